"""Skull Island as kernels: a sheet is 24 words, and treasures are found in all places at once.

A treasure of v is sought with four shadows: the places that have a v to their left, to their right, above, below.
Boats cast shadows too, and a few bit operations leave the places that I9 asks for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.island import DANGER_BOXES
from ...rules.treasure import MOST as MOST_TREASURES
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import Masks
from ..core.dice import HOW_MANY, IS_DAKOTA, IS_DANGER, NUMBERS
from ..core.engine import CROSS_BY_HAND
from ..core.kernel import inlined, kernel
from ..core.marks import BOAT, CIRCLE, CROSS_OUT, DANGER, WRITE, code, kind_of, place_of, value_of
from .board import PEAK, SEA, IslandGrid

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

NO_MARK = -1
NOWHERE = -1
"""G12: no space was filled on the turn before, or it does not matter."""
MOST_MARKS = 15 * PEAK + SEA
"""No position offers more marks: every treasure in every place, every crossing."""

Marks = NDArray[np.int64]
Shadows = tuple[np.uint64, np.uint64, np.uint64, np.uint64]


@inlined
def clear(grid: IslandGrid, sheet: Masks) -> None:
    sheet[:] = NONE
    sheet[EMPTY] = grid.land


@inlined
def copy(sheet: Masks, to: Masks) -> None:
    """Word by word: with a slice numba compiles a message about unequal lengths too, for ten seconds."""
    for word in range(WORDS):
        to[word] = sheet[word]


# -- what is legal ---------------------------------------------------------------------------------------------


@inlined
def is_danger_turn(sheet: Masks, roll: int) -> bool:
    return IS_DANGER[roll] and ones(sheet[DANGERS]) < DANGER_BOXES  # I8


@inlined
def number_spaces(grid: IslandGrid, sheet: Masks) -> np.uint64:
    """The land that a number may go to (I2–I4)."""
    empty: np.uint64 = sheet[EMPTY]
    has_number = empty | sheet[DANGERS] != grid.land
    reach: np.uint64 = empty & (sheet[REACH] if has_number else grid.coast)  # I2, I3
    return reach if reach != NONE else empty  # I4


@inlined
def boat_spaces(grid: IslandGrid, sheet: Masks) -> np.uint64:
    free: np.uint64 = grid.sea & ~sheet[BOATS]  # I5
    return free


@inlined
def danger_spaces(grid: IslandGrid, sheet: Masks, before: int) -> np.uint64:
    """I7, I19: where the danger may be drawn."""
    empty: np.uint64 = sheet[EMPTY]
    if before != NOWHERE:
        near: np.uint64 = grid.near[before] & empty
        if near != NONE:
            return near
    return empty


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


@kernel
def legal(grid: IslandGrid, sheet: Masks, roll: int, house: int, before: int, written: int, marks: Marks) -> int:
    """Fill `marks` with the codes of all legal next marks; how many there are.

    `before` is the place filled on the turn before in a solo game, or NOWHERE; `written` is what this turn has written
    so far, or NO_MARK.
    """
    found = 0
    if written == NO_MARK:
        if is_danger_turn(sheet, roll):
            return _list(danger_spaces(grid, sheet, before), WRITE, 0, DANGER, marks, found)
        spaces = number_spaces(grid, sheet)
        for index in range(HOW_MANY[roll]):
            found = _list(spaces, WRITE, 0, NUMBERS[roll, index], marks, found)
        if IS_DAKOTA[roll]:
            found = _list(boat_spaces(grid, sheet), WRITE, SEA, BOAT, marks, found)
    elif value_of(written) == DANGER:
        return found
    else:
        found = revealed(grid, sheet, written, marks)
    if house & CROSS_BY_HAND:
        found = _list(crossable(grid, sheet), CROSS_OUT, 0, 0, marks, found)
    return found


@inlined
def _list(spaces: np.uint64, kind: int, first: int, value: int, marks: Marks, found: int) -> int:
    while spaces != NONE:
        marks[found] = code(kind, first + lowest(spaces), value)
        spaces = without_lowest(spaces)
        found += 1
    return found


# -- treasures -------------------------------------------------------------------------------------------------


@inlined
def cast(grid: IslandGrid, marks: np.uint64, first: int, word: int) -> Shadows:
    """The land (word 0) or the mountains (1) that have one of these marks to the left, right, above, below."""
    left = right = above = below = NONE
    while marks != NONE:
        place = first + lowest(marks)
        marks = without_lowest(marks)
        left |= grid.shadow[place, 0, word]
        right |= grid.shadow[place, 1, word]
        above |= grid.shadow[place, 2, word]
        below |= grid.shadow[place, 3, word]
    return left, right, above, below


@inlined
def shown(grid: IslandGrid, sheet: Masks, value: int, by: int, word: int) -> np.uint64:
    """I9, I11: the uncircled places where the mark in `by`, this number or a boat, shows a treasure of this value."""
    left, right, above, below = cast(grid, sheet[value], 0, word)
    boat_left, boat_right, boat_above, boat_below = cast(grid, sheet[BOATS], SEA, word)
    shadow = grid.shadow[by]
    if by < SEA:
        lines = shadow[0, word] | shadow[1, word] | shadow[2, word] | shadow[3, word]
    else:  # a boat needs the number across from it
        lines = shadow[0, word] & right | shadow[1, word] & left | shadow[2, word] & below | shadow[3, word] & above
    rows = (left | boat_left) & (right | boat_right) & (left | right)  # at most one boat in a pair
    columns = (above | boat_above) & (below | boat_below) & (above | below)
    found: np.uint64 = rows & columns & lines & ~sheet[CIRCLED + word]
    return found


@kernel
def revealed(grid: IslandGrid, sheet: Masks, written: int, marks: Marks) -> int:
    """The treasures that may be noted now, after this number or boat (I10, I11)."""
    found = 0
    if ones(sheet[NOTED]) >= MOST_TREASURES:
        return found
    value, by = value_of(written), place_of(written)
    first, last = (1, 15) if value == BOAT else (value, value)
    boats = ones(sheet[BOATS])
    for each in range(first, last + 1):
        numbers = ones(sheet[each])
        if numbers >= 2 and numbers + boats >= 4 and sheet[NOTED] & bit(each) == NONE:
            for word in range(2):
                places = shown(grid, sheet, each, by, word)
                found = _list(places, CIRCLE, word * PEAK, each, marks, found)
    return found


@kernel
def fit_together(sheet: Masks, circles: Marks, count: int) -> bool:
    """I10: whether all of these can be noted, so that nothing is left to choose."""
    for one in range(count):
        for other in range(one):
            same_place = place_of(circles[one]) == place_of(circles[other])
            if same_place or value_of(circles[one]) == value_of(circles[other]):
                return False
    return ones(sheet[NOTED]) + count <= MOST_TREASURES


# -- playing ---------------------------------------------------------------------------------------------------


@inlined
def add(grid: IslandGrid, sheet: Masks, mark: int, house: int) -> None:
    """Make a legal mark; without O3 what may be crossed out beside it is, at once."""
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
    alive = sheet[DANGERS] & ~sheet[CROSSED] & ~crossable(grid, sheet)  # G9: all that may be is crossed out
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
    """The place and the value of the first of these treasures."""
    return int(noted & LOW_BYTE), int((noted >> np.uint64(8)) & np.uint64(15))


@inlined
def least_beside(grid: IslandGrid, sheet: Masks, place: int) -> int:
    """I14: the smallest number adjacent, 0 if none is."""
    for value in range(1, 16):
        if sheet[value] & grid.near[place] != NONE:
            return value
    return 0
