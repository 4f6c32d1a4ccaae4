"""A worker process as the server sees it."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self, TypeVar

from ..session.executor import WorkerError
from .worker import BOT_NICE, NICE, READY, SIZE, read_message, with_size, write_message

T = TypeVar("T")

WORKER = "pennypapers.server.work.worker"


def _command(seconds: int, megabytes: int, nice: int) -> list[str]:
    """`-P`: nothing is imported from the working directory."""
    return [sys.executable, "-P", "-m", WORKER, str(seconds), str(megabytes), str(nice)]


class WaitingProcess:
    """A worker process for a bot, and for a thread that waits: started with the first job, and kept for the next."""

    def __init__(self, *, seconds: int, megabytes: int, nice: int = BOT_NICE) -> None:
        self._command = _command(seconds, megabytes, nice)
        self._process: subprocess.Popen[bytes] | None = None
        self._given_up = False
        self._starting = threading.Lock()
        self._is_ready = False

    def do(self, work: Callable[[], T]) -> T:
        """Call something that can be pickled; WorkerError if it fails or takes too much."""
        call = pickle.dumps((work, ()))
        process = self._started()
        to, answers = process.stdin, process.stdout
        assert to is not None
        assert answers is not None
        try:
            write_message(to, call)
            if not self._is_ready:
                self._is_ready = answers.read(len(READY)) == READY
            outcome = read_message(answers)
        except (OSError, ValueError):  # ended meanwhile
            outcome = b""
        if not outcome:
            self.end()
            raise WorkerError("the process has ended")
        done, found = pickle.loads(outcome)
        assert done is not None, "nobody listens to what bots report"
        if not done:
            raise found if isinstance(found, Exception) else WorkerError(found)
        result: T = found
        return result

    def _started(self) -> subprocess.Popen[bytes]:
        with self._starting:
            if self._given_up:
                raise WorkerError("the server ends")
            if self._process is None:
                self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            return self._process

    def give_up(self) -> None:
        """Kill the process, from another thread than the one that waits for it, and start no other. Returns at once."""
        with self._starting:
            self._given_up = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """Kill the process and wait until it has ended."""
        process, self._process, self._is_ready = self._process, None, False
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(BrokenPipeError):
                    pipe.close()


class WorkerProcess:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, *, seconds: int, megabytes: int, nice: int = NICE) -> Self:
        process = await asyncio.create_subprocess_exec(
            *_command(seconds, megabytes, nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process)

    async def ready(self) -> None:
        """Wait once until the interpreter has started. EOFError is raised if the process has ended."""
        assert self._process.stdout is not None
        await self._process.stdout.readexactly(len(READY))

    async def do(self, job: bytes, told: Callable[[float], None] | None = None) -> Any:
        """Do a pickled job: its result, or an exception. `told` hears how far it is.

        EOFError or OSError is raised if the process has ended.
        """
        to, answers = self._process.stdin, self._process.stdout
        assert to is not None
        assert answers is not None
        to.write(with_size(job))
        await to.drain()
        while True:
            size = int.from_bytes(await answers.readexactly(SIZE), "big")
            done, found = pickle.loads(await answers.readexactly(size))
            if done is not None:
                return found if done or isinstance(found, Exception) else WorkerError(found)
            if told is not None:
                told(found)

    def kill(self) -> None:
        with suppress(ProcessLookupError):  # it has ended already
            self._process.kill()

    async def end(self) -> None:
        """Kill the process and wait until it has ended."""
        self.kill()
        await self._process.wait()
