"""Worker processes: bounded in time, memory and number per address, cancelled with their caller."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH, Run

from pennypapers.errors import TextError
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.texts.text_answers import score_of
from pennypapers.server.limits import Limits
from pennypapers.server.session.executor import WorkerError
from pennypapers.server.work.pool import WorkPool
from pennypapers.server.work.process import WaitingProcess, WorkerProcess
from pennypapers.server.work.shared import Shared

LIMITS = Limits(work_seconds=LONG_ENOUGH, work_megabytes=200, work_waiting=5)
ANA, BEN = "192.0.2.1", "192.0.2.2"
HOURS = 3600.0


@pytest.fixture(autouse=True)
def _time_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process that was killed may take longer to end than a server that ends waits for it."""
    monkeypatch.setattr("pennypapers.server.work.pool.CLOSE_SECONDS", LONG_ENOUGH)


def is_running(process: int) -> bool:
    """Whether a process is there and not only waiting to be reaped."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children() -> set[int]:
    found = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return {int(each) for each in found if is_running(int(each))}


async def code_of(pool: WorkPool, work: object, *args: object, address: str = ANA) -> str:
    with pytest.raises(NotNow) as refused:
        await pool.run(address, work, *args)  # type: ignore[arg-type]
    return refused.value.code


def test_work_is_done_in_another_process_that_is_started_once_and_only_when_needed(run: Run) -> None:
    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        before = children()
        first = await pool.run(ANA, os.getpid)
        assert first != os.getpid()
        assert await pool.run(BEN, os.getpid) == first
        assert children() - before == {first}
        await pool.close()
        assert not is_running(first)

    run(scenario())


def test_what_a_job_refuses_is_raised_where_it_was_asked_for_and_its_process_goes_on(run: Run) -> None:
    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        process = await pool.run(ANA, os.getpid)
        with pytest.raises(TextError, match="line 1"):
            await pool.run(ANA, score_of, "nonsense", None)
        with pytest.raises(WorkerError, match="ValueError"):
            await pool.run(ANA, math.factorial, -1)
        assert await pool.run(ANA, os.getpid) == process
        await pool.close()

    run(scenario())


def test_a_job_that_needs_too_much_time_or_memory_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        assert await code_of(pool, bytearray, 10**9) == "work"
        quick = WorkPool(replace(LIMITS, work_seconds=0.05))
        assert await code_of(quick, time.sleep, HOURS) == "work", "of wall time"
        monkeypatch.setattr("pennypapers.server.work.pool.WALL", LONG_ENOUGH)
        short = WorkPool(replace(LIMITS, work_seconds=1))
        assert await code_of(short, math.factorial, 10**8) == "work", "of processor time"
        assert await short.run(ANA, abs, -1) == 1, "the next job has a process again"
        await asyncio.gather(pool.close(), quick.close(), short.close())

    run(scenario())


def test_the_start_of_a_process_is_no_part_of_its_job(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a busy machine, which takes long to start a process, would have no time left for its first job."""
    order: list[str] = []
    ready, do = WorkerProcess.ready, WorkerProcess.do

    async def noted_ready(worker: WorkerProcess) -> None:
        await ready(worker)
        order.append("ready")

    async def noted_do(worker: WorkerProcess, job: bytes, told: Callable[[float], None] | None) -> object:
        order.append("job")
        return await do(worker, job, told)

    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        assert [await pool.run(ANA, abs, number) for number in (-1, -2)] == [1, 2]
        await pool.close()

    monkeypatch.setattr(WorkerProcess, "ready", noted_ready)
    monkeypatch.setattr(WorkerProcess, "do", noted_do)
    run(scenario())
    assert order == ["ready", "job", "job"]


