"""What a sheet of Skull Island is worth to its owner: its stars, and what weights make of its prospects."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..rules.island import DANGER_BOXES
from ..rules.treasure import MOST as MOST_TREASURES
from .bits import NONE, bit, lowest, ones, without_lowest
from .board import Masks
from .island import CROSSED, DANGERS, EMPTY, NOTED, TREASURE_BITS, TREASURES, count, least_beside, treasure_of
from .island_board import SEA, IslandGrid
from .island_outlook import OUT_OF_REACH, PHASES, Outlook, missing, phase_of
from .kernel import inlined
from .marks import BOAT, place_of, value_of

DANGER_NEAR, DANGER_BEST, DANGER_WORST, CROSSING, EXPOSED = range(5)
"""The weights of the dangers: of the stars of one more danger in the best place beside the last mark, where it comes in
a solo game (I19); in the best place anywhere, for each box not yet ticked; in the worst place anywhere, for at a table
others choose it; of what a 9 could still make of the dangers; of the treasures that a danger may bury (I15)."""


class Weights(NamedTuple):
    dangers: NDArray[np.float64]
    hopes: NDArray[np.float64]
    """[phase, missing marks, value]: how likely a treasure of that value still becomes one; 0 out of reach."""


def new_weights() -> Weights:
    return Weights(np.zeros(5), np.zeros((PHASES, OUT_OF_REACH + 1, 16)))


@inlined
def worth(grid: IslandGrid, sheet: Masks, outlook: Outlook, weights: Weights, written: int) -> float:
    """The worth of a sheet after this mark; the outlook is that of the sheet before it."""
    treasures, dangers, _ = count(grid, sheet)
    stars = float(treasures + dangers)
    return stars + _hopes(grid, sheet, outlook, weights, written) + _dangers(grid, sheet, outlook, weights, written)


@inlined
def _hopes(grid: IslandGrid, sheet: Masks, outlook: Outlook, weights: Weights, written: int) -> float:
    """The likeliest stars of treasures to come, as many as there is room for (I10)."""
    phase = phase_of(sheet)
    number, place = value_of(written), place_of(written)
    room = MOST_TREASURES - ones(sheet[NOTED])
    first = second = third = fourth = fifth = 0.0
    for value in range(15, 0, -1):
        if sheet[NOTED] & bit(value) != NONE:
            continue
        need = outlook.missing[value]
        if number in (BOAT, value):
            need = missing(grid, sheet, outlook, value, place)
        hope = value * weights.hopes[phase, need, value]
        if hope > fifth:
            fifth = hope
            if fifth > fourth:
                fourth, fifth = fifth, fourth
                if fourth > third:
                    third, fourth = fourth, third
                    if third > second:
                        second, third = third, second
                        if second > first:
                            first, second = second, first
    return first * (room > 0) + second * (room > 1) + third * (room > 2) + fourth * (room > 3) + fifth * (room > 4)


@inlined
def _dangers(grid: IslandGrid, sheet: Masks, outlook: Outlook, weights: Weights, written: int) -> float:
    stars: float = weights.dangers[CROSSING] * _could_cross(grid, sheet)
    boxes = DANGER_BOXES - ones(sheet[DANGERS])
    if boxes == 0:
        return stars
    number, near = value_of(written), grid.near[place_of(written)]
    nines = outlook.beside[9] | near if number == 9 else outlook.beside[9]
    empty = sheet[EMPTY]
    seen = NONE
    best = best_near = -15
    worst = 15
    for value in range(1, 16):
        beside = outlook.beside[value] | near if value == number else outlook.beside[value]
        fresh = empty & beside & ~seen
        seen |= beside
        if fresh & nines != NONE:
            best, worst = max(best, value), min(worst, value)
            if fresh & nines & near != NONE:
                best_near = max(best_near, value)
        if fresh & ~nines != NONE:
            best, worst = max(best, -value), min(worst, -value)
            if fresh & ~nines & near != NONE:
                best_near = max(best_near, -value)
    if empty & ~seen != NONE:
        best, worst = max(best, 0), min(worst, 0)
    if empty & near == NONE:
        best_near = best
    elif empty & near & ~seen != NONE:
        best_near = max(best_near, 0)
    stars += weights.dangers[DANGER_NEAR] * best_near
    stars += weights.dangers[DANGER_BEST] * boxes * best + weights.dangers[DANGER_WORST] * worst
    stars -= weights.dangers[EXPOSED] * _exposed(sheet, nines)
    return stars


@inlined
def _could_cross(grid: IslandGrid, sheet: Masks) -> int:
    """What a 9 beside each danger that has room for one would change: its stars are no longer subtracted but added."""
    stars = 0
    left = sheet[DANGERS] & ~sheet[CROSSED]
    while left != NONE:
        place = lowest(left)
        left = without_lowest(left)
        if grid.near[place] & sheet[EMPTY] != NONE and grid.near[place] & sheet[9] == NONE:
            least = least_beside(grid, sheet, place)
            stars += least + min(least, 9)
    return stars


@inlined
def _exposed(sheet: Masks, nines: np.uint64) -> int:
    """The treasures on empty land without a 9 beside it."""
    stars = 0
    noted = sheet[TREASURES]
    while noted != NONE:
        place, value = treasure_of(noted)
        noted >>= TREASURE_BITS
        if place < SEA and sheet[EMPTY] & ~nines & bit(place) != NONE:
            stars += value
    return stars
