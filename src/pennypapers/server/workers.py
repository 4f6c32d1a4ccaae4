"""Several server processes on one port: the operating system hands each new connection to one of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

Ready = Callable[[], None]


def run_workers(count: int, work: Callable[[Ready], int], ready: Ready) -> int:
    """Run `work` in so many processes until they end or we are told to; 1 if any of them failed.

    `ready` is called here when the first of them has called its own: from then on connections are answered.
    """
    reader, writer = os.pipe()
    children = [_fork(lambda: work(lambda: _say(writer))) for _ in range(count)]
    os.close(writer)

    def pass_on(number: int, _: FrameType | None) -> None:
        for child in children:
            with suppress(ProcessLookupError):  # it has gone by itself
                os.kill(child, number)

    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGINT, pass_on)
    if os.read(reader, 1):
        ready()
    os.close(reader)
    statuses = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in tuple(children)]
    return int(any(statuses))


def _say(writer: int) -> None:
    with suppress(BrokenPipeError):  # another was first, and nobody listens any more
        os.write(writer, b".")


def _fork(work: Callable[[], int]) -> int:
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        status = work()
    finally:
        os._exit(status)
