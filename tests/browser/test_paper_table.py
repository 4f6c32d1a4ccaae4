"""A table with paper in the browser: seated in the lobby, done by the host, entered at the end; on the wall by name."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from support.browser.house import House
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.moment import expect, no_time
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
    """A browser that holds something of the table."""
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
    """On a low phone both buttons are behind one in the foot."""
    page.get_by_role("button", name="On paper").click()
    page.get_by_role("dialog").get_by_role("button", name=done).click()


def test_a_phone_and_two_on_paper(visitor: Visitor, house: House) -> None:
    party = house.party("Ana", layout=ROW, options="dice=by_hand")
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
    entry.get_by_text("Still to be counted: Ben, Cleo").wait_for()
    expect(page.locator(".pod use[href$='i-crown']")).to_have_count(0)  # nobody has won before all is counted
    entry.get_by_role("button", name="Cleo").click()
    dialog = page.get_by_role("dialog")
    for space, number in (("a1", "4"), ("b1", "5"), ("c1", "6")):
        dialog.locator(f'[data-space="{space}"][role=gridcell]').focus()
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    dialog.locator(".total").get_by_text("3 stars").wait_for(state="attached")
    assert_fits(page)
    with no_time(page):  # which a slip would not outlast
        dialog.get_by_role("button", name="Take this sheet").click()
        page.locator(".pod").get_by_role("group", name="Place 1: Cleo").wait_for()
        entry.get_by_text("Still to be counted: Ben", exact=True).wait_for()
        slip = page.locator(".toast").bounding_box()
        assert slip, "the sheet was taken, and it is said"
        assert 0 < slip["y"] < SMALL_PHONE.height - slip["height"], "where it is seen without scrolling"
    assert_accessible(page)
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)  # one phone among paper leaves no record


@pytest.mark.parametrize("roll", ["1 2 !", "1 3 5", "P 2 4"], ids=["danger", "ordinary", "penny"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_what_a_host_taps_for_paper_is_clear_of_the_foot_of_a_small_phone(
    visitor: Visitor, house: House, adventure: str, roll: str
) -> None:
    party = house.party("Ana", adventure=adventure, options="dice=by_hand")
    for name in ("Ben", "Cleo"):
        house.do(party.host.say("add_paper", name=name))
    house.do(party.host.say("start"))
    house.do(party.host.say("type_roll", turn=1, roll=roll))
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
    assert all(left[1] <= right[0] for left, right in pairwise(found)), "nothing in the foot lies over another"
    assert found[-1][1] <= SMALL_PHONE.width
    assert min(side for _, _, side in buttons) >= FINGER
    assert_fits(page)
    paper.click()
    page.get_by_role("dialog").get_by_role("button", name="Done, and a sheet is full").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="All on paper are done").click()
    page.get_by_role("dialog").wait_for(state="detached")
    paper.wait_for(state="hidden")


def test_a_wall_says_nobody_has_won_before_all_paper_is_entered(visitor: Visitor, house: House) -> None:
    party = house.party(layout=ROW, options="dice=by_hand")
    host = house.do(Guest(house.port, party.code, party.host_token).come())
    for name in ("Ben", "Cleo"):
        house.do(host.say("add_paper", name=name))
    house.do(host.say("start"))
    house.do(host.say("type_roll", turn=1, roll="1 2 3"))
    page = take(visitor, party, f"/t/{party.code}/screen", DESKTOP, token=party.host_token, screen=True)
    page.get_by_role("button", name="Correct the dice").click()
    words = page.get_by_role("dialog").locator(".picker .xs").first
    seen = words.evaluate("(each) => parseFloat(getComputedStyle(each).fontSize) * (each.currentCSSZoom ?? 1)")
    assert seen >= READABLE, "a slip on the wall is read from near"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Done, and a sheet is full").click()
    won = page.locator(".won")
    won.get_by_text("Still to be counted: Ben, Cleo").wait_for()
    head = "adventure: temple\nlayout: row.layout\nx-layout: row | o o o D\ngrid:\n"
    house.do(host.say("enter_sheet", seat=0, sheet=f"{head}  4 5 . .\n"))
    won.get_by_text("Still to be counted: Cleo", exact=True).wait_for()
    expect(page.locator(".podium use[href$='i-crown']")).to_have_count(0)
    house.do(host.say("enter_sheet", seat=1, sheet=f"{head}  4 . . .\n"))
    page.locator(".podium .p1 use[href$='i-crown']").wait_for(state="attached")
    expect(won).to_contain_text("Ben")
    house.do(host.go())


def test_a_hundred_on_paper_are_told_by_name_on_the_wall(visitor: Visitor, house: House) -> None:
    party = house.party(layout=ROW, options="dice=by_hand")
    host = house.do(Guest(house.port, party.code, party.host_token).come())
    names = [f"Player {number}" for number in range(1, 101)]
    for name in names:
        house.do(host.say("add_paper", name=name))
    house.do(host.say("start"))
    house.do(host.say("type_roll", turn=1, roll="1 2 !"))
    page = take(visitor, party, f"/t/{party.code}/screen", BIG_SCREEN, token=party.host_token, screen=True)
    lines = page.locator(".paper-panel .takes li")
    lines.nth(99).wait_for()
    said = lines.all_inner_texts()
    assert [line.split(" takes ")[0] for line in said] == names
    assert sorted(line.rpartition(" of ")[2] for line in said) == sorted(names)
    page.get_by_role("button", name="All on paper are done").click()
    page.get_by_role("button", name="Type the dice").wait_for()
    house.do(host.go())
