"""Moves of a plan that exchange what two spaces hold."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, nth, ones, without_lowest
from ...engine.core.kernel import inlined
from ...engine.core.rng import State, below
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import CITY, FOREST, MOUNTAIN, PYRAMID
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.mark import HIGHEST
from .plan import NO_REGION, UNPLACED, Plan, Undo, lift, put


@inlined
def exchange_any(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """Exchange what stands in two spaces, often neighbours."""
    here, there = below(rng, terrain.grid.fill), below(rng, terrain.grid.fill)
    if below(rng, 2) and terrain.grid.near_count[here]:
        there = terrain.grid.near[here, below(rng, terrain.grid.near_count[here])]
    if here != there:
        exchange(plan, undo, here, there)


@inlined
def exchange_for_fitting(plan: Plan, undo: Undo, here: int, rng: State) -> None:
    """Bring a number that fits its region to a space; or an equal one, so that only the order of writing changes."""
    kind = kind_at(plan, here)
    least, most = plan.cells[here], plan.cells[here]
    own = bit(here)
    if kind >= 0:
        own = plan.spaces[plan.regions[here]]
    if kind == MOUNTAIN:
        least, most = HIGH, HIGHEST
    elif kind == PYRAMID:
        least, most = VERY_HIGH, HIGHEST
    elif kind == CITY:
        least = most = fitting_number(plan, here, rng)
    elif kind == FOREST and below(rng, 2):
        least, most = 1, HIGHEST
    if least > HIGHEST:
        return
    among = numbers(plan, max(1, least), most) & ~own
    if kind == FOREST and most > least:
        among &= ~of_values(plan, own & ~bit(here))
    there = partner(plan, here, among, rng)
    if there != UNPLACED:
        exchange(plan, undo, here, there)


@inlined
def numbers(plan: Plan, least: int, most: int) -> np.uint64:
    """The places of these numbers."""
    places = NONE
    for value in range(least, most + 1):
        places |= plan.planes[value + 1]
    return places


@inlined
def of_values(plan: Plan, spaces: np.uint64) -> np.uint64:
    """All places where a number stands that stands in these spaces too."""
    places = NONE
    while spaces != NONE:
        places |= plan.planes[plan.cells[lowest(spaces)] + 1]
        spaces = without_lowest(spaces)
    return places


@inlined
def partner(plan: Plan, here: int, among: np.uint64, rng: State) -> int:
    """A place to exchange with: often one in no region, and one that is filled at about the same time."""
    loose = among & ~plan.claimed[0]
    if loose != NONE and below(rng, 2):
        among = loose
    if among == NONE:
        return UNPLACED
    count = ones(among)
    there = nth(among, below(rng, count))
    if plan.holders[here] >= 0 and below(rng, 2):
        other = nth(among, below(rng, count))
        if abs(plan.holders[other] - plan.holders[here]) < abs(plan.holders[there] - plan.holders[here]):
            there = other
    return int(there)


@inlined
def exchange(plan: Plan, undo: Undo, here: int, there: int) -> None:
    one, other = plan.holders[here], plan.holders[there]
    if one >= 0:
        lift(plan, undo, one)
    if other >= 0:
        lift(plan, undo, other)
        put(plan, other, plan.dice[other], plan.values[other], here)
    if one >= 0:
        put(plan, one, plan.dice[one], plan.values[one], there)


@inlined
def kind_at(plan: Plan, place: int) -> int:
    """The kind of the region there, or `NO_REGION`."""
    region = plan.regions[place]
    return int(plan.kinds[region]) if region >= 0 else NO_REGION


@inlined
def fitting_number(plan: Plan, place: int, rng: State) -> int:
    """A number that fits the region of a place, more often than not."""
    kind = kind_at(plan, place)
    if kind == MOUNTAIN:
        return HIGH + below(rng, HIGHEST + 1 - HIGH)
    if kind == PYRAMID:
        return VERY_HIGH + below(rng, HIGHEST + 1 - VERY_HIGH)
    if kind == CITY and below(rng, 8):
        others = plan.spaces[plan.regions[place]] & ~bit(place)
        value = plan.cells[nth(others, below(rng, ones(others)))]
        if 0 < value <= HIGHEST:
            return int(value)
    return 1 + below(rng, HIGHEST)
