"""A game with the keyboard only: arrows, digits, Enter, I, marks typed as text, keys to undo and to close."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.browser.house import House
from support.browser.inspection import assert_accessible
from support.browser.moment import expect, no_time
from support.browser.player import Player, drawn, play_alone
from support.browser.visitor import DESKTOP, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAYOUT = drawn("temple", "o o o", "D o o")
RING = (
    "ring => getComputedStyle(ring.querySelector('path')).stroke !== 'none' && ring.getBoundingClientRect().width > 20"
)
FOCUS = "() => document.activeElement.dataset.space ?? document.activeElement.className"
NAME = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
SEEN = """() => {
  const at = document.activeElement;
  if (at.matches('.sheet [data-space]')) return Boolean(document.querySelector('.cursor .ring'));
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  return at.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
}"""


@pytest.fixture
def player(visitor: Visitor, house: House) -> Player:
    return play_alone(visitor, house, layout=LAYOUT, device=DESKTOP)


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def focus(page: Page) -> str:
    """The space that has the focus, or the class of what else has it."""
    return str(page.evaluate(FOCUS))


def tab_to_the_sheet(page: Page) -> None:
    for _ in range(20):
        press(page, "Tab")
        if page.evaluate("() => document.activeElement.matches('.sheet [data-space]')"):
            return
    raise AssertionError("Tab does not lead to the sheet")


def ink(player: Player) -> None:
    player.page.locator(".foot .ink:not([aria-disabled])").wait_for()
    press(player.page, "i")
    player.closed()


def test_a_whole_game_is_played_by_keys_alone(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    tab_to_the_sheet(page)
    assert focus(page) == "a1"
    assert page.locator(".cursor .ring").evaluate(RING)
    press(page, "4", "Enter")
    player.hears("a1, 4 in pencil")
    ink(player)
    player.roll("2 3 5")
    press(page, "ArrowRight", "5", "Enter")
    ink(player)
    player.roll("1 D 5")
    press(page, "ArrowDown", "ArrowLeft", "6", "Enter")
    player.hears("a2, door, 6 in pencil")
    ink(player)
    player.roll("1 2 !")
    press(page, "ArrowRight", "Enter")
    ink(player)
    player.roll("P 2 3")
    press(page, "/")
    page.get_by_role("textbox").fill("c1=15")
    press(page, "Enter")
    page.locator("dialog").wait_for(state="detached")
    ink(player)
    player.roll("5 5 5")
    with no_time(page):
        press(page, "ArrowRight", "1", "0", "Enter")
    player.hears("c2, 10 in pencil")
    press(page, "Control+Enter")
    page.locator(".end").wait_for()
    assert player.is_over()
    assert "c1=15" in player.house.do(player.party.get("/record")).text


def test_the_focus_can_be_seen_on_everything_that_tab_reaches(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    press(page, "Tab")
    reached: list[str] = []
    while not page.evaluate("() => document.activeElement === document.body"):
        reached.append(page.evaluate(NAME))
        assert page.evaluate(SEEN), reached
        press(page, "Tab")
    assert [name.split(",")[0] for name in reached] == [
        "Menu",
        "Solo",
        "Help",
        "a1",
        *["1", "3", "4", "5", "7", "8"],
        "0 stars",
        *["Sequence0", "Groups0", "Mummies0"],
        "Take back",
        "Hint",
        "Ink it",
    ]


def test_what_was_pencilled_is_taken_back_by_keys(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    tab_to_the_sheet(page)
    press(page, "8", "Enter")
    player.hears("a1, 8 in pencil")
    press(page, "Backspace")
    player.hears("a1, plain, empty, may be chosen")
    press(page, "4", "Enter")
    player.hears("a1, 4 in pencil")
    press(page, "Control+z")
    player.hears("a1, plain, empty, may be chosen")


def test_escape_lets_go_of_a_number_and_closes_what_lies_over_the_game(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    tab_to_the_sheet(page)
    press(page, "8")
    page.locator(".chip.sel").wait_for()
    press(page, "Escape")
    page.locator(".chip.sel").wait_for(state="detached")
    press(page, "8", "ArrowDown", "Enter")
    player.bubble.wait_for()
    expect(player.bubble.locator(".clause")).to_have_text("T2")
    press(page, "Escape")
    player.bubble.wait_for(state="detached")
    assert focus(page) == "a2"
    press(page, "?")
    page.get_by_role("dialog", name="Keys").wait_for()
    assert_accessible(page)
    press(page, "Escape")
    page.locator("dialog").wait_for(state="detached")
    assert focus(page) == "a2"


def test_a_typed_mark_that_cannot_be_read_says_how_one_is_written(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    press(page, "/")
    page.get_by_role("textbox").fill("c1:4")
    press(page, "Enter")
    page.get_by_text("Write it like c4=15").wait_for()
    assert_accessible(page)
    page.get_by_role("textbox").fill("A2=8")
    press(page, "Enter")
    player.bubble.wait_for()
    expect(player.bubble.locator(".clause")).to_have_text("T2")


def test_a_mark_is_typed_in_one_line(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    press(page, "/")
    page.get_by_role("textbox").fill("B1=8")
    press(page, "Enter")
    player.hears("b1, 8 in pencil")
