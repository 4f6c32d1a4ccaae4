"""The Valley's bots for those who come from readable drafts: seats, hints, simulations, training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ..rules.sheet import Sheet
from ..rules.turn import Draft
from . import valley_games
from .board import Board
from .dice import index_of
from .engine import Results, Tables, house_bits
from .log import END, Log
from .minds import EXPLORER, SOLO, TABLE, Minds, minds
from .rng import new_state, start
from .thinker import Thinker, Thought
from .valley_bots import Turn, new_desk, weigh
from .valley_engine import decode_mark, masks_of, terrain
from .valley_outlook import FEATURES, KNOTS, PYRAMID_READY
from .valley_search import NARROW, WIDE, search
from .valley_sheet import PYRAMID, STARS


class ValleyThinker(Thinker):
    features = FEATURES
    foreseen = FEATURES
    """The ranks ask for so many stars that Voyager needs all it can know; what it does not do is try turns out."""
    knots = len(KNOTS)
    taken_for_granted: ClassVar[Mapping[int, float]] = {PYRAMID_READY: float(STARS[PYRAMID])}
    """So rare that nobody would learn to finish one."""
    reach = (12, 10, 8)
    """Far, for a discovery takes some turns to prepare: with two turns there is nothing to see."""

    by_hand_at_table = True
    """Among themselves they learn to dawdle, and lose against whoever fills a sheet: nobody counts turns at a table."""

    def thoughts(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Thought]:
        alone = not others
        turn = turn_of(board, draft, turns=turns, hurts=hurts, alone=alone)
        ground = terrain(board)
        sheet = masks_of(board, ground, draft.sheet, turn.house)
        mind = minds("valley", ())
        weights = mind.weights[SOLO if alone else TABLE, strength]
        desk = new_desk(WIDE)
        if strength == EXPLORER:
            rng = new_state()
            start(rng, np.uint64(seed), 0)
            found = search(ground, sheet, turn, weights, mind.reach, desk, new_desk(NARROW), rng)
            order = range(found)
        else:
            found = weigh(ground, sheet, turn, weights, desk)
            order = np.argsort(-desk.values[:found], kind="stable").tolist()
        sign = -1 if hurts else 1
        thoughts = []
        for index in order:
            codes = [code for code in desk.turns[index].tolist() if code != END]
            marks = tuple(decode_mark(board, code) for code in codes)
            thoughts.append(Thought(marks, sign * float(desk.values[index])))
        return thoughts

    def play(
        self, tables: Tables, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        valley_games.play(tables, minds, house, seed, first, results, log)  # type: ignore[arg-type]

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
        return float(valley_games.learn(tables, minds, chance, seed, games, normal, moment))  # type: ignore[arg-type]


def turn_of(board: Board, draft: Draft, *, turns: int, hurts: bool, alone: bool) -> Turn:
    """What a draft asks of a bot on this turn of the game."""
    before, left = board.mask(draft.before), valley_games.turns_left(turns, alone)
    return Turn(index_of(draft.roll), house_bits(draft.house), before, hurts, alone, left)
