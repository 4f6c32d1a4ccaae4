"""Two server processes at one table, as two halls over one PostgreSQL: each hears of the other's writes and guests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from event_loop import Run

from pennypapers.server import requests
from pennypapers.server.connection import Connection
from pennypapers.server.decide import host_request, ink, take_seat, token_hash
from pennypapers.server.figures import Figures
from pennypapers.server.hall import Hall, Wish
from pennypapers.server.limits import Limits
from pennypapers.server.live import LiveTable
from pennypapers.server.postgres_store import PostgresStore

AWAY = 0.6
LAYOUT = "adventure: temple\nname: hut\ngrid:\n  o o o\n  o D o\n"


class Process:
    """A hall with a store of its own, listening as a server process does."""

    def __init__(self, store: PostgresStore) -> None:
        self.announced = 0
        self.hall = Hall(store, Limits(away_seconds=AWAY, progress_seconds=0.01), Figures())
        self._watching = asyncio.create_task(store.watch(self.hall.heard, self._announced))

    def _announced(self, table: str, process: str, here: str) -> None:
        self.announced += 1
        self.hall.announced(table, process, here)

    async def close(self) -> None:
        self._watching.cancel()
        self.hall.close()
        await self.hall.store.close()


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def sit(live: LiveTable, name: str) -> Connection:
    """A player who takes a seat and connects at this process."""
    hashed = token_hash(name)
    await live.change(lambda hosted: take_seat(hosted, name=name, hashed=hashed))
    connection = Connection(name, 256)
    live.join(connection, None)
    return connection


async def begin(one: Process, other: Process) -> tuple[LiveTable, LiveTable]:
    """ana sits at one process, ben at the other, and the game begins."""
    opened, token = await one.hall.open(Wish("temple", LAYOUT))
    await sit(opened, "ana")
    elsewhere = await other.hall.find(opened.found.code)
    await sit(elsewhere, "ben")
    await until(lambda: len(opened.hosted.seats) == 2)
    opener = Connection(token, 256)
    who = opener.who(opened.hosted)
    await opened.change(lambda hosted: host_request(hosted, who, requests.Start(), opened.found.seed))
    await until(lambda: elsewhere.hosted.phase == "playing")
    return opened, elsewhere


def test_each_process_knows_who_is_at_the_other_and_plays_for_nobody(run: Run, postgres_url: str) -> None:
    async def whole() -> None:
        one = Process(await PostgresStore.connect(postgres_url))
        other = Process(await PostgresStore.connect(postgres_url))
        here, there = await begin(one, other)
        await until(lambda: here.here() == there.here() == {0, 1})
        # Each announces again three times before the other would forget it: wait for longer than that.
        seen = one.announced, other.announced
        await until(lambda: one.announced > seen[0] + 5 and other.announced > seen[1] + 5)
        assert here.hosted.game is not None
        assert here.hosted.game.turns == 0
        assert here.hosted.game.waiting == (0, 1)
        await one.close()
        await other.close()

    run(whole())


def test_a_seat_whose_process_falls_silent_is_played_by_a_bot(run: Run, postgres_url: str) -> None:
    async def whole() -> None:
        one = Process(await PostgresStore.connect(postgres_url))
        other = Process(await PostgresStore.connect(postgres_url))
        here, _ = await begin(one, other)
        await until(lambda: here.here() == {0, 1})
        await other.close()
        await until(lambda: here.hosted.game is not None and 1 in here.hosted.by_bot)
        assert 0 not in here.hosted.by_bot
        await one.close()

    run(whole())


def test_turns_inked_at_two_processes_in_the_same_instant_both_count(run: Run, postgres_url: str) -> None:
    async def whole() -> None:
        one = Process(await PostgresStore.connect(postgres_url))
        other = Process(await PostgresStore.connect(postgres_url))
        here, there = await begin(one, other)
        game = here.hosted.game
        assert game is not None
        turns = []
        for seat, live in ((0, here), (1, there)):
            choice = game.draft(seat).options.choices[0]
            marks = f"{choice.spaces[0]}={choice.values[0]}"
            turns.append(live.change(partial(ink, seat=seat, turn=1, marks=marks, seed=here.found.seed)))
        await asyncio.gather(*turns)
        await until(lambda: here.number == there.number)
        assert here.hosted.game is not None
        assert here.hosted.game.turns == 1
        assert here.hosted.turns == there.hosted.turns
        assert len(here.hosted.turns) == 1
        await one.close()
        await other.close()

    run(whole())
