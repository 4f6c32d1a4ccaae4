"""How Explorer tries turns of Skull Island out before it decides."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .board import Masks
from .dice import ROLLS
from .island import NOWHERE, WORDS, is_danger_turn, is_over
from .island_board import IslandGrid
from .island_desk import Desk, best, filled, make
from .island_voyage import appraise, weigh
from .island_worth import WITHIN, Weights
from .kernel import inlined, kernel
from .rng import State, below, start, word
from .turn import Turn


@kernel
def search(
    grid: IslandGrid,
    sheet: Masks,
    turn: Turn,
    weights: Weights,
    reach: NDArray[np.int64],
    desk: Desk,
    other: Desk,
    rng: State,
) -> int:
    """Put the most promising marks first on the desk, each with what it brought when it was tried; how many they are.

    `reach` is how many marks are tried, how often at first, and for how many turns. All are tried with the same coming
    dice; then the better half twice as often, down to the last two.
    """
    found = weigh(grid, sheet, turn, weights, desk)
    kept = min(int(reach[0]), found)
    for index in range(kept):
        _swap(desk, index, index + int(np.argmax(desk.values[index:found])))
    tried, made, tries = kept, 0, int(reach[1])
    sums = np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    other.total.ending[:] = desk.total.ending
    while kept > 1:
        for index in range(kept):
            mark = desk.marks[index]
            for attempt in range(made, made + tries):
                start(luck, seed, attempt)
                here[:] = sheet
                make(grid, here, mark, turn.house, other.circles, other.silence)
                value = play_on(grid, here, turn, filled(mark, turn.alone), weights, int(reach[2]), other, luck)
                sums[index] += -value if turn.hurts else value
        made += tries
        desk.values[:kept] = sums[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(desk.values[index:kept]))
            _swap(desk, index, top)
            sums[index], sums[top] = sums[top], sums[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
        tries *= 2
    return tried


@inlined
def _swap(desk: Desk, one: int, other: int) -> None:
    desk.marks[one], desk.marks[other] = desk.marks[other], desk.marks[one]
    desk.values[one], desk.values[other] = desk.values[other], desk.values[one]


@kernel
def play_on(
    grid: IslandGrid, sheet: Masks, turn: Turn, before: int, weights: Weights, depth: int, desk: Desk, luck: State
) -> float:
    """Play a sheet on by itself for some turns; what it is worth then. Dangers of others come where they hurt."""
    within = desk.total.ending[WITHIN]
    for _ in range(depth):
        if is_over(sheet):
            break
        desk.total.ending[WITHIN] = max(0.0, desk.total.ending[WITHIN] - 1.0)
        roll = below(luck, ROLLS)
        hurts = bool(not turn.alone and is_danger_turn(sheet, roll))
        found = weigh(grid, sheet, Turn(roll, turn.house, before, hurts, turn.alone), weights, desk)
        mark = best(desk, found)
        make(grid, sheet, mark, turn.house, desk.circles, desk.silence)
        before = filled(mark, turn.alone)
    desk.total.empty[0] = NOWHERE
    value = appraise(grid, sheet, before, weights, desk)
    desk.total.ending[WITHIN] = within
    return value
