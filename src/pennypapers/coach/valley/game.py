"""From rolls to plans of the Valley, and from the best one to marks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.house import house_bits
from ...engine.core.log import END
from ...engine.core.rng import State
from ...engine.valley.board import terrain
from ...engine.valley.engine import decode_mark
from ...rules.adventures.valley import SOLO_TURNS
from ...rules.dice import Roll
from ...rules.house import HouseRules
from ...rules.mark import Mark
from .annealing import anneal, scatter
from .bound import valley_bound
from .plan import MOST_MARKS, Plan, new_plan, new_undo
from .worth import ANYTHING, worth

HOT, COLD, AGAIN = 1.3, 0.4, 0.8
"""The temperatures at the start and at the end of a run, and at the start of one that goes on from the best plan."""

HOPE = 0.5, 0.3
"""How much promises count at the start and at the end of a run."""

CHEAP, CHEAP_AGAIN, DEAR = 5.0, 6.0, 16.0
"""What each wrong mark costs in stars at the start of a run that begins anew, of one that does not, and at the end:
then it is more than a snake would cost that is not drawn, so that runs end with plans that can be played."""

FRESH, ENOUGH = 8, 0.6
"""How many runs begin anew before the best plan is heated again; fewer if so much of the time is over."""

STEPS = 20_000
"""The steps of one slice."""

SLICES, SLICES_AGAIN = 100, 25
"""The slices of a run that begins anew, and of one that does not."""


class ValleySearch:
    """Runs of the annealing for one game."""

    def __init__(self, board: Board, rolls: Sequence[Roll], house: HouseRules, *, may_stop: bool) -> None:
        self.board = board
        self.rolls = rolls[:SOLO_TURNS]
        self.terrain = terrain(board)
        self.house, self.may_stop = house_bits(house), may_stop
        codes = np.array([index_of(roll) for roll in self.rolls], np.int64)
        self.plan, self.elite, self.undo = new_plan(codes), new_plan(codes), new_undo()
        self.best = np.full((len(codes), MOST_MARKS), END, np.int64)
        self.silence = np.full((0, MOST_MARKS), END, np.int64)
        self.run, self.most, self.is_fresh = -1, 0.0, True

    @property
    def slices(self) -> int:
        return SLICES if self.is_fresh else SLICES_AGAIN

    def begin(self, rng: State, spent: float) -> None:
        self.run += 1
        self.is_fresh = self.run == 0 or (self.run < FRESH and spent < ENOUGH)
        if self.run:
            value, _, _ = worth(self.terrain, self.plan, self.house, self.may_stop, 0.0, DEAR, self.silence, ANYTHING)
            if self.run == 1 or value >= self.most:
                self.most = value
                _copy(self.plan, self.elite)
        if self.is_fresh:
            scatter(self.terrain, self.plan, rng)
        else:
            _copy(self.elite, self.plan)

    def advance(self, done: float, rng: State, found: int) -> int:
        hot = HOT if self.is_fresh else AGAIN
        heat = hot * (COLD / hot) ** done
        hope = HOPE[0] + (HOPE[1] - HOPE[0]) * done
        cheap = CHEAP if self.is_fresh else CHEAP_AGAIN
        price = cheap + (DEAR - cheap) * done
        args = self.terrain, self.plan, self.undo, self.house, self.may_stop
        return int(anneal(*args, heat, hope, price, STEPS, rng, found, self.best, self.silence))

    def turns(self) -> list[tuple[Mark, ...]]:
        """The best game: the marks of every turn."""
        rows = ([code for code in row if code != END] for row in self.best.tolist())
        return [tuple(decode_mark(self.board, code) for code in row) for row in rows if row]

    def bound(self) -> int | None:
        grid = self.board.grid
        return valley_bound(self.rolls, grid.fill, int(grid.near_count[: grid.fill].max(initial=0)))


def _copy(source: Plan, target: Plan) -> None:
    for one, other in zip(source, target, strict=True):
        other[...] = one
