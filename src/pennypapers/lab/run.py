"""Runs a simulation with progress reports; an interrupted run keeps the finished games."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from time import perf_counter

from ..engine.core.results import Results
from ..simulation.jobs import Job
from ..simulation.results import Outcome, joined
from ..simulation.simulate import play

Watch = Callable[[int, float], None]
"""Progress callback; its arguments are the number of finished games and the seconds of playing."""


@dataclass(frozen=True)
class Run:
    outcome: Outcome
    seconds: float
    """Seconds of playing, without the time to start processes and to compile kernels."""
    workers: int
    stopped: bool = False
    """Whether it was interrupted before all games were played."""

    @property
    def games_per_second(self) -> float:
        return self.outcome.games / self.seconds if self.seconds else 0.0

    @property
    def turns(self) -> int:
        """The total number of turns that all players committed."""
        return int(self.outcome.turns.sum()) * self.outcome.job.players

    @property
    def turns_per_second(self) -> float:
        return self.turns / self.seconds if self.seconds else 0.0


def run(job: Job, games: int, *, workers: int, watch: Watch, executor: Executor | None = None) -> Run:
    """Play so many games, in this machine's processes or at an executor; Ctrl-C ends the run early and keeps the
    finished games."""
    pieces: list[Results] = []
    began = ended = perf_counter()

    def ready() -> None:
        nonlocal began, ended
        began = ended = perf_counter()

    done = 0
    stopped = False
    try:
        for piece in play(job, games, workers=workers, executor=executor, when_ready=ready):
            pieces.append(piece)
            done += piece.turns.size
            ended = perf_counter()
            watch(done, ended - began)
    except KeyboardInterrupt:
        stopped = True
    return Run(joined(job, iter(pieces)), ended - began, workers, stopped)
