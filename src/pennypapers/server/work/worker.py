"""A process that does one job at a time: it reads pickled calls from standard input and writes pickled outcomes.

First it writes one byte: from then on it is ready, and what it does is work and no longer its own start. Before its
outcome a job may report how far it is. The process ends when its input does, in the midst of a job too: then the server
has ended, however that happened. A job that needs more processor time than allowed ends the process; one that needs
more memory raises MemoryError in it.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import sys
import threading
import traceback
from contextlib import suppress
from typing import IO

from ...errors import PennyError
from ...hosting.not_now import NotNow
from . import progress

PR_SET_PDEATHSIG = 1
"""As Linux has it in <sys/prctl.h>."""

READY = b"+"
SIZE = 8
"""The bytes of the length that stands before every message."""

NICE = 10
"""Games go first: the server's own process has priority over its workers."""

BOT_NICE = 5
"""Players wait for bots, so bots go before the other workers."""

COACH_NICE = 12
"""What the coach looks at is long, and its asker has something to look at meanwhile."""

FIELD_NICE = 15
"""Nobody waits for the bots that play challenges in the background, so they go last."""


def main() -> None:
    seconds, megabytes, nice = map(int, sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole group; the server ends its workers
    outcomes = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a job prints must not come between two outcomes
    _limit_memory(megabytes)
    _be_nice(nice)
    _be_killed_with_server()
    threading.Thread(target=_end_with_server, daemon=True).start()
    with suppress(BrokenPipeError):  # the server has ended and wants no more outcomes
        progress.listen(lambda share: write_message(outcomes, pickle.dumps((None, share))))
        outcomes.write(READY)
        outcomes.flush()
        while job := read_message(sys.stdin.buffer):
            _limit_seconds(seconds)
            write_message(outcomes, _outcome(job))


def _be_killed_with_server() -> None:
    """Let the operating system kill this process when the thread that has started it ends, as all of a process that is
    killed do. A job in compiled code may hold the interpreter for minutes, and no thread of ours could run."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # a sandbox, or another C library
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _end_with_server() -> None:
    """End this process as soon as nobody can write to its input any more, wherever that is not done for us."""
    if hasattr(select, "poll"):  # on Windows it ends after its job
        waiting = select.poll()
        waiting.register(0, 0)  # no event but the end of the other side, which is always told
        waiting.poll()
        os._exit(1)


def read_message(source: IO[bytes]) -> bytes:
    """The next message; empty at the end of the input."""
    return source.read(int.from_bytes(source.read(SIZE), "big"))


def write_message(target: IO[bytes], message: bytes) -> None:
    target.write(with_size(message))
    target.flush()


def with_size(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def _outcome(job: bytes) -> bytes:
    """A pickled pair: whether it was done, and the result, or else the refusal or the trace of an error."""
    try:
        work, args = pickle.loads(job)
        return pickle.dumps((True, work(*args)))
    except PennyError as refused:
        return pickle.dumps((False, refused))
    except MemoryError:
        return pickle.dumps((False, NotNow("work")))
    except Exception:  # noqa: BLE001, RUF100  # the server must get it
        return pickle.dumps((False, traceback.format_exc()))


def _limit_memory(megabytes: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def _be_nice(nice: int) -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)


def _limit_seconds(seconds: int) -> None:
    """Let the operating system end this process after so many more seconds of processor time."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds + 1, most))


if __name__ == "__main__":
    main()
