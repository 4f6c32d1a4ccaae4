"""Explorer's search in the Temple: rollouts from the most promising marks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Grid, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import merged
from ...engine.core.rng import State, below, start
from ...engine.temple.sheet import WORDS, add, is_over
from ..search import Tally, search_by
from ..turn import Turn
from .evaluation import Weights, evaluate
from .scratch import Scratch, best, filled
from .voyager import rate_turns


class Question(NamedTuple):
    """The position that a search in the Temple is about, and its working memory."""

    grid: Grid
    sheet: Masks
    turn: Turn
    weights: Weights
    budget: NDArray[np.int64]
    scratch: Scratch
    rollout_scratch: Scratch
    seed: np.uint64
    """The seed of the dice in the rollouts."""


def rate(question: Question) -> int:
    return rate_turns(question.grid, question.sheet, question.turn, question.weights, question.scratch)


def play_round(question: Question, tally: Tally, kept: int, made: int) -> int:
    """As `search.play_round` describes. All candidates have the same dice in their rollouts; each round has twice as
    many rollouts as the one before."""
    tries = int(question.budget[1]) + made
    here, luck = np.zeros(WORDS, np.uint64), np.zeros(1, np.uint64)
    for candidate in tally.order[:kept]:
        mark = question.scratch.marks[candidate]
        for attempt in range(made, made + tries):
            start(luck, question.seed, attempt)
            here[:] = question.sheet
            add(question.grid, here, mark, question.turn.house)
            stars = rollout(question, here, filled(mark, question.turn.alone), luck)
            tally.stars[candidate] += stars
            tally.merits[candidate] += stars
    return tries


search_by(Question, rate=rate, play_round=play_round)


@merged
def rollout(question: Question, sheet: Masks, before: int, luck: State) -> float:
    """Play some turns on one sheet as Voyager does, and return the evaluation of the sheet after them. With several
    players, mummies are assumed to be drawn where they cost most."""
    grid, weights, scratch = question.grid, question.weights, question.rollout_scratch
    house, alone = question.turn.house, question.turn.alone
    for _ in range(question.budget[2]):
        if is_over(sheet):
            break
        roll = below(luck, ROLLS)
        hurts = bool(IS_DANGER[roll] and not alone)
        found = rate_turns(grid, sheet, Turn(roll, house, before, hurts, alone), weights, scratch)
        mark = best(scratch, found)
        add(grid, sheet, mark, house)
        before = filled(mark, alone)
    return evaluate(grid, sheet, before, weights, scratch.seen)
