"""Chooses the discovery that Voyager and Explorer make at the end of a turn in the Valley."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import discoveries_with
from ...engine.valley.legal import DONE, add, discovery_code
from ...engine.valley.sheet import BUILDING, FOREST, KINDS, MOUNTAIN, NUMBERS, PYRAMID, TAKEN, VALUE, high, very_high
from ...rules.mark import HIGHEST
from .evaluation import Weights, evaluate_after
from .scratch import LEVELS, Scratch, Turn

NOTHING = -1e9
"""A value lower than that of any sheet."""

CLOSE_ENOUGH = 6
"""The most discoveries of each kind that are evaluated, of those with the lowest cost; the smaller number is for a
narrow beam."""


@kernel
def best_discovery(
    terrain: Terrain, sheet: Masks, filled: np.uint64, turn: Turn, weights: Weights, scratch: Scratch
) -> tuple[int, float]:
    """The discovery with the best evaluation after it, and that evaluation; `END` and `NOTHING` if there is none.

    Of each kind only those with the lowest cost are evaluated.
    """
    terrain, sheet, weights, scratch = unowned(terrain), unowned(sheet), unowned(weights), unowned(scratch)
    mark, most = END, NOTHING
    enough = min(CLOSE_ENOUGH, 2 * scratch.drafts.free.size // LEVELS)
    discoveries_with(terrain, sheet, sheet[NUMBERS], scratch.found, scratch.ends, scratch.work)
    first = 0
    for kind in range(KINDS):
        end = scratch.ends[kind]
        least = _find_costs(terrain, sheet, kind, scratch.found[first:end], scratch.costs)
        tried = 0
        for index in range(first, end):
            if scratch.costs[index - first] == least and tried < enough:
                tried += 1
                scratch.evaluated[0] += 1
                option = discovery_code(kind, scratch.found[index])
                scratch.trial[:] = sheet
                add(terrain, scratch.trial, option, 0, DONE, 0)
                stars = evaluate_after(terrain, scratch.trial, filled, turn.left, turn.alone, weights, scratch.seen)
                if stars > most:
                    mark, most = option, stars
        first = end
    return mark, most


@inlined
def _find_costs(terrain: Terrain, sheet: Masks, kind: int, found: Masks, costs: NDArray[np.int64]) -> int:
    """Store the cost of each discovery of a kind in `costs`, and return the lowest.

    The cost counts numbers that would be useful in other discoveries, minus spaces beside the building that scores for
    this kind.
    """
    dear, useful, welcome = NONE, NONE, NONE
    if kind == FOREST:
        dear, useful = high(sheet), paired(terrain, sheet)
    elif kind == MOUNTAIN:
        dear, useful = very_high(sheet), paired(terrain, sheet)
    if kind != PYRAMID and sheet[BUILDING + kind] != NONE:
        welcome = terrain.grid.near_fill[lowest(sheet[BUILDING + kind])]
    least = 100
    for index in range(found.size):
        spaces = found[index]
        costs[index] = 2 * ones(spaces & dear) + ones(spaces & useful) - 2 * ones(spaces & welcome)
        least = min(least, costs[index])
    return least


@inlined
def paired(terrain: Terrain, sheet: Masks) -> np.uint64:
    """The free spaces that have a free neighbour with the same number."""
    found = NONE
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & ~sheet[TAKEN]
        each = same
        while each != NONE:
            place = lowest(each)
            each = without_lowest(each)
            if terrain.grid.near_fill[place] & same != NONE:
                found |= bit(place)
    return found
