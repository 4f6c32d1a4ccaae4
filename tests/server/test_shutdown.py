"""A server that ends waits for nothing that could take long: stuck jobs, bots, slow clients, a store that hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar
from unittest import mock

import pytest
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.guest import HOME, fetch, open_party
from support.server.running_server import PATIENT, running_server, served

from pennypapers.hosting.not_now import NotNow
from pennypapers.server.app import create_app
from pennypapers.server.limits import Limits
from pennypapers.server.session.bots.bot_processes import THINKERS, Thinkers
from pennypapers.server.session.executor import WorkerError
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.pool import WorkPool
from pennypapers.server.work.process import WaitingProcess, WorkerProcess

T = TypeVar("T")

HOURS = 3600.0
TOO_LONG = 60.0
"""Seconds that a part of the server may take to end in these tests, if it takes all that it may."""
ANA, BEN = "192.0.2.1", "192.0.2.2"
BODY = b"POST /api/count HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{"
HEADERS = b"GET / HTTP/1.1\r\nhost: x\r\n"


class StuckWorker:
    """A worker whose job never ends, and that cannot be killed."""

    may_end = threading.Event()

    def do(self, work: Callable[[], T]) -> T:
        assert self.may_end.wait(LONG_ENOUGH)
        return work()

    def end(self) -> None:
        assert self.may_end.wait(LONG_ENOUGH)

    def give_up(self) -> None:
        """It goes on."""


class StuckProcess:
    """The same for the work pool: a process that waits for a broken disk, say."""

    busy = 0

    async def ready(self) -> None:
        """It has started."""

    async def do(self, *_: object) -> object:
        StuckProcess.busy += 1
        return await asyncio.get_running_loop().create_future()

    async def end(self) -> None:
        await asyncio.get_running_loop().create_future()


@pytest.fixture
def stuck_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(**_: int) -> StuckProcess:
        return StuckProcess()

    monkeypatch.setattr(StuckProcess, "busy", 0)
    monkeypatch.setattr(WorkerProcess, "start", start)


@pytest.fixture
def stuck_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    StuckWorker.may_end.clear()
    monkeypatch.setattr(THINKERS, "start", StuckWorker)
    monkeypatch.setattr(THINKERS, "_lanes", {})
    yield
    StuckWorker.may_end.set()


@pytest.mark.usefixtures("stuck_pool")
def test_the_pool_waits_for_no_process(run: Run) -> None:
    async def scenario() -> None:
        pool = WorkPool(Limits())
        jobs = [asyncio.create_task(pool.run(address, abs, -1)) for address in (ANA, ANA, BEN, BEN)]
        while StuckProcess.busy < Limits().work_processes:
            await asyncio.sleep(0)
        await pool.close()
        refused = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(each, NotNow) and each.code for each in refused] == ["store"] * 4

    run(scenario())


class Together:
    """Processes that end only when all of them are being ended."""

    def __init__(self, count: int) -> None:
        self._count, self.ending = count, 0
        self._all = asyncio.Event()

    async def start(self, **_: int) -> StuckProcess:
        process = StuckProcess()
        process.end = self._end  # type: ignore[method-assign]
        return process

    async def _end(self) -> None:
        self.ending += 1
        if self.ending == self._count:
            self._all.set()
        await self._all.wait()


@pytest.mark.usefixtures("stuck_pool")
def test_pools_are_closed_side_by_side(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other they would take longer than a server may to end."""
    together = Together(2)
    monkeypatch.setattr(WorkerProcess, "start", together.start)
    monkeypatch.setattr("pennypapers.server.work.pool.CLOSE_SECONDS", TOO_LONG)
    monkeypatch.setattr("pennypapers.server.app.CLOSE_SECONDS", TOO_LONG)

    async def scenario() -> None:
        app = create_app(SqliteStore(tmp_path / "tables.db"))
        async with app.lifespan():
            jobs = [asyncio.create_task(pool.run(ANA, abs, -1)) for pool in (app.state.work, app.state.coach)]
            while StuckProcess.busy < len(jobs):
                await asyncio.sleep(0.01)
            began = time.monotonic()
        assert time.monotonic() - began < TOO_LONG
        await asyncio.gather(*jobs, return_exceptions=True)

    run(scenario())
    assert together.ending == 2


