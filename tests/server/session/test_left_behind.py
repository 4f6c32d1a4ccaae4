"""What a server is done with is freed at once. Circles of it would be left for Python's collector, which stops the
whole server while it takes them apart: a tenth of a second for a thousand connections or a few thousand refusals."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.decisions.decide_request import decide_with_token
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.protocol.requests import TableRequest
from pennypapers.server.costs import metered
from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.thread_executor import ThreadExecutor

TIMES = 200


@pytest.fixture(autouse=True)
def _collected_by_hand() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


async def left_behind(work: Callable[[], Awaitable[None]]) -> int:
    """How many objects are left for the collector for each time that this is done."""
    await work()  # what is made once for all times
    gc.collect()
    for _ in range(TIMES):
        await work()
    await asyncio.sleep(0)
    return gc.collect() // TIMES


@pytest.mark.parametrize(
    "asked",
    [
        requests.Ink(turn=7, marks="a1=5"),
        requests.Ink(turn=1, marks="nonsense"),
        requests.Start(),
        requests.EnterSheet(seat=0, sheet="nonsense"),
    ],
)
def test_a_refusal_leaves_nothing_behind(asked: TableRequest, run: Run, tmp_path: Path) -> None:
    async def scenario() -> None:
        registry = TableRegistry(SqliteStore(tmp_path / "tables.db"), Limits(), Metrics(), ThreadExecutor())
        session, _ = await registry.open(Wish("temple"))

        async def refused() -> None:
            with suppress(NotNow):
                await session.submit(
                    lambda hosted: decide_with_token(hosted, None, asked, dealer=session.dealer), plays=True
                )

        assert await left_behind(refused) == 0
        registry.close()
        await registry.store.close()

    run(scenario())


def test_a_connection_that_ends_leaves_nothing_behind(run: Run) -> None:
    """Each of its tasks is cancelled, or fails, in the midst of waiting."""

    async def waits() -> None:
        await asyncio.get_running_loop().create_future()

    async def charged(work: Coroutine[object, object, None]) -> None:
        await metered(work, lambda _: None)

    async def cancelled() -> None:
        task = asyncio.create_task(charged(waits()))
        await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async def scenario() -> None:
        assert await left_behind(cancelled) == 0

    run(scenario())
