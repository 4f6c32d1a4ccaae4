"""Voyager and Explorer: bots with trained weights, over compiled kernels."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from random import Random

from ..engine.core.board import Board
from ..rules.layout import Layout
from ..rules.mark import Mark
from .bot import Idea
from .compiled_bots import COMPILED_BOTS, Asked, Candidate, compiled_bots
from .lineup import EXPLORER, NAMES
from .pathfinder import Pathfinder
from .position import Position


class Learned:
    """Voyager plays the turn after which the evaluation of the sheet is best. Explorer compares the best few turns by
    rollouts with the same dice for each. On a layout too large for the kernels both play as Pathfinder does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._strength = NAMES.index(name)

    @property
    def looks_ahead(self) -> bool:
        """Whether it compares turns by playing on to the end of the game."""
        return self._strength == EXPLORER

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        board = _board(position.layout)
        if board is None:
            return Pathfinder().turn(position, rng)
        return self._candidates(board, position, rng.getrandbits(63))[0].marks

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        board = _board(position.layout)
        if board is None:
            return Pathfinder().ideas(position, count)
        candidates = self._candidates(board, position, position.turn)[:count]
        # The mean of few rollouts is uncertain: no turn is shown with a better value than one that is ranked above it.
        worst = max if position.held != position.seat else min
        stars = accumulate((thought.stars for thought in candidates), worst)
        return tuple(Idea(each.marks, round(least, 1)) for each, least in zip(candidates, stars, strict=True))

    def _candidates(self, board: Board, position: Position, seed: int) -> list[Candidate]:
        others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.held]
        asked = Asked(position.draft, others, position.turn, hurts=position.held != position.seat)
        bots = compiled_bots(position.adventure.key)
        return bots.candidates(board, asked, strength=self._strength, seed=seed)


@lru_cache(maxsize=16)
def _board(layout: Layout) -> Board | None:
    """The compiled layout; None if its adventure has no kernels or it is too large for them."""
    try:
        return compiled_bots(layout.adventure).engine.board(layout) if layout.adventure in COMPILED_BOTS else None
    except ValueError:
        return None
