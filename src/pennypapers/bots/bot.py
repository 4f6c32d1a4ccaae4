"""What a bot is: a name, a turn for a position, and its ideas about one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from ..rules.mark import Mark
from .position import Position


@dataclass(frozen=True, slots=True)
class Idea:
    """A whole turn, and the stars that a bot expects of the sheet in hand when the game is over.

    On one's own sheet more is better; in a danger turn at a table the sheet is somebody else's, and fewer is better.
    """

    marks: tuple[Mark, ...]
    stars: float

    def __str__(self) -> str:
        return " ".join(map(str, self.marks))


class Bot(Protocol):
    """Any object with these three members can play: at the server, in the terminal, or in a program of your own.

    A bot keeps nothing between turns: all that matters is in the position. The same position and the same seed give
    the same turn. It may be asked from several threads at once.
    """

    @property
    def name(self) -> str: ...

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        """A turn that may be committed as it stands. `rng` is for the bot's choices, not the dice."""
        ...

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        """At most so many different turns, the best first, each with the stars it leads to."""
        ...
