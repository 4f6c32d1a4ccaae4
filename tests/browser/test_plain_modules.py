"""The page from a clone, whose modules are served as they are: every address, a game, and what comes later."""

from __future__ import annotations

import pytest
from support.browser.house import House
from support.browser.player import hold_seat, take_seat
from support.browser.visitor import BIG_SCREEN, Visitor


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", ".home"),
        ("/host", "#screen h1"),
        ("/join", "#screen h1"),
        ("/learn", "#screen h1"),
        ("/print", "#screen h1"),
        ("/replay", "#screen h1"),
        ("/rules", "#screen h1"),
        ("/count", "#screen h1"),
        ("/learn/island", ".sheet .is-legal"),
        ("/solo/valley", ".sheet .is-legal"),
    ],
)
def test_every_screen_opens(plain_visitor: Visitor, path: str, shown: str) -> None:
    page = plain_visitor.open(path)
    page.locator(shown).first.wait_for()
    assert [address for address in plain_visitor.asked if "/web/js/ui/dom.js" in address], "plain modules"
    assert not [address for address in plain_visitor.asked if "/shared/" in address], "no bundle"


def test_a_document_asks_for_its_modules_before_any_of_them_has_run(plain_visitor: Visitor, plain_house: House) -> None:
    party = plain_house.party("Ida", adventure="island")
    plain_house.do(party.host.say("start"))
    page = plain_visitor.blank()
    hold_seat(page.context, party, party.host)
    page.route("**/web/js/app/main.js", lambda route: route.abort())
    with page.expect_request("**/web/js/sheet/legal-layer.js"):
        page.goto(f"/t/{party.code}", wait_until="commit")
    plain_visitor.forgive("Failed to load resource|ERR_FAILED")


def test_a_table_is_played_from_the_lobby_to_the_big_screen(plain_visitor: Visitor, plain_house: House) -> None:
    party = plain_house.party("Ida", "Tom", adventure="temple")
    player = take_seat(plain_visitor, plain_house, party, party.host)
    screen = plain_visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    plain_house.do(party.host.say("start"))
    player.page.locator(".sheet .is-legal").first.wait_for()
    screen.locator(".tile .sheet").first.wait_for()
