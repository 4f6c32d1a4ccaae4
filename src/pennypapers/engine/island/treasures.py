"""Which treasures a mark reveals on Skull Island (I9–I11), found for all places at once by bit operations.

A treasure of v lies where there is a v, or a boat instead, to the left, to the right, above and below. The masks of all
spaces that have a v (or a boat) on one side are called shadows (see `engine.island.board`); I9 is an expression of the
eight shadows.
"""

from __future__ import annotations

import numpy as np

from ...rules.adventures.treasure import MOST as MOST_TREASURES
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import Masks
from ..core.kernel import inlined, kernel
from ..core.marks import BOAT, CIRCLE, code, place_of, value_of
from .board import PEAK, SEA, IslandGrid
from .sheet import BOATS, CIRCLED, NOTED, Marks

Shadows = tuple[np.uint64, np.uint64, np.uint64, np.uint64]


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
    """I9, I11: the spaces without a treasure where the mark in the place `by` (this number, or a boat) completes a
    treasure of this value."""
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
    """Fill `marks` with the treasures that may be noted after this number or boat (I10, I11); return their number."""
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
                found = append_marks(places, CIRCLE, word * PEAK, each, marks, found)
    return found


@kernel
def fit_together(sheet: Masks, circles: Marks, count: int) -> bool:
    """I10: whether all of these can be noted together, so that the player has no choice to make."""
    for one in range(count):
        for other in range(one):
            same_place = place_of(circles[one]) == place_of(circles[other])
            if same_place or value_of(circles[one]) == value_of(circles[other]):
                return False
    return ones(sheet[NOTED]) + count <= MOST_TREASURES


@inlined
def append_marks(spaces: np.uint64, kind: int, first: int, value: int, marks: Marks, found: int) -> int:
    while spaces != NONE:
        marks[found] = code(kind, first + lowest(spaces), value)
        spaces = without_lowest(spaces)
        found += 1
    return found
