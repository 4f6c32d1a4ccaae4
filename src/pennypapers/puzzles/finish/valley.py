"""What the search of the best finish asks of the Valley. A move is a use of the dice, or `END` of the turn.

Discoveries change nothing that may be written, and one that may be made now may be made on any later turn. So the
search is over the uses alone; for each complete finish `best_plan` chooses the discoveries, at most one for each turn
with a use, and each in spaces that have their numbers by then.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE, ONE, bit, lowest, ones, without_lowest
from ...engine.core.board import WORD, Masks
from ...engine.core.dice import DAKOTA_WAYS, IS_DAKOTA, IS_DANGER, LEFT, MAKES, MOST_UNUSED, UNUSED, WAYS
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import MOST_DISCOVERIES, discoveries, kind_at
from ...engine.valley.legal import DONE, add, discovery_code, uses, values_left
from ...engine.valley.sheet import (
    BUILDING,
    BUILDINGS,
    CITIES,
    CITY,
    EMPTY,
    ESCAPED,
    FOREST,
    KIND,
    KINDS,
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
    is_over,
    number_in,
    total,
    very_high,
)
from ...rules.discovery import HIGH, VERY_HIGH
from ...rules.mark import HIGHEST
from ...rules.valley import BUILDING_STARS, ESCAPE, FULL_STARS, SOLO_TURNS
from .search import TURN, Integers, Tree, finish_by, new_tree, signed

BEFORE, FREE, WRITTEN = 1, 2, 3
"""Facts of a node: the spaces filled on the turn before if a snake comes next; the possible sets of unused dice; and
from `WRITTEN` on, for each turn that is over, the spaces that had a number by then."""

MOST_MOVES = WORD * (HIGHEST + BUILDINGS + 1) + 1

USES = 4
"""The most moves in a turn: three uses and the end."""

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


class ValleyTask(NamedTuple):
    terrain: Terrain
    rolls: Integers
    house: int
    tree: Tree
    plan: Plan


def new_task(terrain: Terrain, rolls: Integers, house: int, sheet: Masks, before: np.uint64) -> ValleyTask:
    turns = rolls.size
    tree = new_tree(turns * USES, len(sheet), WRITTEN + turns, MOST_MOVES)
    tree.sheets[0] = sheet
    tree.facts[0, BEFORE] = before
    tree.facts[0, FREE] = UNUSED
    plan = Plan(
        np.zeros(MOST_DISCOVERIES, np.uint64),
        np.zeros(KINDS, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        np.zeros(turns + 1, np.int64),
        np.full(turns, END, np.int64),
    )
    return ValleyTask(terrain, rolls, house, tree, plan)


def _expand(task: ValleyTask, level: int) -> int:
    tree, facts = task.tree, task.tree.facts[level]
    roll, free, moves = task.rolls[signed(facts[TURN])], signed(facts[FREE]), tree.moves[level]
    number = uses(task.terrain, tree.sheets[level], roll, free, facts[BEFORE], moves)
    if free != UNUSED:
        moves[number] = END
        number += 1
    return number


def _play(task: ValleyTask, level: int, move: int) -> bool:
    tree = task.tree
    sheet, facts = tree.sheets[level + 1], tree.facts[level + 1]
    sheet[:] = tree.sheets[level]
    facts[:] = tree.facts[level]
    turn = signed(facts[TURN])
    free = int(DONE)
    if move != END:
        free = add(task.terrain, sheet, move, task.rolls[turn], signed(facts[FREE]), task.house)
    facts[FREE] = free
    if MOST_UNUSED[free] > 0 and sheet[EMPTY] | (sheet[SNAKES] & ~sheet[ESCAPED]) != NONE:
        return False
    facts[FREE] = UNUSED
    facts[WRITTEN + turn] = sheet[NUMBERS]
    facts[TURN] = turn + 1
    if turn + 1 == task.rolls.size or is_over(sheet, SOLO_TURNS - task.rolls.size + turn + 1, True):
        return True
    filled = NONE
    if IS_DANGER[task.rolls[turn + 1]]:
        first = level
        while first > 0 and signed(tree.facts[first - 1, TURN]) == turn:
            first -= 1
        filled = tree.sheets[first, EMPTY] & ~sheet[EMPTY]
    facts[BEFORE] = filled
    return False


def _settle(task: ValleyTask, level: int, found: int) -> int:
    tree = task.tree
    turn = signed(tree.facts[level, TURN])
    limit = most_stars(task.terrain, tree.sheets[level], task.rolls, turn, turn, DONE)
    if limit <= found:
        return limit
    return best_plan(task.terrain, tree.sheets[level], tree.facts[level], task.rolls, turn, found, task.plan)


def _most(task: ValleyTask, level: int) -> int:
    facts = task.tree.facts[level]
    turn, free = signed(facts[TURN]), signed(facts[FREE])
    return most_stars(task.terrain, task.tree.sheets[level], task.rolls, turn, task.rolls.size, free)


finish_by(ValleyTask, _expand, _play, _settle, _most)


@kernel
def best_plan(terrain: Terrain, sheet: Masks, facts: Masks, rolls: Integers, turns: int, found: int, plan: Plan) -> int:
    """The stars of a complete finish with the best discoveries, which are kept if it has more than `found` stars."""
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
        plan.slots[index] = _first_slot(plan.found[index], facts, rolls, turns)
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
def _first_slot(spaces: np.uint64, facts: Masks, rolls: Integers, turns: int) -> int:
    slot = 0
    for turn in range(turns):
        if not IS_DANGER[rolls[turn]]:
            if spaces & ~facts[WRITTEN + turn] == NONE:
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
