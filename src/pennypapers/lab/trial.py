"""Tests a new layout by games of the two quickest bots. Imports numba."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import PennyError
from ..messages import say
from ..messages.numbers import tenths
from ..rules.layout import Layout
from ..rules.library import adventure
from ..rules.scoring import Rank
from ..simulation.jobs import Job, check
from ..simulation.results import Outcome
from ..simulation.simulate import simulate

GAMES, SEED = 300, 1
CARELESS = 0.9
"""The share of games in which the bot Tourist must earn no more than the rank Tourist. If random play often earns more,
the ranks mean nothing on this layout."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The results of each bot that can play on the layout, weakest first; Tourist always can."""

    outcomes: tuple[Outcome, ...]

    def why_not(self) -> str | None:
        """Why the layout is unsuitable, in one line; None if it is suitable."""
        tourist, *others = self.outcomes
        share = float((tourist.ranks == 0).mean())
        if share < CARELESS:
            return say("cli-layout-too-easy", share=round(100 * (1 - share)))
        if any(better.totals.mean() <= tourist.totals.mean() for better in others):
            return say("cli-layout-by-chance")
        return None

    def says(self) -> str:
        """The mean stars of each bot, in one line."""
        layout = self.outcomes[0].job.layout
        means = (
            say("cli-sim-part", name=say(f"score-rank-{each.job.bot}"), stars=tenths(float(each.totals.mean())))
            for each in self.outcomes
        )
        lowest = ", ".join(map(str, adventure(layout.adventure).ranks))
        return say("cli-layout-tried", name=layout.name, games=GAMES, means=", ".join(means), ranks=lowest)


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
