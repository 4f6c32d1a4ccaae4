"""Paper seats in the browser: added in the lobby, marked as done by the host, entered at the end; the big screen."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.live_server import LiveServer
from support.browser.moment import expect, stopped_clock
from support.browser.visitor import BIG_SCREEN, DESKTOP, SMALL_PHONE, Device, Visitor
from support.server.guest import Guest, Party

from pennypapers.rules import ADVENTURES

if TYPE_CHECKING:
    from playwright.sync_api import Page

FINGER = 44
READABLE = 12
SIDES = "(all) => all.map((each) => Math.min(each.offsetWidth, each.offsetHeight))"
LAID_OUT = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const above = seen('.chips .chip, .takes').map((each) => [each.innerText, each.getBoundingClientRect().bottom]);
  const buttons = seen('.foot button').map((each) => {
    const { left, right } = each.getBoundingClientRect();
    return [left, right, Math.min(each.offsetWidth, each.offsetHeight)];
  });
  return [document.querySelector('.foot').getBoundingClientRect().top, above, buttons];
}"""
"""Where the foot begins, what should be above it, and its buttons from left to right with their shorter sides."""
ROW = "adventure: temple\nname: row\ngrid:\n  o o o D\n"


def take(visitor: Visitor, party: Party, path: str, device: Device, **kept: object) -> Page:
    """Store a seat or the host's token in a new browser, and open a path of the table."""
    page = visitor.open("/", device)
    seat = {"code": party.code, "adventure": "temple", "solo": False, "at": 1, **kept}
    page.evaluate("(seats) => localStorage.setItem('pennypapers.seats', seats)", json.dumps({party.code: seat}))
    visitor.go(page, path)
    return page


def type_dice(page: Page, faces: str) -> None:
    page.locator(".typed-dice").wait_for()
    sizes = page.locator(".faces button").evaluate_all(SIDES)
    assert len(sizes) == 18
    assert min(sizes) >= FINGER
    for at, face in enumerate(faces.split()):
        page.locator(".typed-dice .faces").nth(at).locator(f'[data-face="{face}"]').click()
    page.locator(".typed-dice .btn.primary").click()


def paper_is(page: Page, done: str) -> None:
    """Tap one of the buttons for paper seats, which a small phone shows in a dialog."""
    page.get_by_role("button", name="On paper").click()
    page.get_by_role("dialog").get_by_role("button", name=done).click()


def test_a_game_of_one_phone_and_two_paper_seats(visitor: Visitor, server: LiveServer) -> None:
    party = server.party("Ana", layout=ROW, options="dice=by_hand")
    page = take(visitor, party, f"/t/{party.code}", SMALL_PHONE, token=party.host.token, name="Ana")
    for name in ("Ben", "Cleo"):
        page.get_by_role("button", name="Add somebody on paper").first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Name").fill(name)
        dialog.get_by_role("button", name="Add somebody on paper").click()
        dialog.wait_for(state="detached")
        page.locator(".plist").get_by_text(name).first.wait_for()
    assert_fits(page)
    assert_accessible(page)
    page.get_by_role("button", name="Start").click()
    type_dice(page, "1 2 !")
    panel = page.locator(".paper-panel")
    panel.get_by_text("Ben takes the paper of Cleo").wait_for()
    panel.get_by_text("Hand your phone to somebody beside you").wait_for()
    assert_fits(page)
    assert_accessible(page)
    page.locator('[data-space="a1"][role=gridcell]').click()
    page.locator(".foot .ink:not([aria-disabled])").click()
    paper_is(page, "All on paper are done")
    type_dice(page, "1 2 3")
    paper_is(page, "Done, and a sheet is full")
    page.locator('[data-space="b1"][role=gridcell]').click()
    page.locator(".chips .chip:visible").first.click()
    page.locator(".foot .ink:not([aria-disabled])").click()
    entry = page.locator(".paper-sheets")
    entry.get_by_text("Still to be counted: Ben and Cleo").wait_for()
    expect(page.locator(".pod use[href$='i-crown']")).to_have_count(
        0
    )  # there is no winner before all sheets are counted
    entry.get_by_role("button", name="Cleo").click()
    dialog = page.get_by_role("dialog")
    for space, number in (("a1", "4"), ("b1", "5"), ("c1", "6")):
        dialog.locator(f'[data-space="{space}"][role=gridcell]').focus()
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    dialog.locator(".total").get_by_text("3 stars").wait_for(state="attached")
    assert_fits(page)
    with stopped_clock(page):  # so that the toast does not disappear
        dialog.get_by_role("button", name="Take this sheet").click()
        page.locator(".pod").get_by_role("group", name="Place 1: Cleo").wait_for()
        entry.get_by_text("Still to be counted: Ben", exact=True).wait_for()
        toast = page.locator(".toast").bounding_box()
        assert toast, "a toast says that the sheet was taken"
        assert 0 < toast["y"] < SMALL_PHONE.height - toast["height"], "the toast is visible without scrolling"
    assert_accessible(page)
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)  # with paper seats there is no record to replay


