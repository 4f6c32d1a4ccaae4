"""A game with the keyboard only: arrows, digits, Enter, I, marks typed as text, keys to undo and to close."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible
from support.browser.keyboard import NAME, SEEN, focus, press
from support.browser.live_server import LiveServer
from support.browser.moment import expect, stopped_clock
from support.browser.player import Player, drawn, play_alone
from support.browser.visitor import DESKTOP, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAYOUT = drawn("temple", "o o o", "D o o")
RING = (
    "ring => getComputedStyle(ring.querySelector('path')).stroke !== 'none' && ring.getBoundingClientRect().width > 20"
)


@pytest.fixture
def player(visitor: Visitor, server: LiveServer) -> Player:
    return play_alone(visitor, server, layout=LAYOUT, device=DESKTOP)


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
    with stopped_clock(page):
        press(page, "ArrowRight", "1", "0", "Enter")
    player.hears("c2, 10 in pencil")
    press(page, "Control+Enter")
    page.locator(".end").wait_for()
    assert player.is_over()
    assert "c1=15" in player.server.do(player.party.get("/record")).text


def test_every_element_that_tab_reaches_shows_its_focus(player: Player) -> None:
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
        *["Sequence0", "Groups0", "Mummies0"],
        "Take back",
        "Hint",
        "Ink it",
    ]


def test_keys_undo_pencilled_marks(player: Player) -> None:
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


def test_escape_unselects_a_number_and_closes_bubble_and_dialog(player: Player) -> None:
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


def test_an_unreadable_typed_mark_shows_an_example(player: Player) -> None:
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


def test_a_mark_can_be_typed_as_text(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    press(page, "/")
    page.get_by_role("textbox").fill("B1=8")
    press(page, "Enter")
    player.hears("b1, 8 in pencil")


def test_arrows_focus_the_sheet_at_once_and_a_chosen_number_is_announced(player: Player) -> None:
    page = player.page
    player.roll("2 3 1")
    press(page, "ArrowDown")
    assert focus(page) == "a1"
    press(page, "5")
    page.locator("#says").get_by_text("5: 5 spaces.").wait_for(state="attached")


def test_a_new_screen_has_the_focus_at_its_heading(visitor: Visitor) -> None:
    page = visitor.open("/", DESKTOP)
    assert focus(page) == ""  # the first screen is read from its beginning
    page.get_by_role("link", name="Rules").focus()
    press(page, "Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_css("outline-style", "none")  # it cannot be pressed
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Pennypapers")).to_be_focused()


def test_the_end_of_a_game_has_the_focus_at_its_heading(visitor: Visitor, server: LiveServer) -> None:
    player = play_alone(visitor, server, layout=drawn("temple", "o o"), device=DESKTOP)
    page = player.page
    player.roll("4 1 3")
    press(page, "ArrowDown", "4", "Enter")
    player.hears("a1, 4 in pencil")
    ink(player)
    player.roll("4 1 3")
    press(page, "ArrowRight", "1", "Enter")
    player.hears("b1, 1 in pencil")
    press(page, "i")
    page.locator(".end").wait_for()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_the_focus_goes_to_the_sheet_when_its_button_is_gone(player: Player) -> None:
    page = player.page
    player.roll("4 1 3")
    press(page, "t")
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-expanded", "true")
    page.locator(".hinted").get_by_role("button", name="Close").focus()
    press(page, "Enter")
    page.locator(".hinted").wait_for(state="detached")
    assert focus(page) == "a1"
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-expanded", "false")