@pytest.mark.usefixtures("stuck_pool")
def test_who_closes_a_pool_once_more_waits_no_longer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server closes its pools as soon as it is told to end, and again with the application."""
    waits: list[float] = []

    async def wait(_: object, timeout: float) -> None:
        waits.append(timeout)
        await asyncio.sleep(0)

    async def scenario() -> None:
        pool = WorkPool(Limits())
        job = asyncio.create_task(pool.run(ANA, abs, -1))
        while not StuckProcess.busy:
            await asyncio.sleep(0)
        monkeypatch.setattr("pennypapers.server.work.pool.asyncio.wait", wait)
        await asyncio.gather(pool.close(), pool.close())
        await pool.close()
        monkeypatch.undo()
        await asyncio.gather(job, return_exceptions=True)

    run(scenario())
    assert len(waits) == 1


@pytest.mark.usefixtures("stuck_bots")
def test_bots_are_not_waited_for() -> None:
    stuck = [THINKERS.ask(bot, ANA, partial(abs, -1)) for bot in ("tourist", "pathfinder") for _ in range(4)]
    THINKERS.close()
    assert not any(each.done() for each in stuck)


def test_what_bots_think_about_is_given_up() -> None:
    thinkers = Thinkers(1)
    process = thinkers.ask("tourist", ANA, os.getpid).result(LONG_ENOUGH)
    thought = thinkers.ask("tourist", ANA, partial(time.sleep, HOURS))
    thinkers.close()
    with pytest.raises(WorkerError):
        thought.result(LONG_ENOUGH)
    assert thinkers.ask("tourist", ANA, os.getpid).result(LONG_ENOUGH) != process
    thinkers.close()


def test_bots_that_are_given_up_end_with_their_processes() -> None:
    worker = WaitingProcess(seconds=1, megabytes=200)
    process = worker.do(os.getpid)
    failed: list[WorkerError] = []

    def think() -> None:
        for _ in range(2):
            try:
                worker.do(partial(time.sleep, HOURS))
            except WorkerError as error:
                failed.append(error)
        worker.end()

    thinking = threading.Thread(target=think)
    thinking.start()
    worker.give_up()
    thinking.join(LONG_ENOUGH)
    assert len(failed) == 2, "the second was not even started"
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_store_is_closed_without_a_thread_of_those_that_draw(run: Run, tmp_path: Path) -> None:
    may_end = threading.Event()

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        busy = [asyncio.create_task(asyncio.to_thread(may_end.wait)) for _ in range(100)]
        try:
            await store.close()
            assert not any(each.done() for each in busy)
        finally:
            may_end.set()
            await asyncio.gather(*busy)

    run(scenario())


def test_a_store_that_hangs_is_left(run: Run, tmp_path: Path) -> None:
    class Hanging(SqliteStore):
        async def close(self) -> None:
            await asyncio.sleep(HOURS)

    async def scenario() -> None:
        with mock.patch("pennypapers.server.app.LOGGER.error") as logged:
            async with create_app(Hanging(tmp_path / "tables.db")).lifespan():
                pass
        assert "could not be closed in time" in logged.call_args[0][0]

    run(scenario())


@pytest.mark.usefixtures("stuck_pool", "stuck_bots")
def test_a_server_ends_whatever_its_clients_do(run: Run, tmp_path: Path) -> None:
    """All at once: stuck jobs, bots that think, half headers, half bodies, sockets that are silent or never read."""
    failures = mock.Mock()

    async def scenario() -> None:
        async with served(tmp_path, PATIENT) as port:
            await open_party(port, *(f"player {number}" for number in range(20)))
            stuck = [THINKERS.ask("tourist", ANA, partial(abs, -1)) for _ in range(4)]
            counting = asyncio.create_task(fetch(port, "POST", "/api/count", {"sheets": ["x"]}))
            streams = [await asyncio.open_connection(HOME, port) for _ in range(60)]
            for number, (_, writer) in enumerate(streams):
                writer.write((BODY, HEADERS, b"")[number % 3])
            assert (await fetch(port, "GET", "/healthz")).status == 200
        assert (await counting).status == 503
        assert not any(each.done() for each in stuck)
        for _, writer in streams:
            writer.close()

    uvicorn = logging.getLogger("uvicorn.error")
    with mock.patch.object(uvicorn, "exception", failures), mock.patch.object(uvicorn, "error", failures):
        run(scenario())
    says = [str(call.args[0]) for call in failures.call_args_list]
    assert [each for each in says if "Cancel" not in each] == []


def test_a_server_that_is_told_to_end_leaves_no_process_behind(tmp_path: Path) -> None:
    """Ended by its signal, with status 0, while bots think and jobs are done."""

    async def scenario() -> None:
        with running_server(tmp_path) as server:
            layout = "adventure: valley\nname: big\ngrid:\n" + "\n".join(["  " + " ".join("o" * 20)] * 20) + "\n"
            body = {"sheets": [layout] * 100, "layout": layout}
            counting = asyncio.create_task(fetch(server.port, "POST", "/api/count", body))
            async with asyncio.timeout(LONG_ENOUGH):
                while not (workers := server.workers):
                    await asyncio.sleep(0.01)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.gather(counting, return_exceptions=True)
            async with asyncio.timeout(LONG_ENOUGH):
                while any(Path(f"/proc/{each}").exists() for each in workers):
                    await asyncio.sleep(0.01)
            assert '"trace"' not in server.log

    asyncio.run(scenario())


SLEEPS = "import os, time; os.write(2, b'begun\\n'); time.sleep(3600)"
HOLDS_THE_INTERPRETER = "import math, os; os.write(2, b'begun\\n'); math.factorial(10**9)"
"""As compiled code does: no other thread of the process can run."""
BOT = """
from pennypapers.server.work.process import WaitingProcess
WaitingProcess(seconds=400, megabytes=500).do(partial(exec, JOB))
"""
POOL = """
from pennypapers.server.limits import Limits
from pennypapers.server.work.pool import WorkPool
async def work():
    await WorkPool(Limits(work_seconds=400)).run("", exec, JOB)
asyncio.run(work())
"""


@pytest.mark.parametrize("server", [BOT, POOL])
@pytest.mark.parametrize("job", [SLEEPS, HOLDS_THE_INTERPRETER])
def test_a_server_that_is_killed_leaves_no_busy_process_behind(server: str, job: str) -> None:
    """Nothing is left of the server that could end its workers, and their jobs would go on for minutes."""
    code = f"import asyncio\nfrom functools import partial\nJOB = {job!r}\n{server}"
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"begun\n"
        process.kill()
        ends, _, _ = select.select([process.stderr], [], [], LONG_ENOUGH)
        assert ends, "the worker goes on"
        assert process.stderr.read() == b"", "its end closes the pipe"
