"""Puzzles: the one of the day, one that is played, its finish, those that were missed, and a rush."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.states.state import FOR_A_MOVE, State, click, pick, screen

from pennypapers.puzzles import find

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = [*FOR_A_MOVE, ".puzzling .coming-dice"]
FINISHED = [".puzzle-finish .dice .die", ".puzzle-finish .say", ".scrubber button", ".puzzle-finish .acts button"]
MISSED = "localStorage.setItem('pennypapers.puzzles', JSON.stringify({'temple-1': 'missed', 'valley-12': 'missed'}))"
HOLD_THE_CLOCK = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => {
    if (wait !== 180000) return later(act, wait, ...more);
    window.timeIsOut = act;
    return 0;
  };
}"""
"""The three minutes of a rush are over when the state says so."""
COMING = "(count) => document.querySelectorAll('.puzzling .coming-dice li').length === count"
LEGAL = ".puzzling .sheet .spaces .is-legal"
MAY_INK = ".puzzling .foot .ink:not([aria-disabled])"


def write_something(page: Page) -> None:
    """Pencil the first number that there is in the first space for it; a danger needs no number."""
    page.locator(f"{LEGAL}, .puzzling .chips .chip:not([aria-disabled])").first.wait_for(state="attached")
    page.evaluate("() => document.querySelector('.puzzling .chips .chip:not(.is-closed)')?.click()")
    legal = page.locator(LEGAL).first
    legal.wait_for(state="attached")
    pick(page, str(legal.get_attribute("data-space")))
    page.locator(MAY_INK).wait_for(state="attached")


def finish(name: str, page: Page) -> None:
    """Play a puzzle of the Temple to its end, not well."""
    rolls = len(find(name).endgame.rolls)
    for left in reversed(range(rolls)):
        page.wait_for_function(COMING, arg=left)
        write_something(page)
        page.locator(MAY_INK).evaluate("(button) => button.click()")
    page.locator(".puzzle-finish .sheet-of svg").first.wait_for()


def _missed(page: Page) -> None:
    page.evaluate(MISSED)
    page.evaluate("() => document.querySelector('.missed-way').click()")
    page.locator(".puzzle-cards a").first.wait_for()


def _rush(page: Page) -> None:
    click(".rush-ready .btn")(page)
    page.locator(LEGAL).first.wait_for(state="attached")


def _rush_over(page: Page) -> None:
    """Skip two puzzles, and time is out."""
    page.evaluate(HOLD_THE_CLOCK)
    _rush(page)
    for _ in range(2):
        before = page.locator(".puzzling").element_handle()
        page.evaluate("() => document.querySelector('.puzzling .bar > button').click()")
        page.wait_for_function("(before) => !before.isConnected && document.querySelector('.puzzling')", arg=before)
    page.evaluate("() => window.timeIsOut()")
    page.locator(".rush-over .puzzle-cards li >> nth=1").wait_for()


def states() -> Iterator[State]:
    yield screen("puzzles", "/puzzles", ".of-today .puzzle-sheet svg")
    for name in ("temple-1", "island-2", "valley-1"):
        yield screen(f"puzzle: {name}", f"/puzzles/{name}", ".puzzling .sheet", needed=NEEDED)
    yield screen("puzzle: written", "/puzzles/temple-4", LEGAL, act=write_something, needed=NEEDED)
    yield screen(
        "puzzle: finish", "/puzzles/temple-2", LEGAL, act=lambda page: finish("temple-2", page), needed=FINISHED
    )
    yield screen("puzzles: missed", "/puzzles", ".missed-way", act=_missed)
    yield screen("puzzles: none missed", "/puzzles/missed", ".puzzles .entry .card")
    yield screen("puzzle rush", "/puzzles/rush", ".rush-ready .btn", needed=[".rush-ready .choice label"])
    yield screen("puzzle rush: played", "/puzzles/rush", ".rush-ready .btn", act=_rush)
    yield screen("puzzle rush: over", "/puzzles/rush", ".rush-ready .btn", act=_rush_over)
