"""Finds every discovery (forest, city, mountain or pyramid) that a Valley sheet allows (V9), as masks of spaces."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.mark import HIGHEST
from ..core.bits import NONE, bit, lowest, ones, without_lowest
from ..core.board import WORD, Masks
from ..core.kernel import inlined, kernel
from ..core.unowned import unowned
from .board import Terrain
from .sheet import CITIES, CITY, FOREST, KINDS, MOUNTAIN, NUMBERS, PYRAMID, SIZES, TAKEN, VALUE, high, very_high

MOST_DISCOVERIES = WORD * (638 + 110 + 20 + 4)
"""Upper bound of the number of discoveries: for each space, the connected shapes of five, four and three spaces that
have it as their first, and the pyramids that have it as their middle."""

Ends = NDArray[np.int64]
"""For each kind, the index in a list of discoveries at which the next kind begins."""


@kernel
def discoveries(terrain: Terrain, sheet: Masks, found: Masks, ends: Ends) -> int:
    """Fill `found` with every discovery, kind after kind, and `ends` with the index at which each kind ends; return
    their number.

    If `found` has size 0 they are only counted, which is quicker.
    """
    terrain, sheet, found, ends = unowned(terrain), unowned(sheet), unowned(found), unowned(ends)
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
    """Fill `found` with every connected set of `size` of these spaces, each once; return their number.

    A depth-first search extends a set from its first space. `near` are all neighbours of the set; one that was skipped
    is not offered again on a deeper level, so no set is found twice. `twins[p]` are the spaces that may not be in one
    set with the place p.
    """
    terrain, twins, found = unowned(terrain), unowned(twins), unowned(found)
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
    """Set `twins[p]` to the spaces with the same number as the place p: a forest may hold only one of them."""
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & spaces
        each = same
        while each != NONE:
            twins[lowest(each)] = same
            each = without_lowest(each)


@inlined
def _complete(chosen: np.uint64, joining: np.uint64, found: Masks, number: int) -> None:
    """Store the chosen spaces together with each of the joining ones in `found`."""
    if found.size:
        while joining != NONE:
            found[number] = chosen | bit(lowest(joining))
            joining = without_lowest(joining)
            number += 1


@inlined
def pyramids(terrain: Terrain, spaces: np.uint64, found: Masks) -> int:
    """Fill `found` with every pyramid in these spaces; return their number."""
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
