"""A server in a thread of its own, so that a test can drive a browser and, at the same time, guests at a table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from support.server.guest import HOME, Party, open_party
from support.server.robot import Robot, play_all
from support.server.running_server import QUICK, served

from pennypapers.server.limits import Limits
from pennypapers.server.web.web_files import WebFiles

T = TypeVar("T")

LIMITS = replace(QUICK, away_seconds=Limits().away_seconds, host_seconds=Limits().host_seconds)
"""No rate limits, but a page may reload without losing its seat."""
PATIENCE = 60.0


@dataclass(frozen=True)
class House:
    """A running server. `do` runs a coroutine in its event loop and waits for it; `begin` does not wait."""

    port: int
    loop: asyncio.AbstractEventLoop
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

    def see_off(self) -> None:
        """Disconnect all guests, as the server limits the connections of one address."""
        while self.parties:
            self.do(self.parties.pop().go())

    def finished(self, *names: str, adventure: str = "temple", layout: str = "front", options: str = "") -> Party:
        """A table with a finished game, played by robots."""
        return self.do(self._finished(self.party(*names, adventure=adventure, layout=layout, options=options)))

    async def _finished(self, party: Party) -> Party:
        await party.host.say("start")
        await party.go()
        await play_all([Robot(guest, guest.name) for guest in party.guests])
        return party


@contextmanager
def running_house(folder: Path, *, web_files: WebFiles | None = None) -> Iterator[House]:
    ready: Future[House] = Future()
    ending: list[asyncio.Event] = []

    async def whole() -> None:
        end = asyncio.Event()
        ending.append(end)
        async with served(folder, LIMITS, web_files=web_files) as port:
            ready.set_result(House(port, asyncio.get_running_loop()))
            await end.wait()

    def run() -> None:
        try:
            asyncio.run(whole())
        except BaseException as error:
            if ready.done():
                raise
            ready.set_exception(error)

    thread = threading.Thread(target=run, name="house")
    thread.start()
    house = ready.result(PATIENCE)
    try:
        yield house
    finally:
        house.loop.call_soon_threadsafe(ending[0].set)
        thread.join(PATIENCE)
        assert not thread.is_alive()
