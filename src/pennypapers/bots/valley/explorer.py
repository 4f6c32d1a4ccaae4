"""Explorer's search in the Valley: rollouts from the most promising turns."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import inlined, merged
from ...engine.core.rng import State, below, start
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import EMPTY, WORDS
from ..search import Tally, search_by
from .evaluation import Weights, evaluate_after
from .scratch import Scratch, Turn, play_turn
from .voyager import rate_turns

NARROW, WIDE = 3, 16
"""Beam widths: in rollouts, and for the turn that is being chosen."""

STRIDE = 133
"""The first rolls of successive rollouts differ by this index: it is coprime to 216, so all rolls occur equally often,
in a mixed order."""


class Question(NamedTuple):
    """The position that a search in the Valley is about, and its working memory."""

    terrain: Terrain
    sheet: Masks
    turn: Turn
    weights: Weights
    budget: NDArray[np.int64]
    scratch: Scratch
    rollout_scratch: Scratch
    seed: np.uint64
    """The seed of the dice in the rollouts."""
    first: int
    """The first roll of the first rollout."""


def rate(question: Question) -> int:
    return rate_turns(question.terrain, question.sheet, question.turn, question.weights, question.scratch)


def play_round(question: Question, tally: Tally, kept: int, made: int) -> int:
    """As `search.play_round` describes. All candidates have the same dice in their rollouts. The effort of the budget
    is a number of evaluated sheets, which is divided equally among the rounds."""
    terrain, turn = question.terrain, question.turn
    if turn.left <= 0:
        return 0
    here, luck = np.zeros(WORDS, np.uint64), np.zeros(1, np.uint64)
    share = max(1, int(question.budget[1]) // _rounds(tally.order.size))
    evaluated = question.rollout_scratch.evaluated
    evaluated[0] = 0
    attempt = made
    while evaluated[0] < share:
        start(luck, question.seed, attempt)
        coming = luck[0]
        roll = (question.first + attempt * STRIDE) % ROLLS
        for candidate in tally.order[:kept]:
            luck[0] = coming
            here[:] = question.sheet
            filled = play_turn(terrain, here, question.scratch.turns[candidate], turn)
            stars = rollout(question, here, filled, roll, luck)
            tally.stars[candidate] += stars
            tally.merits[candidate] += stars
        attempt += 1
    return attempt - made


@inlined
def _rounds(kept: int) -> int:
    """The number of rounds until two candidates are left."""
    rounds = 1
    while kept > 2:
        kept = (kept + 1) // 2
        rounds += 1
    return rounds


search_by(Question, rate=rate, play_round=play_round)


@merged
def rollout(question: Question, sheet: Masks, filled: np.uint64, roll: int, luck: State) -> float:
    """Play some turns on one sheet as Voyager does, the first with this roll; return the evaluation of the sheet after
    them. With several players, snakes are assumed to be drawn where they cost most."""
    terrain, weights, scratch = question.terrain, question.weights, question.rollout_scratch
    house, alone, left = question.turn.house, question.turn.alone, question.turn.left
    scratch.evaluated[0] += 1
    before = filled if alone else NONE
    for _ in range(question.budget[2]):
        if sheet[EMPTY] == NONE or left <= 0:
            break
        left -= 1
        turn = Turn(roll, house, before, bool(IS_DANGER[roll] and not alone), alone, left)
        found = rate_turns(terrain, sheet, turn, weights, scratch)
        filled = play_turn(terrain, sheet, scratch.turns[np.argmax(scratch.values[:found])], turn)
        before = filled if alone else NONE
        roll = below(luck, ROLLS)
    return evaluate_after(terrain, sheet, before, left, alone, weights, scratch.seen)
