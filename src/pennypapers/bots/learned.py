"""Voyager and Explorer: they have learned from many games what a sheet is worth. Their thinking is compiled."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from random import Random

from ..engine.core.board import Board
from ..engine.core.engine import engine
from ..rules.layout import Layout
from ..rules.mark import Mark
from .bot import Idea
from .compiled_bots import THINKERS, Thought, thinker
from .lineup import NAMES
from .pathfinder import Pathfinder
from .position import Position


class Learned:
    """Voyager plays what looks best for the rest of the game. Explorer also tries the best few turns out, with the same
    coming dice for each, before it decides. On a layout too large for kernels both think as Pathfinder does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._strength = NAMES.index(name)

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        board = _board(position.layout)
        if board is None:
            return Pathfinder().turn(position, rng)
        return self._thoughts(board, position, rng.getrandbits(63))[0].marks

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        board = _board(position.layout)
        if board is None:
            return Pathfinder().ideas(position, count)
        thoughts = self._thoughts(board, position, position.turn)[:count]
        # A turn that was given up after a few tries may look better than it is: never better than those kept.
        worst = max if position.held != position.seat else min
        stars = accumulate((thought.stars for thought in thoughts), worst)
        return tuple(Idea(each.marks, round(least, 1)) for each, least in zip(thoughts, stars, strict=True))

    def _thoughts(self, board: Board, position: Position, seed: int) -> list[Thought]:
        return thinker(position.adventure.key).thoughts(
            board,
            position.draft,
            others=[sheet for seat, sheet in enumerate(position.sheets) if seat != position.held],
            turns=position.turn,
            strength=self._strength,
            hurts=position.held != position.seat,
            seed=seed,
        )


@lru_cache(maxsize=16)
def _board(layout: Layout) -> Board | None:
    """The layout for kernels; None if they cannot take it."""
    try:
        return engine(layout.adventure).board(layout) if layout.adventure in THINKERS else None
    except ValueError:
        return None
