"""Ends what a league has started if the league itself is killed and cannot do so.

This file is also the program of the watching process, run by its path: it imports nothing of ours, so that it starts
at once. The league writes to it which process groups are there; when the pipe ends, those that are left are ended.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

STARTED, ENDED = "+", "-"


class Watchdog:
    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe

    def started(self, group: int) -> None:
        self._say(STARTED, group)

    def ended(self, group: int) -> None:
        self._say(ENDED, group)

    def _say(self, what: str, group: int) -> None:
        with suppress(BrokenPipeError):  # somebody has killed the watchdog; the league goes on without it
            self._pipe.write(f"{what}{group}\n".encode())
            self._pipe.flush()


@contextmanager
def watchdog() -> Iterator[Watchdog]:
    """A watchdog in a process of its own, in a group of its own, so that Ctrl-C and a killed group do not reach it."""
    command = [sys.executable, "-I", __file__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) as process:
        assert process.stdin is not None
        yield Watchdog(process.stdin)


def main() -> None:
    left: set[int] = set()
    for line in sys.stdin:
        (left.add if line.startswith(STARTED) else left.discard)(int(line[1:]))
    for group in left:
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
