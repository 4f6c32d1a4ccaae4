"""The legal marks of a turn on Skull Island."""

from __future__ import annotations

import numpy as np

from ...rules.adventures.island import DANGER_BOXES
from ..core.bits import NONE, ones
from ..core.board import Masks
from ..core.dice import HOW_MANY, IS_DAKOTA, IS_DANGER, NUMBERS
from ..core.house import CROSS_BY_HAND
from ..core.kernel import inlined, kernel
from ..core.marks import BOAT, CROSS_OUT, DANGER, WRITE, value_of
from .board import PEAK, SEA, IslandGrid
from .sheet import BOATS, DANGERS, EMPTY, REACH, Marks, crossable
from .treasures import append_marks, revealed

NO_MARK = -1

NOWHERE = -1
"""G12: no space was filled on the turn before, or the rule does not apply."""

MOST_MARKS = 15 * PEAK + SEA
"""Upper bound of the number of legal marks: every treasure in every place, every crossing."""


@inlined
def is_danger_turn(sheet: Masks, roll: int) -> bool:
    return IS_DANGER[roll] and ones(sheet[DANGERS]) < DANGER_BOXES  # I8


@inlined
def number_spaces(grid: IslandGrid, sheet: Masks) -> np.uint64:
    """I2–I4: the land where a number may be written."""
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


@kernel
def legal(grid: IslandGrid, sheet: Masks, roll: int, house: int, before: int, written: int, marks: Marks) -> int:
    """Fill `marks` with the codes of all legal next marks and return their number.

    `before` is the place filled on the turn before in a solo game, or NOWHERE; `written` is the code of what this turn
    has written so far, or NO_MARK.
    """
    found = 0
    if written == NO_MARK:
        if is_danger_turn(sheet, roll):
            return append_marks(danger_spaces(grid, sheet, before), WRITE, 0, DANGER, marks, found)
        spaces = number_spaces(grid, sheet)
        for index in range(HOW_MANY[roll]):
            found = append_marks(spaces, WRITE, 0, NUMBERS[roll, index], marks, found)
        if IS_DAKOTA[roll]:
            found = append_marks(boat_spaces(grid, sheet), WRITE, SEA, BOAT, marks, found)
    elif value_of(written) == DANGER:
        return found
    else:
        found = revealed(grid, sheet, written, marks)
    if house & CROSS_BY_HAND:
        found = append_marks(crossable(grid, sheet), CROSS_OUT, 0, 0, marks, found)
    return found
