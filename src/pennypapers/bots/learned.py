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
from .lineup import NAMES
from .pathfinder import Pathfinder
from .position import Position


class Learned:
    """Voyager plays the turn after which the evaluation of the sheet is best. Explorer searches: it plays on from the
    best few turns, with the same coming dice for each. On a layout too large for the kernels both play as Pathfinder
    does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._strength = NAMES.index(name)

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
        # A turn that was given up after a few tries may look better than it is: never better than those kept.
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
    """The compiled layout; None if there are no kernels for it or it is too large."""
    try:
        return compiled_bots(layout.adventure).engine.board(layout) if layout.adventure in COMPILED_BOTS else None
    except ValueError:
        return None
