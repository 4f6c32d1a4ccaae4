"""The event loop's time: what an address uses is counted, and who has used much waits for the others."""

from __future__ import annotations

import ast
import asyncio
import json
import threading
from functools import partial
from pathlib import Path
from time import thread_time

import pytest
from support.server.event_loop import Run
from support.server.in_thread import think_in_threads

from pennypapers.hosting import events as log
from pennypapers.hosting.decisions.decide import take_seat
from pennypapers.hosting.decisions.decide_request import decide_with_token
from pennypapers.hosting.hosted import Hosted
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.tokens import token_hash
from pennypapers.server import costs as module
from pennypapers.server.costs import BURST, SLICE, Costs, Processor, in_thread, metered
from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.thread_executor import ThreadExecutor

ANA, BEN = "192.0.2.1", "192.0.2.2"
WRONG = 0.01


class Ticking:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_an_address_that_has_used_much_waits_while_others_are_there(run: Run) -> None:
    async def scenario() -> None:
        clock = Ticking()
        costs = Costs(0.3, clock)
        costs.charge(BEN, 0.001)
        costs.charge(ANA, BURST / 2)
        await costs.wait(ANA)
        for _ in range(100):
            costs.charge(ANA, 0.01)
        await costs.wait(BEN)
        waiting = asyncio.create_task(costs.wait(ANA))
        await asyncio.sleep(0)
        assert not waiting.done(), "many short messages count as much as a long one"
        waiting.cancel()
        clock.now += 2
        await costs.wait(ANA)

    run(scenario())


def test_who_is_alone_has_all_of_the_time_in_slices(run: Run) -> None:
    async def scenario() -> None:
        costs, order = Costs(0.3, Ticking()), list[str]()
        costs.charge(ANA, 10.0)

        async def work(name: str) -> None:
            await costs.wait(ANA)
            order.append(name)
            costs.charge(ANA, 0.04)

        async def others() -> None:
            while len(order) < 14:
                order.append("others")
                await asyncio.sleep(0)

        await asyncio.gather(others(), *(work("ana") for _ in range(5)))
        assert "ana ana" not in " ".join(order), "in every round somebody else may come"

    run(scenario())


def test_who_waits_for_a_slice_is_not_asked_again_in_every_round(run: Run) -> None:
    """A thousand connections of one address that wait together must not cost a thousand looks a round."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 100.0

    async def scenario() -> None:
        costs, order = Costs(0.3, clock), list[int]()
        costs.charge(ANA, 10.0)

        async def work(number: int) -> None:
            await costs.wait(ANA)
            order.append(number)
            costs.charge(ANA, SLICE / 4)

        await asyncio.gather(*map(work, range(1000)))
        assert order == list(range(1000)), "first come, first served"
        assert looks < 1000 * 40, "asked in every round, they would look at the clock 200,000 times"

    run(scenario())


def test_who_gives_up_waiting_for_a_slice_keeps_nobody_waiting(run: Run) -> None:
    async def scenario() -> None:
        costs = Costs(0.3, Ticking())
        costs.charge(ANA, 10.0)

        async def use_up_the_slice() -> None:
            costs.charge(ANA, 2 * SLICE)

        tasks = [asyncio.create_task(each) for each in (use_up_the_slice(), costs.wait(ANA), costs.wait(ANA))]
        await asyncio.sleep(0)
        given_up, other = tasks[1:]
        assert not given_up.done()
        given_up.cancel()
        await asyncio.wait_for(other, 10)

    run(scenario())


def test_who_waits_for_a_slice_waits_longer_once_somebody_else_comes(run: Run) -> None:
    async def scenario() -> None:
        costs = Costs(0.3, Ticking())

        async def use_up_the_slice() -> None:
            costs.charge(ANA, 10.0)

        _, waiting = asyncio.create_task(use_up_the_slice()), asyncio.create_task(costs.wait(ANA))
        await asyncio.sleep(0)
        costs.charge(BEN, 0.001)
        for _ in range(10):
            await asyncio.sleep(0)
        assert not waiting.done()
        waiting.cancel()

    run(scenario())


def test_what_will_be_decided_together_is_charged_before(run: Run) -> None:
    """So that not all connections of an address send expensive decisions at once."""

    async def scenario() -> None:
        clock = Ticking()
        costs = Costs(0.3, clock)
        for _ in range(50):
            costs.end(ANA, costs.begin(ANA), 0.02)
        clock.now += 60
        costs.charge(BEN, 0.001)
        begun = 0
        for _ in range(100):
            waiting = asyncio.create_task(costs.wait(ANA))
            await asyncio.sleep(0)
            if not waiting.done():
                waiting.cancel()
                break
            costs.begin(ANA)
            begun += 1
        assert 2 <= begun <= 10

    run(scenario())


def test_the_time_of_every_step_is_charged_and_that_of_waiting_is_not(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, charged = Ticking(), list[float]()
    monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(module, "thread_time", clock)
    monkeypatch.setattr(module, "PROCESSOR", Processor())

    def take(seconds: float) -> None:
        clock.now += seconds

    async def work() -> str:
        take(2)
        asyncio.get_running_loop().call_soon(take, 100)
        await asyncio.sleep(0)
        try:
            asyncio.get_running_loop().call_soon(take, 100)
            await asyncio.wait_for(asyncio.Event().wait(), 0.001)
        except TimeoutError:
            take(3)
        return "done"

    async def scenario() -> None:
        assert await metered(work(), charged.append) == "done"
        assert (clock.now, sum(charged)) == (Ticking.now + 205, 5)

    run(scenario())


def test_a_step_in_which_the_server_had_no_processor_costs_what_it_used(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy computer an honest player would wait for a second, for time that others had."""
    clock, processor, charged = Ticking(), Ticking(), list[float]()
    monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(module, "thread_time", processor)
    monkeypatch.setattr(module, "PROCESSOR", Processor())

    async def work() -> None:
        for used, lost in ((0.001, 0.0), (0.002, 0.4), (0.05, 0.0), (0.02, 0.03)):
            clock.now += used + lost
            processor.now += used
            await asyncio.sleep(0)

    async def scenario() -> None:
        await metered(work(), charged.append)
        assert charged[:4] == pytest.approx([0.001, 0.003, 0.05, 0.02]), "at most what was used since the last reading"

    run(scenario())


