"""What must hold for every screen by its geometry: everything can be read and tapped, and nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => { scrollTo({ top: 0, behavior: 'instant' }); done(); })))"""

SCRIPTS = ("scene", "targets", "lines", "texts", "frames", "page")
CALLS = (
    *("lookAtPage();", "lookAtPointed();", "lookAtNeeded();", "lookAtNews();", "lookAtTargets();", "lookAtFields();"),
    *("lookAtSheets();", "lookAtTexts();", "return findings;"),
)
LOOK = "(wanted) => window.lookForFindings?.(wanted) ?? null"
"""The page keeps the function, so that it is compiled once and not for every look."""


def findings(page: Page, *, needed: Sequence[str] = (), fits: bool = False) -> dict[str, str]:
    """What is wrong with the page as it is now, and where exactly.

    `needed` are selectors of what must be in view without scrolling; with `fits` nothing may have to be scrolled.
    Found is what can be tapped but is covered, cut or outside, even after scrolling to it; a text that is cut and
    said nowhere else, or cut so that two look the same; two texts that overlap; a text larger than its button; a text
    below something that stays; a word of which a part is on another line, without a hyphen; a text or title that is
    small for its screen; a space of a sheet below anything; a field too small to type into; an outline that is cut;
    anything that scrolls sideways. A bubble may cover spaces of the sheet, as the next tap closes it, but nothing else.
    """
    wanted = {"needed": [*needed], "fits": fits}
    found = page.evaluate(LOOK, wanted)
    if found is None:
        page.evaluate(f"() => {{ window.lookForFindings = {_look()}; }}")
        found = page.evaluate(LOOK, wanted)
    return dict(found)


def settle(page: Page) -> None:
    """Wait until the page is laid out after a change of its size, and scroll it to its beginning."""
    page.evaluate(SETTLED)


@cache
def _look() -> str:
    """One function of all scripts, which share their names."""
    scripts = (Path(__file__).parent / "in_page" / f"{name}.js" for name in SCRIPTS)
    return "\n".join(["({ needed, fits }) => {", *(each.read_text(encoding="utf-8") for each in scripts), *CALLS, "}"])
