"""How many marks each value lacks for a treasure (I9) on a sheet of Skull Island.

Bit operations examine all spaces at once: which have the marks that a treasure needs in their row and column, which
lack one, which lack two. `look` scans a whole sheet; after it, `fill` and `state` compute what one more number changes
without a new scan. Shadows are explained in `engine.island.board`.
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
from ...engine.island.legal import NOWHERE, boat_spaces
from ...engine.island.sheet import BOATS, CIRCLED, EMPTY, NOTED, REACH
from ...engine.island.treasures import Shadows
from ...rules.adventures.treasure import MOST as MOST_TREASURES

IS_NOTED, ONE, TWO, THREE, FOUR, OUT_OF_REACH, COMPLETE = 0, 1, 9, 13, 15, 16, 17
"""The state of a value. IS_NOTED: its treasure is noted. ONE + n: one mark is missing, and n empty spaces (up to 3) may
be filled with it now; plus 4 if a boat would do as well. TWO + n, THREE + n: two or three marks are missing; n grows
with the number of spaces where that is so. FOUR: all four are missing. OUT_OF_REACH: no treasure is possible any more.
COMPLETE: the treasure can be noted now."""
STATES = 17
"""The number of states except COMPLETE, which does not last beyond a turn."""

FREE_SEA = 17


class Survey(NamedTuple):
    """The results of a scan of a sheet; allocated once and overwritten."""

    shadows: NDArray[np.uint64]
    """[what, side, word]: the shadows of empty land (what = 0), of each number (1 to 15), of boats (16), and of sea
    where a boat may be drawn (17)."""
    less_room: NDArray[np.uint64]
    """[side, word]: the shadows of empty land after one more space is filled."""
    beside: NDArray[np.uint64]
    """[what]: the land beside each of these."""
    states: NDArray[np.int64]
    """[value]: the state of each value."""


@kernel
def new_survey(words: int) -> Survey:
    return Survey(
        np.zeros((FREE_SEA + 1, 4, words), np.uint64),
        np.zeros((4, words), np.uint64),
        np.zeros(FREE_SEA + 1, np.uint64),
        np.zeros(16, np.int64),
    )


@kernel
def look(grid: IslandGrid, sheet: Masks, seen: Survey) -> None:
    """Scan a sheet: fill all fields of `seen` except the states."""
    grid, sheet, seen = unowned(grid), unowned(sheet), unowned(seen)
    for what in range(FREE_SEA + 1):
        _cast(grid, sheet, what, seen)
    seen.less_room[:] = seen.shadows[EMPTY]


@kernel
def fill(grid: IslandGrid, sheet: Masks, place: int, seen: Survey) -> None:
    """Set `seen.less_room` for the sheet after this place is filled; `sheet` is already that sheet."""
    grid, sheet, seen = unowned(grid), unowned(sheet), unowned(seen)
    for side in range(4):
        for word in range(grid.spots.words):
            left = grid.spots.shadow[place, side, word]
            room = seen.shadows[EMPTY, side, word]
            while left != NONE:
                spot = lowest(left)
                if grid.spots.sight[64 * word + spot, side] & sheet[EMPTY] == NONE:
                    room &= ~bit(spot)
                left = without_lowest(left)
            seen.less_room[side, word] = room


@kernel
def judge(grid: IslandGrid, sheet: Masks, seen: Survey) -> None:
    """Store the state of every value in `seen.states`."""
    grid, sheet, seen = unowned(grid), unowned(sheet), unowned(seen)
    for value in range(1, 16):
        seen.states[value] = state(grid, sheet, value, NOWHERE, seen)


@kernel
def state(grid: IslandGrid, sheet: Masks, value: int, mark: int, seen: Survey) -> int:
    """The state of a value; unless `mark` is NOWHERE, as if the value stood in the place `mark` too."""
    grid, sheet, seen = unowned(grid), unowned(sheet), unowned(seen)
    if sheet[NOTED] & bit(value) != NONE:
        return IS_NOTED
    if ones(sheet[NOTED]) >= MOST_TREASURES:
        return OUT_OF_REACH
    twos = threes = fours = 0
    completing = NONE
    is_one = by_boat = False
    for word in range(grid.spots.words):
        left, right, above, below = sides(grid, seen.shadows[value], mark, word)
        boat_left, boat_right, boat_above, boat_below = sides(grid, seen.shadows[BOATS], NOWHERE, word)
        room_left, room_right, room_above, room_below = sides(grid, seen.less_room, NOWHERE, word)
        sea_left, sea_right, sea_above, sea_below = sides(grid, seen.shadows[FREE_SEA], NOWHERE, word)
        any_left, any_right, any_above, any_below = (
            left | boat_left,
            right | boat_right,
            above | boat_above,
            below | boat_below,
        )
        free = ~taken(grid, sheet, word)
        row = any_left & any_right & (left | right) & free
        column = any_above & any_below & (above | below) & free
        if row & column != NONE:
            return COMPLETE
        row_1 = (any_left & room_right | any_right & room_left | left & sea_right | right & sea_left) & free
        column_1 = (any_above & room_below | any_below & room_above | above & sea_below | below & sea_above) & free
        if row & column_1 | row_1 & column != NONE:
            is_one = True
            by_boat |= (
                column & (left & sea_right | right & sea_left) | row & (above & sea_below | below & sea_above) != NONE
            )
            completing |= _seen_from(grid, column & any_right & room_left, 0, word)
            completing |= _seen_from(grid, column & any_left & room_right, 1, word)
            completing |= _seen_from(grid, row & any_below & room_above, 2, word)
            completing |= _seen_from(grid, row & any_above & room_below, 3, word)
        elif not is_one:
            row_2 = (room_left & (room_right | sea_right) | room_right & sea_left) & free
            column_2 = (room_above & (room_below | sea_below) | room_below & sea_above) & free
            twos += ones(row & column_2 | row_1 & column_1 | row_2 & column)
            threes += ones(row_1 & column_2 | row_2 & column_1)
            fours += ones(row_2 & column_2)
    if is_one:
        return ONE + min(ones(completing & sheet[EMPTY] & sheet[REACH]), 3) + 4 * by_boat
    if twos:
        return TWO + min(twos // 2, 3)
    if threes:
        return THREE + (threes > 3)
    return FOUR if fours else OUT_OF_REACH


@inlined
def taken(grid: IslandGrid, sheet: Masks, word: int) -> np.uint64:
    """The spots that have a treasure."""
    if grid.spots.words == 1:
        both: np.uint64 = sheet[CIRCLED] | sheet[CIRCLED + 1] << np.uint64(grid.spots.first_peak)
        return both
    one: np.uint64 = sheet[CIRCLED + word]
    return one


@inlined
def sides(grid: IslandGrid, shadows: NDArray[np.uint64], mark: int, word: int) -> Shadows:
    """The shadows for the left, right, above and below, together with those of the place `mark` unless it is
    NOWHERE."""
    left, right, above, below = shadows[0, word], shadows[1, word], shadows[2, word], shadows[3, word]
    if mark != NOWHERE:
        shadow = grid.spots.shadow
        left |= shadow[mark, 0, word]
        right |= shadow[mark, 1, word]
        above |= shadow[mark, 2, word]
        below |= shadow[mark, 3, word]
    return left, right, above, below


@inlined
def _cast(grid: IslandGrid, sheet: Masks, what: int, seen: Survey) -> None:
    """Store the shadows of one kind of space in `seen.shadows[what]`, and the land beside it in `seen.beside[what]`."""
    marks = boat_spaces(grid, sheet) if what == FREE_SEA else sheet[what]
    first = SEA if what >= BOATS else 0
    shadows = seen.shadows[what]
    shadows[:] = NONE
    beside = NONE
    while marks != NONE:
        place = first + lowest(marks)
        marks = without_lowest(marks)
        beside |= grid.near[place]
        for side in range(4):
            for word in range(grid.spots.words):
                shadows[side, word] |= grid.spots.shadow[place, side, word]
    seen.beside[what] = beside


@inlined
def _seen_from(grid: IslandGrid, spots: np.uint64, side: int, word: int) -> np.uint64:
    """The land in line with any of these spots on one side."""
    found = NONE
    while spots != NONE:
        found |= grid.spots.sight[64 * word + lowest(spots), side]
        spots = without_lowest(spots)
    return found
