"""Challenges on the page: two people play the same dice at different times and compare what they wrote."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect, see
from support.browser.player import drawn, take_seat
from support.browser.runner import is_player, play_on, play_turn, table_of, turn_by_keys
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, TABLET, Device, Visitor
from support.server.challenger import Challenger

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAYOUT = drawn("temple", "o o o o")
DEVICES = [SMALL_PHONE, PHONE, TABLET, DESKTOP]
OF_DEVICES = pytest.mark.parametrize("device", DEVICES, ids=lambda device: str(device.width))
CLOSED = """async (code) => {
  const look = async () => (await fetch(`/api/challenges/${code}`)).json();
  while (!(await look()).is_closed) await new Promise((on) => setTimeout(on, 100));
}"""
FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''"


def begin(page: Page, name: str) -> str:
    """Give a name and begin; returns the code of the run's table."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    return table_of(page)


DRAWN = """() => {
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    if (blob.type === "image/svg+xml") blob.text().then((text) => { window.drawnCard = text; });
    return make.call(URL, blob);
  };
}"""
"""Keeps the drawing of the card that is shared."""
MARKED = 'stroke="#a3202a"', 'fill="#9c3a14"'
"""How dangers and numbers are drawn on a card of the Temple."""


def shared_card(page: Page) -> str:
    """The drawing that is shared."""
    page.evaluate(DRAWN)
    with page.expect_download():
        page.get_by_role("button", name=re.compile("^Share")).click()
    return str(page.evaluate("() => window.drawnCard"))


def see_results(page: Page) -> None:
    page.get_by_role("link", name="See the results").click()
    page.locator(".run-places li").first.wait_for()


def made(server: LiveServer, **wish: object) -> str:
    """The code of a new challenge."""
    return server.do(Challenger(server.port).make(layout=LAYOUT, **wish))


def played_by(server: LiveServer, code: str, *names: str) -> list[Challenger]:
    players = [Challenger(server.port, name) for name in names]
    for player in players:
        server.do(player.play(code, player.name))
    return players


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what is called so has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_two_people_play_at_different_times_and_compare(visitor: Visitor, server: LiveServer) -> None:
    ana = visitor.open("/")
    ana.get_by_role("link", name="Same dice, any time").click()
    ana.get_by_label("What is it called?").fill("Four doors")
    ana.get_by_text("A layout of your own").click()
    ana.get_by_label("The layout, as text").fill(LAYOUT)
    ana.get_by_role("button", name="Make the challenge").click()
    ana.wait_for_url(re.compile(r"/c/[A-Z]+$"))
    address = ana.url.removeprefix(server.address)
    expect(ana.get_by_role("heading", name="Four doors")).to_be_visible()
    expect(ana.locator(".facts-of")).to_contain_text("Nobody has finished it yet.")
    begin(ana, "Ana")
    expect(ana.locator(".bar .under")).to_contain_text("Four doors")
    rolls = play_on(ana)
    see_results(ana)
    expect(ana.locator(".my-run")).to_contain_text("You are the first.")

    ben = visitor.open(address)
    expect(ben.locator(".facts-of")).to_contain_text("1 player has finished it.")
    expect(ben.locator(".run-places")).to_have_count(0)
    begin(ben, "Ben")
    same = play_on(ben, turn=partial(play_turn, last=True))
    assert same[: len(rolls)] == rolls[: len(same)]
    see_results(ben)
    expect(ben.locator(".run-places li")).to_have_count(2)
    expect(ben.locator(".run.me")).to_contain_text("Ben (you)")
    expect(ben.locator(".field-chart")).to_have_attribute("aria-label", re.compile("2 runs"))

    face = ben.locator(".run.me .player-face").inner_html()
    ben.get_by_role("link", name=re.compile(r"Ana.*Compare the sheets")).click()
    expect(ben.locator(".side-by-side .sheet-of svg.sheet")).to_have_count(2)
    expect(ben.locator(".large .nm")).to_have_text(["Ben (you)", "Ana"])
    assert ben.locator(".large .player-face").first.inner_html() == face, "one has the same animal everywhere"
    expect(ben.locator(".here")).to_have_text("Here you wrote differently.")
    expect(ben.locator(".bar .mid")).to_contain_text("Turn 1 of")
    see(ben, "() => document.querySelectorAll('.ticks .parted').length > 0", wanted=True)
    ben.get_by_role("button", name="Next difference").click()
    expect(ben.locator(".here")).to_have_text("Here you wrote differently.")
    ben.get_by_role("link", name="Back").click()
    expect(ben.locator(".run-places li")).to_have_count(2)


