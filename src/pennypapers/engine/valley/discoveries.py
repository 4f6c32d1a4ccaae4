"""Finds every discovery (forest, city, mountain or pyramid) that a Valley sheet allows (V9), as masks of spaces."""

from __future__ import annotations

from typing import NamedTuple

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


class Work(NamedTuple):
    """Working memory of the search: to allocate it takes longer than most searches."""

    twins: Masks
    """For each place, the spaces that may not be in one set with it."""
    chosen: Masks
    """For each level of the search, the spaces of the set so far, ..."""
    near: Masks
    """... all their neighbours, ..."""
    left: Masks
    """... the spaces that may still join, ..."""
    beside: Masks
    """... and those of them that touch the set and have not been tried."""


@kernel
def new_work() -> Work:
    levels = int(SIZES.max())
    return Work(
        np.zeros(WORD, np.uint64),
        np.zeros(levels, np.uint64),
        np.zeros(levels, np.uint64),
        np.zeros(levels, np.uint64),
        np.zeros(levels, np.uint64),
    )


@kernel
def discoveries(terrain: Terrain, sheet: Masks, found: Masks, ends: Ends) -> int:
    """Fill `found` with every discovery, kind after kind, and `ends` with the index at which each kind ends; return
    their number.

    If `found` has size 0 they are only counted, which is quicker.
    """
    return discoveries_with(terrain, sheet, sheet[NUMBERS], found, ends, new_work())


@kernel
def discoveries_with(terrain: Terrain, sheet: Masks, needed: np.uint64, found: Masks, ends: Ends, work: Work) -> int:
    """The same for the discoveries that have at least one of the spaces `needed`. Few discoveries have a space that has
    just been filled, so this is much quicker than finding all of them again."""
    terrain, sheet, found, ends, work = unowned(terrain), unowned(sheet), unowned(found), unowned(ends), unowned(work)
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    if needed & free == NONE or ones(free) < SIZES[MOUNTAIN]:
        ends[:] = 0
        return 0
    ends[FOREST] = 0
    if ones(free) >= SIZES[FOREST]:
        _find_twins(sheet, free, work.twins)
        ends[FOREST] = connected_sets(terrain, free, needed, SIZES[FOREST], work, found)
    work.twins[:] = NONE
    ends[CITY] = ends[FOREST]
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & free
        if same & needed != NONE and ones(same) >= SIZES[CITY] and sheet[CITIES] & bit(value) == NONE:
            ends[CITY] += connected_sets(terrain, same, needed, SIZES[CITY], work, found[ends[CITY] :])
    ends[MOUNTAIN] = ends[CITY]
    peaks = high(sheet) & free
    if peaks & needed != NONE:
        ends[MOUNTAIN] += connected_sets(terrain, peaks, needed, SIZES[MOUNTAIN], work, found[ends[CITY] :])
    ends[PYRAMID] = ends[MOUNTAIN] + pyramids(terrain, very_high(sheet) & free, needed, found[ends[MOUNTAIN] :])
    return ends[PYRAMID]  # type: ignore[no-any-return]


@inlined
def kind_at(index: int, ends: Ends) -> int:
    """The kind of the discovery with this index."""
    kind = 0
    while kind < KINDS - 1 and index >= ends[kind]:
        kind += 1
    return kind


@kernel
def connected_sets(terrain: Terrain, spaces: np.uint64, needed: np.uint64, size: int, work: Work, found: Masks) -> int:
    """Fill `found` with every connected set of `size` of these spaces that has one of `needed`, each once; return their
    number.

    A depth-first search extends a set from each needed space, without those that it has begun from before. `near` are
    all neighbours of the set; one that was skipped is not offered again on a deeper level, so no set is found twice.
    """
    terrain, work, found = unowned(terrain), unowned(work), unowned(found)
    number = 0
    if ones(spaces) < size:
        return 0
    around = terrain.grid.near_fill
    twins, chosen, near, left, beside = work
    last = size - 2
    needed &= spaces
    while needed != NONE:
        first = lowest(needed)
        needed = without_lowest(needed)
        spaces &= ~bit(first)
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
def pyramids(terrain: Terrain, spaces: np.uint64, needed: np.uint64, found: Masks) -> int:
    """Fill `found` with every pyramid in these spaces that has one of `needed`; return their number."""
    number = 0
    middles = spaces if ones(spaces) >= SIZES[PYRAMID] and spaces & needed != NONE else NONE
    while middles != NONE:
        middle = lowest(middles)
        middles = without_lowest(middles)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid & needed != NONE and pyramid & ~spaces == NONE:
                if found.size:
                    found[number] = pyramid
                number += 1
    return number
