"""Bots play every challenge in the background: one after the other, once each, and what is missing after a start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from support.server.challenger import SMALL, Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.manual_clock import ManualClock
from support.server.running_server import PATIENT, served

from pennypapers.bots import BOTS
from pennypapers.challenges import Challenge, check_run
from pennypapers.hosting.runs import revealed, stars_of
from pennypapers.notation import read_record
from pennypapers.rules import read_layout
from pennypapers.server.challenges.bot_field import FIELD, BotField
from pennypapers.server.challenges.bot_run import bot_run
from pennypapers.server.session.executor import WorkerError
from pennypapers.server.session.loop_clock import LoopClock
from pennypapers.server.store.challenge_contract import StoredChallenge
from pennypapers.server.store.sqlite import SqliteStore

T = TypeVar("T")

CHALLENGE = Challenge(read_layout(SMALL), bytes(range(32)))
LARGE = Challenge(read_layout("adventure: temple\nname: large\ngrid:\n" + "o o o o o o o o o o o\n" * 10), bytes(32))
TWO = ("tourist", "pathfinder")


class HereAndNow:
    """A worker that works in the thread that calls it, and says when there is nothing left to do."""

    def __init__(self, *, fails_for: str = "") -> None:
        self.done, self.most_at_once, self._at_once = 0, 0, 0
        self.is_idle = asyncio.Event()
        self._fails_for = fails_for
        self._loop = asyncio.get_running_loop()

    def do(self, work: Callable[[], T]) -> T:
        self._at_once += 1
        self.most_at_once = max(self.most_at_once, self._at_once)
        try:
            if self._fails_for and self._fails_for in repr(work):
                raise WorkerError("the process has ended")
            return work()
        finally:
            self.done += 1
            self._at_once -= 1

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self.is_idle.set)

    def give_up(self) -> None:
        """Nothing is being done when this is called."""


async def work_all(field: BotField, worker: HereAndNow) -> None:
    """Let the bots play until nothing is left."""
    worker.is_idle.clear()
    working = asyncio.create_task(field.work())
    async with asyncio.timeout(LONG_ENOUGH):
        await worker.is_idle.wait()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)


async def make(store: SqliteStore, code: str, challenge: Challenge = CHALLENGE) -> None:
    await store.challenges.add(StoredChallenge(code, str(challenge), float(ord(code[0]))))


async def bots_of(store: SqliteStore, code: str) -> list[str]:
    return sorted(run.bot or "" for run in await store.challenges.bots_of(code))


def test_every_bot_plays_a_challenge_once_and_what_is_missing_after_a_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, worker = SqliteStore(tmp_path / "tables.db"), HereAndNow()
        await make(store, "AAAAA")
        await make(store, "BBBBB")
        finished = bot_run(str(CHALLENGE), "tourist")
        await store.challenges.add_bot("AAAAA", bot="tourist", name="Tourist", finished=finished)
        await work_all(BotField(store.challenges, TWO, lambda: worker, clock=LoopClock()), worker)
        assert await bots_of(store, "AAAAA") == await bots_of(store, "BBBBB") == ["pathfinder", "tourist"]
        assert (worker.done, worker.most_at_once) == (3, 1), "one at a time, and none that was there"
        await make(store, "CCCCC")
        field = BotField(store.challenges, TWO, lambda: worker, clock=LoopClock())
        await work_all(field, worker)
        assert worker.done == 5
        await store.close()

    asyncio.run(scenario())


def test_a_bot_that_fails_keeps_no_other_challenge_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, worker = SqliteStore(tmp_path / "tables.db"), HereAndNow(fails_for="title: bad")
        await make(store, "BBBBB", Challenge(CHALLENGE.layout, CHALLENGE.seed, title="bad"))
        await make(store, "AAAAA")
        await work_all(BotField(store.challenges, TWO, lambda: worker, clock=LoopClock()), worker)
        assert await bots_of(store, "BBBBB") == []
        assert await bots_of(store, "AAAAA") == ["pathfinder", "tourist"]
        await store.close()

    asyncio.run(scenario())


def test_large_layouts_and_bots_that_are_not_installed_are_left_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, worker = SqliteStore(tmp_path / "tables.db"), HereAndNow()
        await make(store, "BBBBB", LARGE)
        await make(store, "AAAAA")
        await work_all(
            BotField(store.challenges, ("tourist", "not installed"), lambda: worker, clock=LoopClock()), worker
        )
        assert await bots_of(store, "BBBBB") == []
        assert await bots_of(store, "AAAAA") == ["tourist"]
        await store.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("small_search_budget")
@pytest.mark.parametrize("bot", [name for name in FIELD if name in BOTS])
def test_the_run_of_a_bot_is_a_run_of_the_challenge_without_its_seed(bot: str) -> None:
    finished = bot_run(str(CHALLENGE), bot)
    assert CHALLENGE.seed.hex() not in finished.record
    assert stars_of(finished.sort_key) == finished.stars
    record = read_record(revealed(finished.record, CHALLENGE.seed.hex()), lambda _: SMALL)
    assert record.players == (bot.capitalize(),)
    check_run(CHALLENGE, record, bot)


def test_a_bot_plays_in_a_process_of_the_server_and_is_seen_by_who_has_finished(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        world = served(tmp_path, PATIENT, store=store, bots=("tourist",), clock=ManualClock())
        async with asyncio.timeout(LONG_ENOUGH), world as port:
            ana = Challenger(port)
            code = await ana.make()
            while not await store.challenges.bots_of(code):
                await asyncio.sleep(0.01)
            look = await ana.look(code)
            assert (look["bots"], look["finished"]) == ([], 0), "nobody learns how well a bot has done before they play"
            assert look["bots_to_come"] == 1, "nor at once that it has played"
            large = await ana.make(layout=str(LARGE.layout))
            assert (await ana.look(large))["bots_to_come"] == 0, "none will play it"
            await ana.play(code)
            look = await ana.look(code)
            (bot,) = look["bots"]
            assert (bot["bot"], look["finished"], look["bots_to_come"]) == ("tourist", 1, 0)
            results = await ana.results(code)
            assert {each["bot"] for each in results["places"]} == {None, "tourist"}
            assert results["total"] == 2

    asyncio.run(scenario())


def test_a_look_says_how_many_bots_have_still_to_play(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.challenges.add(StoredChallenge("AAAAA", str(CHALLENGE), 0.0))
        field = BotField(store.challenges, TWO, clock=LoopClock())
        assert field.players(CHALLENGE) == list(TWO)
        assert field.players(LARGE) == []
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store, bots=()) as port:
            assert (await Challenger(port).look("AAAAA"))["bots_to_come"] == 0, "this server has no bots"

    asyncio.run(scenario())


class GivenUp(HereAndNow):
    """A worker that is given up while it works, because the server ends."""

    def __init__(self, closes: Callable[[], None]) -> None:
        super().__init__()
        self._closes = closes

    def do(self, work: Callable[[], T]) -> T:
        self._closes()
        raise WorkerError(f"the server ends, {work} was begun")


def test_what_the_end_of_the_server_cuts_off_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await make(store, "AAAAA")
        field: BotField
        worker = GivenUp(lambda: field.close())
        field = BotField(store.challenges, TWO, lambda: worker, clock=LoopClock())
        await work_all(field, worker)
        assert not await store.challenges.bots_of("AAAAA"), "they play after the next start"

    asyncio.run(scenario())
    assert caplog.messages == []