def test_a_reload_in_the_middle_keeps_the_run(visitor: Visitor, server: LiveServer) -> None:
    code = made(server, title="Rainy day")
    page = visitor.open(f"/c/{code}")
    table = begin(page, "Ana")
    play_turn(page)
    page.reload()
    expect(page.locator(".bar .under")).to_contain_text("Turn 2")
    visitor.go(page, "/")
    expect(page.locator(".waiting .cont").first).to_contain_text("Rainy day, turn 2")
    visitor.go(page, f"/c/{code}")
    expect(page.locator(".sit")).to_contain_text("Your sheet waits for you.")
    page.evaluate("() => localStorage.clear()")
    page.get_by_role("button", name="Go on").click()
    assert table_of(page) == table
    play_on(page)
    see_results(page)


def test_a_second_tab_has_the_same_first_run(visitor: Visitor, server: LiveServer) -> None:
    code = made(server)
    one = visitor.open(f"/c/{code}")
    table = begin(one, "Ana")
    two = visitor.beside(one.context)
    visitor.go(two, f"/c/{code}")
    two.get_by_role("button", name="Go on").click()
    assert table_of(two) == table


def test_a_second_tab_that_was_open_before_begins_no_run_of_its_own(visitor: Visitor, server: LiveServer) -> None:
    one = visitor.open(f"/c/{made(server)}")
    first = begin(one, "Ana")
    two = visitor.beside(one.context)
    visitor.go(two, f"/c/{made(server)}")
    other = visitor.beside(one.context)
    visitor.go(other, two.url.removeprefix(server.address))
    assert len({first, begin(two, "Ana"), begin(other, "Ana")}) == 2  # the other challenge has one run for both tabs


def test_another_run_is_practice_and_does_not_count(visitor: Visitor, server: LiveServer) -> None:
    code = made(server, title="Again")
    ana, _ = played_by(server, code, "Ana", "Ben")
    page = visitor.blank()
    is_player(visitor, page, ana)
    visitor.go(page, f"/c/{code}")
    page.locator(".run-places li").first.wait_for()
    before = page.locator(".run.me").inner_text()
    page.get_by_role("button", name="Play again (practice)").click()
    table_of(page)
    expect(page.locator(".bar .under")).to_contain_text("Practice")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".of-challenge")).to_contain_text("Practice: this try does not count.")
    expect(page.get_by_role("link", name="About this challenge")).to_be_visible()
    page.keyboard.press("Escape")
    play_on(page)
    expect(page.locator(".end")).to_contain_text("Practice does not count")
    see_results(page)
    expect(page.locator(".run-places li")).to_have_count(2)
    expect(page.locator(".run.me")).to_have_text(re.compile(re.escape(before.split("\n")[0])))
    page.locator(".practice-runs a").click()
    expect(page.locator(".large .nm")).to_have_text(["Ana (you)", "Your practice"])


