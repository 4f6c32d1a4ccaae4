"""The moves that change a plan: spaces are exchanged, dice used otherwise, regions grown and shifted.

Every move notes what it changes, so that it can be taken back; one that notes nothing was not possible.
"""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, nth, ones
from ...engine.core.board import WORD
from ...engine.core.dice import IS_DANGER
from ...engine.core.kernel import inlined
from ...engine.core.rng import State, below
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import BUILDINGS, FOREST, MOUNTAIN, PYRAMID
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.adventures.valley import ESCAPE
from ...rules.mark import HIGHEST
from .exchanges import exchange_any, exchange_for_fitting, fitting_number, kind_at
from .plan import ESCAPES, NO_REGION, SNAKE, UNPLACED, Plan, Undo, lift, put
from .regions import grow, shift
from .uses import ANY, BUILDING, GIVES, HOW_MANY, SLOTS, USES

TRIES = 8
"""How often a move draws at random before it gives up."""


@inlined
def move(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """Make a move of any kind."""
    dice = below(rng, 100)
    if dice < 20:
        exchange_any(terrain, plan, undo, rng)
    elif dice < 45:
        exchange_for_fitting(plan, undo, below(rng, terrain.grid.fill), rng)
    elif dice < 62:
        _divide(terrain, plan, undo, rng)
    elif dice < 67:
        _write_another(plan, undo, rng)
    elif dice < 70:
        _escape(terrain, plan, undo, rng)
    elif dice < 90:
        grow(terrain, plan, undo, rng)
    else:
        shift(terrain, plan, undo, rng)


@inlined
def _divide(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """Divide the dice of a turn otherwise, or do nothing in it, as after the end of a game. Its spaces are kept in
    another order, and more taken or some freed."""
    turn = below(rng, plan.rolls.size)
    roll, first = plan.rolls[turn], SLOTS * turn
    if IS_DANGER[roll]:
        lift(plan, undo, first)
        place = _room(terrain, plan, undo, NONE, rng) if plan.places[first] == UNPLACED else UNPLACED
        put(plan, first, 0, SNAKE, place)
        return
    for slot in range(first, first + SLOTS):
        lift(plan, undo, slot)
    way, shift, step = below(rng, HOW_MANY[roll] + 1), below(rng, SLOTS), 1 + below(rng, SLOTS - 1)
    own = NONE
    for index in range(SLOTS):
        place = undo.slots[index, 3]
        if 0 <= place < WORD:
            own |= bit(place)
    tried = 0
    for index in range(SLOTS):
        dice, place = USES[roll, way, index] if way < HOW_MANY[roll] else 0, UNPLACED
        while dice and place == UNPLACED and tried < SLOTS:
            place = undo.slots[(shift + step * tried) % SLOTS, 3]
            tried += 1
        if place >= ESCAPES and GIVES[roll, dice] != ESCAPE and GIVES[roll, dice] != ANY:
            place = UNPLACED
        if dice and place == UNPLACED:
            place = _room(terrain, plan, undo, own, rng)
            own |= bit(place) if place != UNPLACED else NONE
        if place == UNPLACED:
            put(plan, first + index, 0, SNAKE, UNPLACED)
        else:
            put(plan, first + index, dice, value_of_dice(plan, roll, dice, place, rng), place)
    if below(rng, 2):
        for slot in range(first, first + SLOTS):
            place = plan.places[slot]
            if 0 <= place < WORD and not _fits(plan, place):
                exchange_for_fitting(plan, undo, place, rng)


@inlined
def _fits(plan: Plan, place: int) -> bool:
    """Whether what stands there fits the region."""
    kind, value = kind_at(plan, place), plan.cells[place]
    if kind == NO_REGION:
        return True
    if not 0 < value <= HIGHEST:
        return False
    if kind == MOUNTAIN:
        return bool(value >= HIGH)
    if kind == PYRAMID:
        return bool(value >= VERY_HIGH)
    others = plan.spaces[plan.regions[place]] & ~bit(place)
    same = others & plan.planes[value + 1]
    return bool(same == NONE) if kind == FOREST else bool(same == others)


@inlined
def _room(terrain: Terrain, plan: Plan, undo: Undo, reserved: np.uint64, rng: State) -> int:
    """An empty place, or if there is none, sometimes one that another turn gives up: so a sheet is full sooner."""
    place = _empty_place(terrain, plan, reserved, rng)
    if place == UNPLACED and below(rng, 4) == 0:
        taken = below(rng, terrain.grid.fill)
        if reserved & bit(taken) == NONE and plan.holders[taken] >= 0:
            place = taken
            holder = plan.holders[place]
            lift(plan, undo, holder)
            put(plan, holder, 0, SNAKE, UNPLACED)
    return place


@inlined
def _empty_place(terrain: Terrain, plan: Plan, reserved: np.uint64, rng: State) -> int:
    """An empty place that is not reserved."""
    empty = terrain.grid.all_fill & ~(plan.filled[0] | reserved)
    return int(nth(empty, below(rng, ones(empty)))) if empty != NONE else UNPLACED


@inlined
def _write_another(plan: Plan, undo: Undo, rng: State) -> None:
    """Another number for a Penny, or another building, in exchange if it stands elsewhere."""
    for _ in range(TRIES):
        slot = below(rng, plan.dice.size)
        dice, place = plan.dice[slot], plan.places[slot]
        if dice == 0 or not 0 <= place < WORD:
            continue
        gives = GIVES[plan.rolls[slot // SLOTS], dice]
        if gives == ANY:
            lift(plan, undo, slot)
            put(plan, slot, dice, fitting_number(plan, place, rng), place)
            return
        if gives == BUILDING:
            value = BUILDING + below(rng, BUILDINGS)
            if value != plan.values[slot]:
                for other in range(plan.dice.size):
                    if plan.values[other] == value:
                        lift(plan, undo, other)
                        put(plan, other, plan.dice[other], plan.values[slot], plan.places[other])
                lift(plan, undo, slot)
                put(plan, slot, dice, value, place)
            return


@inlined
def _escape(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """V8: spend a 9 on a snake instead of writing it, or write it again."""
    slot = below(rng, plan.dice.size)
    dice, roll, turn = plan.dice[slot], plan.rolls[slot // SLOTS], slot // SLOTS
    if dice == 0 or (GIVES[roll, dice] != ESCAPE and GIVES[roll, dice] != ANY):
        return
    if plan.places[slot] >= ESCAPES:
        place = _empty_place(terrain, plan, NONE, rng)
        if place != UNPLACED:
            lift(plan, undo, slot)
            put(plan, slot, dice, value_of_dice(plan, roll, dice, place, rng), place)
        return
    for _ in range(TRIES if turn else 0):
        snake = below(rng, turn)
        if IS_DANGER[plan.rolls[snake]]:
            lift(plan, undo, slot)
            put(plan, slot, dice, ESCAPE, ESCAPES + snake)
            return


@inlined
def value_of_dice(plan: Plan, roll: int, dice: int, place: int, rng: State) -> int:
    """What dice write in a place; where they leave a choice, one at random."""
    gives = GIVES[roll, dice]
    if place >= ESCAPES:
        return ESCAPE
    if gives == BUILDING:
        return int(BUILDING + below(rng, BUILDINGS))
    return int(fitting_number(plan, place, rng)) if gives == ANY else int(gives)
