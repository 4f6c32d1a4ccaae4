"""From rolls to an assignment of the Temple, and from the best one to marks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...engine.core.board import PLACES, SECOND, Board, Grid
from ...engine.core.dice import MAKES, index_of
from ...engine.core.house import PASS_WITHOUT_DOOR, house_bits
from ...engine.core.marks import WRITE, code, decode
from ...engine.core.rng import State
from ...engine.temple.legal import IS_LOCKPICK, NOWHERE
from ...engine.temple.sheet import WORDS
from ...rules.dice import Roll
from ...rules.house import HouseRules
from ...rules.mark import Mark, Pass
from .assignment import COLD, HOT, IN_DOOR, IN_PLAIN, MUMMY, PASSES, Assignment, anneal, shuffle
from .bound import temple_bound

STEPS, SLICES = 15_000, 100
"""The steps of one slice, and the slices of one run."""


class TempleSearch:
    """Runs of the annealing for one game."""

    slices = SLICES

    def __init__(self, board: Board, rolls: Sequence[Roll], house: HouseRules) -> None:
        self.board = board
        self.grid: Grid = board.grid
        self.kinds = kinds_of(self.grid, rolls, house_bits(house))
        self.is_whole = sum(kind in (IN_PLAIN, MUMMY) for kind in self.kinds) == self.grid.fill
        self.game = _assignment(self.grid, self.kinds, rolls)
        self.best = np.full(2 * len(self.kinds), NOWHERE)
        temple_bound((), 0)  # compiles its kernels before the clock starts

    def begin(self, rng: State, _spent: float) -> None:
        shuffle(self.grid, self.game, rng)

    def advance(self, done: float, rng: State, found: int) -> int:
        heat = HOT * (COLD / HOT) ** done
        return int(anneal(self.grid, self.game, heat, STEPS, rng, self.best, found))

    def turns(self) -> list[tuple[Mark, ...]]:
        """The best game: the marks of every turn."""
        pairs = zip(self.best[::2].tolist(), self.best[1::2].tolist(), strict=True)
        return [(Pass() if place < 0 else decode(self.board, code(WRITE, place, value)),) for place, value in pairs]

    def bound(self) -> int | None:
        makes = [int(MAKES[self.game.rolls[turn]]) >> 1 for turn in self.game.numbers.tolist()]
        return temple_bound(makes, self.game.mummies.size)


def kinds_of(grid: Grid, rolls: Sequence[Roll], house: int) -> list[int]:
    """What each turn does, until no plain space is empty (T2–T8, O1)."""
    kinds: list[int] = []
    plain, doors = grid.fill, grid.second
    for roll in rolls:
        if plain == 0:
            break
        kind = MUMMY if roll.danger else IN_PLAIN
        if IS_LOCKPICK[index_of(roll)]:
            kind = IN_DOOR if doors else PASSES if house & PASS_WITHOUT_DOOR else IN_PLAIN
        doors -= kind == IN_DOOR
        plain -= kind in (IN_PLAIN, MUMMY)
        kinds.append(kind)
    return kinds


def _assignment(grid: Grid, kinds: list[int], rolls: Sequence[Roll]) -> Assignment:
    def those(*wanted: int) -> list[int]:
        return [turn for turn, kind in enumerate(kinds) if kind in wanted]

    doors = those(IN_DOOR)
    unused = [PLACES + SECOND] * (grid.second - len(doors) if doors else 0)
    return Assignment(
        np.array(kinds, np.int64),
        np.array([index_of(roll) for roll in rolls[: len(kinds)]], np.int64),
        np.full(len(kinds), NOWHERE),
        np.zeros(len(kinds), np.int64),
        np.zeros(PLACES, np.int64),
        np.array(those(IN_PLAIN, MUMMY), np.int64),
        np.array(doors + unused, np.int64),
        np.array(those(IN_PLAIN, IN_DOOR), np.int64),
        np.array(those(MUMMY), np.int64),
        np.zeros(WORDS, np.uint64),
        np.zeros(PLACES, np.int8),
        np.zeros(3, np.int16),
    )
