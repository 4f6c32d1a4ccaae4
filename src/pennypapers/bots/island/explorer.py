"""Explorer's search on Skull Island: rollouts from the most promising marks, compared with the strongest rival."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Masks
from ...engine.core.kernel import merged
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NOWHERE, is_danger_turn
from ...engine.island.sheet import WORDS, count, is_over
from ..search import Tally, search_by
from ..turn import Turn
from .evaluation import AHEAD, RIVAL, WITHIN, Weights
from .futures import Futures, Rival, new_futures, play_rival, roll_ahead
from .scratch import Scratch, best, filled, play_turn
from .voyager import evaluate_sheet, rate_turns


class Question(NamedTuple):
    """The position that a search on Skull Island is about, and its working memory."""

    grid: IslandGrid
    sheet: Masks
    rival: Rival
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
    """As `search.play_round` describes. All candidates have the same dice and the same turns of the rival in their
    rollouts, and are ranked by their mean lead over the rival. Each round has twice as many rollouts as the one
    before."""
    grid, turn, weights, scratch = question.grid, question.turn, question.weights, question.rollout_scratch
    tries = int(question.budget[1]) + made
    here, luck = np.zeros(WORDS, np.uint64), np.zeros(1, np.uint64)
    futures = new_futures(tries, int(question.budget[2]))
    roll_ahead(futures, question.seed, made, luck)
    if not turn.alone:
        play_rival(grid, question.rival, turn, weights, scratch, futures)
    for candidate in tally.order[:kept]:
        mark = question.scratch.marks[candidate]
        for attempt in range(tries):
            here[:] = question.sheet
            play_turn(grid, here, mark, turn.house, scratch.circles, scratch.silence)
            stars, lead = rollout(grid, here, turn, filled(mark, turn.alone), weights, futures, attempt, scratch)
            tally.stars[candidate] += stars
            tally.merits[candidate] += lead
    return tries


search_by(Question, rate=rate, play_round=play_round)


@merged
def rollout(
    grid: IslandGrid,
    sheet: Masks,
    turn: Turn,
    before: int,
    weights: Weights,
    futures: Futures,
    attempt: int,
    scratch: Scratch,
) -> tuple[float, float]:
    """Play one sheet with the dice of one rollout (row `attempt` of `futures`) as Voyager does.

    Returns the evaluation of the sheet after it, and the lead over the rival, with a bonus if the game is won. With
    several players, dangers are assumed to be drawn where they cost most.
    """
    turns = futures.rolls.shape[1]
    for step in range(turns):
        if step:
            roll = futures.rolls[attempt, step]
            hurts = bool(not turn.alone and is_danger_turn(sheet, roll))
            found = rate_turns(grid, sheet, Turn(roll, turn.house, before, hurts, turn.alone), weights, scratch)
            mark = best(scratch, found)
            play_turn(grid, sheet, mark, turn.house, scratch.circles, scratch.silence)
            before = filled(mark, turn.alone)
        if is_over(sheet) or futures.ends[attempt] == step:
            treasures, dangers, _ = count(grid, sheet)
            lead = treasures + dangers - futures.stars[attempt, step]
            return float(treasures + dangers), lead if turn.alone else lead + AHEAD * np.sign(lead)
        scratch.total.ending[WITHIN] = futures.within[attempt, step]
        scratch.total.ending[RIVAL] = futures.stars[attempt, step]
    scratch.total.empty[0] = NOWHERE
    value = evaluate_sheet(grid, sheet, before, weights, scratch)
    return value, value - futures.values[attempt]
