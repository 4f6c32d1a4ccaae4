"""The end of a game at a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.live_server import PATIENCE, LiveServer
from support.browser.states.state import Place, State, click, then
from support.browser.states.tables import CROWDS, SMALL, at_seat, finished, names, small_solo

if TYPE_CHECKING:
    from playwright.sync_api import Page

ENDS = list(
    zip(
        CROWDS,
        (20, 20, 20, 1, 1, 20, 20),
        ("temple", "island", "temple", "valley", "valley", "temple", "island"),
        strict=True,
    )
)


def _end(count: int, letters: int, adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(finished(server, count, letters, adventure))

    needed = [".end .rk", ".end .sheet .spaces [data-space]"] if count == 1 else []
    return State(f"end: {count}", opened, ".end .sheet", needed=needed)


def _counted(count: int, letters: int, adventure: str) -> State:
    """The last part of the score lights up on the sheet."""

    def opened(server: LiveServer) -> Place:
        return at_seat(finished(server, count, letters, adventure))

    last = ".end .steps .step1:last-child"
    return State(f"end: {count}, a part", opened, ".end .step1", act=then(click(last), f"{last}.on"))


def _all_open(page: Page) -> None:
    """Everybody's row with their sheet and its parts."""
    rows = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('.end .rest details')];
          for (const each of all) each.open = true;
          return all.length;
        }"""
    )
    page.locator(f".end .counted-sheet .steps >> nth={rows - 1}").wait_for(state="attached")


def _of_sealed_dice(server: LiveServer) -> Place:
    """It offers its dice as a challenge."""
    return at_seat(server.finished(*names(2, 20), layout=SMALL["temple"], sealed=True))


def _offered(page: Page) -> None:
    """The browser can install the page."""
    page.evaluate(
        """() => {
          dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
          dispatchEvent(new PopStateEvent('popstate'));
        }"""
    )
    page.locator(".install-offer").wait_for()


def _with_coach(count: int, letters: int, adventure: str) -> State:
    """What the dice could have brought is known."""

    def opened(server: LiveServer) -> Place:
        return at_seat(finished(server, count, letters, adventure))

    return State(f"end: {count}, the coach", opened, ".coach-found .best")


def _cards(page: Page) -> None:
    page.locator(".coach-corner .coach-card").first.wait_for(state="attached", timeout=PATIENCE * 1000)


def states() -> Iterator[State]:
    yield State("end: 1, three cards", lambda server: at_seat(small_solo(server)), ".end .sheet", act=_cards)
    yield _with_coach(*ENDS[0])
    yield _with_coach(*ENDS[1])
    for count, letters, adventure in ENDS:
        yield _end(count, letters, adventure)
    for count, letters, adventure in ENDS[:4]:
        yield _counted(count, letters, adventure)
    yield State(
        "end: everybody's sheet",
        lambda server: at_seat(finished(server, *ENDS[2])),
        ".end .rest",
        act=_all_open,
    )
    yield State("end: sealed dice", _of_sealed_dice, ".end .acts .whole")
    yield State("end: to be installed", lambda server: at_seat(finished(server, *ENDS[0])), ".end .sheet", act=_offered)
