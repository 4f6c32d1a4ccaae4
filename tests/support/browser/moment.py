"""What a page shows, waited for and read in one moment: between two looks a slow machine may have drawn it anew."""

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
    """Playwright's, which is not installed everywhere: what is expected of one thing is waited for."""
    from playwright.sync_api import expect

    return expect(thing)


def see(page: Page, read: str, wanted: object) -> None:
    """Wait until a function of the page, which reads all that belongs together, gives exactly this."""
    from playwright.sync_api import TimeoutError as TooLong

    try:
        page.wait_for_function(IS_SO.format(read=read), arg=wanted)
    except TooLong:
        raise AssertionError(f"waited for {wanted}, saw at last {page.evaluate(read)}") from None


class Glimpse:
    """Something that may be there for a moment only: watched for from now on, so that no look comes too late."""

    def __init__(self, page: Page, selector: str, text: str = "") -> None:
        self._page, self._what = page, [selector, text]
        page.evaluate(WATCH, self._what)

    def was_had(self) -> None:
        """Wait until it has been there."""
        self._page.wait_for_function("(what) => window.glimpsed?.has(String(what))", arg=self._what)


@contextmanager
def no_time(page: Page) -> Iterator[None]:
    """What is done meanwhile is done within a moment, however slow the machine is."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    yield
    page.clock.resume()
