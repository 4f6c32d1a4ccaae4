"""What a plan is worth: its stars if it can be played, what it promises, and the price of what is wrong with it."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.dice import IS_DANGER
from ...engine.core.house import BUILDINGS_TOO
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.core.marks import CROSS_OUT, DANGER, HUT, WRITE, code
from ...engine.valley.board import Terrain
from ...engine.valley.legal import discovery_code
from ...engine.valley.sheet import BUILDINGS, CITY, FOREST, MOUNTAIN, SIZES, STARS
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.adventures.valley import BUILDING_STARS, FULL_STARS, SOLO_TURNS
from ...rules.mark import HIGHEST
from .plan import ESCAPES, REGIONS, SNAKE, UNPLACED, Plan
from .uses import BUILDING, SLOTS, Integers

NOTHING, ANYTHING = -1e9, -1e12
"""The worth of a plan that is not looked at further; and less than that, so that every plan is."""

NEARLY_FULL = 5
"""A sheet with fewer empty spaces promises a star for each that is missing to this number."""

HOPES = np.array([[stars * (fit / size) ** 2 for fit in range(6)] for size, stars in zip(SIZES, STARS, strict=True)])
"""[kind, spaces that fit]: what a region promises that does not fit yet."""


@kernel
def worth(
    terrain: Terrain, plan: Plan, house: int, may_stop: bool, hope: float, price: float, marks: Integers, least: float
) -> tuple[float, int, int]:
    """The worth of a plan, if promises count and each wrong mark costs so much; its stars, and how much is wrong in it.
    A plan that proves to be worth less than `least` is not looked at further. If `marks` has rows, the marks of every
    turn are written to them, which are a legal game if nothing is wrong."""
    stars, promised = _regions(plan)
    stars, promised = _buildings(terrain, plan, stars, promised)
    left = terrain.grid.all_fill & ~plan.filled[0]
    if left == NONE:
        stars += FULL_STARS
    else:
        promised += max(0, NEARLY_FULL - ones(left))
    bites = _bites(terrain, plan, NONE)
    most = stars - bites + hope * promised
    if most < least:
        return NOTHING, 0, 1

    notes, around = marks.shape[0] > 0, terrain.grid.near_fill
    empty, beside, escaped, before = terrain.grid.all_fill, NONE, NONE, NONE
    has_number = False
    wrong, pending, built, turn = 0, 0, 0, 0
    while turn < plan.rolls.size and empty != NONE:
        used, first, last_empty = 0, SLOTS * turn, empty
        if IS_DANGER[plan.rolls[turn]]:
            place = plan.places[first]
            if place == UNPLACED:
                wrong += 1
            else:
                wrong += not _may_hold_snake(terrain, empty, before, place)
                empty &= ~bit(place)
                if notes:
                    marks[turn, used] = code(WRITE, place, DANGER)
                    used += 1
        else:
            numbers, buildings, uses = NONE, NONE, 0
            for slot in range(first, first + SLOTS):
                place = plan.places[slot]
                if place == UNPLACED:
                    continue
                uses += 1
                if place >= ESCAPES:
                    snake = plan.places[SLOTS * (place - ESCAPES)]
                    if place - ESCAPES >= turn or snake == UNPLACED or bit(snake) & escaped != NONE:
                        wrong += 1
                        continue
                    escaped |= bit(snake)
                    if notes:
                        marks[turn, used] = code(CROSS_OUT, snake, 0)
                        used += 1
                elif plan.values[slot] < BUILDING:
                    numbers |= bit(place)
                else:
                    buildings |= bit(place)
                    which = plan.values[slot] - BUILDING
                    wrong += built >> which & 1  # V6: each once
                    built |= 1 << which
            wrong += uses == 0  # V2
            while numbers | buildings != NONE:
                # V3–V5: all that may be written now is, and what is written may allow more
                reach = empty & (beside if has_number else terrain.edge)
                is_cut_off = reach == NONE
                if is_cut_off:
                    reach = empty
                now, is_number = numbers & reach, True
                if now == NONE and has_number:
                    now, is_number = buildings & reach, False
                if now == NONE:
                    wrong += ones(numbers | buildings)
                    now, is_number = numbers if numbers != NONE else buildings, numbers != NONE
                elif is_cut_off or not has_number:
                    now = bit(lowest(now))  # the next one may depend on it
                empty &= ~now
                if is_number:
                    numbers &= ~now
                    has_number = True
                else:
                    buildings &= ~now
                while now != NONE:
                    place = lowest(now)
                    now = without_lowest(now)
                    if is_number or house & BUILDINGS_TOO:
                        beside |= around[place]
                    if notes:
                        value = plan.cells[place]
                        marks[turn, used] = code(WRITE, place, value if is_number else HUT - (value - BUILDING))
                        used += 1
            pending += plan.complete[turn]
            if pending:  # V9: one a turn
                pending -= 1
                if notes:
                    marks[turn, used] = _next_discovery(plan, turn, marks)
                    used += 1
        if most - price * wrong < least:
            return NOTHING, 0, 1
        if notes:
            marks[turn, used:] = END
        before = last_empty & ~empty
        turn += 1
    if notes:
        marks[turn:] = END
    wrong += pending
    if empty != NONE:
        wrong += turn < SOLO_TURNS and not may_stop
    elif turn < plan.rolls.size:
        bites = _bites(terrain, plan, plan.planes[SNAKE + 1] & ~escaped)  # nobody escapes after the end
    stars -= bites
    return stars + hope * promised - price * wrong, stars, wrong


@inlined
def _buildings(terrain: Terrain, plan: Plan, stars: int, promised: float) -> tuple[int, float]:
    """V12"""
    for which in range(BUILDINGS):
        sites = plan.planes[BUILDING + which + 1]
        while sites != NONE:
            around = terrain.grid.near_fill[lowest(sites)]
            sites = without_lowest(sites)
            stars += BUILDING_STARS * ones(around & plan.real[which])
            promised += ones(around & plan.hoped[which])
    return stars, promised


@inlined
def _regions(plan: Plan) -> tuple[int, float]:
    """The stars of the regions that fit and what the others promise; the scratch memory gets their spaces and turns."""
    plan.complete[:] = 0
    plan.real[:] = NONE
    plan.hoped[:] = NONE
    stars, promised, named = 0, 0.0, 0
    for region in range(REGIONS):
        kind = plan.kinds[region]
        if kind < 0:
            continue
        fit, last, number = fit_of(plan, kind, plan.spaces[region])
        if fit == SIZES[kind] and (kind != CITY or named >> number & 1 == 0):
            stars += STARS[kind]
            plan.real[kind] |= plan.spaces[region]
            plan.complete[last] += 1
            if kind == CITY:
                named |= 1 << number
        else:
            promised += HOPES[kind, min(fit, SIZES[kind] - 1)]
            plan.hoped[kind] |= plan.spaces[region]
    return stars, promised


@inlined
def fit_of(plan: Plan, kind: int, spaces: np.uint64) -> tuple[int, int, int]:
    """How many of the spaces fit such a discovery (V9), the turn that fills the last one, and the number of a city."""
    fit, last, number = 0, 0, 0
    seen = NONE
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        value = plan.cells[place]
        last = max(last, plan.holders[place])
        if not 0 < value <= HIGHEST:
            continue
        if kind == FOREST:
            fit += seen & bit(value) == NONE
            seen |= bit(value)
        elif kind == CITY:
            seen += bit(4 * value)  # four bits for each number count its spaces
            many = int(np.int64(seen >> np.uint64(4 * value))) & 15
            if many > fit:
                fit, number = many, value
        else:
            fit += value >= (HIGH if kind == MOUNTAIN else VERY_HIGH)
    return fit, last // SLOTS, number


@inlined
def _may_hold_snake(terrain: Terrain, empty: np.uint64, before: np.uint64, place: int) -> bool:
    """V10, V15."""
    near = NONE
    while before != NONE:
        near |= terrain.grid.near_fill[lowest(before)]
        before = without_lowest(before)
    near &= empty
    return bool(near == NONE or near & bit(place) != NONE)


@inlined
def _bites(terrain: Terrain, plan: Plan, biting: np.uint64) -> int:
    """V11: what the snakes cost from which no slot escapes, and those that are `biting` though one does."""
    cost = 0
    snakes = plan.planes[SNAKE + 1]
    while snakes != NONE:
        place = lowest(snakes)
        snakes = without_lowest(snakes)
        if plan.freed[plan.holders[place] // SLOTS] and biting & bit(place) == NONE:
            continue
        each = terrain.grid.near_fill[place] & plan.filled[0]
        most = 0
        while each != NONE:
            value = plan.cells[lowest(each)]
            each = without_lowest(each)
            if value <= HIGHEST:
                most = max(most, value)
        cost += most
    return cost


@kernel
def _next_discovery(plan: Plan, turn: int, marks: Integers) -> int:
    """A region that fits, is complete by this turn, and was not revealed before."""
    named = 0
    for region in range(REGIONS):
        kind = plan.kinds[region]
        if kind < 0:
            continue
        fit, last, number = fit_of(plan, kind, plan.spaces[region])
        if fit < SIZES[kind] or (kind == CITY and named >> number & 1):
            continue
        if kind == CITY:
            named |= 1 << number
        mark = discovery_code(kind, plan.spaces[region])
        if last <= turn and not (marks[:turn] == mark).any():
            return mark
    return END
