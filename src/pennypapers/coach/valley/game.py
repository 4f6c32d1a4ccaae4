"""From rolls to lines of the Valley, and from the best one to marks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...bots.lineup import SOLO, VOYAGER, load_lineup
from ...bots.valley.explorer import NARROW
from ...bots.valley.scratch import MOST_MARKS, new_scratch
from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.house import house_bits
from ...engine.core.log import END
from ...engine.core.rng import State
from ...engine.valley.board import terrain
from ...engine.valley.engine import decode_mark
from ...engine.valley.sheet import WORDS
from ...rules.dice import Roll
from ...rules.house import HouseRules
from ...rules.mark import Mark
from ...rules.valley import SOLO_TURNS
from .bound import valley_bound
from .line import Line, Task, anneal, begin_line


class ValleySearch:
    """Runs of the annealing for one game."""

    steps = 6_000
    slice = 100

    def __init__(self, board: Board, rolls: Sequence[Roll], house: HouseRules, *, may_stop: bool) -> None:
        self.board = board
        self.rolls = rolls[:SOLO_TURNS]
        weights = load_lineup("valley").weights[SOLO, VOYAGER]
        codes = np.array([index_of(roll) for roll in self.rolls], np.int64)
        self.task = Task(terrain(board), codes, house_bits(house), may_stop, weights, new_scratch(NARROW))
        self.line, self.trial, self.best = (_new_line(len(codes)) for _ in range(3))
        self.stars = 0

    def begin(self, rng: State) -> None:
        self.stars = begin_line(self.task, self.line, rng)

    def advance(self, first: int, last: int, rng: State, found: int) -> int:
        self.stars, most = anneal(
            self.task, self.line, self.trial, self.stars, first, last, self.steps, rng, found, self.best
        )
        return int(most)

    def turns(self) -> list[tuple[Mark, ...]]:
        """The best game: the marks of every turn."""
        rows = self.best.marks[: int(self.best.length[0])].tolist()
        return [tuple(decode_mark(self.board, code) for code in row if code != END) for row in rows]

    def bound(self) -> int | None:
        grid = self.board.grid
        return valley_bound(self.rolls, grid.fill, int(grid.near_count[: grid.fill].max(initial=0)))


def _new_line(turns: int) -> Line:
    return Line(
        np.full((turns, MOST_MARKS), END, np.int64),
        np.zeros((turns + 1, WORDS), np.uint64),
        np.zeros(1, np.int64),
    )
