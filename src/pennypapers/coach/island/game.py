"""From rolls to lines of Skull Island, and from the best one to marks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...bots.island.rivals import new_endings
from ...bots.island.scratch import new_scratch
from ...bots.lineup import SOLO, VOYAGER, load_lineup
from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.house import house_bits
from ...engine.core.log import new_log
from ...engine.core.marks import decode
from ...engine.core.rng import State
from ...engine.island.board import IslandBoard
from ...engine.island.sheet import WORDS
from ...rules.dice import Roll
from ...rules.house import HouseRules
from ...rules.mark import Mark
from .bound import island_bound
from .line import COLD, HOT, Line, Task, anneal, begin_line, note_turn

STEPS, SLICES = 200, 100
"""The steps of one slice, and the slices of one run."""

NOTES = 64
"""Room for the marks of one turn: what is written, and five treasures."""


class IslandSearch:
    """Runs of the annealing for one game."""

    slices = SLICES

    def __init__(self, board: Board, rolls: Sequence[Roll], house: HouseRules, *, may_stop: bool) -> None:
        assert isinstance(board, IslandBoard)
        self.board = board
        scratch = new_scratch(board.island.spots.words)
        scratch.total.ending[:] = new_endings(1)[0]
        weights = load_lineup("island").weights[SOLO, VOYAGER]
        codes = np.array([index_of(roll) for roll in rolls], np.int64)
        self.task = Task(board.island, codes, house_bits(house), may_stop, weights, scratch)
        self.line, self.trial, self.best = (_new_line(len(rolls)) for _ in range(3))
        self.stars = 0

    def begin(self, rng: State, _spent: float) -> None:
        self.stars = begin_line(self.task, self.line, rng)

    def advance(self, done: float, rng: State, found: int) -> int:
        heat = HOT * (COLD / HOT) ** done
        self.stars, most = anneal(self.task, self.line, self.trial, self.stars, heat, STEPS, rng, found, self.best)
        return int(most)

    def turns(self) -> list[tuple[Mark, ...]]:
        """The best game: the marks of every turn."""
        turns = []
        for turn in range(int(self.best.length[0])):
            log = new_log(NOTES)
            sheet = self.best.sheets[turn].copy()
            mark, key = int(self.best.marks[turn]), int(self.best.keys[turn])
            note_turn(self.task.grid, sheet, mark, key, self.task.house, self.task.scratch.circles, log)
            turns.append(tuple(decode(self.board, code) for code in log[1 : int(log[0]) + 1].tolist()))
        return turns

    def bound(self) -> int | None:
        return island_bound(self.task.rolls.tolist(), self.board.grid.fill)


def _new_line(turns: int) -> Line:
    return Line(
        np.zeros(turns, np.int64),
        np.zeros(turns, np.int64),
        np.zeros((turns + 1, WORDS), np.uint64),
        np.zeros(1, np.int64),
    )
