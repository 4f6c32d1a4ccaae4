"""Tries a new layout out: some games of the two quickest bots. Imports numba."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import PennyError
from ..rules.layout import Layout
from ..rules.library import adventure
from ..rules.scoring import Rank
from ..simulation.jobs import Job, check
from ..simulation.results import Outcome
from ..simulation.simulate import simulate

GAMES, SEED = 300, 1
CARELESS = 0.9
"""The least share of games in which a Tourist must earn the rank of Tourist: otherwise the ranks mean nothing on this
layout."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The outcomes of each bot that can play here, weakest first; Tourist always can."""

    outcomes: tuple[Outcome, ...]

    def why_not(self) -> str | None:
        """Why the layout is no good, in one line; None if it is good."""
        tourist, *others = self.outcomes
        share = float((tourist.ranks == 0).mean())
        if share < CARELESS:
            return f"a Tourist earns more than its rank in {1 - share:.0%} of the games"
        if any(better.totals.mean() <= tourist.totals.mean() for better in others):
            return "thinking earns no more stars there than chance"
        return None

    def __str__(self) -> str:
        means = ", ".join(f"{each.job.bot} {each.totals.mean():.1f}" for each in self.outcomes)
        lowest = ", ".join(map(str, adventure(self.outcomes[0].job.adventure).ranks))
        return f"{GAMES} games each: {means} stars on average (ranks from {lowest})"


def try_out(layout: Layout) -> Trial:
    check(Job(layout, Rank.TOURIST.value))
    bots = [bot for bot in (Rank.TOURIST.value, Rank.PATHFINDER.value) if _can_play(layout, bot)]
    return Trial(tuple(simulate(layout, bot, GAMES, seed=SEED) for bot in bots))


def _can_play(layout: Layout, bot: str) -> bool:
    try:
        check(Job(layout, bot))
    except PennyError:
        return False
    return True
