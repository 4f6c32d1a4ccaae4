"""The Temple's compiled bots: from a readable draft to kernels and back."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.engine import Tables
from ...engine.core.house import house_bits
from ...engine.core.log import Log
from ...engine.core.marks import decode
from ...engine.core.results import Results
from ...engine.core.rng import new_state, start
from ...engine.temple.engine import TempleEngine, masks_of
from ...engine.temple.legal import NOWHERE
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..compiled_bots import Candidate, CompiledBots
from ..lineup import EXPLORER, SOLO, TABLE, Budget, Lineup, load_lineup
from ..turn import Turn
from . import games, training
from .evaluation import FEATURES, KNOTS, SAFE
from .explorer import search
from .scratch import new_scratch
from .tourist import play_tourist
from .voyager import rate_turns


class TempleBots(CompiledBots):
    engine = TempleEngine()
    features = FEATURES
    voyager_features = SAFE
    """Sequences and groups only: Voyager does not evaluate future mummies."""
    knots = len(KNOTS)
    budget = Budget(12, 8, 4)

    def candidates(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,  # noqa: ARG002  # a game of the Temple ends when a sheet is full
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Candidate]:
        sheet, alone = masks_of(board, draft.sheet), not others
        before = board.places[draft.before[0]] if draft.before else NOWHERE
        turn = Turn(index_of(draft.roll), house_bits(draft.house), before, hurts, alone)
        known = load_lineup("temple")
        weights = known.weights[SOLO if alone else TABLE, strength]
        scratch = new_scratch()
        if strength == EXPLORER:
            rng = new_state()
            start(rng, np.uint64(seed), 0)
            found = search(board.grid, sheet, turn, weights, known.budget, scratch, new_scratch(), rng)
            order = range(found)
        else:
            found = rate_turns(board.grid, sheet, turn, weights, scratch)
            order = np.argsort(-scratch.values[:found], kind="stable").tolist()
        sign = -1 if hurts else 1
        return [
            Candidate((decode(board, int(scratch.marks[index])),), sign * float(scratch.values[index]))
            for index in order
        ]

    def play_tourists(
        self, tables: Tables, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        play_tourist(tables, house, seed, first, results, log)  # type: ignore[arg-type]

    def play(
        self, tables: Tables, lineup: Lineup, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        games.play(tables, lineup, house, seed, first, results, log)  # type: ignore[arg-type]

    def learn(
        self,
        tables: Tables,
        lineup: Lineup,
        chance: int,
        seed: np.uint64,
        games: int,
        normal: NDArray[np.float64],
        moment: NDArray[np.float64],
    ) -> float:
        return float(training.learn(tables, lineup, chance, seed, games, normal, moment))  # type: ignore[arg-type]
