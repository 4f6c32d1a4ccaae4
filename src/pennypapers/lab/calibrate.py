"""Calibration: plays solo games with every bot on every layout, to check which ranks the bots earn there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt

from ..errors import PennyError
from ..messages import say, speaker
from ..rules.layout import Layout
from ..rules.scoring import Rank
from ..simulation.jobs import Job, check
from ..simulation.results import Outcome
from .run import Watch, run

BOTS = tuple(rank.value for rank in Rank)
"""The bots are named after the ranks, weakest first."""
SLOWEST = Rank.EXPLORER.value
SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""
ENOUGH = 10
"""With fewer games no interval is given, because the standard deviation is too uncertain."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The number of games of each bot, the seed and the number of processes."""

    games: int
    slow_games: int
    """The number of games of Explorer, which takes seconds for a game where other bots take milliseconds."""
    seed: int
    workers: int

    def part_of_results(self, bot: str) -> int:
        return self.slow_games if bot == SLOWEST else self.games


@dataclass(frozen=True, slots=True)
class Measured:
    """The results of one bot on one layout."""

    bot: str
    outcome: Outcome

    @property
    def mean(self) -> float:
        return float(self.outcome.totals.mean())

    @property
    def spread(self) -> float:
        return float(self.outcome.totals.std())

    @property
    def interval(self) -> float | None:
        """Half the width of the 95 % interval of the mean; None if too few games were played."""
        games = self.outcome.games
        return SURE * float(self.outcome.totals.std(ddof=1)) / sqrt(games) if games >= ENOUGH else None

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of games that earned each rank, lowest first."""
        return tuple(float((self.outcome.ranks == place).mean()) for place in range(len(Rank)))

    @property
    def typical(self) -> Rank:
        """The rank that it earns most often; of two equally frequent ranks the lower."""
        return list(Rank)[self.shares.index(max(self.shares))]


@dataclass(frozen=True, slots=True)
class Judged:
    """The measurements of one layout, and for each skipped bot the reason."""

    layout: Layout
    measured: tuple[Measured, ...]
    skipped: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Calibration:
    effort: Effort
    judged: tuple[Judged, ...]
    stopped: bool = False


def calibrate(
    layouts: Sequence[Layout],
    effort: Effort,
    watch: Callable[[Job, int], Watch],
    *,
    executor: Executor | None = None,
) -> Calibration:
    """Measure every bot that can play on each layout; Ctrl-C ends the calibration early and keeps the finished games.

    `watch` is called before each simulation with the job and its number of games, and returns its progress callback.
    """
    for layout in layouts:
        check(Job(layout, BOTS[0]))
    judged: list[Judged] = []
    for layout in layouts:
        measured: list[Measured] = []
        skipped: list[str] = []
        for bot in BOTS:
            job = Job(layout, bot, effort.seed)
            try:
                check(job)
            except PennyError as error:
                skipped.append(say("cli-cal-skipped", bot=say(f"score-rank-{bot}"), why=error.said_by(speaker())))
                continue
            games = effort.part_of_results(bot)
            done = run(job, games, workers=effort.workers, watch=watch(job, games), executor=executor)
            if done.outcome.games:
                measured.append(Measured(bot, done.outcome))
            if done.stopped:
                return Calibration(effort, (*judged, Judged(layout, tuple(measured), tuple(skipped))), stopped=True)
        judged.append(Judged(layout, tuple(measured), tuple(skipped)))
    return Calibration(effort, tuple(judged))
