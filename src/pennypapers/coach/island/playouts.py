"""Play-outs on Skull Island: a sheet is played on to the end of the game with many dice."""

from __future__ import annotations

import numpy as np

from ...bots.island.evaluation import Weights
from ...bots.island.rivals import new_endings
from ...bots.island.scratch import Scratch, best, filled, new_scratch, play_turn
from ...bots.island.voyager import rate_turns
from ...bots.lineup import EXPLORER, SOLO, load_lineup
from ...bots.turn import Turn
from ...engine.core.board import Board, Masks
from ...engine.core.dice import ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.rng import below, start
from ...engine.core.unowned import unowned
from ...engine.island.board import IslandBoard, IslandGrid
from ...engine.island.legal import NOWHERE, is_danger_turn
from ...engine.island.sheet import WORDS, count, is_over
from ...rules.grid import Space
from ..analysis.playouts import Rows


class IslandPlayouts:
    """Play-outs of one game. At a table too everybody plays for stars: nobody ends the game in order to win it."""

    def __init__(self, board: Board, house: int, *, alone: bool) -> None:
        assert isinstance(board, IslandBoard)
        self.board, self.house, self.alone = board, house, alone
        self.weights = load_lineup("island").weights[SOLO, EXPLORER]
        self.scratch = new_scratch(board.island.spots.words)
        self.scratch.total.ending[:] = new_endings(1)[0]

    def play(
        self,
        sheet: Masks,
        before: tuple[Space, ...],
        turns: int,
        fewest: int,  # noqa: ARG002  # only the Valley's evaluation asks for it
        rows: Rows,
    ) -> None:
        """As `Playouts.play` describes."""
        last = self.board.places[before[0]] if before else NOWHERE
        _play(
            self.board.island,
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
    grid: IslandGrid,
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
    here, luck = np.zeros(WORDS, np.uint64), np.zeros(1, np.uint64)
    for playout in range(len(rolls)):
        start(luck, np.uint64(rolls[playout, 0]), playout)
        here[:] = sheet
        turn, last = turns, before
        while turn < limits[playout] and not is_over(here):
            roll = rolls[playout, turn] if turn < rolls.shape[1] else below(luck, ROLLS)
            hurts = bool(is_danger_turn(here, roll) and not alone)
            mark = best(scratch, rate_turns(grid, here, Turn(roll, house, last, hurts, alone), weights, scratch))
            play_turn(grid, here, mark, house, scratch.circles, scratch.silence)
            last = filled(mark, alone)
            turn += 1
        ends[playout] = turn
        treasures, dangers, _ = count(grid, here)
        parts[playout, 0] = treasures
        parts[playout, 1] = dangers
