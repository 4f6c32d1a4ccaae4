"""A few worker processes for all addresses: started when needed, shared fairly, ended when idle.

Each address has a queue, and the queues take turns. One address never has all processes, so that another one's job
begins at once. A job that is cancelled, or that takes too long, is ended together with its process.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from ...hosting.not_now import NotNow
from ..limits import Limits
from ..traces.span import begun, span
from .process import WorkerProcess
from .worker import NICE

if TYPE_CHECKING:
    from opentelemetry.trace import Span

T = TypeVar("T")
Args = TypeVarTuple("Args")

MOST_BYTES = 8_000_000
"""Of the jobs of one address that wait or run."""

WALL = 4
"""The deadline in wall time, as a multiple of the processor time that a job may take: the machine may be busy."""

START_SECONDS = 60.0
"""The deadline of a process for its own start, which is no part of its first job."""

IDLE_SECONDS = 60.0
"""After this time without a job the processes end."""

CLOSE_SECONDS = 0.8
"""How long a pool that closes waits for the processes it has killed: a busy machine may take longer to end them."""


class _Job:
    def __init__(self, address: str, call: bytes, told: Callable[[float], None] | None, span: Span | None) -> None:
        self.address, self.call, self.told, self.span = address, call, told, span
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.running: asyncio.Task[None] | None = None


class WorkPool:
    def __init__(self, limits: Limits, nice: int = NICE) -> None:
        """`work_processes` and the like of these limits are its bounds; `nice` is the priority of its processes."""
        self._limits = limits
        self._nice = nice
        self._share = max(1, limits.work_processes - 1)
        """How many jobs of one address run at once."""
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._jobs: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()
        self._running: Counter[str] = Counter()
        self._idle: list[WorkerProcess] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Future[None]] = set()
        self._rest: asyncio.TimerHandle | None = None
        self._closed = False
        self._closing: asyncio.Future[None] | None = None

    async def run(self, address: str, work: Callable[[*Args], T], *args: *Args) -> T:
        """Call a module-level function in another process for somebody at this address.

        NotNow with `slowly` if too much of this address waits, with `work` if it takes too long or too much memory.
        """
        return await self.run_told(address, None, work, *args)

    async def run_told(
        self, address: str, told: Callable[[float], None] | None, work: Callable[[*Args], T], *args: *Args
    ) -> T:
        """As `run`, and `told` hears what the work reports of its progress."""
        if self._closed:
            raise NotNow("store")
        with span("job", _name_of((work, *args))) as seen:
            result: T = await self._done(_Job(address, pickle.dumps((work, args)), told, seen))
            return result

    async def _done(self, job: _Job) -> Any:
        address = job.address
        if self._jobs[address] >= self._limits.work_waiting or self._bytes[address] + len(job.call) > MOST_BYTES:
            raise NotNow("slowly")
        self._jobs[address] += 1
        self._bytes[address] += len(job.call)
        self._waiting.setdefault(address, deque()).append(job)
        self._begin()
        try:
            return await job.done
        finally:
            self._leave(job)
            del job  # as it leads to a refusal that leads to this frame, which has all that was sent

    async def close(self) -> None:
        """Kill all processes; jobs are refused. It never waits long, whatever the processes do, and who closes it once
        more waits no longer than who did first."""
        self._closed = True
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._end_all())
        await asyncio.shield(self._closing)

    async def _end_all(self) -> None:
        for job in [job for jobs in self._waiting.values() for job in jobs]:
            job.done.set_exception(NotNow("store"))
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        for worker in self._idle:
            self._end(worker.end())
        self._idle.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._ending:
            await asyncio.wait(self._ending, timeout=CLOSE_SECONDS)

    def _leave(self, job: _Job) -> None:
        """Forget a job that was answered, or whose caller was cancelled."""
        address = job.address
        for counter, amount in ((self._jobs, 1), (self._bytes, len(job.call))):
            counter[address] -= amount
            if not counter[address]:
                del counter[address]
        if job.running is not None:
            if job.done.cancelled():
                job.running.cancel()
        elif job in (waiting := self._waiting.get(address, deque())):
            waiting.remove(job)
            if not waiting:
                del self._waiting[address]

    def _begin(self) -> None:
        """Start as many jobs as there are processes for, of one address after the other."""
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        for address in list(self._waiting):
            if len(self._tasks) >= self._limits.work_processes:
                return
            if self._running[address] >= self._share:
                continue
            jobs = self._waiting.pop(address)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs  # at the end: the others are next
            self._running[address] += 1
            job.running = asyncio.create_task(self._do(job))
            self._tasks.add(job.running)
            job.running.add_done_callback(partial(self._ended, job))

    def _ended(self, job: _Job, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._running[job.address] -= 1
        if not self._running[job.address]:
            del self._running[job.address]
        self._settle(job, NotNow("store"))  # if its task was cancelled before it began
        if self._closed:
            return
        self._begin()
        if not self._tasks:
            loop = asyncio.get_running_loop()
            self._rest = loop.call_later(IDLE_SECONDS, lambda: loop.create_task(self._end_idle()))

    async def _do(self, job: _Job) -> None:
        worker: WorkerProcess | None = None
        begun(job)
        try:
            if self._idle:
                worker = self._idle.pop()
            else:
                worker = await self._start()
                async with asyncio.timeout(START_SECONDS):
                    await worker.ready()
            async with asyncio.timeout(WALL * self._limits.work_seconds):
                outcome = await worker.do(job.call, job.told)
            self._idle.append(worker)
            worker = None
        except (TimeoutError, EOFError, OSError):  # the process was ended, by us or by the operating system
            outcome = NotNow("work")
        except asyncio.CancelledError:
            outcome = NotNow("store")
            raise
        finally:
            self._settle(job, outcome)
            if worker is not None:
                self._end(worker.end())

    async def _start(self) -> WorkerProcess:
        """A process that is just starting would be lost with a cancelled job, so it is ended when it has started."""
        limits = self._limits
        starting = asyncio.ensure_future(
            WorkerProcess.start(seconds=round(limits.work_seconds), megabytes=limits.work_megabytes, nice=self._nice)
        )
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._end(_end_once_started(starting))
            raise

    def _end(self, end: Coroutine[None, None, None]) -> None:
        """End a process in a task of its own: the job's may be cancelled twice."""
        ending = asyncio.ensure_future(end)
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    @staticmethod
    def _settle(job: _Job, outcome: object) -> None:
        if job.done.done():  # the caller was cancelled
            return
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)

    async def _end_idle(self) -> None:
        idle, self._idle = self._idle, []
        for worker in idle:
            await worker.end()


def _name_of(call: tuple[object, ...]) -> str:
    """The name of a job for its span: what `encoded` is to call, and the like, says more than `encoded`."""
    return str(getattr([each for each in call if callable(each)][-1], "__name__", ""))


async def _end_once_started(starting: asyncio.Future[WorkerProcess]) -> None:
    await (await starting).end()
