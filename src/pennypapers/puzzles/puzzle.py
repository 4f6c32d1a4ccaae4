"""A puzzle: an endgame, its best stars, and how hard that is to find."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..rules.mark import Mark
from .endgame import Endgame

TRIALS = 5
"""How often Pathfinder, who breaks ties at random, plays an endgame."""


class Grade(Enum):
    """How hard a puzzle is, by who finds its best finish."""

    EASY = 1
    """Pathfinder finds it at least once in `TRIALS`."""
    FAIR = 2
    """Pathfinder never does, and Voyager does."""
    HARD = 3
    """Neither does."""
    FIENDISH = 4
    """Neither does, and both stay at least `FAR` stars behind."""


FAR = 6


@dataclass(frozen=True)
class Puzzle:
    """An endgame with the stars of its best finish, which was found by searching all finishes.

    Every finish with as many stars is as good.
    """

    number: int
    """Its place among the puzzles of its adventure, from 1 on."""
    endgame: Endgame
    best: int
    pathfinder: tuple[int, ...]
    """Pathfinder's stars in each of its games, fewest first."""
    voyager: int
    answer: tuple[tuple[Mark, ...], ...]
    """The turns of one of the best finishes."""

    @property
    def key(self) -> str:
        """What it is called in addresses and commands.

        >>> from pennypapers.puzzles import puzzles_of
        >>> puzzles_of("temple")[0].key
        'temple-1'
        """
        return f"{self.endgame.adventure.key}-{self.number}"

    @property
    def usual(self) -> int:
        """What the obvious marks bring: Pathfinder's middle game, the lower of two."""
        return self.pathfinder[(len(self.pathfinder) - 1) // 2]

    @property
    def found(self) -> int:
        """In how many of its games Pathfinder found a best finish."""
        return self.pathfinder.count(self.best)

    @property
    def grade(self) -> Grade:
        if self.found:
            return Grade.EASY
        if self.voyager == self.best:
            return Grade.FAIR
        return Grade.FIENDISH if self.best - max(self.pathfinder[-1], self.voyager) >= FAR else Grade.HARD
