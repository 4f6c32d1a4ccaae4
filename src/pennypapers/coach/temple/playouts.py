"""Play-outs in the Temple: a sheet is played on to the end of the game with many dice."""

from __future__ import annotations

import numpy as np

from ...bots.lineup import EXPLORER, SOLO, TABLE, load_lineup
from ...bots.temple.evaluation import Weights
from ...bots.temple.scratch import Scratch, best, filled, new_scratch
from ...bots.temple.voyager import rate_turns
from ...bots.turn import Turn
from ...engine.core.board import PLACES, Board, Grid, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.rng import below, start
from ...engine.core.unowned import unowned
from ...engine.temple.legal import NOWHERE
from ...engine.temple.sheet import WORDS, add, count, is_over
from ...rules.grid import Space
from ..analysis.playouts import Rows


class TemplePlayouts:
    """Play-outs of one game."""

    def __init__(self, board: Board, house: int, *, alone: bool) -> None:
        self.board, self.house, self.alone = board, house, alone
        self.weights = load_lineup("temple").weights[SOLO if alone else TABLE, EXPLORER]
        self.scratch = new_scratch()

    def play(
        self,
        sheet: Masks,
        before: tuple[Space, ...],
        turns: int,
        fewest: int,  # noqa: ARG002  # every sheet of a table ends at once
        rows: Rows,
    ) -> None:
        """As `Playouts.play` describes."""
        last = self.board.places[before[0]] if before else NOWHERE
        _play(
            self.board.grid,
            sheet,
            last,
            turns,
            self.house,
            self.alone,
            self.weights,
            rows,
            self.scratch,
        )


@kernel
def _play(
    grid: Grid,
    sheet: Masks,
    before: int,
    turns: int,
    house: int,
    alone: bool,
    weights: Weights,
    rows: Rows,
    scratch: Scratch,
) -> None:
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    rolls, limits, parts, ends = unowned(rows)
    here, luck, lengths = np.zeros(WORDS, np.uint64), np.zeros(1, np.uint64), np.zeros(PLACES, np.int8)
    for playout in range(len(rolls)):
        start(luck, np.uint64(rolls[playout, 0]), playout)
        here[:] = sheet
        turn, last = turns, before
        while turn < limits[playout] and not is_over(here):
            roll = rolls[playout, turn] if turn < rolls.shape[1] else below(luck, ROLLS)
            hurts = bool(IS_DANGER[roll] and not alone)
            mark = best(scratch, rate_turns(grid, here, Turn(roll, house, last, hurts, alone), weights, scratch))
            add(grid, here, mark, house)
            last = filled(mark, alone)
            turn += 1
        ends[playout] = turn
        count(grid, here, lengths, parts[playout])
