"""The stars that no finish in the Valley exceeds, from a position within it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE, ONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import DAKOTA_WAYS, IS_DAKOTA, IS_DANGER, LEFT, MAKES, MOST_UNUSED, UNUSED, WAYS
from ...engine.core.kernel import inlined, kernel
from ...engine.valley.board import Terrain
from ...engine.valley.legal import values_left
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
    STARS,
    TAKEN,
    VALUE,
    high,
    highest_in,
    total,
    very_high,
)
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.adventures.valley import BUILDING_STARS, ESCAPE, FULL_STARS
from ...rules.mark import HIGHEST
from .search import Integers


class Means(NamedTuple):
    """What the rolls to come allow at most."""

    uses: int
    fills: int
    """Uses and snakes: how many spaces can be filled."""
    nines: int
    dakotas: int
    makes: np.uint64
    """The numbers that can be made, as a set."""


@inlined
def _means(sheet: Masks, rolls: Integers, first: int, last: int, free: int) -> Means:
    number, fills, nines, dakotas, makes = 0, 0, 0, 0, NONE
    for turn in range(first, last):
        roll = rolls[turn]
        left = free if turn == first else int(UNUSED)
        if IS_DANGER[roll]:
            fills += 1
            continue
        number += MOST_UNUSED[left]
        dakotas += IS_DAKOTA[roll] and LEFT[left, DAKOTA_WAYS] != 0
        if left == UNUSED:
            makes |= np.uint64(MAKES[roll])
        else:
            makes |= values_left(sheet, roll, left)
        rest = left
        while LEFT[rest, WAYS[roll, ESCAPE]] != 0:
            nines += 1
            rest = int(LEFT[rest, WAYS[roll, ESCAPE]])
    return Means(number, fills + number, nines, dakotas, makes)


@kernel
def most_stars(terrain: Terrain, sheet: Masks, rolls: Integers, turn: int, last: int, free: int) -> int:
    """A number of stars that no finish with these uses so far exceeds; discoveries of all turns are still to be made.

    `turn` is the present one, and `last` the number of turns that there can be.
    """
    means = _means(sheet, rolls, turn, last, free)
    slots = 0
    for each in range(last):
        slots += not IS_DANGER[rolls[each]]
    stars = total(terrain, sheet) + _most_escapes(terrain, sheet, means.nines)
    empty = sheet[EMPTY]
    if empty != NONE and means.fills >= ones(empty):
        stars += FULL_STARS
    wild = empty if means.uses > 0 else NONE
    return stars + _most_discoveries(terrain, sheet, wild, means, slots)


@inlined
def _most_escapes(terrain: Terrain, sheet: Masks, nines: int) -> int:
    snakes = sheet[SNAKES] & ~sheet[ESCAPED]
    every, worst = 0, 0
    while snakes != NONE and nines > 0:
        cost = highest_in(sheet, terrain.grid.near_fill[lowest(snakes)])
        snakes = without_lowest(snakes)
        every += cost
        worst = max(worst, cost)
    return min(every, nines * worst)


@inlined
def _most_discoveries(terrain: Terrain, sheet: Masks, wild: np.uint64, means: Means, slots: int) -> int:
    """The stars of the best discoveries and of buildings beside them, if every empty space could hold any number that
    can be made: each discovery for itself, and limited together by the spaces that there are."""
    near = terrain.grid.near_fill
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    more = min(ones(wild), means.uses)
    highs, tops = high(sheet) & free, very_high(sheet) & free
    more_high = more if means.makes >> np.uint64(HIGH) != NONE else 0
    more_top = more if means.makes >> np.uint64(VERY_HIGH) != NONE else 0
    high_spaces = highs | (wild if more_high else NONE)
    top_spaces = tops | (wild if more_top else NONE)
    most_0 = min(slots, _forest_cap(sheet, free, more))
    most_1 = min(slots, _city_cap(terrain, sheet, free, wild, means.makes, more))
    most_2 = min(slots, (ones(highs) + more_high) // 3) if _has_three(terrain, high_spaces) else 0
    most_3 = min(slots, (ones(tops) + more_top) // 4) if _has_pyramid(terrain, top_spaces, wild, more_top) else 0
    beside_0, beside_1, beside_2, fresh = 0, 0, 0, 0
    for kind in range(BUILDINGS):
        beside = 0
        if sheet[BUILDING + kind] != NONE:
            beside = ones(near[lowest(sheet[BUILDING + kind])] & (free | wild))
        elif means.dakotas > 0:
            best, left = 0, wild
            while left != NONE:
                around = near[lowest(left)]
                left = without_lowest(left)
                best = max(best, ones(around & (sheet[KIND + kind] | free | wild)))
            fresh += best
        if kind == 0:
            beside_0 = beside
        elif kind == 1:
            beside_1 = beside
        else:
            beside_2 = beside
    spaces, high_count = ones(free) + more, ones(highs) + more_high
    best = 0
    for pyramids in range(most_3 + 1):
        for mountains in range(min(most_2, slots - pyramids) + 1):
            if 4 * pyramids + 3 * mountains > high_count:
                break
            for cities in range(min(most_1, slots - pyramids - mountains) + 1):
                rest = spaces - 4 * (pyramids + cities) - 3 * mountains
                if rest < 0:
                    break
                forests = min(min(most_0, slots - pyramids - mountains - cities), rest // 5)
                stars = STARS[PYRAMID] * pyramids + STARS[MOUNTAIN] * mountains
                stars += STARS[CITY] * cities + STARS[FOREST] * forests
                stars += BUILDING_STARS * min(beside_0, SIZES[FOREST] * forests)
                stars += BUILDING_STARS * min(beside_1, SIZES[CITY] * cities)
                stars += BUILDING_STARS * min(beside_2, SIZES[MOUNTAIN] * mountains)
                best = max(best, stars)
    return best + BUILDING_STARS * fresh


@inlined
def _forest_cap(sheet: Masks, free: np.uint64, more: int) -> int:
    different = 0
    for value in range(1, HIGHEST + 1):
        different += sheet[VALUE + value] & free != NONE
    return (ones(free) + more) // 5 if different + more >= 5 else 0


@inlined
def _city_cap(terrain: Terrain, sheet: Masks, free: np.uint64, wild: np.uint64, makes: np.uint64, more: int) -> int:
    cities = 0
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & free
        added = more if makes & bit(value) != NONE else 0
        if ones(same) + added >= 4 and sheet[CITIES] & bit(value) == NONE:
            cities += _can_join(terrain, same, wild if added else NONE, added)
    return cities


@inlined
def _can_join(terrain: Terrain, same: np.uint64, wild: np.uint64, added: int) -> bool:
    """Whether four spaces of a number could be connected: some component has enough of them."""
    left = same | wild
    while left != NONE:
        component = left & ~(left - ONE)
        grown = NONE
        while grown != component:
            grown = component
            spread = grown
            while spread != NONE:
                component |= terrain.grid.near_fill[lowest(spread)] & (same | wild)
                spread = without_lowest(spread)
        if ones(component) >= 4 and ones(component & same) + added >= 4:
            return True
        left &= ~component
    return False


@inlined
def _has_three(terrain: Terrain, spaces: np.uint64) -> bool:
    left = spaces
    while left != NONE:
        if ones(terrain.grid.near_fill[lowest(left)] & spaces) >= 2:
            return True
        left = without_lowest(left)
    return False


@inlined
def _has_pyramid(terrain: Terrain, spaces: np.uint64, wild: np.uint64, more: int) -> bool:
    left = spaces if ones(spaces) >= 4 else NONE
    while left != NONE:
        middle = lowest(left)
        left = without_lowest(left)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid != NONE and pyramid & ~spaces == NONE and ones(pyramid & wild) <= more:
                return True
    return False
