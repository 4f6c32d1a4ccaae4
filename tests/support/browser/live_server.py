"""A server in a thread of its own, so that a test can drive a browser and, at the same time, guests at a table."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import cycle
from pathlib import Path
from typing import TypeVar

from support.server.canned_coach import CANNED
from support.server.guest import HOME, Guest, Party, open_party
from support.server.robot import NOT_ANY_MORE, Robot, play_all
from support.server.running_server import QUICK, served

from pennypapers.server.challenges.day_zone import parse_zone
from pennypapers.server.limits import Limits
from pennypapers.server.session.loop_clock import Clock
from pennypapers.server.store.contract import Store
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.web_files import WebFiles

T = TypeVar("T")

LIMITS = replace(QUICK, away_seconds=300, host_seconds=300, link_seconds=30)
"""No rate limits, but a page may reload without losing its seat, and has time to add its links to the dice."""
A_GAME = ("2 3 5", "P 3 4", "1 2 !", "1 4 5", "2 D 4", "3 5 5", "4 4 5", "P D 2", "1 1 2", "3 4 !", "2 4 5")
"""The rolls of finished games, repeated to the end; the third is a danger. They are few, so that no game is short."""
PATIENCE = 120.0


@dataclass(frozen=True)
class LiveServer:
    """A running server. `do` runs a coroutine in its event loop and waits for it; `begin` does not wait."""

    port: int
    loop: asyncio.AbstractEventLoop
    store: Store
    parties: list[Party] = field(default_factory=list)
    """Parties whose guests are still connected."""

    @property
    def address(self) -> str:
        return f"http://{HOME}:{self.port}"

    def begin(self, work: Coroutine[object, object, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def do(self, work: Coroutine[object, object, T]) -> T:
        return self.begin(work).result(PATIENCE)

    def party(self, *names: str, adventure: str = "temple", layout: str = "front", options: str = "") -> Party:
        """A table with guests at it, the first of whom hosts."""
        party = self.do(open_party(self.port, *names, adventure=adventure, layout=layout, options=options))
        self.parties.append(party)
        return party

    def disconnect_guests(self) -> None:
        """Disconnect all guests, as the server limits the connections of one address."""
        while self.parties:
            self.do(self.parties.pop().go())

    def finished(self, *names: str, adventure: str = "temple", layout: str = "front", sealed: bool = False) -> Party:
        """A table with a finished game, played by robots. The host types the rolls of `A_GAME`, repeated to the end, so
        that the game is as long every time; a `sealed` game has random rolls that can be verified."""
        party = self.party(*names, adventure=adventure, layout=layout, options="" if sealed else "dice=by_hand")
        return self.do(self._finished(party, sealed=sealed))

    async def _finished(self, party: Party, *, sealed: bool) -> Party:
        await party.host.say("start")
        await party.go()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(play_all([Robot(guest, guest.name) for guest in party.guests]))
            if not sealed:
                tasks.create_task(self._type(party))
        return party

    async def _type(self, party: Party) -> None:
        """Type rolls on a second connection of the host until the game has ended."""
        device = await Guest(self.port, party.code, party.host.token).come()
        for turn, roll in enumerate(cycle(A_GAME), 1):
            answer = await device.say("type_roll", turn=turn, roll=roll)
            if answer["type"] == "refused":
                assert answer["code"] in NOT_ANY_MORE, answer
                break
            await device.hear("turn")
        await device.go()


@contextmanager
def running_live_server(
    folder: Path,
    *,
    web_files: WebFiles | None = None,
    limits: Limits = LIMITS,
    clock: Clock | None = None,
    root: str | None = None,
) -> Iterator[LiveServer]:
    """Its day begins at midnight in UTC; it lives below `root`."""
    ready: Future[LiveServer] = Future()
    ending: list[asyncio.Event] = []

    async def whole() -> None:
        end = asyncio.Event()
        ending.append(end)
        store = SqliteStore(folder / "tables.db")
        serving = served(
            folder,
            limits,
            store=store,
            web_files=web_files,
            clock=clock,
            zone=parse_zone("UTC"),
            has_dailies=True,
            coach=CANNED,
            root=root,
        )
        async with serving as port:
            ready.set_result(LiveServer(port, asyncio.get_running_loop(), store))
            await end.wait()

    def run() -> None:
        try:
            asyncio.run(whole())
        except BaseException as error:
            if ready.done():
                raise
            ready.set_exception(error)

    thread = threading.Thread(target=run, name="live server")
    thread.start()
    server = ready.result(PATIENCE)
    try:
        yield server
    finally:
        server.loop.call_soon_threadsafe(ending[0].set)
        thread.join(PATIENCE)
        assert not thread.is_alive()


def log_warnings_only() -> None:
    """Set the log level, as a line for each requested file would hide warnings."""
    for name in ("uvicorn", "pennypapers.server"):
        logging.getLogger(name).setLevel(logging.WARNING)
