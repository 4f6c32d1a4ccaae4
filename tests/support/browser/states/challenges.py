"""Challenges: the way in, a run, the results, two runs beside each other, and making one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.states.state import Place, State, screen
from support.browser.states.tables import SMALL, names
from support.server.challenger import Challenger
from support.server.guest import opened

from pennypapers.hosting.protocol.sizes import LONGEST_CLOCK
from pennypapers.rules.dice import Roll

if TYPE_CHECKING:
    from playwright.sync_api import Page

TITLE = "Geburtstagsherausforderung für Wilhelmina-Katharina und alle"
TO_COMPARE = [".side-by-side .dice .die", ".side-by-side .told", ".scrubber button", ".next-parted"]
AT_ONCE = 10
"""Runs that are played at the same time."""


@dataclass(frozen=True)
class Played:
    """A challenge, and everybody who has finished a run of it."""

    code: str
    players: list[Challenger]

    @property
    def cookie(self) -> str | None:
        return self.players[0].cookie


_played: dict[tuple[int, int], Played] = {}


def played(server: LiveServer, count: int) -> Played:
    """A challenge with so many finished runs of players with long names, which is played once for each number."""
    key = (server.port, count)
    if key not in _played:
        _played[key] = server.do(_play(server.port, count))
    return _played[key]


async def _play(port: int, count: int) -> Played:
    players = [Challenger(port, name) for name in names(max(count, 1), 20)]
    code = await _made(players[0])
    for begin in range(0, count, AT_ONCE):
        await asyncio.gather(*(each.play(code, each.name) for each in players[begin : begin + AT_ONCE]))
    return Played(code, players)


async def _made(player: Challenger) -> str:
    """A challenge that begins without a danger, so that a first turn has numbers to choose from.

    Its clock is so long that no state that is seen again has run out of time.
    """
    while True:
        code = await player.make(
            layout=SMALL["temple"], title=TITLE, closes_in_hours=72, hints=False, clock=LONGEST_CLOCK
        )
        somebody = await Challenger(player.port).begin(code)
        first = (await opened(somebody))["roll"]["roll"]
        await somebody.go()
        if not Roll.parse(first).danger:
            return code


def _not_played(server: LiveServer) -> Place:
    return Place(f"/c/{played(server, 8).code}")


def _begun(server: LiveServer) -> Place:
    found = played(server, 0)
    server.do(found.players[0].begin(found.code))
    return Place(f"/c/{found.code}", cookie=found.cookie)


def _in_play(server: LiveServer, *, again: bool = False) -> Place:
    found = played(server, 1 if again else 0)
    guest = server.do(found.players[0].begin(found.code, again=again))
    run: dict[str, object] = {"code": found.code, "title": TITLE, "attempt": 2 if again else 1}
    return Place(f"/t/{guest.code}", guest=guest, cookie=found.cookie, challenge=run)


def _over(server: LiveServer) -> Place:
    player = Challenger(server.port, names(1, 20)[0])
    code = server.do(player.make(layout=SMALL["temple"], title=TITLE))
    robot = server.do(player.play(code))
    run: dict[str, object] = {"code": code, "title": TITLE, "attempt": 1}
    return Place(f"/t/{robot.guest.code}", guest=robot.guest, cookie=player.cookie, challenge=run)


def _results(count: int) -> State:
    def opened(server: LiveServer) -> Place:
        found = played(server, count)
        return Place(f"/c/{found.code}", cookie=found.cookie)

    return State(f"challenge: results of {count}", opened, ".run-places li")


def _compared(server: LiveServer) -> Place:
    found = played(server, 8)
    places = server.do(found.players[0].results(found.code))["places"]
    other = next(each for each in places if not each["is_me"] and not each["bot"])
    return Place(f"/c/{found.code}?with={other['run']}", cookie=found.cookie)


def _ticketed(server: LiveServer, *, cookie: bool = False, letters: bool = False) -> Place:
    """A challenge with tickets for thirty people with long names, of whom one has begun and one has finished."""
    teacher = Challenger(server.port)
    people = names(30, 20)
    code, tickets = server.do(teacher.make_tickets(*people, title=TITLE))
    server.do(Challenger(server.port).play(code, ticket=tickets[people[0]]))
    server.do(Challenger(server.port).begin(code, ticket=tickets[people[1]]))
    ticket = f"#{tickets[people[2]]}" if letters else ""
    return Place(f"/c/{code}{ticket}", cookie=teacher.cookie if cookie else None)


def _open_folds(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = true; })")


def _type_a_class(page: Page) -> None:
    _open_folds(page)
    page.locator("#tickets").fill("\n".join(names(30, 20)))


def states() -> Iterator[State]:
    yield screen("challenge: new", "/challenge", ".sheet-thumb svg", needed=[".what label", ".dock .btn"])
    yield screen("challenge: new, all open", "/challenge", ".sheet-thumb svg", act=_open_folds)
    yield screen("challenge: new, for a class", "/challenge", ".sheet-thumb svg", act=_type_a_class)
    yield State("challenge: not played", _not_played, ".about .sheet-thumb svg")
    yield State("challenge: begun", _begun, ".about .sheet-thumb svg")
    yield State("challenge: a run", _in_play, ".play:not(.arriving) .chips .chip")
    yield State("challenge: practice", lambda server: _in_play(server, again=True), ".play:not(.arriving) .chips .chip")
    yield State("challenge: end of a run", _over, ".end .sheet")
    yield State("challenge: tickets of a class", lambda server: _ticketed(server, cookie=True), ".ticket-list li")
    yield State("challenge: with a ticket", lambda server: _ticketed(server, letters=True), ".ticket .btn")
    yield State("challenge: without its ticket", _ticketed, ".ticket .field")
    for count in (1, 8, 60):
        yield _results(count)
    yield State("challenge: two runs", _compared, ".side-by-side .sheet-of svg", needed=TO_COMPARE)
