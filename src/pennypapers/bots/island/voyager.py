"""What Voyager thinks of a turn on Skull Island: it weighs what may be written by the outlook of the sheet after it."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import HOW_MANY, IS_DAKOTA, NUMBERS
from ...engine.core.kernel import kernel
from ...engine.core.marks import BOAT, DANGER, WRITE, code
from ...engine.core.unowned import borrowed
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.sheet import EMPTY, NOWHERE, REACH, boat_spaces, danger_spaces, is_danger_turn, number_spaces
from ..turn import Turn
from .evaluation import Weights, worth
from .scratch import Desk, filled, make
from .treasures import COMPLETE, fill, judge, look, state


@kernel
def weigh(grid: IslandGrid, sheet: Masks, turn: Turn, weights: Weights, desk: Desk) -> int:
    """Put all that may be written on the desk with what it is worth; how much that is."""
    grid, sheet, weights, desk = borrowed(grid), borrowed(sheet), borrowed(weights), borrowed(desk)
    desk.total.empty[0] = NOWHERE
    if is_danger_turn(sheet, turn.roll):
        return _weigh_each(grid, sheet, turn, danger_spaces(grid, sheet, turn.before), 0, DANGER, weights, desk, 0)
    found = _weigh_numbers(grid, sheet, turn, weights, desk)
    if IS_DAKOTA[turn.roll]:
        found = _weigh_each(grid, sheet, turn, boat_spaces(grid, sheet), SEA, BOAT, weights, desk, found)
    return found


@kernel
def _weigh_each(
    grid: IslandGrid,
    sheet: Masks,
    turn: Turn,
    spaces: np.uint64,
    first: int,
    value: int,
    weights: Weights,
    desk: Desk,
    found: int,
) -> int:
    """Weigh this mark in each of these spaces, by a look at the whole sheet after it."""
    grid, sheet, weights, desk = borrowed(grid), borrowed(sheet), borrowed(weights), borrowed(desk)
    while spaces != NONE:
        mark = code(WRITE, first + lowest(spaces), value)
        spaces = without_lowest(spaces)
        stars = weigh_turn(grid, sheet, mark, turn, weights, desk)
        desk.marks[found] = mark
        desk.values[found] = -stars if turn.hurts else stars
        found += 1
    return found


@kernel
def weigh_turn(grid: IslandGrid, sheet: Masks, mark: int, turn: Turn, weights: Weights, desk: Desk) -> float:
    """What the sheet is worth after a mark and the treasures that it reveals."""
    grid, sheet, weights, desk = borrowed(grid), borrowed(sheet), borrowed(weights), borrowed(desk)
    desk.trial[:] = sheet
    make(grid, desk.trial, mark, turn.house, desk.circles, desk.silence)
    return appraise(grid, desk.trial, filled(mark, turn.alone), weights, desk)


@kernel
def appraise(grid: IslandGrid, sheet: Masks, before: int, weights: Weights, desk: Desk) -> float:
    """What a sheet is worth."""
    grid, sheet, weights, desk = borrowed(grid), borrowed(sheet), borrowed(weights), borrowed(desk)
    look(grid, sheet, desk.after)
    judge(grid, sheet, desk.after)
    return worth(grid, sheet, before, weights, desk.after, desk.total)


@kernel
def _weigh_numbers(grid: IslandGrid, sheet: Masks, turn: Turn, weights: Weights, desk: Desk) -> int:
    """Weigh every number in every space. What a space changes is seen once for all numbers, and each number then
    changes its own outlook only, unless it reveals a treasure."""
    grid, sheet, weights, desk = borrowed(grid), borrowed(sheet), borrowed(weights), borrowed(desk)
    seen, trial = desk.seen, desk.trial
    look(grid, sheet, seen)
    found = 0
    spaces = number_spaces(grid, sheet)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        trial[:] = sheet
        trial[EMPTY] &= ~bit(place)
        trial[REACH] |= grid.near[place]
        fill(grid, trial, place, seen)
        judge(grid, trial, seen)
        for index in range(HOW_MANY[turn.roll]):
            value = int(NUMBERS[turn.roll, index])
            mark = code(WRITE, place, value)
            desk.marks[found] = mark
            now = state(grid, trial, value, place, seen)
            if now == COMPLETE:
                desk.values[found] = weigh_turn(grid, sheet, mark, turn, weights, desk)
                trial[:] = sheet
                trial[EMPTY] &= ~bit(place)
                trial[REACH] |= grid.near[place]
            else:
                other, beside = seen.states[value], seen.beside[value]
                seen.states[value] = now
                seen.beside[value] |= grid.near[place]
                desk.values[found] = worth(grid, trial, filled(mark, turn.alone), weights, seen, desk.total)
                seen.states[value], seen.beside[value] = other, beside
            found += 1
    return found
