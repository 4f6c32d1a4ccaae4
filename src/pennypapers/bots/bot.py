"""The interface of a bot: a name, a method that chooses a turn, and one that lists the best turns."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from ..rules.mark import Mark
from .position import Position


@dataclass(frozen=True, slots=True)
class Idea:
    """A whole turn, and the stars that the bot expects the sheet to have at the end of the game.

    On the player's own sheet more stars are better. In a danger turn with several players the sheet is another
    player's, and fewer stars are better. A bot that does not look ahead to the end of the game gives the value of the
    sheet after this turn instead, and sets `is_forecast` to False.
    """

    marks: tuple[Mark, ...]
    stars: float
    is_forecast: bool = True
    """Whether `stars` is an expectation for the end of the game."""
    error: float | None = None
    """The standard error of `stars`, where it is known."""

    def __str__(self) -> str:
        return " ".join(map(str, self.marks))


class Bot(Protocol):
    """Any object with these three members can play: on the server, in the terminal, or in a program of your own.

    A bot has no state between turns: its answer depends only on the position and the random generator, so the same
    position and seed give the same turn. It must be safe to call from several threads at once.
    """

    @property
    def name(self) -> str: ...

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        """Choose a whole legal turn. `rng` is for the bot's choices; the dice do not depend on it."""
        ...

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        """At most `count` different turns, the best first."""
        ...
