"""Voyager on Skull Island: rates every number, boat or danger by the evaluation of the sheet after it."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import HOW_MANY, IS_DAKOTA, NUMBERS
from ...engine.core.kernel import ZERO, kernel
from ...engine.core.marks import BOAT, DANGER, WRITE, code
from ...engine.core.unowned import unowned
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.legal import NOWHERE, boat_spaces, danger_spaces, is_danger_turn, number_spaces
from ...engine.island.sheet import EMPTY, REACH
from ..turn import Turn
from .evaluation import Weights, evaluate
from .scratch import Scratch, filled, play_turn
from .treasures import COMPLETE, fill, judge, look, state


@kernel
def rate_turns(grid: IslandGrid, sheet: Masks, turn: Turn, weights: Weights, scratch: Scratch) -> int:
    """Store every number, boat or danger that may be written, and the evaluation of the sheet after it, in the scratch
    memory; return their number."""
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    scratch.total.empty[0] = NOWHERE
    if is_danger_turn(sheet, turn.roll):
        spaces = danger_spaces(grid, sheet, turn.before)
        return _rate_each(grid, sheet, turn, spaces, int(ZERO), int(DANGER), weights, scratch, int(ZERO))
    found = _rate_numbers(grid, sheet, turn, weights, scratch)
    if IS_DAKOTA[turn.roll]:
        found = _rate_each(grid, sheet, turn, boat_spaces(grid, sheet), int(SEA), int(BOAT), weights, scratch, found)
    return found


@kernel
def _rate_each(
    grid: IslandGrid,
    sheet: Masks,
    turn: Turn,
    spaces: np.uint64,
    first: int,
    value: int,
    weights: Weights,
    scratch: Scratch,
    found: int,
) -> int:
    """Evaluate this number, boat or danger in each of these spaces, each by a scan of the whole sheet after it."""
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    while spaces != NONE:
        mark = code(WRITE, first + lowest(spaces), value)
        spaces = without_lowest(spaces)
        stars = rate_turn(grid, sheet, mark, turn, weights, scratch)
        scratch.marks[found] = mark
        scratch.values[found] = -stars if turn.hurts else stars
        found += 1
    return found


@kernel
def rate_turn(grid: IslandGrid, sheet: Masks, mark: int, turn: Turn, weights: Weights, scratch: Scratch) -> float:
    """The evaluation of the sheet after a mark and the treasures that it reveals."""
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    scratch.trial[:] = sheet
    play_turn(grid, scratch.trial, mark, turn.house, scratch.circles, scratch.silence)
    return evaluate_sheet(grid, scratch.trial, filled(mark, turn.alone), weights, scratch)


@kernel
def evaluate_sheet(grid: IslandGrid, sheet: Masks, before: int, weights: Weights, scratch: Scratch) -> float:
    """Scan and evaluate a sheet."""
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    look(grid, sheet, scratch.after)
    judge(grid, sheet, scratch.after)
    return evaluate(grid, sheet, before, weights, scratch.after, scratch.total)


@kernel
def _rate_numbers(grid: IslandGrid, sheet: Masks, turn: Turn, weights: Weights, scratch: Scratch) -> int:
    """Evaluate every number in every space incrementally: the effect of filling a space is computed once for all
    numbers, and each number then changes only its own state. A number that reveals a treasure is evaluated by a scan of
    the whole sheet."""
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    seen, trial = scratch.seen, scratch.trial
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
            scratch.marks[found] = mark
            now = state(grid, trial, value, place, seen)
            if now == COMPLETE:
                scratch.values[found] = rate_turn(grid, sheet, mark, turn, weights, scratch)
                trial[:] = sheet
                trial[EMPTY] &= ~bit(place)
                trial[REACH] |= grid.near[place]
            else:
                other, beside = seen.states[value], seen.beside[value]
                seen.states[value] = now
                seen.beside[value] |= grid.near[place]
                scratch.values[found] = evaluate(grid, trial, filled(mark, turn.alone), weights, seen, scratch.total)
                seen.states[value], seen.beside[value] = other, beside
            found += 1
    return found
