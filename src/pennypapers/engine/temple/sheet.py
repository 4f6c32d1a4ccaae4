"""A sheet of the Temple as one row of masks, from which stars are counted with bit operations.

sheet[EMPTY_PLAIN], sheet[EMPTY_DOOR]     empty spaces
sheet[MUMMY], sheet[CROSSED]              mummies, and those that are crossed out
sheet[PLAIN + v], sheet[DOOR + v]         plain and door spaces that hold the number v

The order of the masks lets `put` compute an index from a place and a value without a branch: a mummy has the value −1,
and its mask is at PLAIN − 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.adventures.temple import GROUP_STARS, MUMMY_STARS, Temple
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import SECOND, Grid, Masks
from ..core.house import CROSS_BY_HAND
from ..core.kernel import inlined, kernel
from ..core.marks import CROSS_OUT, DANGER, WRITE, kind_of, place_of, value_of

EMPTY_PLAIN, EMPTY_DOOR, MUMMY, CROSSED = 0, 1, 2, 3

PLAIN = 3
"""The plain spaces that hold v are at PLAIN + v."""

DOOR = 18

WORDS = 34

PATHFINDER_STARS, VOYAGER_STARS, EXPLORER_STARS = Temple.ranks

Marks = NDArray[np.int64]

Lengths = NDArray[np.int8]
"""Scratch array of `count`, one entry a place."""


@inlined
def clear(grid: Grid, sheet: Masks) -> None:
    sheet[:] = NONE
    sheet[EMPTY_PLAIN] = grid.all_fill
    sheet[EMPTY_DOOR] = grid.all_second


@inlined
def add(grid: Grid, sheet: Masks, mark: int, house: int) -> None:
    """Make a legal mark."""
    kind, place = kind_of(mark), place_of(mark)
    if kind == WRITE:
        write(grid, sheet, place, value_of(mark), house)
    elif kind == CROSS_OUT:
        sheet[CROSSED] |= bit(place)


@inlined
def write(grid: Grid, sheet: Masks, place: int, value: int, house: int) -> None:
    """Fill a space with a number or a mummy, and cross out mummies that have a 9 beside them, unless players do that
    themselves (O3)."""
    put(sheet, place, value)
    if house & CROSS_BY_HAND == 0:
        if value == 9:
            sheet[CROSSED] |= sheet[MUMMY] & grid.near_fill[place]
        elif value == DANGER and has_nine_beside(grid, sheet, place):
            sheet[CROSSED] |= bit(place)


@inlined
def put(sheet: Masks, place: int, value: int) -> None:
    """Fill a space without crossing anything out: quicker, and the stars are the same (G9)."""
    second = place >> 6
    here = bit(place & 63)
    sheet[second] &= ~here
    sheet[PLAIN + (DOOR - PLAIN) * second + value] |= here


@inlined
def has_nine_beside(grid: Grid, sheet: Masks, place: int) -> bool:
    nines = (grid.near_fill[place] & sheet[PLAIN + 9]) | (grid.near_second[place] & sheet[DOOR + 9])
    return bool(nines != NONE)


@inlined
def vanquished(grid: Grid, sheet: Masks) -> np.uint64:
    """T7: the mummies that are crossed out or could be, having a 9 beside them."""
    found = NONE
    mummies = sheet[MUMMY]
    while mummies != NONE:
        place = lowest(mummies)
        if has_nine_beside(grid, sheet, place):
            found |= bit(place)
        mummies = without_lowest(mummies)
    return found


@inlined
def is_over(sheet: Masks) -> bool:
    """T8: whether this sheet ends the game."""
    return bool(sheet[EMPTY_PLAIN] == NONE)


@kernel
def count(grid: Grid, sheet: Masks, lengths: Lengths, parts: NDArray[np.int16]) -> None:
    """T9–T11: the stars of the sequence, the groups and the mummies.

    A value has a group exactly when one of its spaces has two neighbours of that value.
    """
    longest, groups = 0, 0
    next_plain, next_door = NONE, NONE
    for value in range(15, 0, -1):  # downwards, because a sequence from v continues with one from v + 1
        plain, door = sheet[PLAIN + value], sheet[DOOR + value]
        is_group = False
        for second in range(2):
            left = door if second else plain
            while left != NONE:
                place = lowest(left) + second * SECOND
                left = without_lowest(left)
                length = 1 + _longest_of(lengths, grid.near_fill[place] & next_plain, 0)
                length = max(length, 1 + _longest_of(lengths, grid.near_second[place] & next_door, SECOND))
                lengths[place] = length
                longest = max(longest, length)
                is_group |= ones(grid.near_fill[place] & plain) + ones(grid.near_second[place] & door) >= 2
        groups += is_group
        next_plain, next_door = plain, door
    parts[0] = longest if longest > 1 else 0
    parts[1] = GROUP_STARS * groups
    parts[2] = MUMMY_STARS * (2 * ones(vanquished(grid, sheet)) - ones(sheet[MUMMY]))


@inlined
def _longest_of(lengths: Lengths, spaces: np.uint64, first: int) -> int:
    longest = 0
    while spaces != NONE:
        longest = max(longest, lengths[first + lowest(spaces)])
        spaces = without_lowest(spaces)
    return longest


@inlined
def rank(total: int) -> int:
    """G11, T15: the rank of this many stars in a solo game, 0 to 3."""
    return (total >= PATHFINDER_STARS) + (total >= VOYAGER_STARS) + (total >= EXPLORER_STARS)
