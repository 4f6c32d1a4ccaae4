"""The processes in which bots think, a few for each bot, and the threads that wait for them."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Protocol, TypeVar

from ...work.process import WaitingProcess

T = TypeVar("T")

BOT_SECONDS, BOT_MEGABYTES = 600, 1500
"""Of processor time for one turn, and of memory: where nothing is compiled yet, a strong bot compiles for minutes."""

IDLE_SECONDS = 600.0
"""A process that had nothing to do for so long ends. A strong bot needs seconds to load, so it is not soon."""


class Worker(Protocol):
    """What does the thinking for a thread."""

    def do(self, work: Callable[[], T]) -> T: ...

    def end(self) -> None: ...

    def give_up(self) -> None:
        """Make a job that is being done fail, and all that follow; called by another thread, and returns at once."""


def bot_process() -> WaitingProcess:
    return WaitingProcess(seconds=BOT_SECONDS, megabytes=BOT_MEGABYTES)


class Thinkers:
    """Processes for the bots of all tables, a few for each bot, so that one that is still compiling delays no other.

    Bots think in processes of their own, since the event loop would have to share the interpreter with their threads.
    A thread waits for each of them. The addresses that wait for a bot take turns. What is asked about large layouts has
    processes of its own, since it takes seconds. Threads are daemons: a server that stops does not wait for a bot.
    """

    def __init__(self, threads: int, start: Callable[[], Worker] = bot_process) -> None:
        self._threads = threads
        self.start = start
        self._lanes: dict[str, _Lane] = {}

    def ask(self, bot: str, address: str, think: Callable[[], T], *, is_large: bool = False) -> Future[T]:
        """Let a bot think for somebody at this address."""
        name = "large" if is_large else bot
        lane = self._lanes.setdefault(name, _Lane(name, self._threads, lambda: self.start()))
        answer: Future[T] = Future()
        lane.put(address, lambda worker: _do(answer, partial(worker.do, think)))
        return answer

    def close(self) -> None:
        """Kill the processes without waiting for them; what waits fails. Whoever asks later gets new ones."""
        lanes, self._lanes = self._lanes, {}
        for lane in lanes.values():
            lane.close()


class _Lane:
    """What waits for one bot, by address, and the threads that do it; they are started when they are needed."""

    def __init__(self, name: str, most: int, start: Callable[[], Worker]) -> None:
        self._name, self._most, self._start = name, most, start
        self._workers: list[Worker] = []
        self._idle = 0
        self._closed = False
        self._waiting: OrderedDict[str, deque[Callable[[Worker], None]]] = OrderedDict()
        self._changed = threading.Condition()

    def put(self, address: str, job: Callable[[Worker], None]) -> None:
        with self._changed:
            self._waiting.setdefault(address, deque()).append(job)
            self._changed.notify()
            if sum(map(len, self._waiting.values())) > self._idle and len(self._workers) < self._most:
                self._workers.append(worker := self._start())
                name = f"{self._name}-{len(self._workers)}"
                threading.Thread(target=self._work, args=[worker], name=name, daemon=True).start()

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for worker in self._workers:
            worker.give_up()

    def _work(self, worker: Worker) -> None:
        """Do what waits, until there is nothing left in a lane that was closed."""
        while True:
            if job := self._next():
                job(worker)
                continue
            worker.end()
            if self._closed:
                return

    def _next(self) -> Callable[[Worker], None] | None:
        """The next job; None if there was none for long, or there will be none."""
        with self._changed:
            self._idle += 1
            self._changed.wait_for(lambda: self._waiting or self._closed, IDLE_SECONDS)
            self._idle -= 1
            if not self._waiting:
                return None
            address, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs  # at the end: the other addresses are next
            return job


def _do(answer: Future[T], think: Callable[[], T]) -> None:
    if answer.set_running_or_notify_cancel():
        try:
            answer.set_result(think())
        except Exception as error:  # the caller must get it
            answer.set_exception(error)


THINKERS = Thinkers(min(2, os.cpu_count() or 1))
