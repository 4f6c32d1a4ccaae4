"""Puzzles on the page: played to the end, compared with the best, missed and tried again, and a rush."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible_in_both_themes, assert_fits, assert_targets_are_large
from support.browser.keyboard import press
from support.browser.moment import expect, stopped_clock
from support.browser.states.puzzles import LEGAL, finish
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor

from pennypapers.puzzles import Puzzle, find
from pennypapers.rules.mark import parse_marks

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEPT = "(name) => JSON.parse(localStorage.getItem('pennypapers.puzzles'))[name]"
OF_DEVICES = pytest.mark.parametrize("device", [SMALL_PHONE, PHONE, DESKTOP], ids=lambda device: str(device.width))
AS_GOOD = tuple(map(parse_marks, ("g5=2", "g6=!", "e6=6", "b7=6", "f6=7", "e7=6")))
"""Another finish of temple-2 with as many stars as its answer."""
SHORT_PHONE = Device(360, 640, touch=True)


def answer(page: Page, puzzle: Puzzle) -> None:
    """Play the answer of a puzzle, and wait for its finish."""
    solve(page, puzzle)
    page.locator(".puzzle-finish").wait_for()


def solve(page: Page, puzzle: Puzzle) -> None:
    """Play the answer of a puzzle by keys alone, its marks typed as text."""
    for at, marks in enumerate(puzzle.answer):
        expect(page.locator(".puzzling .coming-dice li")).to_have_count(len(puzzle.endgame.rolls) - at - 1)
        page.locator(LEGAL).first.wait_for()
        press(page, "/")
        page.locator("#typed-mark").fill(" ".join(map(str, marks)))
        press(page, "Enter")
        page.locator(".puzzling .foot .ink:not([aria-disabled])").wait_for()
        press(page, "i")


@pytest.mark.parametrize("name", ["temple-2", "island-3", "valley-3"])
def test_the_best_finish_is_told_to_be_the_best_and_is_remembered(visitor: Visitor, name: str) -> None:
    page = visitor.open(f"/puzzles/{name}", DESKTOP)
    puzzle = find(name)
    answer(page, puzzle)
    expect(page.locator("h1 .lettering")).to_have_attribute("aria-label", "Solved")
    expect(page.locator(".puzzle-finish .say")).to_contain_text("That is the best there is!")
    expect(page.locator(".verdict")).to_contain_text(f"You made {puzzle.best} stars.")
    expect(page.locator("figure.large")).to_have_count(1)
    expect(page.locator(".finish-turns li")).to_have_count(len(puzzle.answer))
    assert page.evaluate(KEPT, name) == "solved"
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(re.compile(rf"/puzzles/(?!{name}$)[a-z]+-\d+$"))
    page.locator(LEGAL).first.wait_for()


def test_another_finish_is_shown_beside_one_of_the_best_and_may_be_tried_again(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/temple-4", PHONE)
    expect(page.locator(".bar .mid")).to_contain_text("hard · up to 34 stars")
    assert_accessible_in_both_themes(page)
    finish("temple-4", page)
    expect(page.locator("h1 .lettering")).to_have_attribute("aria-label", "Not yet")
    expect(page.locator("figure.large figcaption .nm")).to_have_text(["Yours", "One of the best"])
    expect(page.locator(".verdict")).to_contain_text(re.compile("You made -?\\d+ stars, the best is 34"))
    assert page.evaluate(KEPT, "temple-4") == "missed"
    expect(page.locator("h1")).to_be_focused()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    assert_targets_are_large(page)
    press(page, "Home")
    expect(page.locator(".puzzle-finish .bar .mid")).to_contain_text("Before the first of these rolls")
    press(page, "ArrowRight")
    expect(page.locator(".puzzle-finish .bar .mid")).to_contain_text("Roll 1 of 6")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".puzzling .coming-dice li")).to_have_count(5)
    answer(page, find("temple-4"))
    assert page.evaluate(KEPT, "temple-4") == "solved"


def test_a_puzzle_may_end_by_the_rules_before_its_last_roll(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/island-6", DESKTOP)
    puzzle = find("island-6")
    assert len(puzzle.answer) < len(puzzle.endgame.rolls)
    answer(page, puzzle)
    expect(page.locator("h1 .lettering")).to_have_attribute("aria-label", "Solved")


def test_another_finish_with_as_many_stars_counts(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/temple-2", DESKTOP)
    answer(page, replace(find("temple-2"), answer=AS_GOOD))
    expect(page.locator("h1 .lettering")).to_have_attribute("aria-label", "Solved")
    expect(page.locator("figure.large figcaption .nm")).to_have_text(["Yours", "Just as good"])


def test_begin_again_takes_everything_back(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/temple-2", PHONE)
    page.locator(LEGAL).first.wait_for()
    press(page, "/")
    page.locator("#typed-mark").fill("g5=1")
    press(page, "Enter")
    page.locator(".puzzling .foot .ink:not([aria-disabled])").wait_for()
    press(page, "i")
    expect(page.locator(".puzzling .coming-dice li")).to_have_count(4)
    page.get_by_role("button", name="Begin the puzzle again").click()
    expect(page.locator(".puzzling .coming-dice li")).to_have_count(5)
    expect(page.locator(".sheet [data-space=g5]")).not_to_have_attribute("aria-label", re.compile("inked"))


def test_a_screen_reader_hears_the_dice_that_come_and_what_was_inked(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/temple-2", PHONE)
    coming = page.get_by_role("region", name="5 rolls are left:")
    expect(coming.get_by_role("listitem").first).to_contain_text("Rolled Penny, 5, Mummy")
    page.locator(LEGAL).first.wait_for()
    press(page, "/")
    page.locator("#typed-mark").fill("g5=1")
    press(page, "Enter")
    page.locator(".puzzling .foot .ink:not([aria-disabled])").wait_for()
    press(page, "i")
    expect(page.locator("#says")).to_contain_text("Rolled Penny, 5, Mummy")


@OF_DEVICES
def test_the_puzzle_of_the_day_and_puzzles_by_grade_are_reached_from_home(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device)
    page.get_by_role("link", name="Puzzles").click()
    page.locator(".of-today .puzzle-sheet svg").wait_for()
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    assert_targets_are_large(page)
    page.get_by_role("radio", name="hard", exact=True).check()
    expect(page.locator(".by-grade .puzzle-card")).to_have_count(3)
    page.locator(".by-grade .puzzle-card[data-adv=valley]").click()
    expect(page.locator(".puzzling .bar .mid")).to_contain_text("hard")


def test_on_a_short_phone_the_ways_to_a_table_are_in_view(visitor: Visitor) -> None:
    page = visitor.open("/", SHORT_PHONE)
    for name in ("Join", "Host a table", "Learn to play", "Puzzles"):
        expect(page.locator(".tbl").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)


def test_missed_ones_wait_on_a_page_of_their_own_until_they_are_solved(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/temple-2", PHONE)
    finish("temple-2", page)
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name="Puzzles you missed: 1").click()
    row = page.get_by_role("link", name=re.compile("Number 2, easy"))
    expect(row).to_have_count(1)
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    row.click()
    answer(page, find("temple-2"))
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name="Puzzles you missed: none").click()
    expect(page.locator(".puzzles .entry")).to_have_text("No puzzle is waiting for another try.")


def test_an_unknown_puzzle_says_so(visitor: Visitor) -> None:
    visitor.forgive("404")
    page = visitor.open("/puzzles/temple-999")
    expect(page.locator(".notice")).to_contain_text("There is no puzzle")
    page.get_by_role("link", name="Back").click()
    page.locator(".of-today").wait_for()


def test_a_rush_lasts_three_minutes_counts_what_is_solved_and_keeps_the_best(visitor: Visitor) -> None:
    page = visitor.open("/puzzles/rush", PHONE)
    page.get_by_role("radio", name="Temple of Apikhabou").check()
    with stopped_clock(page):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.get_by_role("button", name="Go").click()
        page.locator(LEGAL).first.wait_for()
        expect(page.locator(".puzzling .clock")).to_contain_text("3:00")
        name = next(found[1] for url in asked if (found := re.search(r"/puzzles/(temple-\d+)/play", url)))
        solve(page, find(name))
        expect(page.locator(".puzzling .bar .pill .sr")).to_have_text("1 puzzle solved")
        expect(page.locator("#toasts")).to_contain_text("That is the best there is!")
        page.locator(LEGAL).first.wait_for()
        page.get_by_role("button", name="Skip").click()
        expect(page.locator("#toasts")).to_contain_text("Skipped.")
        page.locator(LEGAL).first.wait_for()
        page.clock.run_for(179_000)
        expect(page.locator(".puzzling .clock")).to_contain_text("0:01")
        page.clock.run_for(2_000)
        page.locator(".rush-over").wait_for()
    expect(page.get_by_role("heading", name="1 puzzle solved")).to_be_focused()
    expect(page.locator(".rush-result")).to_contain_text("Time is up. That is your best ever!")
    expect(page.locator(".puzzle-outcome")).to_have_text(["Solved", "Not solved yet"])
    assert_accessible_in_both_themes(page)
    assert_fits(page)
    page.get_by_role("button", name="Once more").click()
    page.locator(LEGAL).first.wait_for()
    assert_accessible_in_both_themes(page)
