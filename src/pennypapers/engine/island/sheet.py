"""A sheet of Skull Island as 24 words of 64 bits: making a mark on it, and counting its stars."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.adventures.island import Island
from ...rules.adventures.treasure import MOST as MOST_TREASURES
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import Masks
from ..core.house import CROSS_BY_HAND
from ..core.kernel import inlined, kernel
from ..core.marks import BOAT, CROSS_OUT, DANGER, WRITE, kind_of, place_of, value_of
from .board import PEAK, IslandGrid

# The words of a sheet. Words 1 to 15 are the land that holds that number.
EMPTY = 0
"""The land without a mark."""

BOATS = 16

DANGERS = 17

CROSSED = 18
"""The dangers that are crossed out."""

REACH = 19
"""The land beside a number or a boat (I2), filled or not."""

CIRCLED = 20
"""The land with a treasure; the next word is for the mountains."""

NOTED = 22
"""The values of the treasures, as bits."""

TREASURES = 23
"""The treasures in the order in which they were noted, `TREASURE_BITS` each: value << 8 | place."""

WORDS = 24

TREASURE_BITS = np.uint64(12)

LOW_BYTE = np.uint64(255)

Marks = NDArray[np.int64]


@inlined
def clear(grid: IslandGrid, sheet: Masks) -> None:
    sheet[:] = NONE
    sheet[EMPTY] = grid.land


@inlined
def crossable(grid: IslandGrid, sheet: Masks) -> np.uint64:
    """G9: the dangers not yet crossed out that have a 9 beside them."""
    found = NONE
    left = sheet[DANGERS] & ~sheet[CROSSED]
    while left != NONE:
        place = lowest(left)
        left = without_lowest(left)
        if sheet[9] & grid.near[place] != NONE:
            found |= bit(place)
    return found


@inlined
def add(grid: IslandGrid, sheet: Masks, mark: int, house: int) -> None:
    """Make a legal mark. Unless dangers are crossed out by hand (O3), a 9 crosses them out at once."""
    kind, place, value = kind_of(mark), place_of(mark), value_of(mark)
    here = bit(place & 63)
    if kind == WRITE and value == DANGER:
        sheet[EMPTY] &= ~here
        sheet[DANGERS] |= here
        if house & CROSS_BY_HAND == 0 and sheet[9] & grid.near[place] != NONE:
            sheet[CROSSED] |= here
    elif kind == WRITE and value == BOAT:
        sheet[BOATS] |= here
        sheet[REACH] |= grid.near[place]
    elif kind == WRITE:
        sheet[EMPTY] &= ~here
        sheet[value] |= here
        sheet[REACH] |= grid.near[place]
        if value == 9 and house & CROSS_BY_HAND == 0:
            sheet[CROSSED] |= sheet[DANGERS] & grid.near[place]
    elif kind == CROSS_OUT:
        sheet[CROSSED] |= here
    else:
        slot = TREASURE_BITS * np.uint64(ones(sheet[NOTED]))
        sheet[TREASURES] |= np.uint64(value << 8 | place) << slot
        sheet[NOTED] |= bit(value)
        sheet[CIRCLED + place // PEAK] |= here


@inlined
def is_over(sheet: Masks) -> bool:
    return sheet[EMPTY] == NONE or ones(sheet[NOTED]) >= MOST_TREASURES  # I16


@kernel
def count(grid: IslandGrid, sheet: Masks) -> tuple[int, int, int]:
    """The stars of the treasures and of the dangers, and the best treasure, which breaks a tie (I14–I18)."""
    alive = sheet[DANGERS] & ~sheet[CROSSED] & ~crossable(grid, sheet)  # G9: crossable dangers count as crossed out
    dangers = 0
    left = sheet[DANGERS]
    while left != NONE:
        place = lowest(left)
        left = without_lowest(left)
        least = least_beside(grid, sheet, place)
        dangers += -least if alive & bit(place) != NONE else least
    treasures = best = 0
    noted = sheet[TREASURES]
    while noted != NONE:
        place, value = treasure_of(noted)
        noted >>= TREASURE_BITS
        if place >= PEAK or alive & bit(place) == NONE:  # I15
            treasures += value
            best = max(best, value)
    return treasures, dangers, best


@inlined
def treasure_of(noted: np.uint64) -> tuple[int, int]:
    """The place and the value of the first treasure in the word."""
    return int(noted & LOW_BYTE), int((noted >> np.uint64(8)) & np.uint64(15))


@inlined
def least_beside(grid: IslandGrid, sheet: Masks, place: int) -> int:
    """I14: the smallest adjacent number, 0 if there is none."""
    for value in range(1, 16):
        if sheet[value] & grid.near[place] != NONE:
            return value
    return 0


PATHFINDER_STARS, VOYAGER_STARS, EXPLORER_STARS = Island.ranks


@inlined
def rank(total: int) -> int:
    """G11, I20: the rank of this many stars in a solo game, 0 to 3."""
    return (total >= PATHFINDER_STARS) + (total >= VOYAGER_STARS) + (total >= EXPLORER_STARS)
