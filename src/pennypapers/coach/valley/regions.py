"""Moves of a plan's regions: one grows, ends others, gets numbers that fit, or gives up a space for another."""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, ONE, bit, lowest, nth, ones, without_lowest
from ...engine.core.kernel import inlined
from ...engine.core.rng import State, below
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import CITY, FOREST, MOUNTAIN, PYRAMID, SIZES
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.mark import HIGHEST
from .exchanges import exchange, numbers, of_values, partner
from .plan import NO_REGION, REGIONS, UNPLACED, Plan, Undo, change_region, claim
from .worth import fit_of


@inlined
def grow(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """Grow a new region from a space, if possible through numbers that fit; it ends the regions that it meets."""
    seed = below(rng, terrain.grid.fill)
    own, dice = plan.regions[seed], below(rng, 16)
    if dice == 0:
        if own >= 0:
            change_region(plan, undo, own, NO_REGION, NONE)
        return
    kind = FOREST if dice < 4 else CITY if dice < 8 else MOUNTAIN if dice < 13 else PYRAMID
    spaces = terrain.pyramids[seed, below(rng, 4)] if kind == PYRAMID else _grown(terrain, plan, kind, seed, rng)
    if spaces == NONE:
        return
    target = -1
    met = plan.claimed[0] & spaces
    while met != NONE:
        region = plan.regions[lowest(met)]
        met &= ~plan.spaces[region]
        if target < 0:
            target = region
        else:
            change_region(plan, undo, region, NO_REGION, NONE)
    if target < 0:
        target = 0
        while target < REGIONS - 1 and plan.kinds[target] >= 0:
            target += 1
    change_region(plan, undo, target, kind, spaces)
    claim(plan, undo)
    if below(rng, 2):
        _fill(plan, undo, target, rng)


@inlined
def _fill(plan: Plan, undo: Undo, region: int, rng: State) -> None:
    """Bring numbers that fit to all spaces of a region."""
    kind, spaces = plan.kinds[region], plan.spaces[region]
    _, _, number = fit_of(plan, kind, spaces)
    if number == 0:
        number = 1 + below(rng, HIGHEST)
    least = VERY_HIGH if kind == PYRAMID else HIGH if kind == MOUNTAIN else number if kind == CITY else 1
    fitting = numbers(plan, least, number if kind == CITY else HIGHEST)
    left = spaces
    while left != NONE:
        here = lowest(left)
        left = without_lowest(left)
        if kind == FOREST:
            fitting = numbers(plan, least, HIGHEST) & ~of_values(plan, spaces & ~left & ~bit(here))
        if fitting & bit(here) == NONE:
            there = partner(plan, here, fitting & ~spaces, rng)
            if there == UNPLACED:
                return
            exchange(plan, undo, here, there)
            fitting = fitting & ~bit(there) | bit(here)


@inlined
def _grown(terrain: Terrain, plan: Plan, kind: int, seed: int, rng: State) -> np.uint64:
    """Connected spaces for a region; none if there is no room. Spaces of other regions are rarely taken."""
    around, mine = terrain.grid.near_fill, NONE
    if plan.regions[seed] >= 0:
        mine = plan.spaces[plan.regions[seed]]
    takes = below(rng, 4) == 0
    first = plan.cells[seed]
    seen = 1 << first if 0 < first <= HIGHEST else 0
    spaces, near = bit(seed), around[seed]
    for _ in range(SIZES[kind] - 1):
        among = near & ~spaces
        if among == NONE:
            return NONE
        free = among & ~(plan.claimed[0] & ~mine)
        wanted = _fitting_spaces(plan, kind, among if takes else free, first, seen)
        if wanted == NONE:
            wanted = free if free != NONE else among
        place = nth(wanted, below(rng, ones(wanted)))
        spaces |= bit(place)
        near |= around[place]
        value = plan.cells[place]
        if 0 < value <= HIGHEST:
            seen |= 1 << value
    return spaces


@inlined
def _fitting_spaces(plan: Plan, kind: int, among: np.uint64, first: int, seen: int) -> np.uint64:
    """Those spaces whose numbers fit a region that begins with the number `first` and has `seen` so far."""
    fitting = NONE
    while among != NONE:
        place = lowest(among)
        among = without_lowest(among)
        value = plan.cells[place]
        if not 0 < value <= HIGHEST:
            continue
        fits = value >= HIGH
        if kind == CITY:
            fits = value == first
        elif kind == FOREST:
            fits = seen >> value & 1 == 0
        if fits:
            fitting |= bit(place)
    return fitting


@inlined
def shift(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """A region gives up a space and takes one beside it; if that is another region's, this one gets the other."""
    there = below(rng, terrain.grid.fill)
    loser = plan.regions[there]
    near = terrain.grid.near_fill[there] & plan.claimed[0]
    if loser >= 0:
        near &= ~plan.spaces[loser]
    if near == NONE:
        return
    region = plan.regions[nth(near, below(rng, ones(near)))]
    spaces = plan.spaces[region]
    given = bit(nth(spaces, below(rng, ones(spaces))))
    changed = spaces & ~given | bit(there)
    if plan.kinds[region] == PYRAMID or not _is_connected(terrain, changed):
        return
    if loser >= 0:
        rest = plan.spaces[loser] & ~bit(there) | given
        if plan.kinds[loser] == PYRAMID or not _is_connected(terrain, rest):
            return
        change_region(plan, undo, loser, plan.kinds[loser], rest)
    change_region(plan, undo, region, plan.kinds[region], changed)
    claim(plan, undo)


@inlined
def _is_connected(terrain: Terrain, spaces: np.uint64) -> bool:
    reached, before = spaces & (~spaces + ONE), NONE
    while reached != before:
        each = reached & ~before
        before = reached
        while each != NONE:
            reached |= terrain.grid.near_fill[lowest(each)] & spaces
            each = without_lowest(each)
    return bool(reached == spaces)
