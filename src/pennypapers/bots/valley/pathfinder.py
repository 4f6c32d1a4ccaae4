"""Pathfinder in the Valley, compiled: rates turns exactly as `bots.pathfinder` with `bots.valley.heuristic` does."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, UNUSED
from ...engine.core.kernel import ZERO, inlined, kernel
from ...engine.core.log import END
from ...engine.core.marks import CROSS_OUT, DANGER, HUT, WRITE, code
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
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
    high,
    highest_in,
    snake_spaces,
    spaces_for,
    total,
    very_high,
    write,
)
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.adventures.valley import BUILDING_STARS
from ...rules.mark import HIGHEST
from ..pathfinder import SPOILT
from .evaluation import region
from .heuristic import FILLS, FOREST_STEPS, MOUNTAIN_STEPS, PYRAMID_STEPS
from .scratch import Drafts, Scratch, Turn

ALL_NUMBERS = np.uint64((1 << FIRST_BUILDING) - 1)
"""The bits of a set of values that stand for numbers; the others stand for buildings."""


@kernel
def rate_by_heuristic(terrain: Terrain, sheet: Masks, turn: Turn, scratch: Scratch) -> int:
    """Store turns and their heuristic values in the scratch memory; return their number."""
    terrain, sheet, scratch = unowned(terrain), unowned(sheet), unowned(scratch)
    if IS_DANGER[turn.roll]:
        return _rate_snakes(terrain, sheet, turn, scratch)
    now, later = scratch.beam, scratch.next_beam
    now.sheets[0] = sheet
    now.free[0] = UNUSED
    now.uses[0] = 0
    now.values[0] = 0.0
    now.size[0] = 1
    number = int(ZERO)
    while now.size[0]:
        later.size[0] = 0
        for index in range(now.size[0]):
            if now.uses[index]:
                _put(scratch, number, now, index, int(END), 0.0)
                number += 1
                gain, discovery = best_find(terrain, now.sheets[index], scratch)
                if gain > 0.0:
                    _put(scratch, number, now, index, discovery, gain)
                    number += 1
            _extend(terrain, now, index, turn, later)
        now, later = later, now
    return number


@inlined
def _put(scratch: Scratch, number: int, drafts: Drafts, index: int, last: int, gain: float) -> None:
    uses = drafts.uses[index]
    scratch.turns[number] = END
    for use in range(uses):
        scratch.turns[number, use] = drafts.marks[index, use]
    scratch.turns[number, uses] = last
    scratch.values[number] = drafts.values[index] + gain


@kernel
def _rate_snakes(terrain: Terrain, sheet: Masks, turn: Turn, scratch: Scratch) -> int:
    """Rate every space for the snake. The stars that the sheet loses are a gain if it belongs to another player, and a
    loss if it is the bot's own."""
    now = total(terrain, sheet)
    number = 0
    spaces = snake_spaces(terrain, sheet, turn.before)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        scratch.trial[:] = sheet
        write(terrain, scratch.trial, place, DANGER, turn.house)
        spoilt = 0.0
        for value in range(1, HIGHEST + 1):
            spoilt = max(spoilt, writing(terrain, sheet, place, value))
        loss = now - total(terrain, scratch.trial) + SPOILT * spoilt
        scratch.turns[number] = END
        scratch.turns[number, 0] = code(WRITE, place, DANGER)
        scratch.values[number] = loss if turn.hurts else -loss
        number += 1
    return number


@kernel
def _extend(terrain: Terrain, now: Drafts, index: int, turn: Turn, later: Drafts) -> None:
    """Rate a draft with every possible next use of the dice (numbers, then buildings, then escapes), and keep the best
    in `later`."""
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
    """Insert the draft with one more mark into `later`, best first, if it is among the best. Of equal drafts the
    earlier one comes first."""
    worth, size, width = now.values[index] + gain, later.size[0], later.free.size
    place = size
    while place and later.values[place - 1] < worth:
        place -= 1
    if place == width:
        return
    for behind in range(min(size, width - 1), place, -1):
        later.sheets[behind] = later.sheets[behind - 1]
        later.free[behind] = later.free[behind - 1]
        later.marks[behind] = later.marks[behind - 1]
        later.uses[behind] = later.uses[behind - 1]
        later.values[behind] = later.values[behind - 1]
    uses = now.uses[index]
    later.sheets[place] = now.sheets[index]
    later.free[place] = add(terrain, later.sheets[place], mark, turn.roll, now.free[index], turn.house)
    later.marks[place] = now.marks[index]
    later.marks[place, uses] = mark
    later.uses[place] = uses + 1
    later.values[place] = worth
    later.size[0] = min(size + 1, width)


@kernel
def writing(terrain: Terrain, sheet: Masks, place: int, value: int) -> float:
    """The value of a number in this place: what it prepares, minus the stars that snakes beside it would then cost
    more."""
    terrain, sheet = unowned(terrain), unowned(sheet)
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
    """The value of a very high number in this place for the best pyramid that is still possible with it."""
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
    """The value of a building in this place: the stars that it scores at once."""
    return FILLS + BUILDING_STARS * ones(terrain.grid.near_fill[place] & sheet[KIND + HUT - cell])


@kernel
def best_find(terrain: Terrain, sheet: Masks, scratch: Scratch) -> tuple[float, int]:
    """The highest heuristic value of a discovery, and its code; 0 if there is none."""
    terrain, sheet, scratch = unowned(terrain), unowned(sheet), unowned(scratch)
    free = sheet[NUMBERS] & ~sheet[TAKEN]
    peaks, tops = high(sheet) & free, very_high(sheet) & free
    gain, mark = 0.0, END
    if pyramids(terrain, tops, tops, scratch.found):
        gain, mark = STARS[PYRAMID] / 2, discovery_code(PYRAMID, scratch.found[0])
    for index in range(connected_sets(terrain, peaks, peaks, SIZES[MOUNTAIN], scratch.work, scratch.found)):
        found = scratch.found[index]
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
    """The value of a discovery: half its stars, plus the stars of the building that counts it."""
    counted = 0
    if sheet[BUILDING + kind] != NONE:
        counted = ones(found & terrain.grid.near_fill[lowest(sheet[BUILDING + kind])])
    return STARS[kind] / 2 + BUILDING_STARS * counted  # type: ignore[no-any-return]


@inlined
def _city_from(terrain: Terrain, sheet: Masks, start: int, free: np.uint64) -> np.uint64:
    """Four connected spaces with the same number, found from `start` in reading order; 0 if there are too few."""
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
    """Five connected spaces with different numbers, found from `start` by always adding the lowest number that is not
    among them yet; 0 if there are too few."""
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
