"""What a sheet of the Valley promises besides its stars: features, and their worth by some weights.

A feature is something that may still become stars. Its weight has two parts, one that always counts and one that
fades as the turns run out; once the game is over only stars count.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ..rules.mark import HIGHEST
from ..rules.valley import SOLO_TURNS
from .bits import NONE, bit, lowest, ones, without_lowest
from .board import Masks
from .borrow import borrowed
from .kernel import inlined, kernel
from .valley_sheet import (
    BUILDING,
    CITIES,
    CITY,
    EMPTY,
    ESCAPED,
    FOREST,
    MOUNTAIN,
    NUMBERS,
    PYRAMID,
    SIZES,
    SNAKES,
    TAKEN,
    VALUE,
    Terrain,
    high,
    spaces_for,
    total,
    very_high,
)


class Feature(IntEnum):
    """The features in their order. `free` spaces hold a number and are in no discovery."""

    MOUNTAINS = 0
    """Mountains that the free high numbers make, region by region."""
    HIGH_TWOS = 1
    """Regions of high numbers that lack one for the next mountain and have room to grow."""
    HIGH_ONES = 2
    CITIES = 3
    """Numbers that have no city yet and could have one now."""
    CITY_THREES = 4
    """Numbers with three connected spaces and room for the fourth."""
    CITY_TWOS = 5
    PYRAMIDS = 6
    """Whether a pyramid stands."""
    PYRAMID_THREES = 7
    """Whether a pyramid lacks one space, which is empty."""
    PYRAMID_TWOS = 8
    FORESTS = 9
    """Regions of free spaces with at least five different numbers."""
    LOOSE = 10
    """Free spaces that are neither high nor beside one of the same number."""
    VARIETY = 11
    """How many different numbers these hold."""
    HUT_READY = 12
    """Free spaces beside the hut; for the statue those with a neighbour of the same number, for the mine high ones."""
    STATUE_READY = 13
    MINE_READY = 14
    HUT_ROOM = 15
    """Empty spaces beside the hut."""
    STATUE_ROOM = 16
    MINE_ROOM = 17
    NO_HUT = 18
    NO_STATUE = 19
    NO_MINE = 20
    LOOSE_SNAKES = 21
    """Snakes that were not escaped from and have an empty space beside them."""
    EMPTY = 22
    REACH = 23
    """How many spaces the next number may go in."""


FEATURES = len(Feature)

Weights = NDArray[np.float64]
"""Two rows: what a feature is worth at any time, and what it is worth besides while all turns are left."""
Features = NDArray[np.float64]

FIRST_WEIGHTS = {
    Feature.MOUNTAINS: (3.8, -0.4),
    Feature.HIGH_TWOS: (2.1, 0.5),
    Feature.HIGH_ONES: (0.4, 0.4),
    Feature.CITIES: (4.5, -0.2),
    Feature.CITY_THREES: (1.1, 0.5),
    Feature.CITY_TWOS: (0.4, -0.4),
    Feature.PYRAMIDS: (18.0, 0.6),
    Feature.PYRAMID_THREES: (2.6, 0.1),
    Feature.PYRAMID_TWOS: (1.6, 0.3),
    Feature.FORESTS: (2.1, 0.0),
    Feature.LOOSE: (0.0, -0.2),
    Feature.VARIETY: (0.3, 0.3),
    Feature.HUT_READY: (0.6, -0.1),
    Feature.STATUE_READY: (0.5, -0.1),
    Feature.MINE_READY: (1.4, 0.2),
    Feature.HUT_ROOM: (-0.5, 0.4),
    Feature.STATUE_ROOM: (-0.3, 0.9),
    Feature.MINE_ROOM: (-0.4, 1.7),
    Feature.NO_HUT: (-0.4, 2.1),
    Feature.NO_STATUE: (0.1, 2.0),
    Feature.NO_MINE: (0.6, 5.7),
    Feature.LOOSE_SNAKES: (-1.5, -0.4),
    Feature.EMPTY: (-0.5, 0.0),
    Feature.REACH: (-0.3, 0.0),
}
"""Guessed from the stars that each feature leads to and mended by a short search: where training may begin."""


def weights_of(values: Mapping[Feature, tuple[float, float]]) -> Weights:
    """The weights of some features as kernels want them; the others count nothing."""
    weights = np.zeros((2, FEATURES))
    for feature, pair in values.items():
        weights[:, feature] = pair
    return weights


_MOUNTAINS, _HIGH_TWOS, _HIGH_ONES = int(Feature.MOUNTAINS), int(Feature.HIGH_TWOS), int(Feature.HIGH_ONES)
_CITIES, _PYRAMIDS, _FORESTS = int(Feature.CITIES), int(Feature.PYRAMIDS), int(Feature.FORESTS)
_LOOSE, _VARIETY = int(Feature.LOOSE), int(Feature.VARIETY)
_READY, _ROOM, _MISSING = int(Feature.HUT_READY), int(Feature.HUT_ROOM), int(Feature.NO_HUT)
_LOOSE_SNAKES, _EMPTY, _REACH = int(Feature.LOOSE_SNAKES), int(Feature.EMPTY), int(Feature.REACH)


@kernel
def worth(terrain: Terrain, sheet: Masks, left: int, weights: Weights, features: Features) -> float:
    """The stars of a sheet and what it promises with so many turns left; `features` is room for them.

    While a turn is made it counts as left, for a discovery may follow.
    """
    terrain, sheet = borrowed(terrain), borrowed(sheet)
    weights, features = borrowed(weights), borrowed(features)
    stars = float(total(terrain, sheet))
    if left <= 0:
        return stars
    find_features(terrain, sheet, features)
    share = left / SOLO_TURNS
    for index in range(FEATURES):
        stars += features[index] * (weights[0, index] + share * weights[1, index])
    return stars


@kernel
def worth_after(terrain: Terrain, sheet: Masks, left: int, weights: Weights, features: Features) -> float:
    """The same once a turn is over: a full sheet ends the game (V13)."""
    return worth(terrain, sheet, left if sheet[EMPTY] != NONE else 0, weights, features)


@inlined
def turns_left(sheet: Masks, turns: int, is_solo: bool) -> int:
    """V16; at a table nobody knows, and two spaces a turn are usual."""
    return SOLO_TURNS - turns if is_solo else (ones(sheet[EMPTY]) + 1) // 2


@inlined
def find_features(terrain: Terrain, sheet: Masks, features: Features) -> None:
    features[:] = 0.0
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    peaks = high(sheet) & free
    _find_mountains(terrain, sheet, peaks, features)
    paired = _find_cities(terrain, sheet, free, features)
    _find_pyramids(terrain, sheet, very_high(sheet) & free, features)
    _find_forests(terrain, sheet, free, features)
    loose = free & ~peaks & ~paired
    features[_LOOSE] = ones(loose)
    features[_VARIETY] = _different(sheet, loose)
    _look_at_building(terrain, sheet, FOREST, free, features)
    _look_at_building(terrain, sheet, CITY, paired, features)
    _look_at_building(terrain, sheet, MOUNTAIN, peaks, features)
    snakes = sheet[SNAKES] & ~sheet[ESCAPED]
    while snakes != NONE:
        features[_LOOSE_SNAKES] += terrain.grid.near_fill[lowest(snakes)] & sheet[EMPTY] != NONE
        snakes = without_lowest(snakes)
    features[_EMPTY] = ones(sheet[EMPTY])
    features[_REACH] = ones(spaces_for(terrain, sheet))


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
def _find_mountains(terrain: Terrain, sheet: Masks, peaks: np.uint64, features: Features) -> None:
    while peaks != NONE:
        group, beside = region(terrain, lowest(peaks), peaks)
        peaks &= ~group
        size = ones(group)
        features[_MOUNTAINS] += size // SIZES[MOUNTAIN]
        if beside & sheet[EMPTY] != NONE:
            features[_HIGH_TWOS] += size % SIZES[MOUNTAIN] == 2
            features[_HIGH_ONES] += size % SIZES[MOUNTAIN] == 1


@inlined
def _find_cities(terrain: Terrain, sheet: Masks, free: np.uint64, features: Features) -> np.uint64:
    """The best start of a city for each number; all spaces that have a neighbour of the same number."""
    paired = NONE
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & free
        if same == NONE or sheet[CITIES] & bit(value) != NONE:
            continue
        most = 1
        while same != NONE:
            group, beside = region(terrain, lowest(same), same)
            same &= ~group
            size = min(ones(group), SIZES[CITY])
            if size > 1:
                paired |= group
            if size == SIZES[CITY] or beside & sheet[EMPTY] != NONE:
                most = max(most, size)
        if most > 1:
            features[_CITIES + SIZES[CITY] - most] += 1.0
    return paired


@inlined
def _find_pyramids(terrain: Terrain, sheet: Masks, tops: np.uint64, features: Features) -> None:
    """The pyramid that has come furthest and can still be finished."""
    if ones(tops) < 2:
        return
    most = 1
    possible = tops | sheet[EMPTY]
    middles = possible
    while middles != NONE:
        middle = lowest(middles)
        middles = without_lowest(middles)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid != NONE and pyramid & ~possible == NONE:
                most = max(most, ones(pyramid & tops))
    if most > 1:
        features[_PYRAMIDS + SIZES[PYRAMID] - most] = 1.0


@inlined
def _find_forests(terrain: Terrain, sheet: Masks, free: np.uint64, features: Features) -> None:
    while free != NONE:
        group, _ = region(terrain, lowest(free), free)
        free &= ~group
        if ones(group) >= SIZES[FOREST]:
            features[_FORESTS] += _different(sheet, group) >= SIZES[FOREST]


@inlined
def _different(sheet: Masks, spaces: np.uint64) -> int:
    """How many different numbers stand in these spaces."""
    number = 0
    for value in range(1, HIGHEST + 1):
        number += sheet[VALUE + value] & spaces != NONE
    return number


@inlined
def _look_at_building(terrain: Terrain, sheet: Masks, building: int, ready: np.uint64, features: Features) -> None:
    if sheet[BUILDING + building] == NONE:
        features[_MISSING + building] = 1.0
        return
    near = terrain.grid.near_fill[lowest(sheet[BUILDING + building])]
    features[_READY + building] = ones(near & ready)
    features[_ROOM + building] = ones(near & sheet[EMPTY])
