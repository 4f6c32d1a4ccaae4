"""Calls that are made here, in processes or at an executor; their results come in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from ..errors import PennyError
from ..messages import say

A = TypeVar("A")
B = TypeVar("B")

AHEAD = 4
"""How many calls wait or are made for each worker, so that none is idle while results are collected."""


def in_order(call: Callable[[A], B], items: Iterable[A], *, workers: int, executor: Executor | None) -> Iterator[B]:
    """The results of `call` for each item, in their order; PennyError if processes were lost. Without an executor they
    come from this process, or from so many processes of this machine."""
    if executor is None and workers == 1:
        yield from map(call, items)
        return
    if executor is None:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from in_order(call, items, workers=workers, executor=pool)
        return
    following = iter(items)
    waiting: deque[Future[B]] = deque()
    try:
        for item in following:
            waiting.append(executor.submit(call, item))
            if len(waiting) == AHEAD * workers:
                yield waiting[0].result()
                waiting.popleft()
        while waiting:
            yield waiting[0].result()
            waiting.popleft()
    except (BrokenProcessPool, CancelledError) as error:
        raise PennyError(say("cli-executor-lost", why=str(error) or type(error).__name__)) from None
    finally:
        for each in waiting:
            each.cancel()
