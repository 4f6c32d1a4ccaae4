"""A whole game of the Valley as a plan: what the dice are used for, where, and which spaces are to be discoveries.

A turn has three slots, one for each use of its dice; on a danger turn the first slot is the snake. Regions are spaces
that are to be a discovery. A plan may be wrong: a number may stand where nothing leads to it in time, a snake out of
reach, and the numbers of a region may not fit. So a search can pass through games that nobody could play.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, without_lowest
from ...engine.core.board import WORD, Masks
from ...engine.core.kernel import inlined
from ...engine.valley.sheet import BUILDINGS, KINDS
from .uses import BUILDING, NO_USE, SLOTS, Integers

UNPLACED = -1
"""The place of a slot that is not used."""

ESCAPES = WORD
"""A slot with the place `ESCAPES` + t escapes from the snake of turn t (V8)."""

SNAKE = NO_USE
"""The value of a snake. Buildings have the values from `uses.BUILDING` on."""

PLANES = BUILDING + BUILDINGS + 1

REGIONS = WORD // 3

NO_REGION = -1

LIFTED = -1
"""The dice of a slot while a move is taken back."""


class Plan(NamedTuple):
    """One game, changed step by step, and scratch memory to count its stars."""

    rolls: Integers
    dice: Integers
    """[slot]: the set of dice used; 0 if it is unused."""
    values: Integers
    """[slot]: the number, building or snake."""
    places: Integers
    """[slot]"""
    holders: Integers
    """[place]: the slot that fills it, or −1."""
    cells: Integers
    """[place]: the value that stands there, 0 for none."""
    planes: Masks
    """[value + 1]: the places where it stands."""
    filled: Masks
    """One word: all places where something stands."""
    freed: Integers
    """[turn]: how many slots escape from its snake."""
    kinds: Integers
    """[region]: what it is to be, or −1 if there is no such region."""
    spaces: Masks
    """[region]"""
    regions: Integers
    """[place]: the region that it is in, or `NO_REGION`."""
    claimed: Masks
    """One word: all spaces in regions."""
    complete: Integers
    """[turn], scratch: how many regions are complete from this turn on."""
    real: Masks
    """[kind], scratch: the spaces of the regions that fit."""
    hoped: Masks
    """[kind], scratch: the spaces of those that do not."""


class Undo(NamedTuple):
    """What a move has changed, as it was before."""

    sizes: Integers
    """How many slots, and how many regions."""
    slots: Integers
    """[index]: slot, dice, value, place."""
    regions: Integers
    """[index]: region, kind."""
    spaces: Masks


MOST_MARKS = SLOTS + 2
"""The length of a turn's marks: the uses of the dice, a discovery and `END`."""

MOST_CHANGES = WORD
"""More slots or regions than one move changes."""


def new_plan(rolls: Integers) -> Plan:
    turns = rolls.size
    slots, places = np.zeros((3, SLOTS * turns), np.int64), np.zeros((3, WORD), np.int64)
    return Plan(
        rolls,
        slots[0],
        slots[1],
        slots[2],
        places[0],
        places[1],
        np.zeros(PLANES, np.uint64),
        np.zeros(1, np.uint64),
        np.zeros(turns, np.int64),
        np.zeros(REGIONS, np.int64),
        np.zeros(REGIONS, np.uint64),
        places[2],
        np.zeros(1, np.uint64),
        np.zeros(turns, np.int64),
        np.zeros(KINDS, np.uint64),
        np.zeros(KINDS, np.uint64),
    )


def new_undo() -> Undo:
    return Undo(
        np.zeros(2, np.int64),
        np.zeros((MOST_CHANGES, 4), np.int64),
        np.zeros((MOST_CHANGES, 2), np.int64),
        np.zeros(MOST_CHANGES, np.uint64),
    )


@inlined
def put(plan: Plan, slot: int, dice: int, value: int, place: int) -> None:
    """Use dice, after `lift` and when the place is empty."""
    plan.dice[slot] = dice
    plan.values[slot] = value
    plan.places[slot] = place
    if 0 <= place < WORD:
        plan.holders[place] = slot
        plan.cells[place] = value
        plan.planes[value + 1] |= bit(place)
        plan.filled[0] |= bit(place)
    elif place >= ESCAPES:
        plan.freed[place - ESCAPES] += 1


@inlined
def lift(plan: Plan, undo: Undo, slot: int) -> None:
    """Take a slot's mark off the sheet; `put` has to follow."""
    row = undo.slots[undo.sizes[0]]
    undo.sizes[0] += 1
    row[0], row[1], row[2], row[3] = slot, plan.dice[slot], plan.values[slot], plan.places[slot]
    _clear(plan, plan.places[slot])


@inlined
def change_region(plan: Plan, undo: Undo, region: int, kind: int, spaces: np.uint64) -> None:
    """Give a region another kind and other spaces, −1 and none to end it; `claim` has to follow."""
    at = undo.sizes[1]
    undo.sizes[1] += 1
    undo.regions[at, 0], undo.regions[at, 1] = region, plan.kinds[region]
    undo.spaces[at] = plan.spaces[region]
    _label(plan, region, kind, spaces)


@inlined
def claim(plan: Plan, undo: Undo) -> None:
    """Mark the spaces of all regions that a move has changed as theirs."""
    for at in range(undo.sizes[1]):
        region = undo.regions[at, 0]
        each = plan.spaces[region]
        plan.claimed[0] |= each
        while each != NONE:
            plan.regions[lowest(each)] = region
            each = without_lowest(each)


@inlined
def take_back(plan: Plan, undo: Undo) -> None:
    """Undo a move. A slot that was lifted more than once gets what it had first."""
    for at in range(undo.sizes[0]):
        slot = undo.slots[at, 0]
        if plan.dice[slot] != LIFTED:
            _clear(plan, plan.places[slot])
            plan.dice[slot] = LIFTED
    for at in range(undo.sizes[0]):
        row = undo.slots[at]
        if plan.dice[row[0]] == LIFTED:
            put(plan, row[0], row[1], row[2], row[3])
    for at in range(undo.sizes[1]):
        _label(plan, undo.regions[at, 0], undo.regions[at, 1], undo.spaces[at])
    claim(plan, undo)


@inlined
def _clear(plan: Plan, place: int) -> None:
    if 0 <= place < WORD:
        plan.planes[plan.cells[place] + 1] &= ~bit(place)
        plan.filled[0] &= ~bit(place)
        plan.holders[place] = -1
        plan.cells[place] = 0
    elif place >= ESCAPES:
        plan.freed[place - ESCAPES] -= 1


@inlined
def _label(plan: Plan, region: int, kind: int, spaces: np.uint64) -> None:
    each = plan.spaces[region]
    plan.claimed[0] &= ~each
    while each != NONE:
        plan.regions[lowest(each)] = NO_REGION
        each = without_lowest(each)
    plan.kinds[region] = kind
    plan.spaces[region] = spaces
