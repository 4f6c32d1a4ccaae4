"""Skull Island's compiled bots: from a readable draft to kernels and back."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Board, Masks
from ...engine.core.dice import index_of
from ...engine.core.engine import Tables
from ...engine.core.house import house_bits
from ...engine.core.log import Log, new_log
from ...engine.core.marks import decode
from ...engine.core.results import Results
from ...engine.core.rng import new_state, start
from ...engine.island.board import IslandBoard
from ...engine.island.engine import IslandEngine, masks_of
from ...engine.island.legal import MOST_MARKS, NOWHERE
from ...engine.island.sheet import count, is_over
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..compiled_bots import Candidate, CompiledBots
from ..lineup import EXPLORER, TABLE, VOYAGER, Budget, Lineup, load_lineup
from ..turn import Turn
from . import games, training
from .choice import kind_of_game
from .evaluation import FEATURES, KNOTS
from .explorer import search
from .futures import Rival
from .rivals import fill_endings, new_endings, strongest_rival
from .scratch import new_scratch, play_turn
from .tourist import play_tourist
from .voyager import rate_turns

LONGEST_TURN = 8
"""Size of the log of one turn: a count, a mark and five treasures."""


class IslandBots(CompiledBots):
    engine = IslandEngine()
    features = FEATURES
    voyager_features = FEATURES
    knots = len(KNOTS)
    budget = Budget(12, 16, 6)
    """As much as fits into one second a turn."""
    plays_tables_by_solo_weights = True
    """Games at a table teach less, because others end them; so both bots use the solo weights there."""

    def candidates(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,  # noqa: ARG002  # I16: when the Island ends does not depend on it
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Candidate]:
        assert isinstance(board, IslandBoard)
        grid, sheet, alone = board.island, masks_of(board, draft.sheet), not others
        before = board.places[draft.before[0]] if draft.before else NOWHERE
        turn = Turn(index_of(draft.roll), house_bits(draft.house), before, hurts, alone)
        known = load_lineup("island")
        weights = known.weights[kind_of_game(turn), strength]
        scratch, rollout_scratch = new_scratch(grid.spots.words), new_scratch(grid.spots.words)
        rival = Rival(sheet, scratch.total.ending)
        if others:
            endings = new_endings(1 + len(others))
            sheets = np.stack([sheet, *(masks_of(board, each) for each in others)])
            fill_endings(grid, sheets, known.weights[TABLE, VOYAGER], scratch, endings)
            scratch.total.ending[:] = endings[0]
            first = strongest_rival(endings, 0)
            rival = Rival(sheets[first], endings[first])
        if strength == EXPLORER:
            rng = new_state()
            start(rng, np.uint64(seed), 0)
            order = list(range(search(grid, sheet, rival, turn, weights, known.budget, scratch, rollout_scratch, rng)))
        else:
            found = rate_turns(grid, sheet, turn, weights, scratch)
            order = np.argsort(-scratch.values[:found], kind="stable").tolist()
        sign = -1 if hurts else 1
        marks, values = scratch.marks[order].tolist(), scratch.values[order].tolist()
        return [_candidate(board, sheet, mark, turn, sign * value) for mark, value in zip(marks, values, strict=True)]

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


def _candidate(board: IslandBoard, sheet: Masks, mark: int, turn: Turn, value: float) -> Candidate:
    """A mark with the treasures noted after it. If it ends the game its stars are returned, because the search value of
    such a turn includes a bonus for winning."""
    log, after = new_log(LONGEST_TURN), sheet.copy()
    play_turn(board.island, after, mark, turn.house, np.zeros(MOST_MARKS, np.int64), log)
    marks = tuple(decode(board, int(each)) for each in log[1 : int(log[0]) + 1])
    treasures, dangers, _ = count(board.island, after)
    return Candidate(marks, float(treasures + dangers) if is_over(after) else value)
