"""A state of a screen, and how it is reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.server.guest import Guest, Party

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOR_A_MOVE = [
    ".dice .die",
    ".say",
    ".chips .chip",
    ".sugg button",
    ".hold",
    ".play .sheet .spaces [data-space]",
    ".foot button",
]
"""Selectors of what a player needs for a move, which must be in view without scrolling."""
TO_TYPE_A_SHEET = [".count-keys button", ".sheet-editor .sheet .spaces [data-space]"]


@dataclass(frozen=True)
class Place:
    """The path that a browser opens, and the seat that is stored in it."""

    path: str
    party: Party | None = None
    guest: Guest | None = None
    happens: Callable[[], None] | None = None
    """What others do before every look, so that the page tells it."""
    cookie: str | None = None
    """Who the browser is to the server, for challenges."""
    owner: str | None = None
    """The key of the owner of the server, if the browser has it."""
    challenge: dict[str, object] | None = None
    """The challenge of which the seat is a run, as the browser stores it."""
    people: Sequence[Guest] = ()
    """Those who share the browser, when several do; the first is `guest`."""
    turn: int | None = None
    """The turn that the browser has seen last."""


@dataclass(frozen=True)
class State:
    name: str
    open: Callable[[LiveServer], Place]
    there: str
    """A selector of what is on the screen once it is open."""
    act: Callable[[Page], None] | None = None
    """What is done on the page to reach the state."""
    acts_each_time: bool = False
    """Whether `act` has to be done again in every size."""
    needed: Sequence[str] = ()
    """Selectors of what must be in view without scrolling."""
    is_big_screen: bool = False
    """Whether nothing may need scrolling on large screens, since nobody scrolls a projector."""


PICK = """(cell) => {
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}"""


def pick(page: Page, space: str) -> None:
    """Pick a space of the sheet, wherever it is."""
    page.locator(f".sheet .spaces [data-space={space}]").evaluate(PICK)


def screen(
    name: str, path: str, there: str, *, act: Callable[[Page], None] | None = None, needed: Sequence[str] = ()
) -> State:
    return State(name, lambda _: Place(path), there, act=act, needed=needed)


def click(*selectors: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.wait_for(state="attached")
            page.evaluate("(selector) => document.querySelector(selector).click()", selector)

    return act


def then(act: Callable[[Page], None], there: str) -> Callable[[Page], None]:
    def whole(page: Page) -> None:
        act(page)
        page.locator(there).first.wait_for()

    return whole
