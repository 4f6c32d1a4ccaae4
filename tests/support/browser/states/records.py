"""Replays of games, and counting paper sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from support.browser.live_server import PATIENCE, LiveServer
from support.browser.states.state import FOR_A_MOVE, TO_TYPE_A_SHEET, Place, State, click, pick, screen
from support.browser.states.tables import ADVENTURES, SMALL, finished, names, small_solo

from pennypapers import Game, builtin_layout, write
from pennypapers.notation import read_record

if TYPE_CHECKING:
    from playwright.sync_api import Page


TO_SEE_A_TURN = [".replay .dice .die", ".replay .told", ".stage .sheet .spaces [data-space]", ".scrubber button"]
"""What shows a turn of a replay: it is in view at once."""
TO_BEGIN_A_COUNT = ["input[name=adventure] + .face", "form .start"]
LAST = 999
GAMES = Path(__file__).parents[3] / "data" / "games"


def _replay(count: int, letters: int, adventure: str, turn: int) -> State:
    def opened(server: LiveServer) -> Place:
        return Place(f"/replay/{finished(server, count, letters, adventure).code}?turn={turn}")

    name = f"replay: {count}, {'the end' if turn == LAST else f'turn {turn}'}"
    return State(name, opened, ".sheet-of svg", needed=TO_SEE_A_TURN)


def _coach(count: int, letters: int, adventure: str, turn: int) -> State:
    """The best sheet found beside one's own."""

    def opened(server: LiveServer) -> Place:
        return Place(f"/coach/{finished(server, count, letters, adventure).code}")

    def act(page: Page) -> None:
        page.locator(".with-coach .large:nth-child(2) .sheet-of svg").wait_for(state="attached")
        if turn != LAST:
            page.locator(".scrubber input").evaluate(
                "(slider, turn) => { slider.value = turn; slider.dispatchEvent(new Event('input')); }", turn
            )

    name = f"coach: {count}, {'the end' if turn == LAST else f'turn {turn}'}"
    return State(name, opened, ".with-coach .sheet-of svg", act=act)


def _analysed(page: Page) -> None:
    """The coach has looked at every turn, and one of its turns is drawn on the sheet."""
    page.locator(".coach-three .coach-card").first.wait_for(state="attached", timeout=PATIENCE * 1000)
    page.locator(".scrubber input").evaluate(
        "(slider) => { slider.value = 2; slider.dispatchEvent(new Event('input')); }"
    )
    page.locator(".turn-advice:not([hidden]) h2").wait_for(state="attached")
    page.evaluate("() => document.querySelector('.turn-advice .option')?.click()")


def _try_again(page: Page) -> None:
    """Play the turn, and hear what the coach says of it."""
    click(".chips .chip:not(.off)")(page)
    pick(page, page.evaluate("() => document.querySelector('.sheet .spaces .is-legal').dataset.space"))
    page.locator(".foot .ink:not([aria-disabled])").wait_for()
    click(".foot .ink")(page)
    page.locator("dialog[open] .coach-told p b").first.wait_for(timeout=PATIENCE * 1000)


def _try(adventure: str) -> Callable[[LiveServer], Place]:
    """The first turn, to be played once more."""
    return lambda server: Place(f"/coach/{finished(server, 1, 20, adventure).code}?turn=1&try=1")


def _replay_of_sealed_dice(server: LiveServer) -> Place:
    return Place(f"/replay/{server.finished(*names(2, 20), layout=SMALL['temple'], sealed=True).code}?turn=1")


def _count(adventure: str, *, pane: str = "keys") -> State:
    """Three numbers typed on land, and a pane below the sheet."""

    def act(page: Page) -> None:
        _open_editor(page, adventure)
        _choose(page, _land(adventure))
        click(*[".count-keys [data-token='8']"] * 3)(page)
        page.locator(".count-results .total svg").first.wait_for(state="attached")
        click(f".dock-head [data-pane={pane}]")(page)
        if pane == "finds":
            click(".count-keys .kinds button")(page)

    name = f"count: {adventure}, {pane}"
    return State(name, lambda _: Place("/count"), ".host, .sheet-editor", act=act, needed=TO_TYPE_A_SHEET)


