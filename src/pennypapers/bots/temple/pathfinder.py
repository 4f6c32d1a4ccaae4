"""Pathfinder in the Temple, compiled: rates marks exactly as `bots.temple.heuristic` does."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import bit, ones
from ...engine.core.board import WORD, Grid, Masks
from ...engine.core.dice import IS_DANGER
from ...engine.core.kernel import kernel
from ...engine.core.marks import WRITE, kind_of, place_of, value_of
from ...engine.temple.sheet import DOOR, MUMMY, PLAIN, vanquished
from ...rules.adventures.temple import GROUP_STARS, MUMMY_STARS
from ..pathfinder import SPOILT
from ..turn import Turn
from .evaluation import GROUPED, Survey, group_state, look
from .scratch import Scratch, list_marks


@kernel
def rate_by_heuristic(grid: Grid, sheet: Masks, turn: Turn, scratch: Scratch) -> int:
    """Store every legal mark and its heuristic value in the scratch memory; return their number."""
    found = list_marks(grid, sheet, turn, scratch)
    longest = look(grid, sheet, scratch.seen)
    waiting = sheet[MUMMY] & ~vanquished(grid, sheet)
    for index in range(found):
        mark = scratch.marks[index]
        place = place_of(mark)
        if kind_of(mark) != WRITE:
            scratch.values[index] = 0.0
        elif IS_DANGER[turn.roll]:
            spoilt = 0.0
            for value in range(1, 16):
                spoilt = max(spoilt, _brings(grid, sheet, place, value, longest, waiting, scratch.seen))
            loss = MUMMY_STARS + SPOILT * spoilt
            if grid.near_fill[place] & sheet[PLAIN + 9] or grid.near_second[place] & sheet[DOOR + 9]:
                loss -= 2 * MUMMY_STARS
            scratch.values[index] = loss if turn.hurts else -loss
        else:
            scratch.values[index] = _brings(grid, sheet, place, value_of(mark), longest, waiting, scratch.seen)
    return found


@kernel
def _brings(grid: Grid, sheet: Masks, place: int, value: int, longest: int, waiting: np.uint64, seen: Survey) -> float:
    """The stars that a number adds at once."""
    above, under = 0, 0
    for index in range(grid.near_count[place]):
        beside = grid.near[place, index]
        if seen.cells[beside] == value + 1:
            above = max(above, seen.up[beside])
        elif value > 1 and seen.cells[beside] == value - 1:
            under = max(under, seen.down[beside])
    through = 1 + above + under
    brings = max(0, through - longest) if through > 1 else 0
    if value == 9:
        brings += 2 * MUMMY_STARS * ones(grid.near_fill[place] & waiting)
    if group_state(grid, sheet, value) != GROUPED:
        brings += GROUP_STARS * _makes_group(grid, sheet, place, value)
    return float(brings)


@kernel
def _makes_group(grid: Grid, sheet: Masks, place: int, value: int) -> bool:
    word = DOOR + value if place >= WORD else PLAIN + value
    sheet[word] |= bit(place & 63)
    makes = group_state(grid, sheet, value) == GROUPED
    sheet[word] &= ~bit(place & 63)
    return makes
