"""Several server processes on one port: the operating system hands each new connection to one of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType


def run_workers(count: int, work: Callable[[], int]) -> int:
    """Run `work` in so many processes until they end or we are told to; 1 if any of them failed."""
    children = [_fork(work) for _ in range(count)]

    def pass_on(number: int, _: FrameType | None) -> None:
        for child in children:
            os.kill(child, number)

    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGINT, pass_on)
    return max(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0 for child in children)


def _fork(work: Callable[[], int]) -> int:
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        status = work()
    finally:
        os._exit(status)
