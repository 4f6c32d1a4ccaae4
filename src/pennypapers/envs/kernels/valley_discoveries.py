"""Which discoveries an agent of the Valley may begin, and which space it may name next, without listing all of them."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, ONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import Work, connected_sets, pyramids
from ...engine.valley.sheet import (
    CITIES,
    CITY,
    FOREST,
    MOUNTAIN,
    NUMBERS,
    PYRAMID,
    SIZES,
    TAKEN,
    VALUE,
    high,
    number_in,
    very_high,
)
from ...rules.mark import HIGHEST


@kernel
def kinds_with(terrain: Terrain, sheet: Masks, needed: np.uint64, known: int, work: Work) -> int:
    """The kinds of which there is a discovery, as bits: those that are known, and those of which there is one with at
    least one of the spaces `needed`.

    A number that is written takes away no discovery, so what was known before it need not be looked for again.
    """
    terrain, sheet, work = unowned(terrain), unowned(sheet), unowned(work)
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    if ones(free) < SIZES[MOUNTAIN]:
        return known
    if known & 1 << FOREST == 0 and ones(free) >= SIZES[FOREST]:
        _find_twins(sheet, free, work.twins)
        if is_there_one(terrain, free, needed, SIZES[FOREST], work):
            known |= 1 << FOREST
    work.twins[:] = NONE
    if known & 1 << MOUNTAIN == 0 and is_there_one(terrain, high(sheet) & free, needed, SIZES[MOUNTAIN], work):
        known |= 1 << MOUNTAIN
    if known & 1 << CITY == 0:
        for value in range(1, HIGHEST + 1):
            same = sheet[VALUE + value] & free
            is_new = same & needed != NONE and sheet[CITIES] & bit(value) == NONE
            if is_new and is_there_one(terrain, same, needed, SIZES[CITY], work):
                known |= 1 << CITY
    if known & 1 << PYRAMID == 0:
        nowhere = work.twins[:0]
        if pyramids(terrain, very_high(sheet) & free, needed, nowhere) > 0:
            known |= 1 << PYRAMID
    return known


@kernel
def next_places(terrain: Terrain, sheet: Masks, kind: int, picked: np.uint64, found: Masks, work: Work) -> np.uint64:
    """The places that may be named next for a discovery of this kind. Places are named in rising order, so those named
    so far are the lowest ones of each discovery that is still meant. `found` is scratch space."""
    terrain, sheet, found, work = unowned(terrain), unowned(sheet), unowned(found), unowned(work)
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    work.twins[:] = NONE
    if kind == FOREST:
        _find_twins(sheet, free, work.twins)
    places = NONE
    if picked == NONE:
        while free != NONE:
            first = lowest(free)
            spaces = _spaces_from(sheet, kind, first, free)
            free = without_lowest(free)
            if kind == PYRAMID:
                is_one = pyramids(terrain, spaces, bit(first), work.twins[:0]) > 0
            else:
                is_one = is_there_one(terrain, spaces, bit(first), SIZES[kind], work)
            if is_one:
                places |= bit(first)
        return places
    first = lowest(picked)
    spaces = _spaces_from(sheet, kind, first, free)
    if kind == PYRAMID:
        number = pyramids(terrain, spaces, bit(first), found)
    else:
        number = connected_sets(terrain, spaces, bit(first), SIZES[kind], work, found)
    for index in range(number):
        rest, named = found[index], picked
        while named != NONE and rest != NONE and lowest(rest) == lowest(named):
            rest = without_lowest(rest)
            named = without_lowest(named)
        if named == NONE:
            places |= bit(lowest(rest))
    return places


@kernel
def is_there_one(terrain: Terrain, spaces: np.uint64, needed: np.uint64, size: int, work: Work) -> bool:
    """Whether there is a connected set of `size` of these spaces that has one of `needed`, without two twins in it.

    The search of `connected_sets`, which ends with the first.
    """
    terrain, work = unowned(terrain), unowned(work)
    if ones(spaces) < size:
        return False
    around = terrain.grid.near_fill
    twins, _, near, left, beside = work
    needed &= spaces
    while needed != NONE:
        first = lowest(needed)
        needed = without_lowest(needed)
        spaces &= ~bit(first)
        near[0] = around[first]
        left[0] = spaces & ~twins[first]
        beside[0] = around[first] & left[0]
        level = 0
        while level >= 0:
            joining = beside[level]
            if joining == NONE:
                level -= 1
                continue
            if level == size - 2:
                return True
            place = lowest(joining)
            beside[level] = without_lowest(joining)
            level += 1
            near[level] = near[level - 1] | around[place]
            left[level] = left[level - 1] & ~twins[place]
            beside[level] = (beside[level - 1] | (around[place] & ~near[level - 1])) & left[level]
    return False


@inlined
def _spaces_from(sheet: Masks, kind: int, first: int, free: np.uint64) -> np.uint64:
    """Where a discovery of this kind may lie whose lowest place is `first`: nowhere, if that has the wrong number."""
    spaces = free & ~(bit(first) - ONE)
    if kind == CITY:
        value = number_in(sheet, bit(first))
        spaces = NONE if sheet[CITIES] & bit(value) != NONE else spaces & sheet[VALUE + value]
    elif kind == MOUNTAIN:
        spaces &= high(sheet)
    elif kind == PYRAMID:
        spaces &= very_high(sheet)
    return spaces


@inlined
def _find_twins(sheet: Masks, spaces: np.uint64, twins: Masks) -> None:
    """Set `twins[p]` to the spaces with the same number as the place p: a forest may hold only one of them."""
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & spaces
        each = same
        while each != NONE:
            twins[lowest(each)] = same
            each = without_lowest(each)
