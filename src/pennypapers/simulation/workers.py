"""A pool of worker processes that play the games of a simulation and write the results to shared memory."""

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

from ..engine.core.results import Results
from .jobs import Job
from .results import empty_results, part_of_results
from .simulate import play_batch, play_into

PATIENCE = 120.0
"""Timeout in seconds for a process to start and to compile its kernels."""


@dataclass(frozen=True)
class Shared:
    """An array in memory shared between processes: sending results through a pipe would cost a tenth of a short run."""

    memory: Any  # an instance of a class that ctypes creates at run time
    shape: tuple[int, ...]
    dtype: type[np.generic]

    @property
    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.dtype, prod(self.shape)).reshape(self.shape)


@dataclass(frozen=True)
class Workers:
    pool: Pool
    results: Results
    """The results of all games; the rows of a batch are valid once it is finished."""

    def start(self, first: int, games: int) -> AsyncResult[float]:
        """Queue a batch; the result is the number of seconds that it took."""
        return self.pool.apply_async(_play, (first, games))


@contextmanager
def workers_for(job: Job, games: int, workers: int) -> Iterator[Workers]:
    """A pool whose processes have all loaded the kernels of this job."""
    context = get_context("spawn")
    ready = context.Barrier(workers + 1)
    shared: list[Shared] = []

    def zeros(shape: tuple[int, ...], dtype: type[np.generic]) -> NDArray[Any]:
        size = max(1, prod(shape) * np.dtype(dtype).itemsize)
        shared.append(Shared(RawArray("b", size), shape, dtype))
        return shared[-1].array

    results = empty_results(job, games, zeros)
    with context.Pool(workers, _prepare, (job, shared, ready)) as processes:
        ready.wait(PATIENCE)
        yield Workers(processes, results)


_mine: tuple[Job, Results]
"""The job of this worker process, and the shared arrays for its results."""


def _prepare(job: Job, shared: list[Shared], ready: Barrier) -> None:
    global _mine  # an initializer can keep something in a process of a pool only as a global
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent process
    _mine = job, Results(*(each.array for each in shared))
    play_batch(job, 0, 1)
    ready.wait(PATIENCE)


def _play(first: int, games: int) -> float:
    job, results = _mine
    return play_into(job, first, part_of_results(results, first, games))
