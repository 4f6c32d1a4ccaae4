"""The stars of a Temple sheet, kept mark by mark: what a mark changes is found from its own space.

Numbers are never erased, so the longest sequence and the number of groups can only grow, and only by what contains the
space just written.

tally[LONGEST]       the length of the longest sequence, 0 on an empty sheet
tally[GROUPS]        bit v says that there is a group of the number v
tally[VANQUISHED]    the mummies that have a 9 beside them
"""

from __future__ import annotations

import numpy as np

from ...rules.adventures.temple import GROUP_STARS, MUMMY_STARS
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import SECOND, Grid, Masks
from ..core.kernel import inlined
from ..core.marks import DANGER, WRITE, kind_of, place_of, value_of
from .sheet import DOOR, MUMMY, PLAIN, has_nine_beside

LONGEST, GROUPS, VANQUISHED = range(3)

TALLY_WORDS = 3
"""The tally of a blank sheet is all zeros."""


@inlined
def note_mark(grid: Grid, sheet: Masks, mark: int, tally: Masks) -> None:
    """Take in a mark that was just made on the sheet."""
    if kind_of(mark) != WRITE:
        return
    place, value = place_of(mark), value_of(mark)
    if value == DANGER:
        if has_nine_beside(grid, sheet, place):
            tally[VANQUISHED] |= bit(place)
        return
    if value == 9:
        tally[VANQUISHED] |= sheet[MUMMY] & grid.near_fill[place]
    length = 1 + _how_far(grid, sheet, place, value, 1) + _how_far(grid, sheet, place, value, -1)
    if np.uint64(length) > tally[LONGEST]:
        tally[LONGEST] = np.uint64(length)
    if tally[GROUPS] & bit(value) == NONE and _is_in_group(grid, sheet, place, value):
        tally[GROUPS] |= bit(value)


@inlined
def sequence_of(tally: Masks) -> int:
    """T9: the stars of the sequence, which also break a tie (T13)."""
    longest = np.int64(tally[LONGEST])
    return longest if longest > 1 else 0  # type: ignore[return-value]


@inlined
def stars_of(sheet: Masks, tally: Masks) -> int:
    """All the stars of the sheet that was tallied."""
    mummies = 2 * ones(tally[VANQUISHED]) - ones(sheet[MUMMY])
    return sequence_of(tally) + GROUP_STARS * ones(tally[GROUPS]) + MUMMY_STARS * mummies


@inlined
def _how_far(grid: Grid, sheet: Masks, place: int, value: int, step: int) -> int:
    """How many numbers follow on the one in this place, rising (step 1) or falling (−1)."""
    value += step
    if value < 1 or value > 15:
        return 0
    plain = grid.near_fill[place] & sheet[PLAIN + value]
    door = grid.near_second[place] & sheet[DOOR + value]
    length = 0
    while plain | door != NONE:
        length += 1
        value += step
        if value < 1 or value > 15:
            break
        near_plain, near_door = NONE, NONE
        while plain != NONE:
            each = lowest(plain)
            plain = without_lowest(plain)
            near_plain |= grid.near_fill[each]
            near_door |= grid.near_second[each]
        while door != NONE:
            each = lowest(door) + SECOND
            door = without_lowest(door)
            near_plain |= grid.near_fill[each]
            near_door |= grid.near_second[each]
        plain = near_plain & sheet[PLAIN + value]
        door = near_door & sheet[DOOR + value]
    return length


@inlined
def _is_in_group(grid: Grid, sheet: Masks, place: int, value: int) -> bool:
    """Whether the number in this place is in a group: it has two neighbours of its value, or one that has two."""
    plain = grid.near_fill[place] & sheet[PLAIN + value]
    door = grid.near_second[place] & sheet[DOOR + value]
    beside = ones(plain) + ones(door)
    if beside != 1:
        return beside > 1
    other = lowest(plain) if plain != NONE else SECOND + lowest(door)
    near = ones(grid.near_fill[other] & sheet[PLAIN + value]) + ones(grid.near_second[other] & sheet[DOOR + value])
    return near > 1
