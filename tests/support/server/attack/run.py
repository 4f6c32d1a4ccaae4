"""Runs an attack in a process of its own, and measures what honest players and the server suffer."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Set
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from support.server.attack.honest import Honest, Wait
from support.server.running_server import RunningServer

MOST_WAIT = 0.25
"""Seconds that an honest `ask` may take, but for one in a hundred."""
MOST_MEGABYTES = 700
"""Of the server and its worker processes."""
SET_UP_SECONDS = 300.0
"""For the tables that an attack needs."""
REACH_SECONDS = 900.0
"""For answers to all that an attack asks."""


@dataclass
class Suffered:
    """How long honest players waited for each answer, and the most memory that the server had."""

    waits: list[Wait] = field(default_factory=list)
    megabytes: int = 0
    unanswered: set[str] = field(default_factory=set)
    """What the server should have answered and has not."""

    def wait(self, share: float = 0.99) -> Wait:
        """What so many of the answers took at most."""
        last = int(share * len(self.waits))
        return Wait(*(sorted(each)[last] for each in zip(*self.waits, strict=True)))

    @property
    def is_held(self) -> bool:
        return self.wait().wall <= MOST_WAIT and self.megabytes <= MOST_MEGABYTES and not self.unanswered

    def add(self, other: Suffered) -> None:
        self.waits += other.waits
        self.megabytes = max(self.megabytes, other.megabytes)
        self.unanswered |= other.unanswered


async def attacked(
    server: RunningServer,
    name: str,
    honest: Honest,
    seconds: float,
    must_reach: Set[str] = frozenset(),
    *,
    until: float = 0.0,
    patience: float = REACH_SECONDS,
) -> Suffered:
    """One attack for so long at least, from the moment its tables are ready, until this moment, and then until all of
    these were answered, as far as there is patience."""
    async with hostile_client(name, server.port) as reached:
        honest.waits.clear()
        most, end = 0, max(time.monotonic() + seconds, until)
        while (
            (now := time.monotonic()) < end or not honest.waits or (not reached >= must_reach and now < end + patience)
        ):
            await asyncio.sleep(0.1)
            most = max(most, server.megabytes)
        return Suffered(honest.all_waits(), most, set(must_reach - reached))


async def left_in_peace(server: RunningServer, honest: Honest, seconds: float) -> Suffered:
    """What honest players wait while nobody attacks: a computer that is busy otherwise makes them wait too."""
    honest.waits.clear()
    end = time.monotonic() + seconds
    while time.monotonic() < end or not honest.waits:
        await asyncio.sleep(0.1)
    return Suffered(honest.all_waits(), server.megabytes)


@asynccontextmanager
async def hostile_client(name: str, port: int) -> AsyncIterator[Set[str]]:
    """A process of its own, so that it does not hold up the honest ones; every attack comes from another address. What
    the server has answered is added to what this gives."""
    command = [sys.executable, "-m", "support.server.attack.hostile", name, str(port)]
    paths = [str(Path(__file__).parents[3]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    hostile = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
    try:
        assert hostile.stdout is not None
        async with asyncio.timeout(SET_UP_SECONDS):
            assert await hostile.stdout.readline(), f"the attack {name} has not begun"
        reached: set[str] = set()
        listening = asyncio.create_task(_listen(hostile.stdout, reached))
        yield reached
        assert hostile.returncode is None, f"the attack {name} has ended by itself"
        listening.cancel()
    finally:
        with suppress(ProcessLookupError):
            hostile.kill()
        await hostile.wait()


async def _listen(says: asyncio.StreamReader, reached: set[str]) -> None:
    async for line in says:
        reached.add(line.decode().rstrip())