def test_the_dice_of_a_finished_game_become_a_challenge(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ida", "Tom", layout=LAYOUT, sealed=True)
    page = take_seat(visitor, server, party, party.host).page
    page.get_by_role("button", name="Challenge a friend with these dice").click()
    page.wait_for_url(re.compile(r"/c/[A-Z]+$"))
    expect(page.locator(".facts-of")).to_contain_text("Whoever played the game these dice come from knows them.")


def test_the_card_of_a_run_tells_which_dice_they_were_and_nothing_of_the_sheet(
    visitor: Visitor, server: LiveServer
) -> None:
    code = made(server, title="Rainy day")
    page = visitor.open(f"/c/{code}")
    begin(page, "Ana")
    play_on(page)
    card = shared_card(page)
    assert "Rainy day" in card
    assert f"/c/{code}" in card
    assert [sign for sign in MARKED if sign in card] == []
    visitor.go(page, f"/replay?challenge={code}&run=1")
    page.get_by_role("button", name="Share a card").wait_for()
    card = shared_card(page)
    assert f"/c/{code}" in card
    assert [sign for sign in MARKED if sign in card] == []


def test_the_card_of_another_game_shows_where_was_written(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ida", layout=LAYOUT)
    page = take_seat(visitor, server, party, party.host).page
    page.locator(".end .more-acts").wait_for()
    assert MARKED[1] in shared_card(page)


def test_typed_dice_are_no_challenge(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ida", layout=LAYOUT)
    page = take_seat(visitor, server, party, party.host).page
    page.locator(".end .more-acts").wait_for()
    expect(page.get_by_role("button", name="Challenge a friend")).to_have_count(0)


def test_the_places_have_pages(visitor: Visitor, server: LiveServer) -> None:
    code = made(server)
    players = played_by(server, code, *(f"Player {number}" for number in range(23)))
    results = server.do(players[0].results(code, "?count=100"))
    worst = next(player for player in players if player.name == results["places"][-1]["name"])
    page = visitor.blank()
    is_player(visitor, page, worst)
    visitor.go(page, f"/c/{code}")
    expect(page.locator(".run-places li")).to_have_count(20)
    expect(page.locator(".pager")).to_contain_text("1–20 of 23")
    expect(page.get_by_role("button", name="The places before")).to_be_disabled()
    page.get_by_role("button", name="The next places").click()
    expect(page.locator(".run-places li")).to_have_count(3)
    expect(page.locator(".run.me")).to_contain_text(f"{worst.name} (you)")
    page.get_by_role("button", name="The places before").click()
    expect(page.locator(".run-places li")).to_have_count(20)


def test_a_closed_challenge_shows_its_results_to_everybody(visitor: Visitor, server: LiveServer) -> None:
    code = made(server, closes_in_hours=0.001)
    played_by(server, code, "Ana", "Ben")
    page = visitor.open(f"/c/{code}")
    page.evaluate(CLOSED, code)
    page.reload()
    expect(page.locator(".facts-of")).to_contain_text("Closed since")
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Play again (practice)")).to_have_count(0)
    page.locator("a.run").first.click()
    expect(page.locator(".side-by-side .sheet-of svg.sheet")).to_have_count(1)
    expect(page.get_by_role("button", name="Next difference")).to_have_count(0)
    visitor.go(page, f"/replay?challenge={code}&run=1")
    expect(page.locator(".dice-check b").first).to_contain_text("These dice fit the secret that was sealed")
    expect(page.locator(".dice-check > p.muted")).to_have_text(re.compile("^The seal of the challenge fits"))


def test_an_unknown_challenge_says_so(visitor: Visitor, server: LiveServer) -> None:  # noqa: ARG001
    visitor.forgive("404")
    page = visitor.open("/c/QQQQQ")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    expect(page.get_by_role("link", name="Make a challenge")).to_be_visible()


@OF_DEVICES
def test_the_way_in_is_accessible_and_fits(visitor: Visitor, server: LiveServer, device: Device) -> None:
    page = visitor.open(f"/c/{made(server, title='A title', closes_in_hours=24)}", device)
    page.locator(".about .sheet-thumb svg").wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)


@OF_DEVICES
def test_making_one_is_accessible_and_fits(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/challenge", device)
    page.locator(".sheet-thumb svg").first.wait_for()
    for fold in page.locator(".fold summary").all():
        fold.click()
    assert_accessible_in_both_themes(page)
    assert_fits(page)


@OF_DEVICES
def test_results_and_two_runs_are_accessible_and_fit(visitor: Visitor, server: LiveServer, device: Device) -> None:
    code = made(server, title="A title")
    players = played_by(server, code, "Ana", "Ben", "Wilhelmina-Katharina")
    page = visitor.blank(device)
    is_player(visitor, page, players[0])
    visitor.go(page, f"/c/{code}")
    page.locator(".run-places li").first.wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    page.locator("a.run").first.click()
    expect(page.locator(".side-by-side .sheet-of svg.sheet")).to_have_count(2)
    assert_accessible_in_both_themes(page)
    assert_fits(page)


def test_a_challenge_by_keys_alone(visitor: Visitor, server: LiveServer) -> None:
    code = made(server)
    played_by(server, code, "Ben")
    page = visitor.open(f"/c/{code}", DESKTOP)
    page.get_by_role("textbox", name="Your name").focus()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    table_of(page)
    play_on(page, turn=turn_by_keys)
    tab_to(page, "^See the results")
    page.keyboard.press("Enter")
    page.locator(".run-places li").first.wait_for()
    tab_to(page, "Ben.*Compare the sheets")
    page.keyboard.press("Enter")
    expect(page.locator(".side-by-side .sheet-of svg.sheet")).to_have_count(2)
    page.keyboard.press("Home")
    expect(page.locator(".bar .mid")).to_contain_text("Before the first roll")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".bar .mid")).to_contain_text("Turn 1 of")


def test_a_friends_stars_run_beside_mine_and_never_ahead(visitor: Visitor, server: LiveServer) -> None:
    friend = Challenger(server.port, "Ben")
    code = server.do(friend.make(layout=LAYOUT, title="For Ana"))
    server.do(friend.play(code))
    stars = server.do(friend.get(f"{code}/ghosts/1")).json()["stars"]
    page = visitor.open(f"/c/{code}?beside=1", SMALL_PHONE)
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("combobox", name="Whose stars run beside yours?").select_option("Ben")
    page.get_by_role("button", name="Play", exact=True).click()
    ghost = page.locator(".pill.ghost")
    expect(ghost).to_contain_text("Ben: 0 stars.")
    for turn in (1, 2):
        play_turn(page)
        count = stars[turn - 1]
        expect(ghost).to_contain_text(re.compile(f"Ben: −?{abs(count)} star"))
    page.reload()
    expect(ghost).to_contain_text(re.compile(f"Ben: −?{abs(stars[1])} star"))
    assert_fits(page)
    assert_accessible_in_both_themes(page)
