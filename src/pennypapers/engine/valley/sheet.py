"""A sheet of the Valley as one row of masks, which is cheap to copy.

sheet[EMPTY], sheet[NUMBERS]      empty spaces, and spaces that hold a number
sheet[BESIDE]                     spaces beside a number, or with O2 beside a building: the next number goes here (V3)
sheet[SNAKES], sheet[ESCAPED]     snakes, and those that were escaped from
sheet[BUILDING + b]               the space of the hut (0), the statue (1), the mine (2)
sheet[KIND + k]                   the spaces in forests (0), cities (1), mountains (2), pyramids (3)
sheet[TAKEN]                      the spaces in any discovery
sheet[VALUE + v]                  the spaces that hold the number v
sheet[CITIES]                     bit v says that there is a city of the number v
sheet[FOUND], sheet[FINDS + i]    how many discoveries there are, and the spaces of each in the order they were made
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.adventures.discovery import HIGH, SHAPES, VERY_HIGH
from ...rules.adventures.valley import BUILDING_STARS, FULL_STARS, SNAKE_ALLOWANCE, SOLO_TURNS, Valley
from ...rules.mark import HIGHEST, Kind
from ..core.bits import NONE, ONE, bit, lowest, ones, without_lowest
from ..core.board import WORD, Masks
from ..core.house import BUILDINGS_TOO
from ..core.kernel import inlined, kernel
from ..core.marks import DANGER, HUT
from .board import Terrain

EMPTY, NUMBERS, BESIDE, SNAKES, ESCAPED, TAKEN = range(6)

BUILDING = 6

KIND = 9

VALUE = 12

CITIES = VALUE + HIGHEST + 1

FOUND = CITIES + 1

FINDS = FOUND + 1

WORDS = FINDS + WORD // 3

BUILDINGS = 3

FOREST, CITY, MOUNTAIN, PYRAMID = range(4)

KIND_ORDER = (Kind.FOREST, Kind.CITY, Kind.MOUNTAIN, Kind.PYRAMID)

KINDS = len(KIND_ORDER)

SIZES = np.array([SHAPES[kind].size for kind in KIND_ORDER])

STARS = np.array([SHAPES[kind].stars for kind in KIND_ORDER])

PARTS = len(Valley.part_keys)

BUILDING_PART, SNAKE_PART, FULL_PART = KINDS, KINDS + 1, KINDS + 2

PATHFINDER_STARS, VOYAGER_STARS, EXPLORER_STARS = Valley.ranks

Parts = NDArray[np.int16]


@kernel
def clear(terrain: Terrain, sheet: Masks) -> None:
    sheet[:] = NONE
    sheet[EMPTY] = terrain.grid.all_fill


@inlined
def spaces_for(terrain: Terrain, sheet: Masks) -> np.uint64:
    """V3–V5: the spaces where a number may be written, and a building too once the sheet has a number."""
    empty = sheet[EMPTY]
    reach = empty & (sheet[BESIDE] if sheet[NUMBERS] != NONE else terrain.edge)
    return reach if reach != NONE else empty  # type: ignore[no-any-return]


@kernel
def snake_spaces(terrain: Terrain, sheet: Masks, before: np.uint64) -> np.uint64:
    """V10, V15: where the snake may be drawn; `before` are the spaces filled on the turn before in a solo game, empty
    in a game of several players."""
    empty = sheet[EMPTY]
    near = NONE
    while before != NONE:
        near |= terrain.grid.near_fill[lowest(before)]
        before = without_lowest(before)
    near &= empty
    return near if near != NONE else empty  # type: ignore[no-any-return]


@inlined
def write(terrain: Terrain, sheet: Masks, place: int, value: int, house: int) -> None:
    """Fill a space with a number, a building or a snake."""
    here = bit(place)
    sheet[EMPTY] &= ~here
    if value > 0:
        sheet[NUMBERS] |= here
        sheet[VALUE + value] |= here
        sheet[BESIDE] |= terrain.grid.near_fill[place]
    elif value == DANGER:
        sheet[SNAKES] |= here
    else:
        sheet[BUILDING + HUT - value] = here
        if house & BUILDINGS_TOO:
            sheet[BESIDE] |= terrain.grid.near_fill[place]


@inlined
def reveal(sheet: Masks, kind: int, spaces: np.uint64) -> None:
    """Record a discovery in these spaces."""
    sheet[KIND + kind] |= spaces
    sheet[TAKEN] |= spaces
    sheet[FINDS + np.int64(sheet[FOUND])] = spaces
    sheet[FOUND] += ONE
    if kind == CITY:
        sheet[CITIES] |= bit(number_in(sheet, spaces))


@inlined
def number_in(sheet: Masks, spaces: np.uint64) -> int:
    """The lowest number in these spaces."""
    for value in range(1, HIGHEST + 1):
        if sheet[VALUE + value] & spaces != NONE:
            return value
    return 0


@inlined
def highest_in(sheet: Masks, spaces: np.uint64) -> int:
    """The highest number in these spaces, 0 if there is none."""
    for value in range(HIGHEST, 0, -1):
        if sheet[VALUE + value] & spaces != NONE:
            return value
    return 0


@inlined
def high(sheet: Masks) -> np.uint64:
    """The spaces with a number high enough for a mountain, also those in a discovery."""
    found = NONE
    for value in range(HIGH, HIGHEST + 1):
        found |= sheet[VALUE + value]
    return found


@inlined
def very_high(sheet: Masks) -> np.uint64:
    """The spaces with a number high enough for a pyramid, also those in a discovery."""
    found = NONE
    for value in range(VERY_HIGH, HIGHEST + 1):
        found |= sheet[VALUE + value]
    return found


@inlined
def is_over(sheet: Masks, turns: int, is_solo: bool) -> bool:
    """V13, V16: whether the game ends with this sheet: it is full, or a solo game has had its 25 turns."""
    return sheet[EMPTY] == NONE or (is_solo and turns >= SOLO_TURNS)


@kernel
def count(terrain: Terrain, sheet: Masks, parts: Parts) -> None:
    """V9, V11–V13: the stars of each part."""
    for kind in range(KINDS):
        parts[kind] = ones(sheet[KIND + kind]) // SIZES[kind] * STARS[kind]
    parts[BUILDING_PART] = building_stars(terrain, sheet)
    parts[SNAKE_PART] = -bites(terrain, sheet)
    parts[FULL_PART] = FULL_STARS if sheet[EMPTY] == NONE else 0


@inlined
def total(terrain: Terrain, sheet: Masks) -> int:
    """All the stars of a sheet."""
    stars = building_stars(terrain, sheet) - bites(terrain, sheet)
    for kind in range(KINDS):
        stars += ones(sheet[KIND + kind]) // SIZES[kind] * STARS[kind]
    return stars + FULL_STARS if sheet[EMPTY] == NONE else stars


@inlined
def building_stars(terrain: Terrain, sheet: Masks) -> int:
    """V12: the stars of the hut for forest spaces beside it, of the statue for cities, of the mine for mountains."""
    beside = 0
    for building in range(BUILDINGS):
        if sheet[BUILDING + building] != NONE:
            beside += ones(terrain.grid.near_fill[lowest(sheet[BUILDING + building])] & sheet[KIND + building])
    return BUILDING_STARS * beside


@inlined
def bites(terrain: Terrain, sheet: Masks) -> int:
    """V11: the stars lost to snakes that were not escaped from."""
    cost = 0
    snakes = sheet[SNAKES] & ~sheet[ESCAPED]
    while snakes != NONE:
        cost += highest_in(sheet, terrain.grid.near_fill[lowest(snakes)])
        snakes = without_lowest(snakes)
    return cost


@inlined
def rank(stars: int, snakes: int) -> int:
    """G11, V17: the rank of this many stars in a solo game in which so many snakes were drawn, 0 to 3."""
    if stars < 0:
        return 0
    level = stars + SNAKE_ALLOWANCE * snakes
    return (level >= PATHFINDER_STARS) + (level >= VOYAGER_STARS) + (level >= EXPLORER_STARS)
