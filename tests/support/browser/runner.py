"""Plays a run of a challenge on a page, whose dice the test does not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from support.browser.visitor import Visitor
from support.server.challenger import Challenger

from pennypapers.server.identity import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Page

DICE = "() => [...document.querySelectorAll('.dice .die')].map((die) => die.getAttribute('aria-label')).join(', ')"
TURN = "() => Number(/\\d+/.exec(document.querySelector('.bar .under')?.textContent ?? '')?.[0] ?? 0)"
CLOSED = f"(turn) => document.querySelector('.end') !== null || ({TURN})() > turn"
FIRST_MARK = """() => {
  const number = /^\\d+/.exec(document.querySelector('.chips .chip:not(.off)')?.getAttribute('aria-label') ?? '');
  return `${document.querySelector('.sheet .spaces .is-legal').dataset.space}=${number?.[0] ?? '!'}`;
}"""
"""The smallest number for the first space, as text."""
READY = ".play:not(.arriving) .sheet .is-legal"


def play_turn(page: Page, *, last: bool = False) -> str:
    """Write the largest number, or the danger, in the first or the last space where it may go; returns the dice."""
    page.locator(READY).first.wait_for()
    turn, dice = page.evaluate(TURN), str(page.evaluate(DICE))
    chips = page.locator(".chips .chip:not(.off)")
    if chips.count():
        chips.last.click()
        page.locator(".chips .chip[aria-pressed=true]").wait_for()
    spaces = page.locator(".sheet .spaces .is-legal")
    (spaces.last if last else spaces.first).click()
    page.locator(".foot .ink:not([aria-disabled])").click()
    page.wait_for_function(CLOSED, arg=turn)
    return dice


def turn_by_keys(page: Page) -> str:
    """Type the smallest number, or the danger, for the first space where it may go, and ink it; returns the dice."""
    page.locator(READY).first.wait_for()
    turn, dice = page.evaluate(TURN), str(page.evaluate(DICE))
    page.keyboard.press("/")
    page.locator("dialog #typed-mark").wait_for()
    page.keyboard.type(page.evaluate(FIRST_MARK))
    page.keyboard.press("Enter")
    page.locator(".foot .ink:not([aria-disabled])").wait_for()
    page.keyboard.press("i")
    page.wait_for_function(CLOSED, arg=turn)
    return dice


def play_on(page: Page, *, turn: Callable[[Page], str] = play_turn) -> list[str]:
    """Play to the end of the run; returns the dice of every turn."""
    rolls: list[str] = []
    while True:
        page.locator(f"{READY}, .end").first.wait_for()
        if page.locator(".end").count():
            page.locator(".end .sheet").wait_for()
            return rolls
        rolls.append(turn(page))


def is_player(visitor: Visitor, page: Page, player: Challenger) -> None:
    """Give the browser of a page the identity of somebody who has played challenges."""
    assert player.cookie
    page.context.add_cookies([{"name": COOKIE, "value": player.cookie, "url": visitor.address}])


def table_of(page: Page) -> str:
    """The code of the table that a page is at, once it is at one."""
    page.wait_for_url(re.compile(r"/t/[A-Z]+$"))
    return str(page.url.rpartition("/")[2])
