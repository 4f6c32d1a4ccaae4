"""Several server processes on one port: the operating system hands each new connection to one of them.

One that dies is replaced: its tables are in the store, and its seats come back at the others meanwhile. If the parent
is killed, they are told to end. A restart replaces all of them by new ones, with the port open all the while.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import NoReturn

from .logs import LOGGER
from .restart import AGAIN, Handover, can_start, start_again

Ready = Callable[[], None]

MOST_DEATHS, DEATH_SECONDS = 5, 60.0
"""If so many workers die in this time, the server stops instead of restarting them again."""
STOPS = (signal.SIGTERM, signal.SIGINT)
HANDLED = (*STOPS, AGAIN) if AGAIN else STOPS


def run_workers(
    count: int, work: Callable[[Ready], int], ready: Ready, listener: socket.socket, before: Handover | None = None
) -> int:
    """Run `work` in so many processes until we are told to end; 1 if they cannot start, end badly or keep dying.

    `ready` is called here when the first of them has called its own: from then on connections are answered. All of
    them accept connections from `listener`. `before` names the workers that these replace.
    """
    return _Workers(work, listener, before).run(count, ready)


class _Workers:
    def __init__(self, work: Callable[[Ready], int], listener: socket.socket, before: Handover | None) -> None:
        self._work, self._listener, self._before = work, listener, before
        self._processes: set[int] = set()
        self._is_stopping = False
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS)
        self._parent_ends, self._parent = os.pipe()
        """Nobody writes to it: it can be read to its end when the parent has ended."""

    def run(self, count: int, ready: Ready) -> int:
        for number in STOPS:
            signal.signal(number, self._stop)
        reader, writer = os.pipe()
        for _ in range(count):
            self._fork(lambda: self._work(lambda: _say(writer)))
        os.close(writer)
        is_up = bool(os.read(reader, 1))
        if is_up:
            ready()
            self._replace(lambda: bool(os.read(reader, 1)))
        elif self._before:
            LOGGER.error("the new processes could not start; the old ones go on")
            self._processes.update(self._before.workers)
        else:
            self._is_stopping = True  # the workers have logged why they cannot start
        os.close(reader)
        if AGAIN:
            signal.signal(AGAIN, self._start_again)
        return self._watch()

    def _replace(self, one_more_is_ready: Callable[[], bool]) -> None:
        """End the workers of before, one after another, once all new ones answer."""
        if not self._before:
            return
        while one_more_is_ready():  # False when all others have said so, or died
            pass
        for process in self._before.workers:
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(process, signal.SIGTERM)
                os.waitpid(process, 0)
        if self._before.pipe is not None:
            os.close(self._before.pipe)
        self._before = None

    def _start_again(self, _number: int, _: FrameType | None = None) -> None:
        """Run the program anew in this process; it starts workers of its own, and ends ours."""
        if not self._is_stopping and can_start():
            start_again(self._listener, self._parent, sorted(self._processes))

    def _watch(self) -> int:
        """Restart workers that die, until told to stop."""
        failed = False
        while self._processes:
            process, status = os.waitpid(-1, 0)
            if process not in self._processes:
                continue  # not a worker: the browser that `serve --open` started
            self._processes.discard(process)
            code = os.waitstatus_to_exitcode(status)
            if self._is_stopping:
                failed = failed or code != 0
            elif self._keep_dying():
                LOGGER.error("%d processes died within %d s: the server ends", MOST_DEATHS, DEATH_SECONDS)
                failed = True
                self._stop(signal.SIGTERM)
            else:
                LOGGER.error("process %d died (%s); another takes its place", process, _how(code))
                self._fork(lambda: self._work(lambda: None))
        return int(failed)

    def _keep_dying(self) -> bool:
        self._deaths.append(time.monotonic())
        return len(self._deaths) == MOST_DEATHS and self._deaths[-1] - self._deaths[0] < DEATH_SECONDS

    def _stop(self, number: int, _: FrameType | None = None) -> None:
        self._is_stopping = True
        for process in self._processes:
            with suppress(ProcessLookupError):  # it has ended already
                os.kill(process, number)

    def _fork(self, work: Callable[[], int]) -> None:
        """Fork a worker. Signals are blocked until the parent knows it and the child has its own handlers."""
        signal.pthread_sigmask(signal.SIG_BLOCK, HANDLED)
        if not self._is_stopping:
            process = os.fork()
            if not process:
                os.close(self._parent)
                if self._before and self._before.pipe is not None:
                    os.close(self._before.pipe)
                threading.Thread(target=_end_with, args=[self._parent_ends], daemon=True).start()
                _be_worker(work)
            self._processes.add(process)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED)


def _end_with(parent_ends: int) -> None:
    os.read(parent_ends, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def _be_worker(work: Callable[[], int]) -> NoReturn:
    status = 1
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        if AGAIN:
            signal.signal(AGAIN, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED)
        status = work()
    finally:
        os._exit(status)


def _how(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"status {code}"


def _say(writer: int) -> None:
    with suppress(BrokenPipeError):  # another worker was ready first
        os.write(writer, b".")
    os.close(writer)
