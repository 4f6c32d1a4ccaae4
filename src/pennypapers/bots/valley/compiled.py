"""The Valley's compiled bots: from a readable draft to kernels and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.engine import Tables
from ...engine.core.house import house_bits
from ...engine.core.log import END, Log
from ...engine.core.results import Results
from ...engine.core.rng import new_state, start
from ...engine.valley.board import terrain
from ...engine.valley.engine import ValleyEngine, decode_mark, masks_of
from ...engine.valley.sheet import PYRAMID, STARS
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..compiled_bots import Candidate, CompiledBots
from ..lineup import EXPLORER, SOLO, TABLE, Budget, Lineup, load_lineup
from . import games, training
from .evaluation import FEATURES, KNOTS, PYRAMID_READY
from .explorer import NARROW, WIDE, search
from .games import turns_left
from .scratch import Turn, new_scratch
from .tourist import play_tourist
from .voyager import rate_turns


class ValleyBots(CompiledBots):
    engine = ValleyEngine()
    features = FEATURES
    voyager_features = FEATURES
    """Voyager evaluates by all features, because the ranks need many stars; only the search is left to Explorer."""
    knots = len(KNOTS)
    prior: ClassVar[Mapping[int, float]] = {PYRAMID_READY: float(STARS[PYRAMID])}
    """Pyramids are so rare that the value of finishing one would not be learned."""
    budget = Budget(12, 700_000, 8)
    """The effort is a number of evaluated sheets, see `search`. Rollouts are long because a discovery takes some turns
    to prepare."""

    plays_tables_by_solo_weights = True
    """The weights depend on how many turns are left; at a table that is estimated from the fullest sheet."""

    def candidates(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Candidate]:
        alone = not others
        ground, house = terrain(board), house_bits(draft.house)
        sheets = np.stack([masks_of(board, ground, each, house) for each in (draft.sheet, *others)])
        left = turns_left(sheets, turns)
        turn = turn_of(board, draft, left=left, hurts=hurts, alone=alone)
        sheet = sheets[0]
        known = load_lineup("valley")
        weights = known.weights[SOLO if alone else TABLE, strength]
        scratch = new_scratch(WIDE)
        if strength == EXPLORER:
            rng = new_state()
            start(rng, np.uint64(seed), 0)
            found = search(ground, sheet, turn, weights, known.budget, scratch, new_scratch(NARROW), rng)
            order = range(found)
        else:
            found = rate_turns(ground, sheet, turn, weights, scratch)
            order = np.argsort(-scratch.values[:found], kind="stable").tolist()
        sign = -1 if hurts else 1
        candidates = []
        for index in order:
            codes = [code for code in scratch.turns[index].tolist() if code != END]
            marks = tuple(decode_mark(board, code) for code in codes)
            candidates.append(Candidate(marks, sign * float(scratch.values[index])))
        return candidates

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


def turn_of(board: Board, draft: Draft, *, left: int, hurts: bool, alone: bool) -> Turn:
    """A draft as a `Turn`, with so many turns left after this one."""
    return Turn(index_of(draft.roll), house_bits(draft.house), board.mask(draft.before), hurts, alone, left)
