"""Every discovery that a sheet of the Valley allows (V9), as masks of spaces."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.mark import HIGHEST
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import WORD, Masks
from ..core.kernel import inlined, kernel
from ..core.unowned import borrowed
from .sheet import (
    CITIES,
    CITY,
    FOREST,
    KINDS,
    MOUNTAIN,
    NUMBERS,
    PYRAMID,
    SIZES,
    TAKEN,
    VALUE,
    Terrain,
    high,
    very_high,
)

MOST_DISCOVERIES = WORD * (638 + 110 + 20 + 4)
"""No sheet allows more: so many shapes do five, four and three spaces make that touch by side or corner, counted from
their first space, and so many pyramids are there round a middle."""

Ends = NDArray[np.int64]
"""How many discoveries there are of the first kind, of the first two, and so on."""


@kernel
def discoveries(terrain: Terrain, sheet: Masks, found: Masks, ends: Ends) -> int:
    """Fill `found` with every discovery, kind after kind, and `ends` with where each kind ends; how many there are.

    With a `found` of no size they are only counted, which is quicker.
    """
    terrain, sheet, found, ends = borrowed(terrain), borrowed(sheet), borrowed(found), borrowed(ends)
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    twins = np.zeros(WORD, np.uint64)
    _find_twins(sheet, free, twins)
    ends[FOREST] = connected_sets(terrain, free, SIZES[FOREST], twins, found)
    twins[:] = NONE
    ends[CITY] = ends[FOREST]
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & free
        if ones(same) >= SIZES[CITY] and sheet[CITIES] & bit(value) == NONE:
            ends[CITY] += connected_sets(terrain, same, SIZES[CITY], twins, found[ends[CITY] :])
    mountains = connected_sets(terrain, high(sheet) & free, SIZES[MOUNTAIN], twins, found[ends[CITY] :])
    ends[MOUNTAIN] = ends[CITY] + mountains
    ends[PYRAMID] = ends[MOUNTAIN] + pyramids(terrain, very_high(sheet) & free, found[ends[MOUNTAIN] :])
    return ends[PYRAMID]  # type: ignore[no-any-return]


@inlined
def kind_at(index: int, ends: Ends) -> int:
    """The kind of the discovery with this index."""
    kind = 0
    while kind < KINDS - 1 and index >= ends[kind]:
        kind += 1
    return kind


@kernel
def connected_sets(terrain: Terrain, spaces: np.uint64, size: int, twins: Masks, found: Masks) -> int:
    """Fill `found` with every connected set of so many of these spaces, each once; how many there are.

    A set grows from its first space. A space that was beside it and was passed over is not tried again in that branch:
    it stays in `near`. `twins` are for each space those that may not be in one set with it.
    """
    terrain, twins, found = borrowed(terrain), borrowed(twins), borrowed(found)
    number = 0
    if ones(spaces) < size:
        return 0
    around = terrain.grid.near_fill
    chosen = np.empty(size, np.uint64)
    near = np.empty(size, np.uint64)
    left = np.empty(size, np.uint64)
    beside = np.empty(size, np.uint64)
    last = size - 2
    while spaces != NONE:
        first = lowest(spaces)
        spaces = without_lowest(spaces)
        chosen[0] = bit(first)
        near[0] = around[first]
        left[0] = spaces & ~twins[first]
        beside[0] = around[first] & left[0]
        level = 0
        while level >= 0:
            joining = beside[level]
            if level == last:
                _complete(chosen[level], joining, found, number)
                number += ones(joining)
                level -= 1
            elif joining == NONE:
                level -= 1
            else:
                place = lowest(joining)
                beside[level] = without_lowest(joining)
                level += 1
                chosen[level] = chosen[level - 1] | bit(place)
                near[level] = near[level - 1] | around[place]
                left[level] = left[level - 1] & ~twins[place]
                beside[level] = (beside[level - 1] | (around[place] & ~near[level - 1])) & left[level]
    return number


@inlined
def _find_twins(sheet: Masks, spaces: np.uint64, twins: Masks) -> None:
    """For each of the spaces, those that hold the same number: a forest has no two of them."""
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & spaces
        each = same
        while each != NONE:
            twins[lowest(each)] = same
            each = without_lowest(each)


@inlined
def _complete(chosen: np.uint64, joining: np.uint64, found: Masks, number: int) -> None:
    """Put into `found` the chosen spaces with each of the others."""
    if found.size:
        while joining != NONE:
            found[number] = chosen | bit(lowest(joining))
            joining = without_lowest(joining)
            number += 1


@inlined
def pyramids(terrain: Terrain, spaces: np.uint64, found: Masks) -> int:
    """Fill `found` with every pyramid in these spaces; how many there are."""
    number = 0
    middles = spaces if ones(spaces) >= SIZES[PYRAMID] else NONE
    while middles != NONE:
        middle = lowest(middles)
        middles = without_lowest(middles)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid != NONE and pyramid & ~spaces == NONE:
                if found.size:
                    found[number] = pyramid
                number += 1
    return number
