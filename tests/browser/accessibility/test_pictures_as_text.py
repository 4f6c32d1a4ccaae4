"""Everything that a picture shows is available as text: in play, at the end, in a replay and on the big screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import play_alone, take_seat
from support.browser.spoken_sheet import assert_marks_are_labelled, said
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
"""Visible pictures that have no label and are not hidden from screen readers."""

LABELLED = "(cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '')"

TILES = """() => [...document.querySelectorAll('.tile')].map((tile) => [
  tile.querySelector('.nm').textContent,
  tile.querySelector('p.sr').textContent,
  [...tile.querySelectorAll('.mark use:not(.pencil2)')].map((use) =>
    [use.closest('[data-space]').dataset.space, use.getAttribute('href').slice(1)]),
])"""


TOLD = "(count) => [...document.querySelectorAll('.tile p.sr')].filter((words) => words.textContent).length === count"


def assert_every_picture_has_a_label(page: Page) -> None:
    assert page.evaluate(UNNAMED) == []


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_final_sheet_of_a_solo_game_has_labels_and_keyboard_navigation(
    visitor: Visitor, server: LiveServer, adventure: str
) -> None:
    party = server.finished("Ida", adventure=adventure)
    player = take_seat(visitor, server, party, party.host)
    assert_marks_are_labelled(player.page, ".end")
    assert_every_picture_has_a_label(player.page)
    player.page.locator(".end .sheet [role=gridcell][tabindex='0']").focus()
    player.page.keyboard.press("Control+End")
    last = player.page.locator(".end .sheet [role=gridcell][data-space]").last
    expect(last).to_be_focused()
    expect(last).to_have_attribute("aria-label", re.compile(f"^{last.get_attribute('data-space')}, "))


def test_the_final_sheets_of_a_table_have_labels(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ida", "Tom", adventure="island")
    player = take_seat(visitor, server, party, party.host)
    page = player.page
    page.locator(".rest details:not([open]) summary").click()
    expect(page.get_by_role("grid")).to_have_count(2)
    for grid in (page.get_by_role("grid").nth(0), page.get_by_role("grid").nth(1)):
        marked = grid.locator("[role=gridcell]:has(.mark)")
        marked.nth(5).wait_for()
        assert all(", " in name for name in marked.evaluate_all(LABELLED))
        boxes = grid.locator(".notes [role=gridcell]").last
        expect(boxes).to_have_attribute("aria-label", re.compile(r"^Danger boxes, \d of 5 ticked$"))
    assert_every_picture_has_a_label(page)
    assert_accessible(page)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_sheet_of_a_replay_has_labels(visitor: Visitor, server: LiveServer, adventure: str) -> None:
    party = server.finished("Ida", "Tom", adventure=adventure)
    page = visitor.open(f"/replay/{party.code}?turn=9")
    assert_marks_are_labelled(page, "main")
    assert_every_picture_has_a_label(page)


def test_every_picture_of_the_play_screen_has_a_label(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, adventure="valley")
    player.roll("2 D 5")
    assert_every_picture_has_a_label(player.page)
    player.pencil("c1=5")
    assert_every_picture_has_a_label(player.page)


@pytest.mark.parametrize("players", [3, 12], ids=["full sheets", "stamps"])
def test_every_sheet_of_the_big_screen_has_a_text(visitor: Visitor, server: LiveServer, players: int) -> None:
    names = [f"P{number}" for number in range(players)]
    party = server.party(*names, adventure="temple", options="dice=by_hand")
    server.do(party.host.say("start"))
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    page.locator(".tile").nth(players - 1).wait_for()
    server.do(party.host.say("type_roll", turn=1, roll="4 1 3"))
    for guest in party.guests:
        server.do(guest.say("ink", turn=1, marks="c3=4"))
    page.wait_for_function(TOLD, arg=players)
    for name, words, marks in page.evaluate(TILES):
        assert name.startswith("P")
        assert words == "c3, 4, inked"
        assert [(space, said(symbol)) for space, symbol in marks] == ([("c3", "4")] if players == 3 else [])
    assert_every_picture_has_a_label(page)
    assert_accessible(page)


def test_the_final_sheets_of_the_big_screen_have_labels(visitor: Visitor, server: LiveServer) -> None:
    party = server.finished("Ida", "Tom", adventure="valley")
    page = visitor.open(f"/t/{party.code}/screen", BIG_SCREEN)
    assert_marks_are_labelled(page, ".finals")
    assert_every_picture_has_a_label(page)
