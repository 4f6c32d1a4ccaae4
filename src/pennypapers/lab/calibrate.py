"""Every bot on every layout, alone: do the ranks mean something there?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from ..errors import PennyError
from ..rules.layout import Layout
from ..rules.scoring import Rank
from ..simulation.simulate import Job, Outcome, check
from .run import Watch, run

BOTS = tuple(rank.value for rank in Rank)
"""The bots are named after the ranks, weakest first."""
SLOWEST = Rank.EXPLORER.value
SURE = 1.96
"""So many standard errors on each side of a mean hold the true one nineteen times in twenty."""
ENOUGH = 10
"""Of fewer games the spread is a guess, and so would the interval be."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many games of each bot, with which seed, in how many processes."""

    games: int
    slow_games: int
    """Of the slowest bot, which thinks for seconds over what others do in no time."""
    seed: int
    workers: int

    def games_of(self, bot: str) -> int:
        return self.slow_games if bot == SLOWEST else self.games


@dataclass(frozen=True, slots=True)
class Measured:
    """What one bot made of one layout."""

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
        """The mean is that sure, to either side; None where too few games were played to say."""
        games = self.outcome.games
        return SURE * float(self.outcome.totals.std(ddof=1)) / sqrt(games) if games >= ENOUGH else None

    @property
    def shares(self) -> tuple[float, ...]:
        """Of each rank, lowest first."""
        return tuple(float((self.outcome.ranks == place).mean()) for place in range(len(Rank)))

    @property
    def typical(self) -> Rank:
        """The rank it earns most often; the lower of two that are level."""
        return list(Rank)[self.shares.index(max(self.shares))]


@dataclass(frozen=True, slots=True)
class Judged:
    """One layout with all that was measured on it, and why a bot is missing."""

    layout: Layout
    measured: tuple[Measured, ...]
    skipped: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Calibration:
    effort: Effort
    judged: tuple[Judged, ...]
    stopped: bool = False


def calibrate(layouts: Sequence[Layout], effort: Effort, watch: Callable[[Job, int], Watch]) -> Calibration:
    """Measure every bot that can play; Ctrl-C ends it early and keeps what is done.

    `watch` is asked before each simulation, with the number of its games, for somebody who follows it.
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
                skipped.append(f"{bot} is skipped: {error}")
                continue
            games = effort.games_of(bot)
            done = run(job, games, workers=effort.workers, watch=watch(job, games))
            if done.outcome.games:
                measured.append(Measured(bot, done.outcome))
            if done.stopped:
                return Calibration(effort, (*judged, Judged(layout, tuple(measured), tuple(skipped))), stopped=True)
        judged.append(Judged(layout, tuple(measured), tuple(skipped)))
    return Calibration(effort, tuple(judged))
