"""Several people round one phone: their names, the screen between two of them, and a turn of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.states.state import FOR_A_MOVE, Place, State, click, screen, then
from support.browser.states.tables import ADVENTURES, ROLLS, finished, first_marks, lobby, started, type_roll
from support.server.guest import Party

if TYPE_CHECKING:
    from playwright.sync_api import Page

TO_PASS_IT_ON = [".pass-on .die", ".pass-on h1", ".pass-on > .btn"]
TAKE = ".pass-on > .btn"


def _shared(party: Party, *, turn: int | None = None) -> Place:
    return Place(f"/t/{party.code}", party, party.host, people=party.guests, turn=turn)


def _next(name: str, adventure: str, roll: str, count: int, letters: int, *, needed: Sequence[str]) -> State:
    def opened(server: LiveServer) -> Place:
        return _shared(started(server, count, letters, adventure, roll))

    return State(name, opened, ".pass-on .die", needed=needed)


def _turn(adventure: str, kind: str, roll: str) -> State:
    def opened(server: LiveServer) -> Place:
        return _shared(started(server, 3, 20, adventure, roll))

    there = ".play:not(.arriving) .foot"
    return State(
        f"one phone, a turn: {adventure}, {kind}",
        opened,
        ".pass-on .die",
        act=then(click(TAKE), there),
        needed=FOR_A_MOVE,
    )


def _closed(name: str, count: int, letters: int, adventure: str, *rolls: str) -> State:
    """A turn closes while the screen is open: it tells what everybody wrote, and the next roll."""
    tables: list[tuple[LiveServer, Party]] = []
    turns: list[int] = []

    def opened(server: LiveServer) -> Place:
        tables.append((server, started(server, count, letters, adventure, rolls[0])))
        turns.append(1)
        return _shared(tables[-1][1])

    def close(page: Page) -> None:
        server, party = tables[-1]
        for guest in party.guests:
            marks = first_marks(server, guest)
            assert server.do(guest.say("ink", turn=turns[-1], marks=marks))["type"] == "inked"
        turns[-1] += 1
        type_roll(server, party, rolls[turns[-1] % len(rolls)], turn=turns[-1])
        page.locator(".pass-on .die").first.wait_for()

    return State(name, opened, ".hand-over", act=then(close, ".closed-turn"), needed=[".pass-on h1"])


def _whose(server: LiveServer) -> Place:
    return _shared(started(server, 8, 20, "valley", ROLLS["ordinary"]), turn=1)


def _typing(server: LiveServer) -> Place:
    party = lobby(server, 3, 20)
    server.do(party.host.say("start"))
    return _shared(party)


def _over(server: LiveServer) -> Place:
    return _shared(finished(server, 3, 20, "temple"))


def states() -> Iterator[State]:
    yield screen("one phone: names", "/one-phone", ".pictures .scene", needed=[".sharer-names input", ".dock .btn"])
    more = click(*[".people-form > .btn"] * 6)
    yield screen(
        "one phone: eight names", "/one-phone", ".pictures .scene", act=then(more, ".sharer-names li >> nth=7")
    )
    yield _next("one phone: pass it on", "temple", ROLLS["ordinary"], 3, 20, needed=TO_PASS_IT_ON)
    yield _next("one phone: pass it on, eight people", "island", ROLLS["ordinary"], 8, 1, needed=TO_PASS_IT_ON)
    yield _next("one phone: pass it on, eight long names", "valley", ROLLS["ordinary"], 8, 20, needed=TO_PASS_IT_ON)
    for adventure in ADVENTURES:
        yield _next(f"one phone: danger, {adventure}", adventure, "1 2 !", 3, 20, needed=TO_PASS_IT_ON)
        yield _turn(adventure, "ordinary", ROLLS["ordinary"])
    yield _turn("temple", "danger", "1 2 !")
    yield State("one phone: real dice", _typing, ".pass-on .typed-dice", needed=[".pass-on .typed-dice"])
    yield State("one phone: who has it", _whose, ".take-it")
    yield _closed("one phone: a turn has closed", 3, 20, "temple", "2 3 5", "1 2 !")
    yield _closed("one phone: a turn of eight has closed", 8, 1, "island", "2 3 5", "2 D 5")
    yield State("one phone: end", _over, ".end")
