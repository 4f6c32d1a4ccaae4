"""The kit in browser tests: whether there is one, and how it is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pennypapers.server.web.kit_files import kit_folder

if TYPE_CHECKING:
    from playwright.sync_api import Page

needs_kit = pytest.mark.skipif(kit_folder() is None, reason="there is no kit; build it with: make kit")

READY = "async () => (await navigator.serviceWorker.ready).active !== null"
KEPT = "async () => (await import('/web/js/device/kit.js')).keptKit()"


def keep_kit(page: Page) -> None:
    """Keep the game by the settings, as a player would."""
    assert page.evaluate(READY)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keep for offline").click()
    page.get_by_role("button", name="Remove", exact=True).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def play_turn(page: Page, turn: int) -> None:
    """Take the first hint, ink it, and wait for the next turn or the end."""
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("region", name="Hint").locator(".sugg button").first.tap()
    page.locator(".foot .ink:not([aria-disabled])").tap()
    page.locator(".bar", has_text=re.compile(rf"Turn {turn + 1}\b")).or_(page.locator(".end.solo")).first.wait_for()