def test_an_address_has_its_share_of_the_time_that_the_server_had(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy computer it would have all of the little that there is."""
    clock, processor = Ticking(), Ticking()
    monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(module, "thread_time", processor)
    monkeypatch.setattr(module, "PROCESSOR", Processor())

    async def work() -> None:
        clock.now += 0.5
        processor.now += 0.05

    async def scenario() -> None:
        costs = Costs(0.3, clock)
        costs.charge(BEN, 0.001)
        served = 0
        for _ in range(20):
            waiting = asyncio.create_task(costs.wait(ANA))
            await asyncio.sleep(0)
            if not waiting.done():
                waiting.cancel()
                break
            await metered(work(), partial(costs.charge, ANA))
            served += 1
        assert served == 3, "a twentieth of a second each, of a tenth that may be used at once"

    run(scenario())


def test_what_is_done_in_a_thread_is_charged(run: Run) -> None:
    """All threads of the server share one interpreter with its event loop."""
    charged: list[float] = []
    begun = threading.Event()

    def busy(seconds: float) -> str:
        begun.set()
        until = thread_time() + seconds
        while thread_time() < until:
            pass
        if seconds == WRONG:
            raise KeyError(seconds)
        return "done"

    async def scenario() -> None:
        assert await in_thread(charged.append, busy, 0.02) == "done"
        assert sum(charged) >= 0.02
        with pytest.raises(KeyError):
            await in_thread(charged.append, busy, WRONG)
        assert sum(charged) >= 0.02 + WRONG
        begun.clear()
        left = asyncio.create_task(in_thread(charged.append, busy, 0.02))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        left.cancel()
        while len(charged) < 3:  # who asked has gone, and pays all the same
            await asyncio.sleep(0.001)

    run(scenario())


def test_what_is_raised_or_cancelled_passes_through(run: Run) -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it was")

    async def scenario() -> None:
        with pytest.raises(ValueError, match="as it was"):
            await metered(fails(), lambda _: None)
        endless = asyncio.create_task(metered(asyncio.sleep(3600), lambda _: None))
        await asyncio.sleep(0)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless

    run(scenario())


def test_addresses_are_forgotten(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ADDRESSES", 10)

    async def scenario() -> None:
        costs = Costs(0.3, Ticking())
        for number in range(100):
            costs.charge(str(number), 0.1)
        assert len(costs) == 10

    run(scenario())


def test_what_a_table_does_by_itself_is_charged_to_its_host(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that play for everybody after `skip`, and the roll that follows: else a host could skip without an end."""
    think_in_threads(monkeypatch)
    paid: dict[str, list[float]] = {"host": [], "watching": []}

    async def scenario() -> None:
        registry = TableRegistry(SqliteStore(tmp_path / "tables.db"), Limits(), Metrics(), ThreadExecutor())
        session, token = await registry.open(Wish("temple"))
        for who, name in ((None, "watching"), (token, "host")):
            session.join(Connection(who, backlog=100, address=name, charge=paid[name].append), None)
        await session.submit(partial(take_seat, name="ana", hashed=token_hash("ana")))
        await session.submit(partial(decide_with_token, token=token, request=requests.Start(), dealer=session.dealer))
        while (game := session.hosted.game) is None or game.roll is None:
            await asyncio.sleep(0.001)
        paid["host"].clear()
        session.skip(1)
        while game.turns == 0:
            await asyncio.sleep(0.001)
            game = session.hosted.game
            assert game is not None
        assert sum(paid["host"]) > 0
        assert not paid["watching"]
        registry.close()
        await registry.store.close()

    run(scenario())


def test_every_decision_of_a_table_is_paid_by_somebody() -> None:
    server = Path(module.__file__).parent
    calls = [
        (str(path.relative_to(server)), ast.unparse(call))
        for path in server.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text()))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "submit"
    ]
    assert len(calls) > 5
    assert [(path, call) for path, call in calls if "pay=" not in call] == []


def test_a_table_broadcasts_its_seats_once_for_all_changes_of_one_write(run: Run, tmp_path: Path) -> None:
    """Each change would be sent to everybody otherwise: a hundred times a hundred messages."""

    async def scenario() -> None:
        registry = TableRegistry(SqliteStore(tmp_path / "tables.db"), Limits(), Metrics(), ThreadExecutor())
        session, _ = await registry.open(Wish("temple"))
        await session.submit(partial(take_seat, name="ana", hashed="x"))
        watching = Connection(None, backlog=100)
        session.join(watching, None)
        await watching.next_frame()
        changes = [log.Extended(0, on=bool(number % 2)) for number in range(1, 31)]
        paid: list[float] = []
        await asyncio.gather(*(session.submit(partial(_only, event=each), pay=paid.append) for each in changes))
        said = json.loads(await watching.next_frame())
        assert (said["type"], said["number"]) == ("seats", 32), "one message, about the last of them"
        assert len(paid) % len(changes) == 0
        assert len(set(paid[: len(changes)])) == 1, "everybody pays the same part of every step"
        registry.close()
        await registry.store.close()

    run(scenario())


def _only(_: Hosted, event: log.AnyEvent) -> list[log.AnyEvent]:
    return [event]
