"""The big screen: the lobby, the turn, the exchange and the end, on a projector and on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.geometry import findings, settle
from support.browser.inspection import assert_accessible, assert_accessible_in_both_themes, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect, see
from support.browser.pairs import LANGUAGES
from support.browser.player import drawn
from support.browser.visitor import BIG_SCREEN, DESKTOP, PHONE, SMALL_PHONE, TABLET, Device, Visitor, code_of
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
CAPTIONS = """() => [...document.querySelectorAll('.tile .nm')].map(
  (name) => [...name.children].map((line) => line.textContent))"""
WHOLE_NAMES = """() => {
  const list = document.querySelector('.ranking, .arrivals');
  const room = list.parentElement.getBoundingClientRect();
  const isWhole = (name) => {
    const box = name.getBoundingClientRect();
    return name.scrollWidth <= name.clientWidth + 1 && box.right <= room.right && box.bottom <= room.bottom;
  };
  return [...list.querySelectorAll('.nm, b')].every(isWhole);
}"""
"""Whether no name in the list of players is cut, by its own box or by the panel."""
SMALLEST = Device(320, 568)
FILLED_WIDTH = """() => {
  const boxes = [...document.querySelectorAll('.tile .sheet')].map((sheet) => sheet.getBoundingClientRect());
  const sum = boxes.reduce((wide, { width }) => wide + width, 0);
  return sum > 0.85 * document.querySelector('.arch').clientWidth && new Set(boxes.map(({ top }) => top)).size === 1;
}"""
COUNT_SLIDES = """() => {
  const animate = Element.prototype.animate;
  window.slides = 0;
  Element.prototype.animate = function (...how) {
    if (this.matches(".tile")) window.slides++;
    return animate.apply(this, how);
  };
}"""


def open_big_screen(visitor: Visitor, party: Party, device: Device = BIG_SCREEN, *, still: bool = True) -> Page:
    page = visitor.open(f"/t/{party.code}/screen", device, still=still)
    page.locator(".big-screen").wait_for()
    return page


def long_names(count: int) -> list[str]:
    """Names of twenty letters, the most there may be."""
    return [f"Maximiliane-Floren{number + 10}" for number in range(count)]


def play(server: LiveServer, party: Party, turns: int | None = TURNS) -> None:
    server.do(play_all([Robot(guest, guest.name) for guest in party.guests], turns))


@pytest.fixture(scope="module")
def finished(server: LiveServer) -> Party:
    return server.finished("Ana", "Ben", "Cleo", adventure="island")


@by_width
def test_lobby_game_and_end_are_accessible_and_fit(
    visitor: Visitor, server: LiveServer, finished: Party, device: Device
) -> None:
    party = server.party("Ana", "Ben", "Cleo", adventure="island")
    page = open_big_screen(visitor, party, device)
    page.locator(".arrivals li").nth(2).wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    server.do(party.host.say("start"))
    page.locator(".tile .sheet").nth(2).wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    visitor.go(page, f"/t/{finished.code}/screen")
    page.locator(".big-screen.after .finals .sheet").nth(2).wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)


def test_the_lobby_lists_players_as_they_join_and_leave(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana")
    page = open_big_screen(visitor, party)
    ben = server.do(party.sit("Ben"))
    page.locator(".arrivals").get_by_text("Ben").wait_for()
    server.do(ben.come())
    server.do(ben.say("leave"))
    page.locator(".arrivals").get_by_text("Ben").wait_for(state="detached")
    expect(page.locator(".arrivals li")).to_have_text(["Ana"])


def test_a_hundred_sheets_fit_and_each_turn_is_summarised(visitor: Visitor, server: LiveServer) -> None:
    party = server.party(*CROWD, adventure="valley", options="dice=by_hand")
    page = open_big_screen(visitor, party)
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll="1 2 3"))
    page.locator(".tile").nth(99).wait_for()
    see(page, ROOM, {"columns": "13", "fits the window": True, "fits the arch": True})
    page.get_by_label("P0, 0 stars, thinking", exact=True).wait_for()
    play(server, party, 1)
    server.do(party.host.come())
    server.do(party.host.say("type_roll", turn=2, roll="2 3 4"))
    page.locator(".top").get_by_text("Turn 2").wait_for()
    page.locator(".told li").first.wait_for(state="attached")
    page.locator(".heat circle").first.wait_for(state="attached")
    assert_accessible(page)


def test_seats_change_from_thinking_to_inked(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", options="dice=by_hand")
    page = open_big_screen(visitor, party)
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll="1 2 3"))
    page.locator(".tile.is-thinking").nth(1).wait_for()
    server.do(play_all([Robot(party.guests[0], "Ana")], 1))
    page.get_by_text("of 2 has inked").wait_for()
    page.locator(".tile.is-inked").wait_for()
    expect(page.locator(".tile.is-thinking")).to_have_count(1)
    expect(page.locator(".wait li")).to_have_text(["Ben"])


def test_names_and_the_number_of_more_names_are_everybody_who_thinks(visitor: Visitor, server: LiveServer) -> None:
    party = server.party(*long_names(8), options="dice=by_hand")
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll="2 3 5"))
    page = open_big_screen(visitor, party)
    names = page.locator(".wait li")
    for height in range(1080, 700, -20):
        page.set_viewport_size({"width": 1920, "height": height})
        settle(page)
        told = names.all_inner_texts()
        more = re.fullmatch(r"and (\d+) more", told[-1])
        assert len(told) - 1 + int(more[1]) == 8 if more else len(told) == 8, (height, told)


def test_in_a_danger_turn_sheets_are_ordered_and_captioned_by_holder(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", "Cleo", options="dice=by_hand")
    server.do(party.host.say("start"))
    page = open_big_screen(visitor, party)
    page.get_by_text("Ana rolls the real dice.").wait_for()
    server.do(party.host.say("type_roll", turn=1, roll="1 2 !"))
    holds = server.do(party.host.hear("roll"))["roll"]["holds"]
    page.locator(".tile.is-held").nth(2).wait_for()
    see(page, ORDERS, [holds.index(seat) for seat in range(3)])
    names = ["Ana", "Ben", "Cleo"]
    captions = [[f"{name}’s sheet", f"held by {names[holds.index(seat)]}"] for seat, name in enumerate(names)]
    see(page, CAPTIONS, captions)
    expect(page.locator(".wait li")).to_have_text(names)
    assert_accessible(page)


@pytest.mark.parametrize(("seats", "moves"), [(3, True), (25, False)])
def test_exchanged_sheets_slide_only_at_small_tables(
    visitor: Visitor, server: LiveServer, seats: int, moves: bool
) -> None:
    party = server.party(*(f"Player {number + 1}" for number in range(seats)), options="dice=by_hand")
    server.do(party.host.say("start"))
    page = open_big_screen(visitor, party, still=False)
    page.locator(".tile").nth(seats - 1).wait_for()
    page.evaluate(COUNT_SLIDES)
    server.do(party.host.say("type_roll", turn=1, roll="1 2 !"))
    page.locator(".tile.is-held").nth(seats - 1).wait_for()  # set after the sliding has begun
    see(page, "() => window.slides > 0", moves)
    expect(page.locator(".told li").first).to_have_css("animation-name", "told" if moves else "none")


def test_a_big_screen_that_hosts_can_start_pause_and_type_dice(visitor: Visitor) -> None:
    page = visitor.open("/host", DESKTOP)
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("real dice").check()
    page.get_by_label("I only show the big screen").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".big-screen .controls").wait_for()
    strength = page.get_by_role("combobox", name="Strength of the bot")
    strength.locator("option[value=tourist]").wait_for(state="attached")
    strength.select_option("tourist")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start alone").wait_for()
    expect(strength).to_have_value("tourist")  # adding a bot does not reset the choice
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start with 2").click()
    page.get_by_role("button", name="Type the dice").click()
    for die, face in enumerate(["3", "5", "1"]):
        page.locator(".typed-dice .faces").nth(die).get_by_role("radio", name=face, exact=True).click()
    page.locator(".typed-dice .btn.primary").click()
    page.locator(".told").get_by_text("Boldest number").wait_for()
    page.get_by_role("button", name="Pause").click()
    page.locator(".thrown").get_by_text("The game is paused.").wait_for()


def test_a_host_with_a_seat_controls_the_big_screen_in_the_same_browser(visitor: Visitor) -> None:
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


def test_spectators_see_no_controls(visitor: Visitor, server: LiveServer) -> None:
    page = open_big_screen(visitor, server.party("Ana"))
    page.locator(".arrivals").get_by_text("Ana").wait_for()
    expect(page.get_by_role("button", name="Start")).to_have_count(0)


def test_the_end_shows_all_players_and_a_rematch_opens_its_lobby(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ana", "Ben")
    page = open_big_screen(visitor, party)
    expect(page.locator(".podium .p")).to_have_count(2)
    expect(page.locator(".finals li")).to_have_count(2)
    server.do(party.host.come())
    server.do(party.host.say("play_again"))
    page.locator(".big-screen.before").wait_for()
    assert code_of(page) != party.code


@pytest.fixture(scope="module")
def solo_game(server: LiveServer) -> Party:
    return server.finished("Ana")


def test_the_end_of_a_solo_game_shows_the_rank_and_no_podium(visitor: Visitor, solo_game: Party) -> None:
    page = open_big_screen(visitor, solo_game)
    page.locator(".finals .sheet").wait_for()
    expect(page.locator(".ranks [aria-current=true]")).to_have_count(1)
    expect(page.locator(".big-screen")).not_to_contain_text("share the win")
    expect(page.locator(".podium")).to_have_count(0)
    see(page, "() => parseFloat(getComputedStyle(document.querySelector('.ranks')).fontSize) >= 24", wanted=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_rank_fits_the_smallest_phone(visitor: Visitor, solo_game: Party, language: str) -> None:
    page = visitor.open(f"/t/{solo_game.code}/screen", SMALLEST, language=language)
    page.locator(".finals .sheet").wait_for()
    assert findings(page) == {}


def test_winners_who_share_are_named_as_in_a_sentence(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", "Ben", layout=drawn("temple", "o o"), options="dice=by_hand")
    server.do(party.host.say("start"))
    for turn, mark in enumerate(["a1=2", "b1=3"], 1):
        server.do(party.host.say("type_roll", turn=turn, roll="2 3 1"))
        for guest in party.guests:
            server.do(guest.say("ink", turn=turn, marks=mark))
    page = open_big_screen(visitor, party)
    expect(page.locator(".won")).to_have_text("Ana and Ben share the win.")


@pytest.mark.parametrize("count", [1, 2])
def test_few_sheets_fill_the_width_of_a_tablet(visitor: Visitor, server: LiveServer, count: int) -> None:
    party = server.party(*["Ana", "Ben"][:count])
    server.do(party.host.say("start"))
    page = open_big_screen(visitor, party, TABLET)
    page.locator(".tile .sheet").nth(count - 1).wait_for()
    see(page, FILLED_WIDTH, wanted=True)


def test_the_final_ranking_cuts_no_long_name(visitor: Visitor, server: LiveServer) -> None:
    names = long_names(24)
    page = open_big_screen(visitor, server.finished(*names), DESKTOP)
    page.locator(".winning .sheet").wait_for()
    expect(page.locator(".ranking li")).to_have_count(len(names))
    see(page, WHOLE_NAMES, True)
    assert_fits(page)


def test_a_crowded_lobby_cuts_no_long_name(visitor: Visitor, server: LiveServer) -> None:
    page = open_big_screen(visitor, server.party(*long_names(60)), DESKTOP)
    page.locator(".arrivals li").nth(59).wait_for()
    see(page, WHOLE_NAMES, True)
