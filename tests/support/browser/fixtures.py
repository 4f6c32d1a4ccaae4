"""Fixtures of the browser tests: a server, a browser, and pages whose console errors fail the test.

Without a browser these tests are skipped, and the summary says so loudly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from support.browser.live_server import LiveServer, log_warnings_only, running_live_server
from support.browser.visitor import Visitor, open_browser, why_no_browser
from support.web.bundle import bundled_page

from pennypapers.server.web.web_files import WebFiles

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = "tests/browser/"
WHY_NOT = why_no_browser()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop in this thread, and other tests run their own."""
    items.sort(key=_is_of_the_browser)
    if WHY_NOT:
        for item in filter(_is_of_the_browser, items):
            item.add_marker(pytest.mark.skip(reason=WHY_NOT))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [report for report in terminalreporter.getreports("skipped") if report.nodeid.startswith(HERE)]
    if skipped:
        terminalreporter.write_line(f"*** SKIPPED: {len(skipped)} tests of the page in a browser. {WHY_NOT}", red=True)


def _is_of_the_browser(item: pytest.Item) -> bool:
    return item.nodeid.startswith(HERE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server for all tests of the page; it serves the bundled modules, as from a wheel."""
    log_warnings_only()
    folder = tmp_path_factory.mktemp("server")
    with running_live_server(folder, web_files=WebFiles(bundled_page(folder))) as opened:
        yield opened


@pytest.fixture(scope="session")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server of the plain modules, as from a clone."""
    log_warnings_only()
    with running_live_server(tmp_path_factory.mktemp("plain")) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright  # only where it is installed

    with sync_playwright() as playwright:
        opened = open_browser(playwright)
        yield opened
        opened.close()


@pytest.fixture
def visitor(browser: Browser, server: LiveServer) -> Iterator[Visitor]:
    """Opens pages; errors in any of them fail the test at its end."""
    yield from _visiting(browser, server)


@pytest.fixture
def plain_visitor(browser: Browser, plain_server: LiveServer) -> Iterator[Visitor]:
    """The same, at the server of the plain modules."""
    yield from _visiting(browser, plain_server)


def _visiting(browser: Browser, server: LiveServer) -> Iterator[Visitor]:
    visiting = Visitor(browser, server.address)
    yield visiting
    visiting.leave()
    server.disconnect_guests()
    assert not visiting.troubles, "\n".join(visiting.troubles)
