"""The big screen: the lobby, the turn, the exchange and the end, on a wall and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.browser.house import House
from support.browser.inspection import assert_accessible, assert_accessible_in_any_light, assert_fits
from support.browser.moment import expect, see
from support.browser.visitor import BIG_SCREEN, DESKTOP, PHONE, SMALL_PHONE, Device, Visitor, code_of
from support.server.robot import Robot, play_all

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from support.server.guest import Party

DEVICES = [SMALL_PHONE, PHONE, DESKTOP, BIG_SCREEN]
by_width = pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))
CROWD = [f"P{i}" for i in range(100)]
TURNS = 3
ROOM = """() => {
  const arch = document.querySelector('.arch');
  const lowest = Math.max(...[...arch.children].map((tile) => tile.getBoundingClientRect().bottom));
  return {
    columns: arch.style.getPropertyValue('--columns'),
    'fits the window': document.documentElement.scrollHeight <= innerHeight,
    'fits the arch': lowest <= arch.getBoundingClientRect().bottom + 1,
  };
}"""
ORDERS = "() => [...document.querySelectorAll('.tile')].map((tile) => Number(tile.style.order))"
COUNT_SLIDES = """() => {
  const animate = Element.prototype.animate;
  window.slides = 0;
  Element.prototype.animate = function (...how) {
    if (this.matches(".tile")) window.slides++;
    return animate.apply(this, how);
  };
}"""


def wall(visitor: Visitor, party: Party, device: Device = BIG_SCREEN, *, still: bool = True) -> Page:
    page = visitor.open(f"/t/{party.code}/screen", device, still=still)
    page.locator(".wall").wait_for()
    return page


def play(house: House, party: Party, turns: int | None = TURNS) -> None:
    house.do(play_all([Robot(guest, guest.name) for guest in party.guests], turns))


@pytest.fixture(scope="module")
def finished(house: House) -> Party:
    return house.finished("Ana", "Ben", "Cleo", adventure="island")


@by_width
def test_everybody_can_read_it(visitor: Visitor, house: House, finished: Party, device: Device) -> None:
    party = house.party("Ana", "Ben", "Cleo", adventure="island")
    page = wall(visitor, party, device)
    page.locator(".arrivals li").nth(2).wait_for()
    assert_accessible_in_any_light(page)
    assert_fits(page)
    house.do(party.host.say("start"))
    page.locator(".tile .sheet").nth(2).wait_for()
    assert_accessible_in_any_light(page)
    assert_fits(page)
    visitor.go(page, f"/t/{finished.code}/screen")
    page.locator(".wall.after .winning .sheet").wait_for()
    assert_accessible_in_any_light(page)
    assert_fits(page)


def test_names_pop_in_as_they_come_and_go_as_they_leave(visitor: Visitor, house: House) -> None:
    party = house.party("Ana")
    page = wall(visitor, party)
    ben = house.do(party.sit("Ben"))
    page.locator(".arrivals").get_by_text("Ben").wait_for()
    house.do(ben.come())
    house.do(ben.say("leave"))
    page.locator(".arrivals").get_by_text("Ben").wait_for(state="detached")
    expect(page.locator(".arrivals li")).to_have_text(["AAna"])


def test_a_hundred_sheets_have_room_and_every_turn_is_told(visitor: Visitor, house: House) -> None:
    party = house.party(*CROWD, adventure="valley", options="dice=by_hand")
    page = wall(visitor, party)
    house.do(party.host.say("start"))
    house.do(party.host.say("type_roll", turn=1, roll="1 2 3"))
    page.locator(".tile").nth(99).wait_for()
    see(page, ROOM, {"columns": "13", "fits the window": True, "fits the arch": True})
    page.get_by_label("P0, 0 stars, thinking", exact=True).wait_for()
    play(house, party, 1)
    house.do(party.host.come())
    house.do(party.host.say("type_roll", turn=2, roll="2 3 4"))
    page.locator(".top").get_by_text("Turn 2").wait_for()
    page.locator(".told li").first.wait_for(state="attached")
    page.locator(".heat circle").first.wait_for(state="attached")
    assert_accessible(page)


def test_the_haloes_go_out_as_seats_ink(visitor: Visitor, house: House) -> None:
    party = house.party("Ana", "Ben", options="dice=by_hand")
    page = wall(visitor, party)
    house.do(party.host.say("start"))
    house.do(party.host.say("type_roll", turn=1, roll="1 2 3"))
    page.locator(".tile.is-thinking").nth(1).wait_for()
    house.do(play_all([Robot(party.guests[0], "Ana")], 1))
    page.get_by_text("of 2 have inked").wait_for()
    page.locator(".tile.is-inked").wait_for()
    expect(page.locator(".tile.is-thinking")).to_have_count(1)
    expect(page.locator(".wait li")).to_have_text(["Ben"])


def test_in_a_danger_turn_the_sheets_lie_with_who_holds_them(visitor: Visitor, house: House) -> None:
    party = house.party("Ana", "Ben", "Cleo", options="dice=by_hand")
    house.do(party.host.say("start"))
    page = wall(visitor, party)
    page.get_by_text("Ana rolls the real dice.").wait_for()
    house.do(party.host.say("type_roll", turn=1, roll="1 2 !"))
    holds = house.do(party.host.hear("roll"))["roll"]["holds"]
    page.locator(".tile.is-held").nth(2).wait_for()
    see(page, ORDERS, [holds.index(seat) for seat in range(3)])
    names = ["Ana", "Ben", "Cleo"]
    expect(page.locator(".wait li")).to_have_text([f"{names[i]} → {names[holds[i]]}" for i in range(3)])
    assert_accessible(page)


@pytest.mark.parametrize(("seats", "moves"), [(3, True), (25, False)])
def test_only_sheets_that_can_be_followed_are_seen_to_change_places(
    visitor: Visitor, house: House, seats: int, moves: bool
) -> None:
    party = house.party(*(f"Player {number + 1}" for number in range(seats)), options="dice=by_hand")
    house.do(party.host.say("start"))
    page = wall(visitor, party, still=False)
    page.locator(".tile").nth(seats - 1).wait_for()
    page.evaluate(COUNT_SLIDES)
    house.do(party.host.say("type_roll", turn=1, roll="1 2 !"))
    page.locator(".tile.is-held").nth(seats - 1).wait_for()  # which comes after they have begun to slide
    see(page, "() => window.slides > 0", moves)
    expect(page.locator(".told li").first).to_have_css("animation-name", "told" if moves else "none")


def test_a_screen_that_hosts_starts_pauses_and_types_the_dice(visitor: Visitor) -> None:
    page = visitor.open("/host", DESKTOP)
    page.get_by_label("real dice").check()
    page.get_by_label("I only show the big screen").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".wall .controls").wait_for()
    strength = page.get_by_role("combobox", name="How strong the bot is")
    strength.locator("option[value=tourist]").wait_for(state="attached")
    strength.select_option("tourist")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start alone").wait_for()
    expect(strength).to_have_value("tourist")  # it stays chosen while bots come
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start with 2").click()
    page.get_by_role("button", name="Type the dice").click()
    for die, face in enumerate(["3", "5", "1"]):
        page.locator(".typed-dice .faces").nth(die).get_by_role("radio", name=face, exact=True).click()
    page.locator(".typed-dice .btn.primary").click()
    page.locator(".told").get_by_text("Boldest number").wait_for()
    page.get_by_role("button", name="Pause").click()
    page.locator(".thrown").get_by_text("The game is paused.").wait_for()


def test_the_host_of_a_seat_may_use_the_screen_beside_it(visitor: Visitor) -> None:
    page = visitor.open("/host")
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Big screen").wait_for()
    beside = visitor.beside(page.context)
    visitor.go(beside, f"/t/{code_of(page)}/screen")
    beside.get_by_role("button", name="Add a bot").click()
    beside.locator(".arrivals li").nth(1).wait_for()
    beside.get_by_role("button", name="Start with 2").click()
    page.locator(".play").wait_for()


def test_spectators_have_no_rights(visitor: Visitor, house: House) -> None:
    page = wall(visitor, house.party("Ana"))
    page.locator(".arrivals").get_by_text("Ana").wait_for()
    expect(page.get_by_role("button", name="Start")).to_have_count(0)


def test_the_end_has_everybody_and_the_screen_follows_to_the_next_table(visitor: Visitor, house: House) -> None:
    party = house.finished("Ana", "Ben")
    page = wall(visitor, party)
    expect(page.locator(".podium .p")).to_have_count(2)
    expect(page.locator(".places li")).to_have_count(2)
    house.do(party.host.come())
    house.do(party.host.say("play_again"))
    page.locator(".wall.before").wait_for()
    assert code_of(page) != party.code