def test_a_process_imports_nothing_from_the_working_directory(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pickle", "pennypapers"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)

    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        assert await pool.run(ANA, abs, -1) == 1
        await pool.close()

    run(scenario())


def test_one_address_never_has_all_processes_and_its_queue_is_limited(run: Run) -> None:
    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        jobs = [asyncio.create_task(pool.run(ANA, time.sleep, HOURS)) for _ in range(LIMITS.work_waiting)]
        await asyncio.sleep(0)
        assert await code_of(pool, abs, -1) == "slowly"
        assert await pool.run(BEN, abs, -1) == 1, "somebody else does not wait"
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert await pool.run(ANA, abs, -1) == 1
        assert await code_of(pool, len, bytes(9_000_000)) == "slowly", "and limited in bytes"
        await pool.close()

    run(scenario())


def test_whoever_leaves_takes_the_job_and_its_process_along(run: Run) -> None:
    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        process = await pool.run(ANA, os.getpid)
        job = asyncio.create_task(pool.run(ANA, time.sleep, HOURS))
        await asyncio.sleep(0)
        job.cancel()
        with suppress(asyncio.CancelledError):
            await job
        assert await pool.run(ANA, os.getpid) != process
        await pool.close()  # which waits for the processes that are being ended
        assert not is_running(process)

    run(scenario())


def test_a_process_that_is_just_starting_ends_with_its_asker_too(run: Run) -> None:
    async def scenario() -> None:
        before = children()
        pool = WorkPool(LIMITS)
        for moments in range(1, 12):
            job = asyncio.create_task(pool.run(ANA, time.sleep, HOURS))
            for _ in range(moments):
                await asyncio.sleep(0)
            job.cancel()
            with suppress(asyncio.CancelledError):
                await job
        await pool.close()
        assert children() == before

    run(scenario())


def test_a_pool_that_closes_waits_for_nobody(run: Run) -> None:
    async def scenario() -> None:
        pool = WorkPool(LIMITS)
        jobs = [asyncio.create_task(pool.run(ANA, time.sleep, HOURS)) for _ in range(3)]
        await asyncio.sleep(0)
        await pool.close()
        refused = await asyncio.gather(*jobs, return_exceptions=True)
        assert [getattr(each, "code", each) for each in refused] == ["store"] * 3
        assert await code_of(pool, abs, -1) == "store"

    run(scenario())


def test_a_thread_may_wait_for_a_process_that_is_kept() -> None:
    worker = WaitingProcess(seconds=1, megabytes=200)
    process = worker.do(os.getpid)
    assert process in children()
    with pytest.raises(TextError):
        worker.do(partial(score_of, "nonsense", None))
    with pytest.raises(WorkerError, match="ValueError"):
        worker.do(partial(math.factorial, -1))
    assert worker.do(os.getpid) == process
    with pytest.raises(WorkerError, match="ended"):
        worker.do(partial(math.factorial, 10**8))
    assert worker.do(os.getpid) != process, "after one that took too long there is another"
    worker.end()
    assert not is_running(process)


def test_shared_work_is_done_once_and_given_up_when_the_last_asker_has_gone(run: Run) -> None:
    async def scenario() -> None:
        begun: list[asyncio.Future[str]] = []

        async def make() -> str:
            begun.append(asyncio.get_running_loop().create_future())
            return await begun[-1]

        shared = Shared[str, str](most=1)
        first, second = (asyncio.create_task(shared.get("key", make)) for _ in range(2))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert len(begun) == 1
        begun[0].set_result("made")
        assert await second == "made"
        assert await shared.get("key", make) == "made"
        last = asyncio.create_task(shared.get("other", make))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        last.cancel()
        await asyncio.gather(last, return_exceptions=True)
        await asyncio.sleep(0)
        assert begun[1].cancelled()
        again = asyncio.create_task(shared.get("key", make))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(begun) == 3, "only the latest keys are kept"
        again.cancel()
        await asyncio.gather(again, return_exceptions=True)

    run(scenario())


def test_work_may_be_shared_only_while_it_is_done(run: Run) -> None:
    """What is on disk may have changed when the next one asks."""

    async def scenario() -> None:
        made: list[str] = []

        async def make() -> str:
            made.append("")
            await asyncio.sleep(0)
            return f"version {len(made)}"

        shared = Shared[str, str](most=0)
        assert await asyncio.gather(*(shared.get("key", make) for _ in range(3))) == ["version 1"] * 3
        assert await shared.get("key", make) == "version 2"

    run(scenario())
