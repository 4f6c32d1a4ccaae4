"""Honest tables, each at an address of its own, that play while somebody attacks, and how long their players wait."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from support.server.guest import Guest, Heard, Party, fetch, open_party
from support.server.robot import LOST, Robot
from support.server.running_server import RunningServer, schedule_of

TABLES = 3
LONGEST_THOUGHT = 0.1
"""Seconds that a player looks at an answer before the next `ask`: far less than people do."""


class Wait(NamedTuple):
    """What somebody waited for an answer in seconds: by the clock; of the event loop's processor time; and by the clock
    without what the event loop and we ourselves waited for a processor meanwhile."""

    wall: float
    loop: float
    own: float


class TimedGuest(Guest):
    """Notes how long every `ask` took."""

    honest: Honest

    async def say(self, kind: str, **fields: object) -> Heard:
        if kind != "ask":
            return await super().say(kind, **fields)
        await asyncio.sleep(random.uniform(0, LONGEST_THOUGHT))
        began = self.honest.asked[self] = self.honest.now()
        try:
            answer = await super().say(kind, **fields)
        finally:
            del self.honest.asked[self]
        self.honest.waits.append(self.honest.since(began))
        return answer


@dataclass
class Honest:
    """Tables that play all the time, one game after another."""

    server: RunningServer
    waits: list[Wait] = field(default_factory=list)
    asked: dict[Guest, Wait] = field(default_factory=dict)
    """Who waits for an answer now, and since when."""
    games: int = 0
    turns: int = 0

    def now(self) -> Wait:
        wall, (loop, waited) = time.monotonic(), schedule_of(self.server.process)
        return Wait(wall, loop, wall - waited - schedule_of(os.getpid())[1])

    def since(self, began: Wait) -> Wait:
        wall, loop, own = (now - then for now, then in zip(self.now(), began, strict=True))
        return Wait(wall, loop, max(own, loop))

    def all_waits(self) -> list[Wait]:
        """Those for answers that have come, and for those that are still to come."""
        return self.waits + [self.since(began) for began in self.asked.values()]

    async def play(self, seed: int) -> None:
        adventure, address = ("temple", "island", "valley")[seed % 3], f"127.0.0.{7 + seed}"
        port = self.server.port
        for game in range(1_000_000):
            party = await open_party(port, address=address, come=False, adventure=adventure)
            robots = []
            for number, name in enumerate(("ana", "ben", "cleo")):
                guest = await party.sit(name, token=None if number else party.host_token, address=address)
                timed = TimedGuest(port, party.code, guest.token, address=address, root=guest.root)
                timed.honest = self
                robots.append(Robot(timed, f"{seed} {game} {number}"))
            with suppress(*LOST):
                host = await Guest(port, party.code, robots[0].guest.token, address=address).come()
                await host.say("start")
                await host.go()
            await asyncio.gather(*(robot.play() for robot in robots))
            self.turns += sum(len(robot.acknowledged) for robot in robots)
            self.games += 1
            await self._nothing_is_lost(party, robots, address)

    async def _nothing_is_lost(self, party: Party, robots: list[Robot], address: str) -> None:
        """Every turn that the server said was inked is in the record."""
        record = (await fetch(party.port, "GET", f"{party.path}/record", address=address)).text
        for robot in robots:
            for turn, marks in robot.acknowledged.items():
                line = next(line for line in record.splitlines() if line.startswith(f"{turn}. "))
                assert marks.split(" ")[0] in line, (turn, marks, line)


@asynccontextmanager
async def honest_tables(server: RunningServer) -> AsyncIterator[Honest]:
    honest = Honest(server)
    playing = [asyncio.create_task(honest.play(seed)) for seed in range(TABLES)]
    try:
        yield honest
    finally:
        for task in playing:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
