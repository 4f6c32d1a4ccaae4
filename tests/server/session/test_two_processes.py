"""Two server processes at one table, as two registries over one PostgreSQL: each hears of the other's events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from support.hosting.hosted_game import link_of
from support.server.event_loop import Run
from support.server.guest import messages_in
from support.server.manual_clock import ManualClock
from support.server.running_postgres import RunningPostgres

from pennypapers.hosting.actor import Actor
from pennypapers.hosting.decisions.decide import commit, host_request, take_seat
from pennypapers.hosting.decisions.late import come_late, ink_late
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.tokens import token_hash
from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.session.table_session import TableSession
from pennypapers.server.store.contract import Store
from pennypapers.server.store.open_store import open_store
from pennypapers.server.work.thread_executor import ThreadExecutor

AWAY = 30.0
LAYOUT = "adventure: temple\nname: hut\ngrid:\n  o o o\n  o D o\n"


@pytest.fixture(params=["one", "several"])
def databases(request: pytest.FixtureRequest, postgres: RunningPostgres) -> Sequence[str]:
    """The database of the processes, or those over which their tables are spread."""
    return [postgres.new_database() for _ in range(3 if request.param == "several" else 1)]


class Process:
    """A registry with a store of its own, listening as a server process does."""

    def __init__(self, store: Store, databases: int, clock: ManualClock) -> None:
        self.announced = 0
        limits = Limits(away_seconds=AWAY, host_seconds=AWAY, progress_seconds=0.01)
        self.registry = TableRegistry(store, limits, Metrics(), ThreadExecutor(), clock)
        self.is_listening = asyncio.Event()
        self._silent = databases
        self._watching = asyncio.create_task(store.watch(self._heard, self._announced))

    def _heard(self, table: str, number: int) -> None:
        self._silent -= not table  # a database is listened to
        if not self._silent:
            self.is_listening.set()
        self.registry.heard(table, number)

    def _announced(self, table: str, process: str, here: str) -> None:
        self.announced += 1
        self.registry.announced(table, process, here)

    def has_heard_more(self, announced: int) -> bool:
        return self.announced > announced

    async def close(self) -> None:
        self._watching.cancel()
        self.registry.close()
        await self.registry.store.close()


async def begun(databases: Sequence[str], clock: ManualClock) -> Process:
    """A process that hears what others announce from now on."""
    process = Process(await open_store(*databases), len(databases), clock)
    await process.is_listening.wait()
    return process


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def stay(clock: ManualClock, *processes: Process) -> None:
    """Let more time pass than anybody may be away; each process announces itself three times as often as it must."""
    for _ in range(7):
        seen = [process.announced for process in processes]
        await clock.pass_by(AWAY / 3 + 0.1)
        for process, before in zip(processes, seen, strict=True):
            await until(partial(process.has_heard_more, before))


async def sit(session: TableSession, name: str, *, has_chain: bool = False) -> Connection:
    """A player who takes a seat and connects at this process."""
    hashed, anchor = token_hash(name), link_of(name, 0) if has_chain else None
    await session.submit(lambda hosted: take_seat(hosted, name=name, hashed=hashed, anchor=anchor))
    connection = Connection(name, 256)
    session.join(connection, None)
    return connection


def first_marks(session: TableSession, seat: int) -> str:
    """A whole turn for the open roll; on the layouts of these tests that is one mark."""
    assert session.hosted.game is not None
    return str(next(session.hosted.game.draft(seat).options.marks()))


async def begin(
    one: Process, other: Process, options: str = "", *, has_chains: bool = False
) -> tuple[TableSession, TableSession]:
    """Start a game in which ana is connected to one process and ben to the other."""
    opened, token = await one.registry.open(Wish("temple", LAYOUT, options))
    await sit(opened, "ana", has_chain=has_chains)
    elsewhere = await other.registry.find(opened.stored.code)
    await sit(elsewhere, "ben", has_chain=has_chains)
    await until(lambda: len(opened.hosted.seats) == 2 and opened.here() == {0, 1})
    opener = Connection(token, 256)
    who = opener.who(opened.hosted)
    await opened.submit(lambda hosted: host_request(hosted, who, requests.Start(), opened.dealer))
    await until(lambda: elsewhere.hosted.phase == "playing")
    return opened, elsewhere


async def deaf(databases: Sequence[str]) -> TableRegistry:
    """A process to which no notification comes through."""
    return TableRegistry(await open_store(*databases), Limits(), Metrics(), ThreadExecutor(), ManualClock())


def test_a_seat_just_taken_at_one_process_is_known_at_the_other_before_it_is_notified(
    run: Run, databases: Sequence[str]
) -> None:
    async def whole() -> None:
        one, other = await deaf(databases), await deaf(databases)
        opened, token = await one.open(Wish("temple", LAYOUT, ""))
        code = opened.stored.code
        before = await other.find(code)
        await sit(opened, "ana")
        assert before.hosted.seats == (), "nothing has come through"
        assert (await other.find_for(token, code)).hosted.seats == (), "the host's token was known before"
        found = await other.find_for("ana", code)
        assert Connection("ana", 256).who(found.hosted).seat == 0
        with pytest.raises(NotNow, match="not yours"):
            Connection("eve", 256).who((await other.find_for("eve", code)).hosted)
        for registry in (one, other):
            registry.close()
            await registry.store.close()

    run(whole())


def test_each_process_knows_who_is_connected_to_the_other_and_no_bot_plays_for_them(
    run: Run, databases: Sequence[str]
) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, there = await begin(one, other)
        await until(lambda: here.here() == there.here() == {0, 1})
        await stay(clock, one, other)
        assert here.hosted.game is not None
        assert here.hosted.game.turns == 0
        assert here.hosted.game.waiting == (0, 1)
        await one.close()
        await other.close()

    run(whole())


def test_a_process_that_loads_a_table_is_told_who_was_there_before(run: Run, databases: Sequence[str]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, _ = await one.registry.open(Wish("temple", LAYOUT))
        await sit(here, "ana")
        await until(partial(other.has_heard_more, 0))  # too early for a process that has not loaded the table
        there = await other.registry.find(here.stored.code)
        there.join(Connection(None, 256), None)
        await until(lambda: there.here() == {0})
        await one.close()
        await other.close()

    run(whole())


def test_a_process_knows_whether_a_device_at_another_one_has_the_secret(run: Run, databases: Sequence[str]) -> None:
    """Ben's tablet, at the other process, has his seat but not the secret of his chain; his phone has it."""

    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, _ = await one.registry.open(Wish("temple", LAYOUT))
        await sit(here, "ana", has_chain=True)
        there = await other.registry.find(here.stored.code)
        phone = await sit(there, "ben", has_chain=True)
        there.join(Connection("ben", 256, anchor=""), None)
        await until(lambda: set(here.dealer.giving(here.hosted)) == {0, 1})
        there.part(phone)
        await until(lambda: set(here.dealer.giving(here.hosted)) == {0})
        assert here.here() == {0, 1}
        await one.close()
        await other.close()

    run(whole())