@pytest.mark.parametrize("roll", ["1 2 !", "1 3 5", "P 2 4"], ids=["danger", "ordinary", "penny"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_controls_of_paper_seats_do_not_overlap_the_footer_of_a_small_phone(
    visitor: Visitor, server: LiveServer, adventure: str, roll: str
) -> None:
    party = server.party("Ana", adventure=adventure, options="dice=by_hand")
    for name in ("Ben", "Cleo"):
        server.do(party.host.say("add_paper", name=name))
    server.do(party.host.say("start"))
    server.do(party.host.say("type_roll", turn=1, roll=roll))
    page = take(visitor, party, f"/t/{party.code}", SMALL_PHONE, token=party.host.token, name="Ana")
    paper = page.get_by_role("button", name="On paper")
    paper.wait_for()
    page.locator(".sheet [role=gridcell]").first.wait_for()
    if "!" in roll:
        page.locator(".takes").wait_for()
    else:
        page.locator(".chips .chip:visible").nth(3).wait_for()
    foot, above, buttons = page.evaluate(LAID_OUT)
    assert above
    for words, bottom in above:
        assert bottom <= foot + 0.5, words
    found = sorted((left, right) for left, right, _ in buttons)
    assert all(left[1] <= right[0] for left, right in pairwise(found)), "buttons in the footer do not overlap"
    assert found[-1][1] <= SMALL_PHONE.width
    assert min(side for _, _, side in buttons) >= FINGER
    assert_fits(page)
    paper.click()
    page.get_by_role("dialog").get_by_role("button", name="Done, and a sheet is full").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="All on paper are done").click()
    page.get_by_role("dialog").wait_for(state="detached")
    paper.wait_for(state="hidden")


def test_the_big_screen_shows_no_winner_until_all_paper_sheets_are_entered(
    visitor: Visitor, server: LiveServer
) -> None:
    party = server.party(layout=ROW, options="dice=by_hand")
    host = server.do(Guest(server.port, party.code, party.host_token).come())
    for name in ("Ben", "Cleo"):
        server.do(host.say("add_paper", name=name))
    server.do(host.say("start"))
    server.do(host.say("type_roll", turn=1, roll="1 2 3"))
    page = take(visitor, party, f"/t/{party.code}/screen", DESKTOP, token=party.host_token, screen=True)
    page.get_by_role("button", name="Correct the dice").click()
    words = page.get_by_role("dialog").locator(".picker .xs").first
    seen = words.evaluate("(each) => parseFloat(getComputedStyle(each).fontSize) * (each.currentCSSZoom ?? 1)")
    is_exact = math.isclose(seen, READABLE, rel_tol=1e-6)  # a browser computes sizes in 32 bits
    assert seen > READABLE or is_exact, "a dialog on the big screen has readable letters"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Done, and a sheet is full").click()
    won = page.locator(".won")
    won.get_by_text("Still to be counted: Ben and Cleo").wait_for()
    head = "adventure: temple\nlayout: row.layout\nx-layout: row | o o o D\ngrid:\n"
    server.do(host.say("enter_sheet", seat=0, sheet=f"{head}  4 5 . .\n"))
    won.get_by_text("Still to be counted: Cleo", exact=True).wait_for()
    expect(page.locator(".podium use[href$='i-crown']")).to_have_count(0)
    server.do(host.say("enter_sheet", seat=1, sheet=f"{head}  4 . . .\n"))
    page.locator(".podium .p1 use[href$='i-crown']").wait_for(state="attached")
    expect(won).to_contain_text("Ben")
    server.do(host.go())


def test_the_big_screen_lists_the_exchange_of_a_hundred_paper_seats(visitor: Visitor, server: LiveServer) -> None:
    party = server.party(layout=ROW, options="dice=by_hand")
    host = server.do(Guest(server.port, party.code, party.host_token).come())
    names = [f"Player {number}" for number in range(1, 101)]
    for name in names:
        server.do(host.say("add_paper", name=name))
    server.do(host.say("start"))
    server.do(host.say("type_roll", turn=1, roll="1 2 !"))
    page = take(visitor, party, f"/t/{party.code}/screen", BIG_SCREEN, token=party.host_token, screen=True)
    lines = page.locator(".paper-panel .takes li")
    lines.nth(99).wait_for()
    said = lines.all_inner_texts()
    assert [line.split(" takes ")[0] for line in said] == names
    assert sorted(line.rpartition(" of ")[2] for line in said) == sorted(names)
    page.get_by_role("button", name="All on paper are done").click()
    page.get_by_role("button", name="Type the dice").wait_for()
    server.do(host.go())
