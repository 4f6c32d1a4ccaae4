"""Opens pages with any device, language and theme, and collects their errors."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING

from support.browser.inspection import AXE

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        CDPSession,
        ConsoleMessage,
        Error,
        Page,
        Playwright,
        Request,
    )

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The commands that start a browser. The first has no windows, toolbars or pages of its own, so it is the quickest."""
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
QUIET = [
    "--no-sandbox",  # tests may run as root, and load nothing but our own page
    "--disable-gpu",
    "--in-process-gpu",  # one process less for every browser
    "--js-flags=--no-opt --no-maglev",  # no page lives long enough for code that is compiled twice
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The suggestions of an address bar that nobody sees: four hundred scripts for every window, beside our page's own.
    # And a process in reserve for every context, which is closed before it is of use.
    # A second list takes the place of Playwright's, so what matters of that is here too.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,"
    "HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding",
]
TURN = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
SECONDS = 120.0
"""How long a condition is waited for: longer than any step of the page takes while both cores have other work."""


@dataclass(frozen=True)
class Device:
    width: int
    height: int
    touch: bool = False


PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(320, 640, touch=True)
TABLET = Device(820, 1180, touch=True)
DESKTOP = Device(1280, 800)
BIG_SCREEN = Device(1920, 1080)


def why_no_browser() -> str:
    """Why the browser tests cannot run and what to install; empty if they can."""
    if find_spec("playwright") is None:
        return "Playwright is missing; install it with: pip install -e '.[browser]'"
    if CHROMIUM is None:
        return "There is no Chromium; install it, on Debian with: apt-get install chromium-headless-shell"
    if not AXE.is_file():
        return "axe-core is missing; install Node 20 or newer and run: make web"
    return ""


def open_browser(playwright: Playwright) -> Browser:
    from playwright.sync_api import expect  # only where it is installed

    expect.set_options(timeout=SECONDS * 1000)
    return playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)


@dataclass
class Visitor:
    """Opens pages of one server. What `troubles` holds at the end of a test fails it."""

    browser: Browser
    address: str
    troubles: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Every address that any page has asked for."""
    _contexts: list[BrowserContext] = field(default_factory=list)
    _forgiven: dict[str, bool] = field(default_factory=dict)

    def open(
        self,
        path: str = "/",
        device: Device = PHONE,
        *,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        worker: bool = False,
    ) -> Page:
        """A page in a browser that has never been here. `still` is reduced motion; `worker` allows a service worker."""
        page = self.blank(device, language=language, dark=dark, still=still, worker=worker)
        self.go(page, path)
        return page

    def blank(
        self,
        device: Device = PHONE,
        *,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        worker: bool = False,
    ) -> Page:
        """The same, without an address yet."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(SECONDS * 1000)
        context.on("request", self._requested)
        self._contexts.append(context)
        return self.beside(context)

    def beside(self, context: BrowserContext) -> Page:
        """One more blank page in the same browser, which knows the same seats."""
        page = context.new_page()
        page.on("console", self._logged)
        page.on("pageerror", self._failed)
        return page

    def go(self, page: Page, path: str) -> None:
        """Go to another address and wait for its screen."""
        page.goto(path)
        page.locator("#screen > *").first.wait_for(state="attached")

    def turn(self, page: Page, path: str) -> None:
        """Go to another address without a reload, as the page's own links do."""
        page.evaluate(TURN, path)
        page.locator("#screen > *").first.wait_for(state="attached")

    def forgive(self, pattern: str, *, always_logged: bool = True) -> None:
        """Expect an error that matches: it does not fail the test, but its absence does, if it is always logged."""
        self._forgiven[pattern] = always_logged

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        for pattern, always_logged in self._forgiven.items():
            found = [trouble for trouble in self.troubles if re.search(pattern, trouble)]
            if always_logged and not found:
                self.troubles.append(f"nothing went wrong as expected: {pattern}")
            self.troubles = [trouble for trouble in self.troubles if trouble not in found]

    def _requested(self, request: Request) -> None:
        self.asked.append(request.url)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"asks another host: {request.url}")

    def _failed(self, error: Error) -> None:
        self.troubles.append(f"page: {error}")

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):  # a breach of the content security policy is one too
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")


def code_of(page: Page) -> str:
    """The code of the table in the address of a page."""
    found = re.search(r"/t/([A-Z]{4,5})", page.evaluate("() => location.pathname"))
    assert found, page.url
    return found[1]


def weigh(page: Page) -> Scales:
    """Count what the page loads from now on."""
    return Scales(page.context.new_cdp_session(page))


class Scales:
    """Counts responses and their bytes, compressed and with headers."""

    def __init__(self, line: CDPSession) -> None:
        self.total = 0
        self.answers = 0
        line.on("Network.loadingFinished", self._add)
        line.send("Network.enable")

    def _add(self, finished: dict[str, float]) -> None:
        self.total += int(finished["encodedDataLength"])
        self.answers += 1
