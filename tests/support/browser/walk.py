"""Shows every state of every screen in the looks of `pairs.py`. One page for each language is used for all states.

A third of the time of a look would be for pixels that nobody sees. So a page is laid out in its full size, which is
what is measured, and drawn in a tenth of it, unless pictures are to be taken or the accessibility tree is to be read.

Chromium may crash when a page whose accessibility tree was read goes on to other screens. So such a page is closed.
Every state is listened to once, when the page is done with it in that language.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from support.browser.geometry import findings, settle
from support.browser.live_server import LiveServer
from support.browser.pairs import Look
from support.browser.spoken_tree import sounds_wrong
from support.browser.states.state import Place, State
from support.browser.visitor import Device, Visitor
from support.server.guest import HOME

from pennypapers.server.app import OWNERS
from pennypapers.server.identity import COOKIE
from pennypapers.server.owner.access import COOKIE as OWNERS_COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

GO = """({ seats, path }) => {
  localStorage.clear();
  if (seats) localStorage.setItem('pennypapers.seats', seats);
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
DRAWN = 0.1
"""The scale of what is drawn unless it is drawn whole."""
NO_NEWS = "() => document.getElementById('toasts').replaceChildren()"
FITS_FROM = (1024, 720)
"""From this size on, nobody should have to scroll the big screen."""
FEW = 4


@dataclass
class Walk:
    visitor: Visitor
    server: LiveServer
    is_drawn_whole: bool = False
    paths: dict[str, str] = field(default_factory=dict)
    """The address at which each state was seen, by its name."""
    _pages: dict[str, Page] = field(default_factory=dict)
    _lines: dict[Page, CDPSession] = field(default_factory=dict)
    _is_dark: dict[Page, bool] = field(default_factory=dict)

    def through(self, state: State, looks: list[Look]) -> Iterator[tuple[Look, Page]]:
        """Yield the page in this state for each look. Looks must be ordered by language: a change opens it anew."""
        place = state.open(self.server)
        self.paths[state.name] = place.path.partition("?")[0].partition("#")[0]
        spoken = ""
        for look in looks:
            page = self._page(look.language)
            self.show(page, look)
            if look.language != spoken:
                self._go(page, state, place)
            if state.act and (look.language != spoken or state.acts_each_time):
                settle(page)
                state.act(page)
            spoken = look.language
            if place.happens:
                page.evaluate(NO_NEWS)
                place.happens()
                page.locator(".toast").wait_for()
            settle(page)
            yield look, page
        self._leave()

    def findings(
        self, state: State, looks: list[Look], photograph: Callable[[Look, Page], None] = lambda _, __: None
    ) -> list[str]:
        """All findings of this state, each with the looks that show it."""
        found: dict[str, list[str]] = {}
        for look, page in self.through(state, looks):
            photograph(look, page)
            self._look(state, look, page, found)
        return _listed(found)

    def faults(self, state: State, looks: list[Look]) -> list[str]:
        """The same, with what a screen reader would say wrong."""
        found: dict[str, list[str]] = {}
        wrong: list[str] = []
        listened = _listened(state, looks)
        for look, page in self.through(state, looks):
            self._look(state, look, page, found)
            if look == listened:
                wrong = self._wrong_sounds(page, look)
        return [*_listed(found), *wrong]

    def _look(self, state: State, look: Look, page: Page, found: dict[str, list[str]]) -> None:
        fits = state.is_big_screen and look.width >= FITS_FROM[0] and look.height >= FITS_FROM[1]
        for finding, where in findings(page, needed=state.needed, fits=fits).items():
            found.setdefault(finding, []).append(f"{look}: {where}" if where else str(look))

    def _wrong_sounds(self, page: Page, look: Look) -> list[str]:
        """What a screen reader would say wrong of a page as it is; the page is closed then."""
        self._size(page, look, scale=1)
        settle(page)
        found = [f"{look}: {wrong}" for wrong in sounds_wrong(page)]
        del self._pages[look.language], self._lines[page], self._is_dark[page]
        page.context.close()
        return found

    def show(self, page: Page, look: Look) -> None:
        """Give a page the size and the theme of a look."""
        if self._is_dark.get(page) != look.dark:
            page.emulate_media(color_scheme="dark" if look.dark else "light")
            self._is_dark[page] = look.dark
        if self.is_drawn_whole:
            page.set_viewport_size({"width": look.width, "height": look.height})
            return
        self._size(page, look, scale=DRAWN)

    def _size(self, page: Page, look: Look, *, scale: float) -> None:
        """Lay a page out in the size of a look, and draw it at a scale."""
        if page not in self._lines:
            self._lines[page] = page.context.new_cdp_session(page)
        size = {"width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": False}
        self._lines[page].send("Emulation.setDeviceMetricsOverride", {**size, "scale": scale})

    def _page(self, language: str) -> Page:
        if language not in self._pages:
            self._pages[language] = self.visitor.open("/join", Device(390, 664), language=language)
        return self._pages[language]

    def _go(self, page: Page, state: State, place: Place) -> None:
        seats = ""
        if place.guest:
            code = place.guest.code
            whose = {"token": place.guest.token, "name": place.guest.name}
            seat = {"code": code, **whose, "adventure": "temple", "solo": False, "at": 1}
            people = [{"name": guest.name, "token": guest.token} for guest in place.people]
            more = {"challenge": place.challenge, "people": people, "turn": place.turn}
            seats = json.dumps({code: seat | {key: value for key, value in more.items() if value}})
        page.context.clear_cookies()
        if place.cookie:
            page.context.add_cookies([{"name": COOKIE, "value": place.cookie, "url": self.server.address}])
        if place.owner:
            page.context.add_cookies(
                [{"name": OWNERS_COOKIE, "value": place.owner, "domain": HOME, "path": OWNERS, "sameSite": "Strict"}]
            )
        page.evaluate(GO, {"seats": seats, "path": place.path})
        page.locator(state.there).first.wait_for()

    def _leave(self) -> None:
        """Go to a screen without a table on all pages, and disconnect the guests."""
        for page in self._pages.values():
            page.evaluate(GO, {"seats": "", "path": "/join"})
        self.server.disconnect_guests()


def _listened(state: State, looks: list[Look]) -> Look:
    """The look at which a state is listened to: what is said hardly depends on the size, so it is one, of a language
    that varies. It is the last look in that language."""
    language = looks[len(state.name) % len(looks)].language
    return [look for look in looks if look.language == language][-1]


def _listed(found: dict[str, list[str]]) -> list[str]:
    return ["\n    ".join([finding, *where]) for finding, where in _few_of_each_kind(found).items()]


def _few_of_each_kind(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Keep the first `FEW` findings of those that differ only in the text of their element, and count the others."""
    few: dict[str, list[str]] = {}
    kinds: Counter[str] = Counter()
    for finding, where in found.items():
        kind = finding.partition('"')[0]
        kinds[kind] += 1
        if kinds[kind] <= FEW:
            few[finding] = where
    return few | {f"{kind}and {count - FEW} more": [] for kind, count in kinds.items() if count > FEW}
