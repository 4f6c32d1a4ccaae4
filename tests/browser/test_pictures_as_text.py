"""Everything that a picture shows can be reached as text: on the end, in a replay and on the big screen, as in play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.house import House
from support.browser.inspection import assert_accessible
from support.browser.moment import expect
from support.browser.player import play_alone, take_seat
from support.browser.spoken_sheet import assert_all_is_said, said
from support.browser.visitor import BIG_SCREEN, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

ADVENTURES = ["temple", "island", "valley"]

UNNAMED = """() => [...document.querySelectorAll('svg, img, [role=img], canvas')].filter((each) =>
  each.checkVisibility({ visibilityProperty: true })
  && !each.closest('[aria-hidden=true]') && !each.parentElement.closest('svg')
  && !each.getAttribute('aria-label') && !each.getAttribute('alt')
  && !['grid', 'presentation'].includes(each.getAttribute('role'))
).map((each) => each.outerHTML.slice(0, 120))"""
"""Pictures that are neither named nor left out because the same stands beside them."""

LABELLED = "(cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '')"

TILES = """() => [...document.querySelectorAll('.tile')].map((tile) => [
  tile.querySelector('.nm').textContent,
  tile.querySelector('p.sr').textContent,
  [...tile.querySelectorAll('.mark use:not(.pencil2)')].map((use) =>
    [use.closest('[data-space]').dataset.space, use.getAttribute('href').slice(1)]),
])"""


TOLD = "(count) => [...document.querySelectorAll('.tile p.sr')].filter((words) => words.textContent).length === count"


def assert_no_picture_is_silent(page: Page) -> None:
    assert page.evaluate(UNNAMED) == []


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_counted_sheet_of_the_end_can_be_walked_over_and_heard(
    visitor: Visitor, house: House, adventure: str
) -> None:
    party = house.finished("Ida", adventure=adventure)
    player = take_seat(visitor, house, party, party.host)
    assert_all_is_said(player.page, ".end")
    assert_no_picture_is_silent(player.page)
    player.page.locator(".end .sheet [role=gridcell][tabindex='0']").focus()
    player.page.keyboard.press("Control+End")
    last = player.page.locator(".end .sheet [role=gridcell][data-space]").last
    expect(last).to_be_focused()
    expect(last).to_have_attribute("aria-label", re.compile(f"^{last.get_attribute('data-space')}, "))


def test_at_a_table_everybodys_sheet_can_be_heard_at_the_end(visitor: Visitor, house: House) -> None:
    party = house.finished("Ida", "Tom", adventure="island")
    player = take_seat(visitor, house, party, party.host)
    page = player.page
    page.locator(".rest details:not([open]) summary").click()
    expect(page.get_by_role("grid")).to_have_count(2)
    for grid in (page.get_by_role("grid").nth(0), page.get_by_role("grid").nth(1)):
        marked = grid.locator("[role=gridcell]:has(.mark)")
        marked.nth(5).wait_for()
        assert all(", " in name for name in marked.evaluate_all(LABELLED))
        boxes = grid.locator(".notes [role=gridcell]").last
        expect(boxes).to_have_attribute("aria-label", re.compile(r"^Danger boxes, \d of 5 ticked$"))
    assert_no_picture_is_silent(page)
    assert_accessible(page)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_sheet_of_a_replay_can_be_heard(visitor: Visitor, house: House, adventure: str) -> None:
    party = house.finished("Ida", "Tom", adventure=adventure)
    page = visitor.open(f"/replay/{party.code}?turn=9")
    assert_all_is_said(page, "main")
    assert_no_picture_is_silent(page)


def test_play_has_no_silent_picture(visitor: Visitor, house: House) -> None:
    player = play_alone(visitor, house, adventure="valley")
    player.roll("2 D 5")
    assert_no_picture_is_silent(player.page)
    player.pencil("c1=5")
    assert_no_picture_is_silent(player.page)


@pytest.mark.parametrize("players", [3, 12], ids=["full sheets", "stamps"])
def test_every_sheet_of_the_big_screen_can_be_read(visitor: Visitor, house: House, players: int) -> None:
    names = [f"P{number}" for number in range(players)]
    party = house.party(*names, adventure="temple", options="dice=by_hand")
    house.do(party.host.say("start"))
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    page.locator(".tile").nth(players - 1).wait_for()
    house.do(party.host.say("type_roll", turn=1, roll="4 1 3"))
    for guest in party.guests:
        house.do(guest.say("ink", turn=1, marks="c3=4"))
    page.wait_for_function(TOLD, arg=players)
    for name, words, marks in page.evaluate(TILES):
        assert name.startswith("P")
        assert words == "c3, 4, inked"
        assert [(space, said(symbol)) for space, symbol in marks] == ([("c3", "4")] if players == 3 else [])
    assert_no_picture_is_silent(page)
    assert_accessible(page)


def test_the_winners_sheet_on_the_big_screen_can_be_heard(visitor: Visitor, house: House) -> None:
    party = house.finished("Ida", "Tom", adventure="valley")
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    assert_all_is_said(page, ".winning")
    assert_no_picture_is_silent(page)
