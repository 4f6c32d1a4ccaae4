"""What a Valley sheet shows before the next use of the dice, kept so that each use has only its own part to look at.

`valley_outlook.worth` says what a sheet is worth; `survey` and `valley_prospect` say the same of a sheet and of every
number in every space, in a sixth of the time. A number changes little beyond its neighbours: which regions it joins,
whose room it takes, which site for a building is best then, where the next snake may be drawn.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import WORD, Masks
from ...engine.core.kernel import inlined, kernel
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
    Terrain,
    high,
    highest_in,
    total,
    very_high,
)
from ...rules.mark import HIGHEST
from .evaluation import (
    ALWAYS,
    CITY_SIZE,
    CITY_STATE,
    CITY_STATES,
    DIFFERENT,
    FEATURES,
    HIGH_ONES,
    HIGH_TWOS,
    HIGH_TWOS_WIDE,
    MOUNTAINS,
    SNAKES_LOOSE,
    Weights,
    different,
    knot_of,
    region,
)

KEYS = 3 * 8 + 2
"""A site for a building is as good as three times what counts beside it and once what may: at most eight spaces."""
STANDS = CITY_STATES - 1
"""The state of a number whose city could be revealed."""


class Regions(NamedTuple):
    """Connected spaces, those beside each, and what each is worth by itself."""

    spaces: Masks
    beside: Masks
    worths: NDArray[np.float64]


class Survey(NamedTuple):
    """Room for what is known of a sheet."""

    weights: NDArray[np.float64]
    """Of each feature, for the turns that are left."""
    city_worths: NDArray[np.float64]
    """Of each number by the state of its best group."""
    heaps: Regions
    """Free high numbers."""
    woods: Regions
    """Free numbers of all kinds."""
    wood_values: Masks
    towns: Regions
    """Free spaces with the same number, number by number, where it has no city yet."""
    town_ends: NDArray[np.int64]
    """Where the towns of each number end, and those of the next one begin."""
    city_states: NDArray[np.int64]
    sites: Masks
    """For each building and each key the empty spaces that are so good a site."""
    best_keys: NDArray[np.int64]
    """The highest key of a site for each building."""
    bites: Masks
    """For each number the empty spaces that have it beside them as the highest; 0 is none."""
    snake_bites: NDArray[np.int64]
    """By the place of a snake."""
    partners: Masks
    """By the place: what else a pyramid lacks that lacks two spaces."""
    pyramids_through: NDArray[np.int64]
    """By the place: how many pyramids lack it and one more."""


class Sight(NamedTuple):
    """What a sheet comes to as it is."""

    stars: float
    """Those that stand, and what never changes."""
    free: np.uint64
    peaks: np.uint64
    tops: np.uint64
    paired: np.uint64
    loose: np.uint64
    different: int
    heaps: int
    mountains: int
    mountain_worth: float
    woods: int
    forests: int
    forest_worth: float
    cities: int
    city_worth: float
    pyramid: bool
    finish: np.uint64
    """The spaces that would finish a pyramid each."""
    lack_two: int
    """How many pyramids lack two spaces."""
    lack_three: np.uint64
    """The spaces of those that lack three."""
    snakes: np.uint64
    """Those not escaped from."""
    opened: int
    worst: int
    near_filled: np.uint64
    """What lies beside the spaces filled on this turn."""


@kernel
def new_survey() -> Survey:
    return Survey(
        np.zeros(FEATURES),
        np.zeros((HIGHEST + 1) * CITY_STATES),
        Regions(np.zeros(WORD, np.uint64), np.zeros(WORD, np.uint64), np.zeros(WORD)),
        Regions(np.zeros(WORD, np.uint64), np.zeros(WORD, np.uint64), np.zeros(WORD)),
        np.zeros(WORD, np.uint64),
        Regions(np.zeros(WORD, np.uint64), np.zeros(WORD, np.uint64), np.zeros(WORD)),
        np.zeros(HIGHEST + 1, np.int64),
        np.zeros(HIGHEST + 1, np.int64),
        np.zeros(BUILDINGS * KEYS, np.uint64),
        np.zeros(BUILDINGS, np.int64),
        np.zeros(HIGHEST + 1, np.uint64),
        np.zeros(WORD, np.int64),
        np.zeros(WORD, np.uint64),
        np.zeros(WORD, np.int64),
    )


@kernel
def set_weights(survey: Survey, weights: Weights, left: int) -> None:
    """Read the weights for so many turns left."""
    knot, share = knot_of(left)
    for feature in range(FEATURES):
        survey.weights[feature] = weights[feature, knot] * (1.0 - share) + weights[feature, knot + 1] * share
    for value in range(1, HIGHEST + 1):
        for state in range(1, CITY_STATES):
            worth = survey.weights[CITY_STATE + (value - 1) * CITY_STATES + state]
            if state > 1:
                worth += survey.weights[CITY_SIZE + (state if state < 4 else state - 1)]
            survey.city_worths[value * CITY_STATES + state] = worth


@inlined
def survey_sheet(terrain: Terrain, sheet: Masks, filled: np.uint64, survey: Survey) -> Sight:
    """Look at a sheet on which these spaces were filled on this turn."""
    empty = sheet[EMPTY]
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    peaks, tops = high(sheet) & free, very_high(sheet) & free
    heaps, mountains, mountain_worth = _survey_heaps(terrain, peaks, empty, survey)
    cities, city_worth, paired = _survey_towns(terrain, sheet, free, survey)
    woods, forests, forest_worth = _survey_woods(terrain, sheet, free, survey)
    loose = free & ~peaks & ~paired
    pyramid, finish, lack_two, lack_three = _survey_pyramids(terrain, tops, tops | empty, survey)
    snakes = sheet[SNAKES] & ~sheet[ESCAPED]
    opened, worst = _survey_snakes(terrain, sheet, snakes, survey)
    _survey_bites(terrain, sheet, survey)
    _survey_sites(terrain, sheet, FOREST, free & ~peaks, survey)
    _survey_sites(terrain, sheet, CITY, paired, survey)
    _survey_sites(terrain, sheet, MOUNTAIN, peaks, survey)
    near_filled = NONE
    while filled != NONE:
        near_filled |= terrain.grid.near_fill[lowest(filled)]
        filled = without_lowest(filled)
    stars = total(terrain, sheet) + survey.weights[ALWAYS] + ones(snakes) * survey.weights[SNAKES_LOOSE]
    return Sight(
        stars,
        free,
        peaks,
        tops,
        paired,
        loose,
        different(sheet, loose),
        heaps,
        mountains,
        mountain_worth,
        woods,
        forests,
        forest_worth,
        cities,
        city_worth,
        pyramid,
        finish,
        lack_two,
        lack_three,
        snakes,
        opened,
        worst,
        near_filled,
    )


@inlined
def heap_worth(weights: NDArray[np.float64], size: int, room: int) -> float:
    """What a region of so many high numbers promises with so many empty spaces beside it."""
    worth = (size // SIZES[MOUNTAIN]) * weights[MOUNTAINS]
    rest = size % SIZES[MOUNTAIN]
    if room and rest == 2:
        worth += weights[HIGH_TWOS] + (weights[HIGH_TWOS_WIDE] if room >= 3 else 0.0)
    elif room and rest == 1:
        worth += weights[HIGH_ONES]
    return float(worth)


@inlined
def wood_worth(weights: NDArray[np.float64], numbers: int) -> float:
    """What a region with so many different numbers promises."""
    return float(weights[DIFFERENT + min(numbers, SIZES[FOREST])]) if numbers > 1 else 0.0


@inlined
def town_state(size: int, room: int) -> int:
    """How near so many spaces of one number are to a city."""
    if size >= SIZES[CITY]:
        return STANDS
    if size == 3 and room >= 2:
        return 4
    return size if room else 0


@inlined
def _survey_heaps(terrain: Terrain, peaks: np.uint64, empty: np.uint64, survey: Survey) -> tuple[int, int, float]:
    heaps, mountains, worth = 0, 0, 0.0
    while peaks != NONE:
        group, beside = region(terrain, lowest(peaks), peaks)
        peaks &= ~group
        survey.heaps.spaces[heaps] = group
        survey.heaps.beside[heaps] = beside
        survey.heaps.worths[heaps] = heap_worth(survey.weights, ones(group), ones(beside & empty))
        worth += survey.heaps.worths[heaps]
        mountains += ones(group) // SIZES[MOUNTAIN]
        heaps += 1
    return heaps, mountains, worth


@inlined
def _survey_towns(terrain: Terrain, sheet: Masks, free: np.uint64, survey: Survey) -> tuple[int, float, np.uint64]:
    towns, cities, worth = 0, 0, 0.0
    paired = NONE
    for value in range(1, HIGHEST + 1):
        best = 0
        if sheet[CITIES] & bit(value) != NONE:
            worth += survey.weights[CITY_STATE + (value - 1) * CITY_STATES]
        else:
            same = sheet[VALUE + value] & free
            while same != NONE:
                group, beside = region(terrain, lowest(same), same)
                same &= ~group
                survey.towns.spaces[towns] = group
                survey.towns.beside[towns] = beside
                towns += 1
                if ones(group) > 1:
                    paired |= group
                best = max(best, town_state(ones(group), ones(beside & sheet[EMPTY])))
        survey.town_ends[value] = towns
        survey.city_states[value] = best
        cities += best == STANDS
        worth += survey.city_worths[value * CITY_STATES + best]
    return cities, worth, paired


@inlined
def _survey_woods(terrain: Terrain, sheet: Masks, free: np.uint64, survey: Survey) -> tuple[int, int, float]:
    woods, forests, worth = 0, 0, 0.0
    while free != NONE:
        group, _ = region(terrain, lowest(free), free)
        free &= ~group
        values = NONE
        for value in range(1, HIGHEST + 1):
            if sheet[VALUE + value] & group != NONE:
                values |= bit(value)
        survey.woods.spaces[woods] = group
        survey.wood_values[woods] = values
        survey.woods.worths[woods] = wood_worth(survey.weights, ones(values))
        worth += survey.woods.worths[woods]
        forests += ones(values) >= SIZES[FOREST]
        woods += 1
    return woods, forests, worth


@inlined
def _survey_pyramids(
    terrain: Terrain, tops: np.uint64, possible: np.uint64, survey: Survey
) -> tuple[bool, np.uint64, int, np.uint64]:
    """Whether a pyramid stands, and what those lack that may yet."""
    stands, lack_two = False, 0
    finish, lack_three = NONE, NONE
    if tops == NONE:
        return stands, finish, lack_two, lack_three
    survey.partners[:] = NONE
    survey.pyramids_through[:] = 0
    middles, each = tops, tops
    while each != NONE:
        middles |= terrain.grid.near_fill[lowest(each)]
        each = without_lowest(each)
    middles &= possible
    while middles != NONE:
        middle = lowest(middles)
        middles = without_lowest(middles)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid == NONE or pyramid & ~possible != NONE:
                continue
            lacking = pyramid & ~tops
            lacks = ones(lacking)
            if lacks == 0:
                stands = True
            elif lacks == 1:
                finish |= lacking
            elif lacks == 2:
                lack_two += 1
                one, other = lowest(lacking), lowest(without_lowest(lacking))
                survey.partners[one] |= bit(other)
                survey.partners[other] |= bit(one)
                survey.pyramids_through[one] += 1
                survey.pyramids_through[other] += 1
            elif lacks == SIZES[PYRAMID] - 1:
                lack_three |= lacking
    return stands, finish, lack_two, lack_three


@inlined
def _survey_snakes(terrain: Terrain, sheet: Masks, snakes: np.uint64, survey: Survey) -> tuple[int, int]:
    """How many snakes have an empty space beside them, and the worst bite."""
    opened, worst = 0, 0
    while snakes != NONE:
        place = lowest(snakes)
        snakes = without_lowest(snakes)
        near = terrain.grid.near_fill[place]
        opened += near & sheet[EMPTY] != NONE
        survey.snake_bites[place] = highest_in(sheet, near)
        worst = max(worst, survey.snake_bites[place])
    return opened, worst


@inlined
def _survey_bites(terrain: Terrain, sheet: Masks, survey: Survey) -> None:
    left = sheet[EMPTY]
    for value in range(HIGHEST, 0, -1):
        holders, bitten = sheet[VALUE + value], NONE
        while holders != NONE:
            bitten |= terrain.grid.near_fill[lowest(holders)]
            holders = without_lowest(holders)
        survey.bites[value] = bitten & left
        left &= ~bitten
    survey.bites[0] = left


@inlined
def _survey_sites(terrain: Terrain, sheet: Masks, building: int, ready: np.uint64, survey: Survey) -> None:
    if sheet[BUILDING + building] != NONE:
        return
    survey.sites[building * KEYS : (building + 1) * KEYS] = NONE
    spaces = sheet[EMPTY]
    may = ready | sheet[EMPTY]
    best = 0
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        near = terrain.grid.near_fill[place]
        key = 3 * ones(near & sheet[KIND + building]) + ones(near & may)
        survey.sites[building * KEYS + key] |= bit(place)
        best = max(best, key)
    survey.best_keys[building] = best