def test_a_seat_whose_process_falls_silent_is_played_by_a_bot(run: Run, databases: Sequence[str]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, _ = await begin(one, other)
        await until(lambda: here.here() == {0, 1})
        await other.close()
        await clock.passing(until(lambda: 1 in here.hosted.by_bot), AWAY)
        assert 0 not in here.hosted.by_bot
        await one.close()

    run(whole())


def test_a_host_without_a_seat_who_is_at_another_process_goes_on_hosting(run: Run, databases: Sequence[str]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        opened, token = await one.registry.open(Wish("temple", LAYOUT))
        opened.join(Connection(token, 256), None)
        elsewhere = await other.registry.find(opened.stored.code)
        await sit(elsewhere, "ana")
        await stay(clock, one, other)
        assert elsewhere.hosted.host is None
        for connection in list(opened.connections):
            opened.part(connection)
        await clock.passing(until(lambda: elsewhere.hosted.host == 0), AWAY)
        await one.close()
        await other.close()

    run(whole())


def test_who_catches_up_at_one_process_joins_those_at_another(run: Run, databases: Sequence[str]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, there = await begin(one, other, "dice=by_hand")
        dealer, host = here.dealer, Actor(None, is_host=True)
        rolled = requests.TypeRoll(turn=1, roll="1 2 3")
        await here.submit(lambda hosted: host_request(hosted, host, rolled, dealer))
        for seat in (0, 1):
            await here.submit(partial(commit, seat=seat, turn=1, marks="a1=1", dealer=dealer))
        await until(lambda: there.number == here.number)
        await there.submit(partial(come_late, name="cleo", hashed=token_hash("cleo"), dealer=dealer))
        cleo = Connection("cleo", 256)
        there.join(cleo, None)
        await until(lambda: "cleo" in here.hosted.late)
        await here.submit(partial(ink_late, name="cleo", turn=1, marks="b1=2", dealer=dealer))
        await until(lambda: there.number == here.number)
        assert there.hosted == here.hosted
        assert [seat.name for seat in here.hosted.seats] == ["ana", "ben", "cleo"]
        told = messages_in(await cleo.next_frame())
        assert [each["you"] for each in told if each["type"] == "welcome" and "you" in each] == [2]
        await one.close()
        await other.close()

    run(whole())


def test_turns_inked_at_two_processes_in_the_same_instant_both_count(run: Run, databases: Sequence[str]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, there = await begin(one, other)
        turns = []
        for seat, session in ((0, here), (1, there)):
            turns.append(
                session.submit(partial(commit, seat=seat, turn=1, marks=first_marks(here, seat), dealer=here.dealer))
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


def test_links_that_are_given_at_two_processes_make_one_roll(run: Run, databases: Sequence[str]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        one, other = await begun(databases, clock), await begun(databases, clock)
        here, there = await begin(one, other, has_chains=True)
        await until(lambda: there.hosted.dice is not None and there.hosted.dice.asked == (0, 1))
        here.links.take(0, 1, link_of("ana", 1))
        there.links.take(1, 1, link_of("ben", 1))
        await until(lambda: all(each.hosted.rolled is not None for each in (here, there)))
        assert here.hosted.rolled == there.hosted.rolled
        assert here.hosted.dice is not None
        assert [chain.link for chain in here.hosted.dice.chains] == [link_of("ana", 1), link_of("ben", 1)]
        await one.close()
        await other.close()

    run(whole())
