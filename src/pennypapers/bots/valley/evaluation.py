"""Evaluation of a Valley sheet: the stars that it is expected to have at the end of the game.

A sheet has some forty features, most of them counts. The weight of a feature depends on how many turns are left: it is
given at `KNOTS` and interpolated in between. The weights are trained on played games.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import (
    BUILDING,
    BUILDINGS,
    CITIES,
    CITY,
    EMPTY,
    ESCAPED,
    FOREST,
    KIND,
    MOUNTAIN,
    NUMBERS,
    PYRAMID,
    SIZES,
    SNAKES,
    TAKEN,
    VALUE,
    high,
    highest_in,
    snake_spaces,
    spaces_for,
    total,
    very_high,
)
from ...rules.mark import HIGHEST
from ..knots import knot_of

KNOTS = (1, 2, 4, 8, 14, 25)
"""Numbers of turns left at which weights are given."""

ALWAYS = 0
EMPTY_SPACES = 1
REACH = 2
"""How many spaces the next number may go in."""
MOUNTAINS = 3
"""Mountains that can be made of the free high numbers, region by region. *Free* are numbers that are in no
discovery."""
HIGH_TWOS, HIGH_TWOS_WIDE, HIGH_ONES = 4, 5, 6
"""Regions of high numbers that lack one, or two, for the next mountain and have room; wide: three spaces or more."""
CITY_SIZE = 7
"""+ s: numbers that have no city yet, by the size of their best group; four or more are a city at once."""
PYRAMID_READY = CITY_SIZE + 5
PYRAMID_LACKS_ONE = PYRAMID_READY + 1
"""+ n: n empty spaces would finish one, up to three."""
PYRAMID_LACKS_TWO = PYRAMID_LACKS_ONE + 4
TALL = PYRAMID_LACKS_TWO + 1
"""Free numbers of 10 or more."""
DIFFERENT = TALL + 1
"""+ d: regions of free spaces by how many different numbers they hold, up to five."""
LOOSE = DIFFERENT + 6
"""Free spaces that are neither high nor beside one of the same number, and how many different numbers these hold."""
VARIETY = LOOSE + 1
MISSING = VARIETY + 1
"""+ b: the building is not drawn yet."""
READY = MISSING + BUILDINGS
"""+ b: free spaces beside a building that may come to count for it, and empty ones."""
ROOM = READY + BUILDINGS
SITE_SURE = ROOM + BUILDINGS
"""+ b: beside the best site for a missing building, the spaces that count for it, and those that may."""
SITE_HOPE = SITE_SURE + BUILDINGS
SNAKES_OPEN = SITE_HOPE + BUILDINGS
"""Snakes not escaped from with an empty space beside them, all of these snakes, and the worst bite of one."""
SNAKES_LOOSE = SNAKES_OPEN + 1
WORST_BITE = SNAKES_OPEN + 2
NEXT_BITE = SNAKES_OPEN + 3
"""The least and the most that the next snake will cost in the spaces where it may be drawn."""
NEXT_WORST = SNAKES_OPEN + 4
SLACK = SNAKES_OPEN + 5
"""+ s: how many spaces more are empty than two a turn would fill, in eight steps."""
READY_FINDS = SLACK + 8
"""+ n: how many discoveries are ready; only one can be revealed a turn."""
CITY_STATE = READY_FINDS + 7
"""For each number: has its city, or how near its best group is to one."""
CITY_STATES = 6
FEATURES = CITY_STATE + HIGHEST * CITY_STATES

MOST_SHOWN = 96

Weights = NDArray[np.float64]
"""A row for each feature, a column for each knot."""


class Seen(NamedTuple):
    """The features of a sheet and their amounts; `size` has one entry, their number."""

    shown: NDArray[np.int64]
    amounts: NDArray[np.float64]
    size: NDArray[np.int64]


@kernel
def new_seen() -> Seen:
    return Seen(np.zeros(MOST_SHOWN, np.int64), np.zeros(MOST_SHOWN), np.zeros(1, np.int64))


@kernel
def evaluate(
    terrain: Terrain, sheet: Masks, before: np.uint64, left: int, alone: bool, weights: Weights, seen: Seen
) -> float:
    """The stars that the sheet is expected to have at the end; `before` are the spaces filled on this turn."""
    terrain, sheet, weights, seen = unowned(terrain), unowned(sheet), unowned(weights), unowned(seen)
    stars = float(total(terrain, sheet))
    if left <= 0:
        return stars
    show(terrain, sheet, before, left, alone, seen)
    knot, share = knot_of(KNOTS, left)
    low_sum, high_sum = 0.0, 0.0
    for index in range(seen.size[0]):
        feature, amount = seen.shown[index], seen.amounts[index]
        low_sum += weights[feature, knot] * amount
        high_sum += weights[feature, knot + 1] * amount
    return stars + low_sum * (1.0 - share) + high_sum * share


@kernel
def evaluate_after(
    terrain: Terrain, sheet: Masks, before: np.uint64, left: int, alone: bool, weights: Weights, seen: Seen
) -> float:
    """The evaluation at the end of a turn: a full sheet ends the game (V13)."""
    return evaluate(terrain, sheet, before, left if sheet[EMPTY] != NONE else 0, alone, weights, seen)


@inlined
def _see(seen: Seen, feature: int, amount: int) -> None:
    if amount:
        at = seen.size[0]
        seen.shown[at] = feature
        seen.amounts[at] = amount
        seen.size[0] = at + 1


@inlined
def show(terrain: Terrain, sheet: Masks, before: np.uint64, left: int, alone: bool, seen: Seen) -> None:
    """List the features of a sheet."""
    seen.size[0] = 0
    empty = sheet[EMPTY]
    reach = spaces_for(terrain, sheet)
    _see(seen, ALWAYS, 1)
    _see(seen, EMPTY_SPACES, ones(empty))
    _see(seen, REACH, ones(reach))
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    peaks, tops = high(sheet) & free, very_high(sheet) & free
    ready = _see_mountains(terrain, peaks, empty, seen)
    cities, paired = _see_cities(terrain, sheet, free, seen)
    ready += cities + _see_pyramids(terrain, sheet, tops, seen)
    ready += _see_forests(terrain, sheet, free, seen)
    loose = free & ~peaks & ~paired
    _see(seen, LOOSE, ones(loose))
    _see(seen, VARIETY, different(sheet, loose))
    _see_building(terrain, sheet, FOREST, free & ~peaks, reach, seen)
    _see_building(terrain, sheet, CITY, paired, reach, seen)
    _see_building(terrain, sheet, MOUNTAIN, peaks, reach, seen)
    _see_snakes(terrain, sheet, before, seen)
    if alone:
        _see(seen, SLACK + min(7, max(0, (ones(empty) - 2 * left + 14) // 4)), 1)
    _see(seen, READY_FINDS + min(ready, 6), 1)


@inlined
def region(terrain: Terrain, first: int, within: np.uint64) -> tuple[np.uint64, np.uint64]:
    """All spaces connected with the first one, and all that lie beside any of them."""
    group = bit(first)
    waiting = group
    beside = NONE
    while waiting != NONE:
        near = terrain.grid.near_fill[lowest(waiting)]
        waiting = without_lowest(waiting)
        beside |= near
        more = near & within & ~group
        group |= more
        waiting |= more
    return group, beside


@inlined
def _see_mountains(terrain: Terrain, peaks: np.uint64, empty: np.uint64, seen: Seen) -> int:
    mountains, twos, wide, singles = 0, 0, 0, 0
    while peaks != NONE:
        group, beside = region(terrain, lowest(peaks), peaks)
        peaks &= ~group
        size, room = ones(group), ones(beside & empty)
        mountains += size // SIZES[MOUNTAIN]
        if room:
            rest = size % SIZES[MOUNTAIN]
            twos += rest == 2
            wide += rest == 2 and room >= 3
            singles += rest == 1
    _see(seen, MOUNTAINS, mountains)
    _see(seen, HIGH_TWOS, twos)
    _see(seen, HIGH_TWOS_WIDE, wide)
    _see(seen, HIGH_ONES, singles)
    return mountains


@inlined
def _see_cities(terrain: Terrain, sheet: Masks, free: np.uint64, seen: Seen) -> tuple[int, np.uint64]:
    """List how near each number is to a city; return how many cities are ready, and all spaces beside one of the same
    number."""
    paired = NONE
    twos, threes, fours = 0, 0, 0
    for value in range(1, HIGHEST + 1):
        state = CITY_STATE + (value - 1) * CITY_STATES
        if sheet[CITIES] & bit(value) != NONE:
            _see(seen, state, 1)
            continue
        same = sheet[VALUE + value] & free
        most = 0
        while same != NONE:
            group, beside = region(terrain, lowest(same), same)
            same &= ~group
            size, room = min(ones(group), SIZES[CITY]), ones(beside & sheet[EMPTY])
            if size > 1:
                paired |= group
            if size == SIZES[CITY]:
                most = max(most, 5)
            elif size == 3 and room >= 2:
                most = max(most, 4)
            elif room:
                most = max(most, size)
        if most:
            _see(seen, state + most, 1)
            twos += most == 2
            threes += most == 3 or most == 4
            fours += most == 5
    _see(seen, CITY_SIZE + 2, twos)
    _see(seen, CITY_SIZE + 3, threes)
    _see(seen, CITY_SIZE + 4, fours)
    return fours, paired


@inlined
def _see_pyramids(terrain: Terrain, sheet: Masks, tops: np.uint64, seen: Seen) -> int:
    """List complete and possible pyramids; return how many are ready."""
    if tops == NONE:
        return 0
    possible = tops | sheet[EMPTY]
    middles, each = tops, tops
    while each != NONE:
        middles |= terrain.grid.near_fill[lowest(each)]
        each = without_lowest(each)
    middles &= possible
    stands, twos = 0, 0
    finish = NONE
    while middles != NONE:
        middle = lowest(middles)
        middles = without_lowest(middles)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid != NONE and pyramid & ~possible == NONE:
                lacks = SIZES[PYRAMID] - ones(pyramid & tops)
                if lacks == 0:
                    stands = 1
                elif lacks == 1:
                    finish |= pyramid & ~tops
                elif lacks == 2:
                    twos = 1
    _see(seen, PYRAMID_READY, stands)
    if finish != NONE:
        _see(seen, PYRAMID_LACKS_ONE + min(ones(finish), 3), 1)
    else:
        _see(seen, PYRAMID_LACKS_TWO, twos)
    _see(seen, TALL, ones(tops))
    return stands


@inlined
def _see_forests(terrain: Terrain, sheet: Masks, free: np.uint64, seen: Seen) -> int:
    forests = 0
    while free != NONE:
        group, _ = region(terrain, lowest(free), free)
        free &= ~group
        found = min(different(sheet, group), SIZES[FOREST])
        if found > 1:
            _see(seen, DIFFERENT + found, 1)
        forests += found == SIZES[FOREST]
    return forests


@inlined
def different(sheet: Masks, spaces: np.uint64) -> int:
    """How many different numbers stand in these spaces."""
    number = 0
    for value in range(1, HIGHEST + 1):
        number += sheet[VALUE + value] & spaces != NONE
    return number


@inlined
def _see_building(
    terrain: Terrain, sheet: Masks, building: int, ready: np.uint64, reach: np.uint64, seen: Seen
) -> None:
    if sheet[BUILDING + building] != NONE:
        near = terrain.grid.near_fill[lowest(sheet[BUILDING + building])]
        _see(seen, READY + building, ones(near & ready))
        _see(seen, ROOM + building, ones(near & sheet[EMPTY]))
        return
    _see(seen, MISSING + building, 1)
    most, sure, hope = -1, 0, 0
    while reach != NONE:
        near = terrain.grid.near_fill[lowest(reach)]
        reach = without_lowest(reach)
        counts, may = ones(near & sheet[KIND + building]), ones(near & (ready | sheet[EMPTY]))
        if 3 * counts + may > most:
            most, sure, hope = 3 * counts + may, counts, may
    _see(seen, SITE_SURE + building, sure)
    _see(seen, SITE_HOPE + building, hope)


@inlined
def _see_snakes(terrain: Terrain, sheet: Masks, before: np.uint64, seen: Seen) -> None:
    snakes = sheet[SNAKES] & ~sheet[ESCAPED]
    _see(seen, SNAKES_LOOSE, ones(snakes))
    opened, worst = 0, 0
    while snakes != NONE:
        near = terrain.grid.near_fill[lowest(snakes)]
        snakes = without_lowest(snakes)
        opened += near & sheet[EMPTY] != NONE
        worst = max(worst, highest_in(sheet, near))
    _see(seen, SNAKES_OPEN, opened)
    _see(seen, WORST_BITE, worst)
    spaces = snake_spaces(terrain, sheet, before)
    if spaces == NONE:
        return
    most, least = 0, 0
    bitten = NONE
    for value in range(HIGHEST, 0, -1):
        holders = sheet[VALUE + value]
        while holders != NONE:
            bitten |= terrain.grid.near_fill[lowest(holders)]
            holders = without_lowest(holders)
        if most == 0 and bitten & spaces != NONE:
            most = value
        if spaces & ~bitten == NONE:
            least = value
            break
    _see(seen, NEXT_BITE, least)
    _see(seen, NEXT_WORST, most)
