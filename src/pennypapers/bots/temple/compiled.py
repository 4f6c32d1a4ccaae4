"""The Temple's bots for those who come from readable drafts: seats, hints, simulations, training."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.engine import Results, Tables, house_bits
from ...engine.core.log import Log
from ...engine.core.marks import decode
from ...engine.core.rng import new_state, start
from ...engine.temple.engine import masks_of
from ...engine.temple.sheet import NOWHERE
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..compiled_bots import Thinker, Thought
from ..lineup import EXPLORER, SOLO, TABLE, Minds, minds
from ..turn import Turn
from . import games as temple_games
from .evaluation import FEATURES, KNOTS, SAFE
from .voyager import new_desk, search, weigh


class TempleThinker(Thinker):
    features = FEATURES
    foreseen = SAFE
    """Sequences and groups: Voyager does not think of mummies before they come."""
    knots = len(KNOTS)
    alike_at_table = True
    """At a table mummies come from others: who does not foresee them is hardly better than Pathfinder."""

    def thoughts(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,  # noqa: ARG002  # a game of the Temple ends when a sheet is full
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Thought]:
        sheet, alone = masks_of(board, draft.sheet), not others
        before = board.places[draft.before[0]] if draft.before else NOWHERE
        turn = Turn(index_of(draft.roll), house_bits(draft.house), before, hurts, alone)
        mind = minds("temple", ())
        weights = mind.weights[SOLO if alone else TABLE, strength]
        desk = new_desk()
        if strength == EXPLORER:
            rng = new_state()
            start(rng, np.uint64(seed), 0)
            found = search(board.grid, sheet, turn, weights, mind.reach, desk, new_desk(), rng)
            order = range(found)
        else:
            found = weigh(board.grid, sheet, turn, weights, desk)
            order = np.argsort(-desk.values[:found], kind="stable").tolist()
        sign = -1 if hurts else 1
        return [Thought((decode(board, int(desk.marks[index])),), sign * float(desk.values[index])) for index in order]

    def play(
        self, tables: Tables, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        temple_games.play(tables, minds, house, seed, first, results, log)  # type: ignore[arg-type]

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
        return float(temple_games.learn(tables, minds, chance, seed, games, normal, moment))  # type: ignore[arg-type]
