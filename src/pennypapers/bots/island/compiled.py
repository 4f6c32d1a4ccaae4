"""The bots of Skull Island for those who come from readable drafts: seats, hints, simulations, training."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Board, Masks
from ...engine.core.dice import index_of
from ...engine.core.engine import Results, Tables, house_bits
from ...engine.core.log import Log, new_log
from ...engine.core.marks import decode
from ...engine.core.rng import new_state, start
from ...engine.island.board import IslandBoard
from ...engine.island.engine import masks_of
from ...engine.island.sheet import MOST_MARKS, NOWHERE, count, is_over
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..compiled_bots import Thinker, Thought
from ..lineup import EXPLORER, TABLE, VOYAGER, Minds, minds
from ..turn import Turn
from . import games as island_games
from .choice import kind_of_game
from .evaluation import FEATURES, KNOTS
from .explorer import search
from .futures import Rival
from .rivals import foremost, foresee, new_endings
from .scratch import make, new_desk
from .voyager import weigh

LONGEST_TURN = 8
"""A mark, five treasures, and how many there are."""


class IslandThinker(Thinker):
    features = FEATURES
    foreseen = FEATURES
    knots = len(KNOTS)
    reach = (12, 16, 6)
    """As much as its second allows."""
    learns_alone = True
    """At a table Voyager needs all that can be learned, but from games there less can be: others end them."""

    def thoughts(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,  # noqa: ARG002  # I16: when the Island ends does not depend on it
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Thought]:
        assert isinstance(board, IslandBoard)
        grid, sheet, alone = board.island, masks_of(board, draft.sheet), not others
        before = board.places[draft.before[0]] if draft.before else NOWHERE
        turn = Turn(index_of(draft.roll), house_bits(draft.house), before, hurts, alone)
        mind = minds("island", ())
        weights = mind.weights[kind_of_game(turn), strength]
        desk, other = new_desk(grid.spots.words), new_desk(grid.spots.words)
        rival = Rival(sheet, desk.total.ending)
        if others:
            endings = new_endings(1 + len(others))
            sheets = np.stack([sheet, *(masks_of(board, each) for each in others)])
            foresee(grid, sheets, mind.weights[TABLE, VOYAGER], desk, endings)
            desk.total.ending[:] = endings[0]
            first = foremost(endings, 0)
            rival = Rival(sheets[first], endings[first])
        if strength == EXPLORER:
            rng = new_state()
            start(rng, np.uint64(seed), 0)
            order = list(range(search(grid, sheet, rival, turn, weights, mind.reach, desk, other, rng)))
        else:
            found = weigh(grid, sheet, turn, weights, desk)
            order = np.argsort(-desk.values[:found], kind="stable").tolist()
        sign = -1 if hurts else 1
        marks, values = desk.marks[order].tolist(), desk.values[order].tolist()
        return [_thought(board, sheet, mark, turn, sign * value) for mark, value in zip(marks, values, strict=True)]

    def play(
        self, tables: Tables, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        island_games.play(tables, minds, house, seed, first, results, log)  # type: ignore[arg-type]

    def learn(
        self,
        tables: Tables,
        minds: Minds,
        chance: int,
        seed: np.uint64,
        games: int,
        normal: NDArray[np.float64],
        moment: NDArray[np.float64],
    ) -> float:
        return float(island_games.learn(tables, minds, chance, seed, games, normal, moment))  # type: ignore[arg-type]


def _thought(board: IslandBoard, sheet: Masks, mark: int, turn: Turn, value: float) -> Thought:
    """A mark with the treasures that are noted after it. What ends the game may be worth more than its stars."""
    log, after = new_log(LONGEST_TURN), sheet.copy()
    make(board.island, after, mark, turn.house, np.zeros(MOST_MARKS, np.int64), log)
    marks = tuple(decode(board, int(each)) for each in log[1 : int(log[0]) + 1])
    treasures, dangers, _ = count(board.island, after)
    return Thought(marks, float(treasures + dangers) if is_over(after) else value)
