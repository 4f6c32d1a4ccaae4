"""Play-outs in the Valley: a sheet is played on to the end of the game with many dice."""

from __future__ import annotations

import numpy as np

from ...bots.lineup import EXPLORER, SOLO, TABLE, load_lineup
from ...bots.valley.evaluation import Weights
from ...bots.valley.explorer import NARROW
from ...bots.valley.scratch import Scratch, Turn, new_scratch, play_turn
from ...bots.valley.voyager import rate_turns
from ...engine.core.bits import NONE, ones
from ...engine.core.board import Board, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.rng import below, start
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain, terrain
from ...engine.valley.sheet import EMPTY, WORDS, count, is_over
from ...rules.adventures.valley import SOLO_TURNS
from ...rules.grid import Space
from ..analysis.playouts import Rows


class ValleyPlayouts:
    """Play-outs of one game, with the narrow beam of Explorer's own."""

    def __init__(self, board: Board, house: int, *, alone: bool) -> None:
        self.board, self.terrain, self.house, self.alone = board, terrain(board), house, alone
        self.weights = load_lineup("valley").weights[SOLO if alone else TABLE, EXPLORER]
        self.scratch = new_scratch(NARROW)

    def play(self, sheet: Masks, before: tuple[Space, ...], turns: int, fewest: int, rows: Rows) -> None:
        """As `Playouts.play` describes."""
        ahead = ones(sheet[EMPTY]) - fewest
        _play(
            self.terrain,
            sheet,
            self.board.mask(before),
            turns,
            int(ahead),
            self.house,
            self.alone,
            self.weights,
            rows,
            self.scratch,
        )


@kernel
def _play(
    ground: Terrain,
    sheet: Masks,
    before: np.uint64,
    turns: int,
    ahead: int,
    house: int,
    alone: bool,
    weights: Weights,
    rows: Rows,
    scratch: Scratch,
) -> None:
    """`ahead` is how many spaces more the fullest sheet of the table has filled; it will end the game (V13)."""
    ground, sheet, weights, scratch = unowned(ground), unowned(sheet), unowned(weights), unowned(scratch)
    rolls, limits, parts, ends = unowned(rows)
    here, luck = np.zeros(WORDS, np.uint64), np.zeros(1, np.uint64)
    for playout in range(len(rolls)):
        start(luck, np.uint64(rolls[playout, 0]), playout)
        here[:] = sheet
        turn, last = turns, before
        while turn < limits[playout] and not is_over(here, turn, alone):
            roll = rolls[playout, turn] if turn < rolls.shape[1] else below(luck, ROLLS)
            turn += 1
            left = SOLO_TURNS - turn if alone else max(1, (ones(here[EMPTY]) - ahead - 1) // 2)
            question = Turn(roll, house, last, bool(IS_DANGER[roll] and not alone), alone, left)
            found = rate_turns(ground, here, question, weights, scratch)
            last = play_turn(ground, here, scratch.turns[np.argmax(scratch.values[:found])], question)
            if not alone:
                last = NONE
        ends[playout] = turn
        count(ground, here, parts[playout])
