"""The legal marks of a turn in the Temple."""

from __future__ import annotations

import numpy as np

from ..core.bits import NONE, lowest, without_lowest
from ..core.board import SECOND, Grid, Masks
from ..core.dice import HOW_MANY, IS_DAKOTA, IS_DANGER, NUMBERS
from ..core.house import CROSS_BY_HAND, PASS_WITHOUT_DOOR
from ..core.kernel import inlined, kernel
from ..core.marks import CROSS_OUT, DANGER, PASS, WRITE, code
from .sheet import CROSSED, EMPTY_DOOR, EMPTY_PLAIN, Marks, vanquished

NOWHERE = -1
"""G12: no space was filled on the turn before, or the rule does not apply."""

IS_LOCKPICK = IS_DAKOTA & ~IS_DANGER


@inlined
def goes_in_door(sheet: Masks, roll: int) -> bool:
    """T3, T5: whether the number of this roll belongs in a door."""
    return bool(IS_LOCKPICK[roll] & (sheet[EMPTY_DOOR] != NONE))


@inlined
def must_pass(sheet: Masks, roll: int, house: int) -> bool:
    """O1: whether the roll is a Lockpick, no door is empty, and the house rule says to pass then."""
    return bool(house & PASS_WITHOUT_DOOR != 0 and IS_LOCKPICK[roll] and sheet[EMPTY_DOOR] == NONE)


@inlined
def mummy_spaces(grid: Grid, sheet: Masks, before: int) -> np.uint64:
    """T6, T14: where the mummy may be drawn."""
    empty: np.uint64 = sheet[EMPTY_PLAIN]
    if before != NOWHERE:
        near: np.uint64 = grid.near_fill[before] & empty
        if near != NONE:
            return near
    return empty


@kernel
def legal(grid: Grid, sheet: Masks, roll: int, house: int, before: int, is_used: bool, marks: Marks) -> int:
    """Fill `marks` with the codes of all legal next marks and return their number; `is_used` says that the number,
    mummy or pass of this turn has been made already."""
    count = 0
    if IS_DANGER[roll]:
        spaces = NONE if is_used else mummy_spaces(grid, sheet, before)
        while spaces != NONE:
            marks[count] = code(WRITE, lowest(spaces), DANGER)
            count += 1
            spaces = without_lowest(spaces)
        return count
    if not is_used and must_pass(sheet, roll, house):
        marks[0] = code(PASS, 0, 0)
        return 1
    if not is_used:
        in_door = goes_in_door(sheet, roll)
        first = SECOND if in_door else 0
        spaces = sheet[EMPTY_DOOR] if in_door else sheet[EMPTY_PLAIN]
        while spaces != NONE:
            for index in range(HOW_MANY[roll]):
                marks[count] = code(WRITE, first + lowest(spaces), int(NUMBERS[roll, index]))
                count += 1
            spaces = without_lowest(spaces)
    if house & CROSS_BY_HAND:
        mummies = vanquished(grid, sheet) & ~sheet[CROSSED]
        while mummies != NONE:
            marks[count] = code(CROSS_OUT, lowest(mummies), 0)
            count += 1
            mummies = without_lowest(mummies)
    return count
