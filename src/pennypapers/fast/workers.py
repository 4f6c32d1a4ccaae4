"""Processes that share the games of a simulation."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from multiprocessing.synchronize import Barrier
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .simulate import Job

PATIENCE = 120.0
"""Seconds for a process to start and to compile what it needs."""


@contextmanager
def pool(job: Job, workers: int) -> Iterator[Pool]:
    """Processes that are all ready to play this job: what they do from now on is playing."""
    context = get_context("spawn")
    ready = context.Barrier(workers + 1)
    with context.Pool(workers, _prepare, (job, ready)) as processes:
        ready.wait(PATIENCE)
        yield processes


def _prepare(job: Job, ready: Barrier) -> None:
    from .simulate import play_piece

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    play_piece(job, 0, 1)
    ready.wait(PATIENCE)
