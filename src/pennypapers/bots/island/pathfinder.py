"""Pathfinder on Skull Island, compiled: rates marks exactly as `bots.island.heuristic` does."""

from __future__ import annotations

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.house import CROSS_BY_HAND
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import BOAT, DANGER, place_of, value_of
from ...engine.core.unowned import unowned
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NO_MARK, NOWHERE, legal
from ...engine.island.sheet import (
    BOATS,
    DANGERS,
    EMPTY,
    NOTED,
    TREASURE_BITS,
    TREASURES,
    add,
    count,
    least_beside,
    treasure_of,
)
from ...rules.adventures.treasure import MOST as MOST_TREASURES
from ..pathfinder import SPOILT
from ..turn import Turn
from .heuristic import PROGRESS, SLOT
from .scratch import Scratch
from .treasures import Survey, look, sides, taken


@kernel
def rate_by_heuristic(grid: IslandGrid, sheet: Masks, turn: Turn, scratch: Scratch) -> int:
    """Store every number, boat or danger that may be written, and its heuristic value, in the scratch memory; return
    their number."""
    grid, sheet, scratch = unowned(grid), unowned(sheet), unowned(scratch)
    seen = scratch.seen
    look(grid, sheet, seen)
    for value in range(1, 16):
        seen.states[value] = _served(grid, sheet, value, NOWHERE, NOWHERE, seen)
    found = legal(grid, sheet, turn.roll, turn.house & ~CROSS_BY_HAND, turn.before, NO_MARK, scratch.marks)
    treasures, dangers, _ = count(grid, sheet)
    for index in range(found):
        mark = scratch.marks[index]
        place, value = place_of(mark), value_of(mark)
        if value == DANGER:
            scratch.trial[:] = sheet
            add(grid, scratch.trial, mark, turn.house)
            treasures_after, dangers_after, _ = count(grid, scratch.trial)
            spoilt = 0.0
            for number in range(1, 16):
                spoilt = max(spoilt, _brings(grid, sheet, place, number, seen))
            loss = treasures + dangers - treasures_after - dangers_after + SPOILT * spoilt
            scratch.values[index] = loss if turn.hurts else -loss
        elif value == BOAT:
            scratch.values[index] = 0.0
            for number in range(1, 16):
                scratch.values[index] += _towards(grid, sheet, number, NOWHERE, place, seen)
        else:
            scratch.values[index] = _brings(grid, sheet, place, value, seen)
    return found


@kernel
def _brings(grid: IslandGrid, sheet: Masks, place: int, value: int, seen: Survey) -> float:
    return _towards(grid, sheet, value, place, NOWHERE, seen) + _dangers(grid, sheet, place, value)


@inlined
def _towards(grid: IslandGrid, sheet: Masks, value: int, number: int, boat: int, seen: Survey) -> float:
    """How much one more mark increases the value of the best incomplete treasure of `value`: the number in the place
    `number`, or a boat in the place `boat` (the other is NOWHERE)."""
    if sheet[NOTED] & bit(value) != NONE or ones(sheet[NOTED]) >= MOST_TREASURES:
        return 0.0
    served = _served(grid, sheet, value, number, boat, seen)
    return max(0, value - SLOT) * (PROGRESS[served] - PROGRESS[seen.states[value]])


@kernel
def _served(grid: IslandGrid, sheet: Masks, value: int, number: int, boat: int, seen: Survey) -> int:
    """The most sides that any incomplete treasure of a value has, of those that can still be completed."""
    grid, sheet, seen = unowned(grid), unowned(sheet), unowned(seen)
    most = 0
    for word in range(grid.spots.words):
        left, right, above, below = sides(grid, seen.shadows[value], number, word)
        any_left, any_right, any_above, any_below = sides(grid, seen.shadows[BOATS], boat, word)
        any_left |= left
        any_right |= right
        any_above |= above
        any_below |= below
        open_left, open_right, open_above, open_below = sides(grid, seen.shadows[EMPTY], NOWHERE, word)
        open_left |= any_left | grid.spots.by_sea[0, word]
        open_right |= any_right | grid.spots.by_sea[1, word]
        open_above |= any_above | grid.spots.by_sea[2, word]
        open_below |= any_below | grid.spots.by_sea[3, word]
        free = open_left & open_right & open_above & open_below & ~taken(grid, sheet, word)
        row, column = (any_left | any_right) & free, (any_above | any_below) & free
        whole_row = any_left & any_right & (left | right) & free
        whole_column = any_above & any_below & (above | below) & free
        if whole_row & whole_column != NONE:
            return 4
        if whole_row & column | row & whole_column != NONE:
            most = 3
        elif whole_row | whole_column | row & column != NONE:
            most = max(most, 2)
        elif row | column != NONE:
            most = max(most, 1)
    return most


@inlined
def _dangers(grid: IslandGrid, sheet: Masks, place: int, value: int) -> int:
    """The stars gained or lost at the dangers beside this place (I14), including the treasures under dangers that a 9
    crosses out (I15)."""
    stars = 0
    left = sheet[DANGERS] & grid.near[place]
    while left != NONE:
        danger = lowest(left)
        left = without_lowest(left)
        before = least_beside(grid, sheet, danger)
        after = min(before, value) if before else value
        if sheet[9] & grid.near[danger] != NONE:
            stars += after - before
        elif value == 9:
            stars += after + before + _buried(sheet, danger)
        else:
            stars += before - after
    return stars


@inlined
def _buried(sheet: Masks, danger: int) -> int:
    """I15: the value of the treasure under a danger, 0 if there is none."""
    noted = sheet[TREASURES]
    while noted != NONE:
        place, value = treasure_of(noted)
        noted >>= TREASURE_BITS
        if place == danger:
            return value
    return 0
