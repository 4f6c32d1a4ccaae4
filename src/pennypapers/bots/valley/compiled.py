"""The interface to the Valley's compiled bots: encodes readable drafts for kernels, and decodes their turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import numpy as np

from ...engine.core.board import Board
from ...engine.core.dice import ROLLS, index_of
from ...engine.core.house import house_bits
from ...engine.core.log import END
from ...engine.core.rng import State, below, word
from ...engine.valley.board import terrain
from ...engine.valley.engine import ValleyEngine, decode_mark, masks_of
from ...engine.valley.sheet import PYRAMID, STARS
from ...rules.turn import Draft
from ..compiled_bots import Asked, Candidate, CompiledBots
from ..lineup import SOLO, TABLE, Budget, load_lineup
from . import games, training
from .evaluation import FEATURES, KNOTS, PYRAMID_READY
from .explorer import NARROW, WIDE, Question, rate
from .games import turns_left
from .scratch import Turn, new_scratch
from .tourist import play_tourist


class ValleyBots(CompiledBots):
    engine = ValleyEngine()
    features = FEATURES
    voyager_features = FEATURES
    """Voyager uses all features, because the rank of Voyager needs many stars here; Explorer adds only the search."""
    knots = len(KNOTS)
    prior: ClassVar[Mapping[int, float]] = {PYRAMID_READY: float(STARS[PYRAMID])}
    """Pyramids are too rare in training games for the weight of a complete one to be learned."""
    budget = Budget(12, 700_000, 8)
    """Rollouts are long because a discovery takes several turns to prepare."""

    plays_tables_by_solo_weights = True
    """The weights depend only on the number of turns left, which `turns_left` estimates in games of several players."""

    play_tourists = staticmethod(play_tourist)
    play = staticmethod(games.play)
    learn = staticmethod(training.learn)
    rate = staticmethod(rate)

    def question(self, board: Board, asked: Asked, strength: int, rng: State) -> Question:
        draft, alone, known = asked.draft, not asked.others, load_lineup("valley")
        ground, house = terrain(board), house_bits(draft.house)
        sheets = np.stack([masks_of(board, ground, each, house) for each in (draft.sheet, *asked.others)])
        turn = turn_of(board, draft, left=turns_left(sheets, asked.turn), hurts=asked.hurts, alone=alone)
        dice = np.uint64(word(rng))
        return Question(
            ground,
            sheets[0],
            turn,
            known.weights[SOLO if alone else TABLE, strength],
            known.budget,
            new_scratch(WIDE),
            new_scratch(NARROW),
            dice,
            below(rng, ROLLS),
        )

    def candidate(self, board: Board, question: Question, index: int) -> Candidate:
        value = float(question.scratch.values[index])
        codes = [code for code in question.scratch.turns[index].tolist() if code != END]
        marks = tuple(decode_mark(board, code) for code in codes)
        return Candidate(marks, -value if question.turn.hurts else value)


def turn_of(board: Board, draft: Draft, *, left: int, hurts: bool, alone: bool) -> Turn:
    """Encode a draft as a `Turn`; `left` is the number of turns after this one."""
    return Turn(index_of(draft.roll), house_bits(draft.house), board.mask(draft.before), hurts, alone, left)
