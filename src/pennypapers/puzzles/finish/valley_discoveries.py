"""The best discoveries of a complete finish in the Valley.

At most one is made on each turn with a use of the dice, in spaces that have their numbers by then.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, ones
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import MOST_DISCOVERIES, discoveries, kind_at
from ...engine.valley.legal import discovery_code
from ...engine.valley.sheet import BUILDING, BUILDINGS, CITY, KINDS, STARS, number_in, total
from ...rules.adventures.valley import BUILDING_STARS
from .search import Integers

TOP = 64
"""More stars than any one discovery brings."""


class Plan(NamedTuple):
    """Working memory of `best_plan`, and the discoveries of the best finish."""

    found: Masks
    ends: Integers
    order: Integers
    """Indices of discoveries, those with the most stars first."""
    stars: Integers
    slots: Integers
    """[discovery]: the first of the turns with a use on which it may be made."""
    chosen: Integers
    """[depth]: indices in `order`."""
    best: Integers
    """[turn]: the code of the discovery that the best finish makes, or `END`."""


def new_plan(turns: int) -> Plan:
    return Plan(
        np.zeros(MOST_DISCOVERIES, np.uint64),
        np.zeros(KINDS, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        np.zeros(turns + 1, np.int64),
        np.full(turns, END, np.int64),
    )


@kernel
def best_plan(
    terrain: Terrain, sheet: Masks, written: Masks, rolls: Integers, turns: int, found: int, plan: Plan
) -> int:
    """The stars of a complete finish with the best discoveries, which are kept if it has more than `found` stars.

    `written` has for each turn the spaces that had a number by then.
    """
    count = discoveries(terrain, sheet, plan.found, plan.ends)
    slots = 0
    for turn in range(turns):
        slots += not IS_DANGER[rolls[turn]]
    for index in range(count):
        kind = kind_at(index, plan.ends)
        beside = NONE
        if kind < BUILDINGS and sheet[BUILDING + kind] != NONE:
            beside = terrain.grid.near_fill[lowest(sheet[BUILDING + kind])]
        plan.stars[index] = STARS[kind] + BUILDING_STARS * ones(beside & plan.found[index])
        plan.slots[index] = _first_slot(plan.found[index], written, rolls, turns)
    placed = 0
    for stars in range(TOP, 0, -1):
        for index in range(count):
            if plan.stars[index] == stars:
                plan.order[placed] = index
                placed += 1
    base = total(terrain, sheet)
    best, depth, stars = found, 0, base
    if base > best:
        best = base
        plan.best[:] = END
    plan.chosen[0] = -1
    while depth >= 0 and slots > 0:
        if plan.chosen[depth] >= 0:
            stars -= plan.stars[plan.order[plan.chosen[depth]]]
        plan.chosen[depth] += 1
        at = plan.chosen[depth]
        if at >= count or stars + (slots - depth) * plan.stars[plan.order[at]] <= best:
            plan.chosen[depth] = -1
            depth -= 1
            continue
        stars += plan.stars[plan.order[at]]
        if not _goes_with(sheet, plan, depth, slots):
            continue
        if stars > best:
            best = stars
            _keep_plan(plan, depth, rolls, turns)
        if depth + 1 < slots:
            depth += 1
            plan.chosen[depth] = at
            stars += plan.stars[plan.order[at]]  # taken away again by the first step of that depth
    return best if best > found else base


@inlined
def _first_slot(spaces: np.uint64, written: Masks, rolls: Integers, turns: int) -> int:
    slot = 0
    for turn in range(turns):
        if not IS_DANGER[rolls[turn]]:
            if spaces & ~written[turn] == NONE:
                return slot
            slot += 1
    return slot


@inlined
def _goes_with(sheet: Masks, plan: Plan, depth: int, slots: int) -> bool:
    """Whether the discovery chosen last is possible together with those chosen before (V9), each on a turn of its
    own."""
    index = plan.order[plan.chosen[depth]]
    spaces, is_city = plan.found[index], kind_at(index, plan.ends) == CITY
    for other in range(depth):
        before = plan.order[plan.chosen[other]]
        if plan.found[before] & spaces != NONE:
            return False
        is_second = is_city and kind_at(before, plan.ends) == CITY
        if is_second and number_in(sheet, plan.found[before]) == number_in(sheet, spaces):
            return False
    for slot in range(slots):
        late = 0
        for other in range(depth + 1):
            late += plan.slots[plan.order[plan.chosen[other]]] >= slot
        if late > slots - slot:
            return False
    return True


@inlined
def _keep_plan(plan: Plan, depth: int, rolls: Integers, turns: int) -> None:
    """Give the chosen discoveries their turns: from the last turn backwards, always the one that is possible last."""
    plan.best[:] = END
    given = NONE
    turn = turns - 1
    for _ in range(depth + 1):
        while IS_DANGER[rolls[turn]]:
            turn -= 1
        latest = -1
        for other in range(depth + 1):
            slot = plan.slots[plan.order[plan.chosen[other]]]
            if given & bit(other) == NONE and (latest < 0 or slot > plan.slots[plan.order[plan.chosen[latest]]]):
                latest = other
        given |= bit(latest)
        index = plan.order[plan.chosen[latest]]
        plan.best[turn] = discovery_code(kind_at(index, plan.ends), plan.found[index])
        turn -= 1
