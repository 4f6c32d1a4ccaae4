"""Two server processes at one table, as two registries over one PostgreSQL: each hears of the other's events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from support.server.event_loop import Run
from support.server.guest import messages_in

from pennypapers.hosting import requests
from pennypapers.hosting.decide import Actor, commit, host_request, take_seat, token_hash
from pennypapers.hosting.late import come_late, ink_late
from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.connection import Connection
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.session.table_session import TableSession
from pennypapers.server.store.postgres import PostgresStore

AWAY = 0.6
LAYOUT = "adventure: temple\nname: hut\ngrid:\n  o o o\n  o D o\n"


class Process:
    """A registry with a store of its own, listening as a server process does."""

    def __init__(self, store: PostgresStore) -> None:
        self.announced = 0
        self.registry = TableRegistry(
            store, Limits(away_seconds=AWAY, host_seconds=AWAY, progress_seconds=0.01), Metrics()
        )
        self._watching = asyncio.create_task(store.watch(self.registry.heard, self._announced))

    def _announced(self, table: str, process: str, here: str) -> None:
        self.announced += 1
        self.registry.announced(table, process, here)

    async def close(self) -> None:
        self._watching.cancel()
        self.registry.close()
        await self.registry.store.close()


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def sit(session: TableSession, name: str) -> Connection:
    """A player who takes a seat and connects at this process."""
    hashed = token_hash(name)
    await session.submit(lambda hosted: take_seat(hosted, name=name, hashed=hashed))
    connection = Connection(name, 256)
    session.join(connection, None)
    return connection


def first_marks(session: TableSession, seat: int) -> str:
    """A whole turn for the open roll: these adventures' layouts need one mark."""
    assert session.hosted.game is not None
    return str(next(session.hosted.game.draft(seat).options.marks()))


async def begin(one: Process, other: Process, options: str = "") -> tuple[TableSession, TableSession]:
    """ana sits at one process, ben at the other, and the game begins."""
    opened, token = await one.registry.open(Wish("temple", LAYOUT, options))
    await sit(opened, "ana")
    elsewhere = await other.registry.find(opened.stored.code)
    await sit(elsewhere, "ben")
    await until(lambda: len(opened.hosted.seats) == 2)
    opener = Connection(token, 256)
    who = opener.who(opened.hosted)
    await opened.submit(lambda hosted: host_request(hosted, who, requests.Start(), opened.stored.seed))
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


def test_a_host_without_a_seat_who_is_at_another_process_goes_on_hosting(run: Run, postgres_url: str) -> None:
    async def whole() -> None:
        one = Process(await PostgresStore.connect(postgres_url))
        other = Process(await PostgresStore.connect(postgres_url))
        opened, token = await one.registry.open(Wish("temple", LAYOUT))
        opened.join(Connection(token, 256), None)
        elsewhere = await other.registry.find(opened.stored.code)
        await sit(elsewhere, "ana")
        # Each announces again three times before the other would forget it: wait for longer than a host may be away.
        seen = other.announced
        await until(lambda: other.announced > seen + 6)
        assert elsewhere.hosted.host is None
        for connection in list(opened.connections):
            opened.part(connection)
        await until(lambda: elsewhere.hosted.host == 0)
        await one.close()
        await other.close()

    run(whole())


def test_who_catches_up_at_one_process_joins_those_at_another(run: Run, postgres_url: str) -> None:
    async def whole() -> None:
        one = Process(await PostgresStore.connect(postgres_url))
        other = Process(await PostgresStore.connect(postgres_url))
        here, there = await begin(one, other, "dice=by_hand")
        seed, host = here.stored.seed, Actor(None, is_host=True)
        rolled = requests.TypeRoll(turn=1, roll="1 2 3")
        await here.submit(lambda hosted: host_request(hosted, host, rolled, seed))
        for seat in (0, 1):
            await here.submit(partial(commit, seat=seat, turn=1, marks="a1=1", seed=seed))
        await until(lambda: there.number == here.number)
        await there.submit(partial(come_late, name="cleo", hashed=token_hash("cleo"), seed=seed))
        cleo = Connection("cleo", 256)
        there.join(cleo, None)
        await until(lambda: "cleo" in here.hosted.late)
        await here.submit(partial(ink_late, name="cleo", turn=1, marks="b1=2", seed=seed))
        await until(lambda: there.number == here.number)
        assert there.hosted == here.hosted
        assert [seat.name for seat in here.hosted.seats] == ["ana", "ben", "cleo"]
        told = messages_in(await cleo.next_frame())
        assert [each["you"] for each in told if each["type"] == "welcome" and "you" in each] == [2]
        await one.close()
        await other.close()

    run(whole())


def test_turns_inked_at_two_processes_in_the_same_instant_both_count(run: Run, postgres_url: str) -> None:
    async def whole() -> None:
        one = Process(await PostgresStore.connect(postgres_url))
        other = Process(await PostgresStore.connect(postgres_url))
        here, there = await begin(one, other)
        turns = []
        for seat, session in ((0, here), (1, there)):
            turns.append(
                session.submit(partial(commit, seat=seat, turn=1, marks=first_marks(here, seat), seed=here.stored.seed))
            )
        await asyncio.gather(*turns)
        await until(lambda: here.number == there.number)
        assert here.hosted.game is not None
        assert here.hosted.game.turns == 1
        assert here.hosted.turns == there.hosted.turns
        assert len(here.hosted.turns) == 1
        await one.close()
        await other.close()

    run(whole())
