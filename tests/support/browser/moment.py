"""Waits for and reads the state of a page in one step, as it may change between two calls on a slow machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from playwright.sync_api._generated import LocatorAssertions

WATCH = """([selector, text]) => {
  window.glimpsed ??= new Set();
  const look = () => {
    if (![...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text))) return;
    window.glimpsed.add(String([selector, text]));
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
}"""
IS_SO = "(wanted) => JSON.stringify(({read})()) === JSON.stringify(wanted)"


def expect(thing: Locator) -> LocatorAssertions:
    """Playwright's `expect`, imported when it is used, as Playwright is not installed everywhere."""
    from playwright.sync_api import expect

    return expect(thing)


def see(page: Page, read: str, wanted: object) -> None:
    """Wait until `read`, a JavaScript function without arguments, returns exactly `wanted` in one call."""
    from playwright.sync_api import TimeoutError as TooLong

    try:
        page.wait_for_function(IS_SO.format(read=read), arg=wanted)
    except TooLong:
        raise AssertionError(f"waited for {wanted}, saw at last {page.evaluate(read)}") from None


class Glimpse:
    """Watches from now on for an element that may be on the page only briefly."""

    def __init__(self, page: Page, selector: str, text: str = "") -> None:
        self._page, self._what = page, [selector, text]
        page.evaluate(WATCH, self._what)

    def has_appeared(self) -> None:
        """Wait until it has appeared, even if it is gone again."""
        self._page.wait_for_function("(what) => window.glimpsed?.has(String(what))", arg=self._what)


@contextmanager
def stopped_clock(page: Page) -> Iterator[None]:
    """Stop the page's clock, so that a slow machine does not cause timeouts in what is done meanwhile."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    yield
    page.clock.resume()
