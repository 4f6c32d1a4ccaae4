"""The Valley's bots for those who come from readable drafts: seats, hints, simulations, training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Board
from ...engine.core.dice import index_of
from ...engine.core.engine import Results, Tables, house_bits
from ...engine.core.log import END, Log
from ...engine.core.rng import new_state, start
from ...engine.valley.engine import decode_mark, masks_of, terrain
from ...engine.valley.sheet import PYRAMID, STARS
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..compiled_bots import Thinker, Thought
from ..lineup import EXPLORER, SOLO, TABLE, Minds, minds
from . import games as valley_games
from .evaluation import FEATURES, KNOTS, PYRAMID_READY
from .explorer import NARROW, WIDE, search
from .voyager import Turn, new_desk, weigh


class ValleyThinker(Thinker):
    features = FEATURES
    foreseen = FEATURES
    """The ranks ask for so many stars that Voyager needs all it can know; what it does not do is try turns out."""
    knots = len(KNOTS)
    taken_for_granted: ClassVar[Mapping[int, float]] = {PYRAMID_READY: float(STARS[PYRAMID])}
    """So rare that nobody would learn to finish one."""
    reach = (12, 4_000_000, 8)
    """The second is work, see `search`. Far, for a discovery takes some turns to prepare: with two there is nothing to
    see."""

    learns_alone = True
    """What a sheet is worth depends on how many turns are left; at a table that is as long as the fullest one lasts."""

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
        ground, house = terrain(board), house_bits(draft.house)
        sheets = np.stack([masks_of(board, ground, each, house) for each in (draft.sheet, *others)])
        left = valley_games.turns_left(sheets, turns)
        turn = turn_of(board, draft, left=left, hurts=hurts, alone=alone)
        sheet = sheets[0]
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


def turn_of(board: Board, draft: Draft, *, left: int, hurts: bool, alone: bool) -> Turn:
    """What a draft asks of a bot when so many turns are left after this one."""
    return Turn(index_of(draft.roll), house_bits(draft.house), board.mask(draft.before), hurts, alone, left)
