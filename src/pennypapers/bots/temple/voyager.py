"""Voyager in the Temple: rates every legal mark by the evaluation of the sheet after it."""

from __future__ import annotations

from ...engine.core.board import Grid, Masks
from ...engine.core.kernel import kernel
from ...engine.core.unowned import unowned
from ...engine.temple.sheet import add
from ..turn import Turn
from .evaluation import Weights, evaluate
from .scratch import Scratch, filled, list_marks


@kernel
def rate_turns(grid: Grid, sheet: Masks, turn: Turn, weights: Weights, scratch: Scratch) -> int:
    """Store every legal mark and the evaluation of the sheet after it in the scratch memory; return their number."""
    grid, sheet, weights, scratch = unowned(grid), unowned(sheet), unowned(weights), unowned(scratch)
    found = list_marks(grid, sheet, turn, scratch)
    for index in range(found):
        mark = scratch.marks[index]
        scratch.trial[:] = sheet
        add(grid, scratch.trial, mark, turn.house)
        value = evaluate(grid, scratch.trial, filled(mark, turn.alone), weights, scratch.seen)
        scratch.values[index] = -value if turn.hurts else value
    return found
