"""Hosting, the lobby, counting and replays with the keyboard only: Tab, arrows, Enter, digits and letters.

Nothing is clicked and nothing is focused by the test; every stop of Tab must show its focus.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.keyboard import focus, focus_is_on, keeps_focus, press, tab_to
from support.browser.live_server import LiveServer
from support.browser.moment import expect
from support.browser.player import drawn
from support.browser.visitor import DESKTOP, PHONE, Device, Visitor
from support.server.guest import Party

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "adventure: temple\nlayout: front\nmode: solo\nplayers: ana\n\n1. 1 2 3 | ana: c1=1\n"
DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])


def hosting(visitor: Visitor, name: str, device: Device = DESKTOP) -> Page:
    """A lobby, opened with a name and Enter."""
    page = visitor.open("/host", device)
    tab_to(page, "Your name")
    page.keyboard.type(name)
    press(page, "Enter")
    page.locator(".lobby").wait_for()
    return page


@DEVICES
def test_a_table_is_opened_with_house_rules(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/host", device)
    tab_to(page, "Your name")
    page.keyboard.type("Ana")
    tab_to(page, "Temple of Apikhabou")
    press(page, "ArrowRight", "ArrowRight")
    expect(page.get_by_role("radio", name="Valley of Wiraqocha")).to_be_checked()
    tab_to(page, "House rules")
    press(page, "Enter")
    tab_to(page, "Add a bot")
    press(page, "Enter")
    keeps_focus(page)
    tab_to(page, "none")
    press(page, "ArrowRight")
    expect(page.get_by_role("radio", name="30 s")).to_be_checked()
    tab_to(page, "front side")
    press(page, "ArrowRight")
    expect(page.get_by_role("radio", name="back side")).to_be_checked()
    tab_to(page, "Open the table")
    press(page, "Enter")
    page.locator(".lobby").wait_for()
    expect(page.locator(".lobby .plist li")).to_have_count(2)
    expect(page.locator(".lobby")).to_contain_text("back side")
    expect(page.locator(".lobby")).to_contain_text("30 s")


def test_a_wish_for_a_bot_is_taken_back(visitor: Visitor) -> None:
    page = visitor.open("/host", DESKTOP)
    tab_to(page, "House rules")
    press(page, "Enter")
    tab_to(page, "Add a bot")
    press(page, "Enter")
    tab_to(page, "Remove")
    press(page, "Enter")
    expect(page.locator(".bots-wanted .pill")).to_have_count(0)
    keeps_focus(page)


@DEVICES
def test_a_lobby_is_set_up_and_started(visitor: Visitor, device: Device) -> None:
    page = hosting(visitor, "Ana", device)
    seats = page.locator(".lobby .plist li")
    for count in (2, 3):
        tab_to(page, "Add a bot")
        press(page, "Enter")
        expect(seats).to_have_count(count)
        keeps_focus(page)
    bots = seats.locator(".nm").all_inner_texts()[1:]
    tab_to(page, bots[0], back=True)
    press(page, "Enter")
    tab_to(page, "Remove")
    press(page, "Enter")
    expect(seats).to_have_count(2)
    focus_is_on(page, bots[1])
    keeps_focus(page)
    press(page, "Enter")
    tab_to(page, "Remove")
    press(page, "Enter")
    expect(seats).to_have_count(1)
    keeps_focus(page)
    tab_to(page, "Change")
    press(page, "Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, "Temple of Apikhabou")
    press(page, "ArrowRight")
    keeps_focus(page)
    tab_to(page, "Use these")
    press(page, "Enter")
    page.get_by_role("dialog").wait_for(state="detached")
    focus_is_on(page, "Change")
    page.get_by_role("heading", name="Skull Island").wait_for()
    tab_to(page, "Lock the table")
    press(page, "Enter")
    focus_is_on(page, "Unlock")
    tab_to(page, "Start alone")
    press(page, "Enter")
    page.locator(".play .sheet .is-legal").first.wait_for()
    press(page, "ArrowDown")
    assert re.fullmatch(r"[a-i]\d+", focus(page)), "arrows work from the first moment"


def test_the_crown_is_handed_over_and_the_focus_stays_in_the_list(visitor: Visitor, server: LiveServer) -> None:
    page = hosting(visitor, "Ana")
    code = page.url.rsplit("/", 1)[1]
    guest = server.do(Party(server.port, code, "", []).sit("Ben"))
    server.do(guest.come())
    tab_to(page, "Ben")
    press(page, "Enter")
    tab_to(page, "Make host")
    press(page, "Enter")
    expect(page.locator(".bar .mid")).to_contain_text("Ben")
    keeps_focus(page)


@DEVICES
def test_a_paper_sheet_is_counted(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/count", device)
    tab_to(page, "Temple of Apikhabou")
    press(page, "ArrowLeft")
    expect(page.get_by_role("radio", name="Valley of Wiraqocha")).to_be_checked()
    keeps_focus(page)
    tab_to(page, "Begin to count")
    press(page, "Enter")
    page.locator(".sheet-editor .cursor .ring").wait_for()
    first = focus(page)
    assert first == "c1", "the sheet has the focus at once"
    press(page, "7", "ArrowRight", "8", "ArrowRight", "9", "ArrowDown", "!")
    expect(page.locator(".sheet-editor [data-space=e2]")).to_have_attribute("aria-label", re.compile("snake"))
    press(page, "Backspace")
    expect(page.locator(".sheet-editor [data-space=e2]")).to_have_attribute("aria-label", re.compile("empty"))
    if device is PHONE:
        tab_to(page, "Discoveries")
        press(page, "Enter")
        keeps_focus(page)
    tab_to(page, "Mountain")
    press(page, "Enter")
    assert focus(page) == "e2", "spaces are traced on the sheet"
    for key in ("ArrowUp", "ArrowLeft", "ArrowLeft"):
        press(page, key, "Enter")
    press(page, "d")
    expect(page.locator(".count-keys li")).to_have_text(["Mountain e1 d1 c1"])
    keeps_focus(page)
    page.locator(".count-results .total").get_by_text("7 stars").wait_for(state="attached")
    if device is PHONE:
        tab_to(page, "Stars", back=True)
        press(page, "Enter")
        keeps_focus(page)
    tab_to(page, "Add a sheet")
    press(page, "Enter")
    focus_is_on(page, "Whose sheet")
    page.keyboard.type("Ben")
    tab_to(page, "Sheet 1", back=True)
    press(page, "Enter")
    focus_is_on(page, "Sheet 1")
    keeps_focus(page)
    expect(page.get_by_role("button", name=re.compile("^Sheet 1"))).to_have_attribute("aria-pressed", "true")
    tab_to(page, "Other sheets", back=True)
    press(page, "Enter")
    page.get_by_role("button", name="Begin to count").wait_for()
    focus_is_on(page, "Count paper sheets")


def test_arrows_go_to_a_sheet_that_was_kept(visitor: Visitor) -> None:
    page = visitor.open("/count", DESKTOP)
    tab_to(page, "Begin to count")
    press(page, "Enter")
    page.locator(".sheet-editor .cursor .ring").wait_for()
    page.reload()
    page.locator(".sheet-editor [data-space]").first.wait_for()
    press(page, "ArrowDown", "5")
    page.locator(".sheet-editor [data-space=c1][aria-label*='5']").wait_for()


@DEVICES
def test_a_replay_is_watched(visitor: Visitor, server: LiveServer, device: Device) -> None:
    party = server.finished("Ana", "Ben", layout=drawn("temple", "o o o", "D o o"))
    page = visitor.open(f"/replay/{party.code}?turn=1", device)
    turn = page.locator("header .mid")
    expect(turn).to_contain_text("Turn 1 of")
    press(page, "ArrowRight")
    expect(turn).to_contain_text("Turn 2 of")
    press(page, "Home")
    expect(turn).to_contain_text("Before the first roll")
    tab_to(page, "One turn on")
    press(page, "Enter", "Enter")
    expect(turn).to_contain_text("Turn 2 of")
    keeps_focus(page)
    tab_to(page, "Turn")
    press(page, "ArrowLeft")
    expect(turn).to_contain_text("Turn 1 of")
    tab_to(page, "Play", back=True)
    press(page, "Space")
    focus_is_on(page, "Pause")
    press(page, "Space")
    focus_is_on(page, "Play")
    press(page, "End")
    keeps_focus(page)
    if device is PHONE:
        tab_to(page, "Ben", back=True)
        press(page, "Enter")
        focus_is_on(page, "Ben")
        expect(page.get_by_role("button", name=re.compile("^Ben"))).to_have_attribute("aria-pressed", "true")
    tab_to(page, "a1", back=device is not PHONE)
    press(page, "ArrowRight")
    assert focus(page) == "b1"


def test_a_record_is_opened(visitor: Visitor) -> None:
    page = visitor.open("/replay", DESKTOP)
    tab_to(page, "Choose a file")
    tab_to(page, "Or drop it here")
    page.keyboard.insert_text(GAME)
    tab_to(page, "Show it")
    press(page, "Enter")
    page.locator(".stage .sheet").wait_for()
    focus_is_on(page, "Temple of Apikhabou")
    press(page, "ArrowLeft")
    expect(page.locator("header .mid")).to_contain_text("Before the first roll")
