"""Evaluation of a Skull Island sheet: the stars that it is expected to have at the end of the game.

It is the stars so far plus a weighted sum of some thirty features: most are binary, a few have amounts. The weight of a
feature depends on how much land is still empty, or on how soon another player may end the game if that is sooner: it is
given at `KNOTS` and interpolated in between. The weights are trained on played games. Each constant below is the index
of the first of a range of features; a docstring says what the range encodes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.unowned import unowned
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.legal import NOWHERE
from ...engine.island.sheet import (
    BOATS,
    CROSSED,
    DANGERS,
    EMPTY,
    NOTED,
    REACH,
    TREASURE_BITS,
    TREASURES,
    is_over,
    treasure_of,
)
from ...rules.adventures.island import DANGER_BOXES
from ...rules.adventures.treasure import MOST as MOST_TREASURES
from ..knots import knot_of
from .treasures import ONE, STATES, THREE, TWO, Survey

KNOTS = (0, 3, 8, 15, 24, 36)
"""Numbers of empty land spaces, or of turns to come, at which weights are given."""

VALUES = 0
"""For each value, how near it is to a treasure (a state of `treasures`), and whether so many higher values are near one
that they may fill the five slots first."""
SLOTS = VALUES + 15 * 2 * STATES
"""The number of noted treasures, and of values that lack only one mark for a treasure."""
REACHED = SLOTS + 5 * 5
"""The number of empty land spaces beside a number or a boat, in steps of two."""
BOATS_DRAWN = REACHED + 8
BOXES = BOATS_DRAWN + 8
"""The number of dangers that can still be drawn (I8)."""
OPEN = BOXES + 6
"""The number of dangers without a 9 that have empty land beside them, so that a 9 could still cross them out."""
CROSSING = OPEN + 6
"""The stars that would be gained by crossing out all of these dangers."""
SPOILING = CROSSING + 1
"""The stars of crossed-out dangers with empty land beside them: a smaller number there would reduce them (I14)."""
NEXT_DANGER = SPOILING + 1
"""The stars of the best place for a danger beside the space filled last, where it goes in a solo game (I19)."""
BEST_DANGER = NEXT_DANGER + 20
WORST_DANGER = BEST_DANGER + 1
MEAN_DANGER = WORST_DANGER + 1
"""The stars that one more danger would add in the best empty space, in the worst, and on average; each multiplied by
the number of dangers that can still be drawn."""
COVERED = MEAN_DANGER + 1
"""The number of empty land spaces beside a 9."""
EXPOSED = COVERED + 10
WORST_EXPOSED = EXPOSED + 1
"""The sum of all treasures on empty land where a danger may be drawn on them (I15), and the highest of them."""
FEATURES = WORST_EXPOSED + 1

MOST_SHOWN = 15 + 15

WITHIN, RIVAL, EXPECTED = 0, 1, 2
"""Columns of `Endings`: within how many turns others may end the game, the most stars that any of them has, and the
evaluation of the owner's sheet."""
NEVER = 99
"""The value of `WITHIN` in a solo game."""
HURRY = 6
"""Games of several players end about so many turns earlier than the solo games that the weights were trained on."""
AHEAD = 20.0
"""Bonus in stars for a turn that ends and wins the game; it is subtracted if the turn ends the game and loses it."""

Weights = NDArray[np.float64]
"""A row for each feature, a column for each knot."""


class Sum(NamedTuple):
    """The features of a sheet, their amounts, and the interpolated weights; allocated once and overwritten."""

    shown: NDArray[np.int64]
    amounts: NDArray[np.float64]
    now: NDArray[np.float64]
    """The weights interpolated for `empty` empty land spaces."""
    empty: NDArray[np.int64]
    ending: NDArray[np.float64]


@kernel
def new_sum() -> Sum:
    ending = np.zeros(3)
    ending[WITHIN] = NEVER
    return Sum(np.zeros(MOST_SHOWN, np.int64), np.zeros(MOST_SHOWN), np.zeros(FEATURES), np.full(1, NOWHERE), ending)


@kernel
def evaluate(grid: IslandGrid, sheet: Masks, before: int, weights: Weights, seen: Survey, total: Sum) -> float:
    """The stars that a sheet is expected to have at the end; `before` is the space filled last, in a solo game."""
    grid, sheet, weights = unowned(grid), unowned(sheet), unowned(weights)
    seen, total = unowned(seen), unowned(total)
    stars, shown = show(grid, sheet, before, seen, total)
    if is_over(sheet):
        return stars + AHEAD * np.sign(stars - total.ending[RIVAL]) if total.ending[WITHIN] != NEVER else stars
    _weights_now(weights, time_left(sheet, total), total)
    to_come = 0.0
    for index in range(shown):
        to_come += total.now[total.shown[index]] * total.amounts[index]
    return stars + to_come


@inlined
def time_left(sheet: Masks, total: Sum) -> int:
    """How many empty land spaces can still be filled before the game may end."""
    empty = ones(sheet[EMPTY])
    within = int(total.ending[WITHIN])
    return empty if within == NEVER else max(0, min(empty - HURRY, within))


@inlined
def _weights_now(weights: Weights, empty: int, total: Sum) -> None:
    if total.empty[0] != empty:
        total.empty[0] = empty
        knot, high = knot_of(KNOTS, empty)
        for feature in range(FEATURES):
            total.now[feature] = weights[feature, knot] * (1.0 - high) + weights[feature, knot + 1] * high