def _counted(adventure: str, pane: str) -> State:
    """A whole sheet of a finished game, pasted; in the pane of the stars all that its player could have counted."""

    def act(page: Page) -> None:
        _open_editor(page, adventure)
        if page.locator(".count-results .step1").count() == 0:
            page.evaluate(
                """(text) => {
                  document.querySelector('#count-text').value = text;
                  document.querySelector('.text-acts .primary').click();
                }""",
                _whole_sheet(adventure),
            )
        page.locator(".count-results .step1").first.wait_for(state="attached")
        page.evaluate("() => { document.querySelector('.compare').open = true; }")
        click(f".dock-head [data-pane={pane}]", ".count-results .step1")(page)

    name = f"count: {adventure}, whole sheet, {pane}"
    needed = [".count-keys .kinds button", *TO_TYPE_A_SHEET[1:]]  # what was found is a list to scroll
    return State(name, lambda _: Place("/count"), ".host, .sheet-editor", act=act, needed=needed)


def _open_editor(page: Page, adventure: str) -> None:
    if page.locator(".sheet-editor").count() == 0:
        click(f"input[name=adventure][value={adventure}]", "form .start")(page)
    page.locator(".sheet-editor .sheet [data-space]").first.wait_for()


def _choose(page: Page, space: str) -> None:
    page.evaluate(f"() => document.querySelector('.sheet-editor .sheet [data-space={space}]').focus()")


def _land(adventure: str) -> str:
    """The first space that takes a number."""
    return str(next(iter(sorted(builtin_layout(adventure, "front").fillable))))


@cache
def _whole_sheet(adventure: str) -> str:
    record = read_record((GAMES / f"{adventure}-front-solo.game").read_text(encoding="utf-8"), str)
    return write(Game.from_record(record).sheet)


def states() -> Iterator[State]:
    yield screen("replay", "/replay", "main")
    yield _replay(3, 20, "temple", 2)
    yield _replay(3, 20, "temple", 3)
    yield _replay(1, 20, "temple", 4)
    yield _replay(2, 20, "island", 3)
    yield _replay(8, 1, "valley", LAST)
    yield _replay(23, 1, "valley", 2)
    yield _replay(60, 20, "temple", 3)
    yield _coach(1, 20, "temple", LAST)
    yield _coach(2, 20, "island", 3)
    yield _coach(1, 1, "valley", 4)
    yield _coach(23, 1, "valley", LAST)
    for adventure in ADVENTURES:
        yield State(
            f"coach: a try, {adventure}", _try(adventure), ".play:not(.arriving) .chips .chip", needed=FOR_A_MOVE
        )
    yield State(
        "coach: chart, cards and choices",
        lambda server: Place(f"/coach/{small_solo(server).code}"),
        ".with-coach .sheet-of svg",
        act=_analysed,
    )
    yield State(
        "coach: a try, told",
        lambda server: Place(f"/coach/{small_solo(server).code}?turn=1&try=1"),
        ".play:not(.arriving) .chips .chip",
        act=_try_again,
    )
    yield screen("coach: nothing", "/coach", "main.card")
    yield State("replay: sealed dice", _replay_of_sealed_dice, ".dice-check li, .dice-check p")
    yield screen("count", "/count", ".sheet-thumb svg", needed=TO_BEGIN_A_COUNT)
    for adventure in ADVENTURES:
        yield _count(adventure)
    yield _count("valley", pane="finds")
    yield _count("valley", pane="side")
    for adventure in ADVENTURES:
        yield _counted(adventure, "side")
    yield _counted("valley", "finds")
