"""Pathfinder in the Valley as a kernel: `bots.pathfinder` with the eye of `bots.valley.sense`, weight for weight."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.core.marks import CROSS_OUT, DANGER, HUT, WRITE, code
from ...engine.core.unowned import borrowed
from ...engine.valley.discoveries import connected_sets, pyramids
from ...engine.valley.legal import FIRST_BUILDING, add, cell_at, discovery_code, snakes_left, values_left
from ...engine.valley.sheet import (
    BUILDING,
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
    Terrain,
    high,
    highest_in,
    snake_spaces,
    spaces_for,
    total,
    very_high,
    write,
)
from ...rules.discovery import HIGH, VERY_HIGH
from ...rules.mark import HIGHEST
from ...rules.valley import BUILDING_STARS
from .evaluation import region
from .voyager import Desk, Drafts, Turn

FILLS, SPOILT = 0.3, 0.7
MOUNTAIN_STEPS = (1.0, 1.8, 3.2)
FOREST_STEPS = (0.2, 0.5, 0.8, 1.1, 2.0)
PYRAMID_STEPS = (0.3, 1.4, 3.6, 6.5)
"""All as there."""
ALL_NUMBERS = np.uint64((1 << FIRST_BUILDING) - 1)
"""The numbers in a set of values; the rest are buildings."""


@kernel
def sense(terrain: Terrain, sheet: Masks, turn: Turn, desk: Desk) -> int:
    """Put turns on the desk, each with what Pathfinder thinks of it; how many they are."""
    terrain, sheet, desk = borrowed(terrain), borrowed(sheet), borrowed(desk)
    if IS_DANGER[turn.roll]:
        return _sense_snakes(terrain, sheet, turn, desk)
    now, later = desk.glance, desk.next_glance
    now.sheets[0] = sheet
    now.free[0] = UNUSED
    now.uses[0] = 0
    now.worths[0] = 0.0
    now.size[0] = 1
    number = 0
    while now.size[0]:
        later.size[0] = 0
        for index in range(now.size[0]):
            if now.uses[index]:
                _put(desk, number, now, index, END, 0.0)
                number += 1
                gain, discovery = best_find(terrain, now.sheets[index], desk)
                if gain > 0.0:
                    _put(desk, number, now, index, discovery, gain)
                    number += 1
            _glance_on(terrain, now, index, turn, later)
        now, later = later, now
    return number


@inlined
def _put(desk: Desk, number: int, drafts: Drafts, index: int, last: int, gain: float) -> None:
    uses = drafts.uses[index]
    desk.turns[number] = END
    desk.turns[number, :uses] = drafts.marks[index, :uses]
    desk.turns[number, uses] = last
    desk.values[number] = drafts.worths[index] + gain


@kernel
def _sense_snakes(terrain: Terrain, sheet: Masks, turn: Turn, desk: Desk) -> int:
    """Every place for the snake: what the sheet loses is won on somebody else's, and lost on one's own."""
    now = total(terrain, sheet)
    number = 0
    spaces = snake_spaces(terrain, sheet, turn.before)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        desk.trial[:] = sheet
        write(terrain, desk.trial, place, DANGER, turn.house)
        spoilt = 0.0
        for value in range(1, HIGHEST + 1):
            spoilt = max(spoilt, writing(terrain, sheet, place, value))
        loss = now - total(terrain, desk.trial) + SPOILT * spoilt
        desk.turns[number] = END
        desk.turns[number, 0] = code(WRITE, place, DANGER)
        desk.values[number] = loss if turn.hurts else -loss
        number += 1
    return number


@kernel
def _glance_on(terrain: Terrain, now: Drafts, index: int, turn: Turn, later: Drafts) -> None:
    """Weigh every use that may come next: numbers, then buildings, then escapes."""
    sheet = now.sheets[index]
    values = values_left(sheet, turn.roll, now.free[index])
    for part in (values & ALL_NUMBERS, values & ~ALL_NUMBERS):
        spaces = spaces_for(terrain, sheet)
        while spaces != NONE:
            place = lowest(spaces)
            spaces = without_lowest(spaces)
            each = part
            while each != NONE:
                cell = cell_at(lowest(each))
                each = without_lowest(each)
                gain = writing(terrain, sheet, place, cell) if cell > 0 else building(terrain, sheet, place, cell)
                _keep(terrain, now, index, code(WRITE, place, cell), gain, turn, later)
    snakes = snakes_left(sheet, values)
    while snakes != NONE:
        place = lowest(snakes)
        snakes = without_lowest(snakes)
        gain = float(highest_in(sheet, terrain.grid.near_fill[place]))
        _keep(terrain, now, index, code(CROSS_OUT, place, 0), gain, turn, later)


@kernel
def _keep(terrain: Terrain, now: Drafts, index: int, mark: int, gain: float, turn: Turn, later: Drafts) -> None:
    """Keep a draft if it is among the best, which are in order; of equals the earlier ones."""
    worth, size, width = now.worths[index] + gain, later.size[0], later.free.size
    place = size
    while place and later.worths[place - 1] < worth:
        place -= 1
    if place == width:
        return
    for behind in range(min(size, width - 1), place, -1):
        later.sheets[behind] = later.sheets[behind - 1]
        later.free[behind] = later.free[behind - 1]
        later.marks[behind] = later.marks[behind - 1]
        later.uses[behind] = later.uses[behind - 1]
        later.worths[behind] = later.worths[behind - 1]
    uses = now.uses[index]
    later.sheets[place] = now.sheets[index]
    later.free[place] = add(terrain, later.sheets[place], mark, turn.roll, now.free[index], turn.house)
    later.marks[place] = now.marks[index]
    later.marks[place, uses] = mark
    later.uses[place] = uses + 1
    later.worths[place] = worth
    later.size[0] = min(size + 1, width)


@kernel
def writing(terrain: Terrain, sheet: Masks, place: int, value: int) -> float:
    """What a number here prepares, less the snakes that would bite harder."""
    terrain, sheet = borrowed(terrain), borrowed(sheet)
    near = terrain.grid.near_fill[place]
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    if value >= HIGH:
        heap, _ = region(terrain, place, high(sheet) & free)
        worth = MOUNTAIN_STEPS[(ones(heap) - 1) % 3]
    else:
        other = 0
        for low in range(1, HIGH):
            other += low != value and sheet[VALUE + low] & free & near != NONE
        worth = FOREST_STEPS[other]
    if value >= VERY_HIGH:
        worth = max(worth, _pyramid(terrain, sheet, place, very_high(sheet) & free))
    bites = 0
    snakes = near & sheet[SNAKES] & ~sheet[ESCAPED]
    while snakes != NONE:
        bites += max(0, value - highest_in(sheet, terrain.grid.near_fill[lowest(snakes)]))
        snakes = without_lowest(snakes)
    return FILLS + worth - bites


@inlined
def _pyramid(terrain: Terrain, sheet: Masks, place: int, tops: np.uint64) -> float:
    """For the best pyramid that may yet stand with this space in it."""
    best = 0.0
    possible = tops | sheet[EMPTY]
    middles = (terrain.grid.near_fill[place] | bit(place)) & possible
    while middles != NONE:
        middle = lowest(middles)
        middles = without_lowest(middles)
        for side in range(4):
            pyramid = terrain.pyramids[middle, side]
            if pyramid & bit(place) != NONE and pyramid & ~possible == NONE:
                best = max(best, PYRAMID_STEPS[ones(pyramid & tops)])
    return best


@inlined
def building(terrain: Terrain, sheet: Masks, place: int, cell: int) -> float:
    """What a building here counts at once."""
    return FILLS + BUILDING_STARS * ones(terrain.grid.near_fill[place] & sheet[KIND + HUT - cell])


@kernel
def best_find(terrain: Terrain, sheet: Masks, desk: Desk) -> tuple[float, int]:
    """The discovery that Pathfinder likes most, after what it thinks of it; 0 stars if it sees none."""
    terrain, sheet, desk = borrowed(terrain), borrowed(sheet), borrowed(desk)
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    peaks, tops = high(sheet) & free, very_high(sheet) & free
    gain, mark = 0.0, END
    if pyramids(terrain, tops, desk.found):
        gain, mark = STARS[PYRAMID] / 2, discovery_code(PYRAMID, desk.found[0])
    desk.twins[:] = NONE
    for index in range(connected_sets(terrain, peaks, SIZES[MOUNTAIN], desk.twins, desk.found)):
        found = desk.found[index]
        likes = _likes(terrain, sheet, MOUNTAIN, found)
        if likes > gain:
            gain, mark = likes, discovery_code(MOUNTAIN, found)
    starts = free
    while starts != NONE:
        start = lowest(starts)
        starts = without_lowest(starts)
        found = _city_from(terrain, sheet, start, free)
        likes = _likes(terrain, sheet, CITY, found)
        if found != NONE and likes > gain:
            gain, mark = likes, discovery_code(CITY, found)
        found = _forest_from(terrain, sheet, start, free)
        likes = _likes(terrain, sheet, FOREST, found)
        if found != NONE and likes > gain:
            gain, mark = likes, discovery_code(FOREST, found)
    return gain, mark


@inlined
def _likes(terrain: Terrain, sheet: Masks, kind: int, found: np.uint64) -> float:
    """Half the stars, and what its building counts."""
    counted = 0
    if sheet[BUILDING + kind] != NONE:
        counted = ones(found & terrain.grid.near_fill[lowest(sheet[BUILDING + kind])])
    return STARS[kind] / 2 + BUILDING_STARS * counted  # type: ignore[no-any-return]


@inlined
def _city_from(terrain: Terrain, sheet: Masks, start: int, free: np.uint64) -> np.uint64:
    """Four connected spaces of one number from this one on, the first in reading order first; none if there are not."""
    same = NONE
    for value in range(1, HIGHEST + 1):
        if sheet[VALUE + value] & bit(start) != NONE and sheet[CITIES] & bit(value) == NONE:
            same = sheet[VALUE + value] & free
    found, beside = bit(start), terrain.grid.near_fill[start]
    for _ in range(SIZES[CITY] - 1):
        more = beside & same & ~found
        if more == NONE:
            return NONE
        found |= bit(lowest(more))
        beside |= terrain.grid.near_fill[lowest(more)]
    return found


@inlined
def _forest_from(terrain: Terrain, sheet: Masks, start: int, free: np.uint64) -> np.uint64:
    """Five connected spaces from this one on, always the lowest number that is not in it yet; none if there are not."""
    found, beside = NONE, bit(start)
    for _ in range(SIZES[FOREST]):
        place = -1
        for value in range(1, HIGHEST + 1):
            more = beside & free & sheet[VALUE + value]
            if more != NONE and sheet[VALUE + value] & found == NONE:
                place = lowest(more)
                break
        if place < 0:
            return NONE
        found |= bit(place)
        beside |= terrain.grid.near_fill[place]
    return found