@kernel
def show(grid: IslandGrid, sheet: Masks, before: int, seen: Survey, total: Sum) -> tuple[int, int]:
    """Store the features of a sheet that `look` and `judge` have scanned; return its stars (I17) and the number of
    features."""
    grid, sheet, seen, total = unowned(grid), unowned(sheet), unowned(seen), unowned(total)
    total.amounts[:] = 1.0
    alive = sheet[DANGERS] & ~sheet[CROSSED] & ~seen.beside[9]  # G9: dangers beside a 9 count as crossed out
    stars, count = _show_treasures(sheet, alive, seen.beside[9], total, _show_values(sheet, seen, total))
    dangers, count = _show_dangers(grid, sheet, alive, before, seen, total, count)
    return stars + dangers, count


@inlined
def _show_values(sheet: Masks, seen: Survey, total: Sum) -> int:
    slots = MOST_TREASURES - ones(sheet[NOTED])
    rivals = single = 0
    for value in range(15, 0, -1):
        state = seen.states[value]
        total.shown[value - 1] = VALUES + ((value - 1) * 2 + (rivals >= slots)) * STATES + state
        rivals += ONE <= state < THREE
        single += ONE <= state < TWO
    total.shown[15] = SLOTS + min(MOST_TREASURES - slots, 4) * 5 + min(single, 4)
    total.shown[16] = REACHED + min(ones(sheet[EMPTY] & sheet[REACH]) // 2, 7)
    total.shown[17] = BOATS_DRAWN + min(ones(sheet[BOATS]), 7)
    return 18


@inlined
def _show_treasures(sheet: Masks, alive: np.uint64, nines: np.uint64, total: Sum, count: int) -> tuple[int, int]:
    bare = sheet[EMPTY] & ~nines if ones(sheet[DANGERS]) < DANGER_BOXES else NONE
    stars = exposed = worst = 0
    noted = sheet[TREASURES]
    while noted != NONE:
        place, value = treasure_of(noted)
        noted >>= TREASURE_BITS
        here = bit(place) if place < SEA else NONE
        if alive & here == NONE:  # I15
            stars += value
        if bare & here != NONE:
            exposed += value
            worst = max(worst, value)
    if exposed:
        total.shown[count], total.amounts[count] = EXPOSED, exposed
        total.shown[count + 1], total.amounts[count + 1] = WORST_EXPOSED, worst
        count += 2
    return stars, count


@inlined
def _show_dangers(
    grid: IslandGrid, sheet: Masks, alive: np.uint64, before: int, seen: Survey, total: Sum, count: int
) -> tuple[int, int]:
    empty, overcome, nines = sheet[EMPTY], sheet[DANGERS] & ~alive, seen.beside[9]
    hopeful, spoilable = _with_room(grid, alive, empty), _with_room(grid, overcome, empty)
    near = empty & grid.near[before] if before != NOWHERE else NONE
    stars = crossing = spoiling = mean = 0
    best = best_near = -15
    worst = 15
    known = NONE
    for value in range(1, 16):
        here = seen.beside[value] & ~known
        known |= here
        stars += value * (ones(here & overcome) - ones(here & alive))  # I14
        crossing += (value + min(value, 9)) * ones(here & hopeful)
        spoiling += value * ones(here & spoilable)
        safe, bare = here & empty & nines, here & empty & ~nines
        mean += value * (ones(safe) - ones(bare))
        if safe != NONE:
            best, worst = max(best, value), min(worst, value)
            if safe & near != NONE:
                best_near = max(best_near, value)
        if bare != NONE:
            best, worst = max(best, -value), min(worst, -value)
            if bare & near != NONE:
                best_near = max(best_near, -value)
    if empty & ~known != NONE:
        best, worst = max(best, 0), min(worst, 0)
        if near & ~known != NONE:
            best_near = max(best_near, 0)
    if near == NONE:
        best_near = best
    boxes = DANGER_BOXES - ones(sheet[DANGERS])
    total.shown[count] = BOXES + boxes
    total.shown[count + 1] = OPEN + ones(hopeful)
    total.shown[count + 2], total.amounts[count + 2] = CROSSING, crossing
    total.shown[count + 3], total.amounts[count + 3] = SPOILING, spoiling
    count += 4
    if boxes:
        total.shown[count], total.amounts[count] = BEST_DANGER, boxes * best
        total.shown[count + 1], total.amounts[count + 1] = WORST_DANGER, boxes * worst
        total.shown[count + 2], total.amounts[count + 2] = MEAN_DANGER, boxes * mean / max(1, ones(empty))
        total.shown[count + 3] = COVERED + min(ones(empty & nines), 9)
        count += 4
        if before != NOWHERE:
            total.shown[count] = NEXT_DANGER + max(best_near, -10) + 10
            count += 1
    return stars, count


@inlined
def _with_room(grid: IslandGrid, dangers: np.uint64, empty: np.uint64) -> np.uint64:
    """The dangers that have empty land beside them."""
    found = NONE
    while dangers != NONE:
        place = lowest(dangers)
        dangers = without_lowest(dangers)
        if grid.near[place] & empty != NONE:
            found |= bit(place)
    return found
