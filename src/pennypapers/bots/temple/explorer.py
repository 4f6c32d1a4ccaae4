"""Explorer's search in the Temple: rollouts from the most promising marks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Grid, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, below, start, word
from ...engine.temple.sheet import WORDS, add, is_over
from ..turn import Turn
from .evaluation import Weights, evaluate
from .scratch import Scratch, best, filled
from .voyager import rate_turns


@kernel
def search(
    grid: Grid,
    sheet: Masks,
    turn: Turn,
    weights: Weights,
    budget: NDArray[np.int64],
    scratch: Scratch,
    rollout_scratch: Scratch,
    rng: State,
) -> int:
    """Order the most promising marks in the scratch memory by the mean value of their rollouts, best first; return
    their number.

    `budget` is a `Budget`. All candidates see the same coming dice. After each round the better half is kept and gets
    twice as many rollouts, down to the last two.
    """
    found = rate_turns(grid, sheet, turn, weights, scratch)
    kept = min(int(budget[0]), found)
    for index in range(kept):
        _swap(scratch, index, index + int(np.argmax(scratch.values[index:found])))
    tried, made, tries = kept, 0, int(budget[1])
    sums = np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    while kept > 1:
        for index in range(kept):
            mark = scratch.marks[index]
            for attempt in range(made, made + tries):
                start(luck, seed, attempt)
                here[:] = sheet
                add(grid, here, mark, turn.house)
                value = rollout(
                    grid, here, turn, filled(mark, turn.alone), weights, int(budget[2]), rollout_scratch, luck
                )
                sums[index] += -value if turn.hurts else value
        made += tries
        scratch.values[:kept] = sums[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(scratch.values[index:kept]))
            _swap(scratch, index, top)
            sums[index], sums[top] = sums[top], sums[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
        tries *= 2
    return tried


@inlined
def _swap(scratch: Scratch, one: int, other: int) -> None:
    scratch.marks[one], scratch.marks[other] = scratch.marks[other], scratch.marks[one]
    scratch.values[one], scratch.values[other] = scratch.values[other], scratch.values[one]


@kernel
def rollout(
    grid: Grid, sheet: Masks, turn: Turn, before: int, weights: Weights, depth: int, scratch: Scratch, luck: State
) -> float:
    """Play some turns on one sheet by Voyager's choices and return its evaluation then. At a table, mummies come where
    they cost most."""
    for _ in range(depth):
        if is_over(sheet):
            break
        roll = below(luck, ROLLS)
        hurts = bool(IS_DANGER[roll] and not turn.alone)
        found = rate_turns(grid, sheet, Turn(roll, turn.house, before, hurts, turn.alone), weights, scratch)
        mark = best(scratch, found)
        add(grid, sheet, mark, turn.house)
        before = filled(mark, turn.alone)
    return evaluate(grid, sheet, before, weights, scratch.seen)
