"""The first visit: how much is loaded, that it is requested early, and that the layout does not shift."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_no_layout_shift
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import hold_seat
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor, weigh

if TYPE_CHECKING:
    from playwright.sync_api import Route

MOST_BYTES = 200_000
"""The most bytes that a first visit may load, compressed and with headers."""


def test_home_loads_less_than_half_the_limit(visitor: Visitor) -> None:
    page = visitor.blank()
    scales = weigh(page)
    visitor.go(page, "/")
    page.wait_for_load_state("networkidle")
    assert 10_000 < scales.total < MOST_BYTES / 2


@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
def test_a_solo_game_opened_by_its_address_loads_less_than_the_limit(visitor: Visitor, adventure: str) -> None:
    page = visitor.blank()
    scales = weigh(page)
    visitor.go(page, f"/solo/{adventure}")
    page.locator(".sheet .is-legal").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 50_000 < scales.total < MOST_BYTES
    assert scales.answers < 90


def test_a_running_game_opened_by_its_link_loads_less_than_the_limit(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom", adventure="valley")
    server.do(party.host.say("start"))
    page = visitor.blank()
    hold_seat(page.context, party, party.host)
    scales = weigh(page)
    visitor.go(page, f"/t/{party.code}")
    page.locator(".sheet .is-legal").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 50_000 < scales.total < MOST_BYTES


def test_the_table_is_requested_before_the_messages_have_arrived(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", adventure="island", options="dice=by_hand")
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll="2 3 4"))
    page = visitor.blank()
    hold_seat(page.context, party, party.host)
    words: list[Route] = []
    page.route("**/messages/en.ftl", lambda route: words.append(route))
    with page.expect_response("**/art.svg"):  # requested once the table has answered
        page.goto(f"/t/{party.code}", wait_until="commit")
    assert page.locator("#screen > *").count() == 0
    words[0].continue_()
    page.locator(".sheet .is-legal").first.wait_for()
    expect(page.get_by_role("button", name="Ink it")).to_have_count(1)


def test_the_big_screen_loads_less_than_the_limit(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ida", "Tom", adventure="island")
    server.do(party.host.say("start"))
    page = visitor.blank()
    scales = weigh(page)
    visitor.go(page, f"/t/{party.code}/screen")
    page.locator(".tile .sheet").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 50_000 < scales.total < MOST_BYTES


@pytest.mark.parametrize(
    ("device", "roll"),
    [(device, roll) for device in (SMALL_PHONE, PHONE, DESKTOP) for roll in ("P D 3", "2 3 4")],
    ids=lambda given: given if isinstance(given, str) else str(given.width),
)
@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
def test_no_layout_shift_while_a_game_loads_on_a_slow_phone(
    visitor: Visitor, server: LiveServer, adventure: str, device: Device, roll: str
) -> None:
    party = server.party("Ida", "Tom", adventure=adventure, options="dice=by_hand")
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll=roll))
    page = visitor.blank(device, still=False)
    hold_seat(page.context, party, party.host)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visitor.go(page, f"/t/{party.code}")
    page.locator(".sheet .is-legal").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert_no_layout_shift(page, most=0.02)
