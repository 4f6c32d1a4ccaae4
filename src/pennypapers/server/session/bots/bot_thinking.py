"""Computes bots' turns in processes while people think, and limits how long a table waits for a slow bot."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

from ....hosting.hosted import Hosted
from ....table.table import Table
from ...work.process import WaitingProcess
from .bot_turns import play_seat, same_roll

T = TypeVar("T")

LARGE = 100
"""Spaces; printed sheets have about half as many."""

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


class Thinking:
    """The bots' turns of one table for the open roll: started, finished, and how long the table waits for them."""

    def __init__(self, wake: Callable[[], None], seconds: float) -> None:
        self._wake = wake
        self._seconds = seconds
        self._about: Table | None = None
        self._answers: dict[int, Future[str]] = {}
        self._waited_for: float | None = None

    @property
    def patience(self) -> float | None:
        """The moment until which the table waits for bots; None while people have not inked, or no bot is left."""
        return None if self._waited_for is None else self._waited_for + self._seconds

    def look(self, hosted: Hosted, luck: str, address: str, now: float) -> None:
        """Start every bot that has not started on this roll, on behalf of an address; drop turns for another roll."""
        game = open_game(hosted)
        if game is None or not game.waiting:
            self._waited_for = None
            return
        if self._about is None or not same_roll(self._about, game):
            self.rest()
            self._about = game
        bots = {seat: name for seat in game.waiting if (name := hosted.seats[seat].bot)}
        for seat in bots.keys() - self._answers.keys():
            self._answers[seat] = THINKERS.ask(
                bots[seat], address, partial(play_seat, game, seat, bots[seat], luck), is_large=is_large(game)
            )
            self._answers[seat].add_done_callback(partial(self._tell, asyncio.get_running_loop()))
        if len(bots) < len(game.waiting):
            self._waited_for = None
        elif self._waited_for is None:
            self._waited_for = now

    def answers(self, hosted: Hosted) -> dict[int, str]:
        """The finished turns, by seat, of seats that have not inked this roll."""
        game = open_game(hosted)
        if game is None or self._about is None or not same_roll(self._about, game):
            return {}
        done = {seat: answer for seat, answer in self._answers.items() if answer.done() and seat in game.waiting}
        return {seat: answer.result() for seat, answer in done.items() if not answer.exception()}

    def rest(self) -> None:
        """Cancel what has not begun, and forget the rest."""
        for answer in self._answers.values():
            answer.cancel()
        self._answers, self._about, self._waited_for = {}, None, None

    def _tell(self, loop: asyncio.AbstractEventLoop, answer: Future[str]) -> None:
        if not answer.cancelled():
            with suppress(RuntimeError):  # the event loop has ended meanwhile
                loop.call_soon_threadsafe(self._wake)


def is_large(game: Table) -> bool:
    """Whether a turn of a bot that is not compiled may take seconds."""
    return len(game.layout.spaces) > LARGE


def open_game(hosted: Hosted) -> Table | None:
    """The game if bots may ink now: it has begun, is not over and not paused."""
    game = hosted.game
    return None if game is None or game.ended or hosted.paused else game
