"""Processes that share the games of a simulation, and the memory in which they put what came of them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import prod
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from multiprocessing.sharedctypes import RawArray
from multiprocessing.synchronize import Barrier
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.core.engine import Results
from .simulate import Job, games_of, play_into, play_piece, room

PATIENCE = 120.0
"""Seconds for a process to start and to compile what it needs."""


@dataclass(frozen=True)
class Shared:
    """An array that several processes see: results sent through a pipe would cost a tenth of a quick run."""

    memory: Any  # of a class that ctypes makes when it is asked for memory
    shape: tuple[int, ...]
    dtype: type[np.generic]

    @property
    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.dtype, prod(self.shape)).reshape(self.shape)


@dataclass(frozen=True)
class Workers:
    pool: Pool
    results: Results
    """Of all games; those of a piece are there when it is done."""

    def start(self, first: int, games: int) -> AsyncResult[float]:
        """Let somebody play these games; how many seconds it took them."""
        return self.pool.apply_async(_play, (first, games))


@contextmanager
def workers_for(job: Job, games: int, workers: int) -> Iterator[Workers]:
    """Processes that are all ready to play this job: what they do from now on is playing."""
    context = get_context("spawn")
    ready = context.Barrier(workers + 1)
    shared: list[Shared] = []

    def zeros(shape: tuple[int, ...], dtype: type[np.generic]) -> NDArray[Any]:
        size = max(1, prod(shape) * np.dtype(dtype).itemsize)
        shared.append(Shared(RawArray("b", size), shape, dtype))
        return shared[-1].array

    results = room(job, games, zeros)
    with context.Pool(workers, _prepare, (job, shared, ready)) as processes:
        ready.wait(PATIENCE)
        yield Workers(processes, results)


_mine: tuple[Job, Results]
"""What this process plays, and where it puts what came of it."""


def _prepare(job: Job, shared: list[Shared], ready: Barrier) -> None:
    global _mine  # the one way to hand something to a process of a pool for good
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    _mine = job, Results(*(each.array for each in shared))
    play_piece(job, 0, 1)
    ready.wait(PATIENCE)


def _play(first: int, games: int) -> float:
    job, results = _mine
    return play_into(job, first, games_of(results, first, games))
