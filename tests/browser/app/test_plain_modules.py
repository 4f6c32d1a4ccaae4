"""The page as a clone serves it, with plain modules instead of a bundle: every screen, preloading, a game."""

from __future__ import annotations

import re

import pytest
from support.browser.live_server import LiveServer
from support.browser.player import hold_seat, take_seat
from support.browser.visitor import BIG_SCREEN, Visitor


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", ".home"),
        ("/host", "#screen h1"),
        ("/one-phone", "#screen h1"),
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


def test_modules_are_preloaded_before_any_of_them_has_run(plain_visitor: Visitor, plain_server: LiveServer) -> None:
    party = plain_server.party("Ida", adventure="island")
    plain_server.do(party.host.say("start"))
    page = plain_visitor.blank()
    hold_seat(page.context, party, party.host)
    page.route("**/web/js/app/main.js", lambda route: route.abort())
    aborted = "Failed to load resource|ERR_FAILED"
    plain_visitor.forgive(aborted)
    with (
        page.expect_console_message(lambda message: re.search(aborted, message.text) is not None),
        page.expect_request("**/web/js/sheet/legal-layer.js"),
    ):
        page.goto(f"/t/{party.code}", wait_until="commit")


def test_a_seat_and_the_big_screen_show_a_started_game(plain_visitor: Visitor, plain_server: LiveServer) -> None:
    party = plain_server.party("Ida", "Tom", adventure="temple")
    player = take_seat(plain_visitor, plain_server, party, party.host)
    screen = plain_visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    plain_server.do(party.host.say("start"))
    player.page.locator(".sheet .is-legal").first.wait_for()
    screen.locator(".tile .sheet").first.wait_for()
