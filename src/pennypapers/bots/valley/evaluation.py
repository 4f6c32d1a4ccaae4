"""Evaluation of a Valley sheet: the stars that it is expected to have at the end of the game.

It is the stars so far plus a weighted sum of some forty features, most of them counts. The weight of a feature depends
on how many turns are left: it is given at `KNOTS` and interpolated in between. The weights are trained on played games.

Each constant below is the index of a feature, or of the first of a range of features: "+ n" in a docstring says how the
range is indexed. *Free* numbers are those in no discovery. *High* and *very high* numbers are those high enough for a
mountain and for a pyramid.
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
"""The number of spaces where the next number may be written."""
MOUNTAINS = 3
"""The number of mountains that can be made of connected free high numbers."""
HIGH_TWOS, HIGH_TWOS_WIDE, HIGH_ONES = 4, 5, 6
"""The number of regions of free high numbers with an empty space beside them that lack one number for another mountain;
those of them with three empty spaces or more; and the regions that lack two numbers."""
CITY_SIZE = 7
"""+ s: how many values without a city have s equal connected numbers at most; s = 4 stands for a complete city."""
PYRAMID_READY = CITY_SIZE + 5
"""1 if a pyramid is complete."""
PYRAMID_LACKS_ONE = PYRAMID_READY + 1
"""+ n: a very high number in any of n empty spaces (up to three) would complete a pyramid."""
PYRAMID_LACKS_TWO = PYRAMID_LACKS_ONE + 4
"""1 if two more very high numbers could complete a pyramid, and one could not."""
TALL = PYRAMID_LACKS_TWO + 1
"""The number of free very high numbers."""
DIFFERENT = TALL + 1
"""+ d: the number of regions of free numbers that hold d different numbers; d = 5 stands for a complete forest."""
LOOSE = DIFFERENT + 6
"""The number of free numbers that are neither high nor beside an equal one."""
VARIETY = LOOSE + 1
"""How many different numbers these are."""
MISSING = VARIETY + 1
"""+ b: 1 if the building b is not drawn yet."""
READY = MISSING + BUILDINGS
"""+ b: the number of spaces beside the building b whose free numbers are fit for the discovery it counts."""
ROOM = READY + BUILDINGS
"""+ b: the number of empty spaces beside the building b."""
SITE_SURE = ROOM + BUILDINGS
"""+ b: beside the best site for the missing building b, the number of spaces that would count at once."""
SITE_HOPE = SITE_SURE + BUILDINGS
"""+ b: beside the same site, the number of spaces that could count later."""
SNAKES_OPEN = SITE_HOPE + BUILDINGS
"""The number of snakes not escaped from that have an empty space beside them."""
SNAKES_LOOSE = SNAKES_OPEN + 1
"""The number of all snakes not escaped from."""
WORST_BITE = SNAKES_OPEN + 2
"""The stars lost to the worst of them."""
NEXT_BITE = SNAKES_OPEN + 3
"""The fewest stars that the next snake can cost, in the best space where it may be drawn."""
NEXT_WORST = SNAKES_OPEN + 4
"""The most stars that it can cost."""
SLACK = SNAKES_OPEN + 5
"""+ s: in a solo game, the number of empty spaces minus two for each turn left, in eight steps."""
READY_FINDS = SLACK + 8
"""+ n: n discoveries are ready (up to six); only one can be made a turn."""
CITY_STATE = READY_FINDS + 7
"""+ 6·(v − 1) + state, for each value v: 0 if there is a city of v, otherwise how near its best group is to one."""
CITY_STATES = 6
FEATURES = CITY_STATE + HIGHEST * CITY_STATES

MOST_SHOWN = 96

Weights = NDArray[np.float64]
"""A row for each feature, a column for each knot."""


class Seen(NamedTuple):
    """The features of a sheet and their amounts; `size` has one entry, the number of features."""

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
    """The evaluation after a whole turn: if the sheet is full, the game is over (V13), and it is the stars."""
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
    """Store the features of a sheet in `seen`."""
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
    """All spaces of `within` that are connected with `first`, and all spaces beside any of them."""
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
    """Store how near each number is to a city; return the number of complete cities, and all spaces beside an equal
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
    """Store the features of complete and possible pyramids; return 1 if one is complete, otherwise 0."""
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
