"""Simulated annealing of plans for the Valley."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, ONE, bit, nth, ones
from ...engine.core.dice import IS_DANGER
from ...engine.core.kernel import kernel
from ...engine.core.rng import State, below, word
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from .moves import move, value_of_dice
from .plan import NO_REGION, SNAKE, UNPLACED, Plan, Undo, put, take_back
from .uses import HOW_MANY, SLOTS, USES, Integers
from .worth import ANYTHING, worth


@kernel
def scatter(terrain: Terrain, plan: Plan, rng: State) -> None:
    """Begin anew: dice divided and spaces filled at random, and no regions."""
    plan.holders[:] = -1
    plan.cells[:] = 0
    plan.planes[:] = NONE
    plan.filled[0] = NONE
    plan.freed[:] = 0
    plan.kinds[:] = NO_REGION
    plan.spaces[:] = NONE
    plan.regions[:] = NO_REGION
    plan.claimed[0] = NONE
    plan.dice[:] = 0
    plan.places[:] = UNPLACED
    plan.values[:] = SNAKE
    free = terrain.grid.all_fill
    for turn in range(plan.rolls.size):
        roll = plan.rolls[turn]
        way = 0 if IS_DANGER[roll] else below(rng, HOW_MANY[roll])
        for index in range(SLOTS):
            dice = USES[roll, way, index]
            if free == NONE or (dice == 0 and (index or not IS_DANGER[roll])):
                continue
            place = nth(free, below(rng, ones(free)))
            free &= ~bit(place)
            value = value_of_dice(plan, roll, dice, place, rng) if dice else SNAKE
            put(plan, SLOTS * turn + index, dice, value, place)


@kernel
def anneal(
    terrain: Terrain,
    plan: Plan,
    undo: Undo,
    house: int,
    may_stop: bool,
    heat: float,
    hope: float,
    price: float,
    steps: int,
    rng: State,
    found: int,
    best: Integers,
    silence: Integers,
) -> int:
    """Make so many steps at one temperature. A legal game with more stars than `found` is written to `best`. Returns
    the stars of the best."""
    terrain, plan, undo, rng = unowned(terrain), unowned(plan), unowned(undo), unowned(rng)
    now, _, _ = worth(terrain, plan, house, may_stop, hope, price, silence, ANYTHING)
    for _ in range(steps):
        undo.sizes[:] = 0
        move(terrain, plan, undo, rng)
        if undo.sizes[0] + undo.sizes[1] == 0:
            continue
        least = now + heat * np.log(float((word(rng) >> np.uint64(11)) + ONE) / 9007199254740992.0)
        then, stars, wrong = worth(terrain, plan, house, may_stop, hope, price, silence, least)
        if then >= least:
            now = then
            if wrong == 0 and stars > found:
                found = stars
                worth(terrain, plan, house, may_stop, hope, price, best, ANYTHING)
        else:
            take_back(plan, undo)
    return found
