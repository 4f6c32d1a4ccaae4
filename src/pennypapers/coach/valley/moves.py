"""The moves that change a plan: spaces are exchanged, dice used otherwise, regions grown and shifted.

Every move notes what it changes, so that it can be taken back; one that notes nothing was not possible.
"""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, ONE, bit, lowest, nth, ones, without_lowest
from ...engine.core.board import WORD
from ...engine.core.dice import IS_DANGER
from ...engine.core.kernel import inlined
from ...engine.core.rng import State, below
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import BUILDINGS, CITY, FOREST, MOUNTAIN, PYRAMID, SIZES
from ...rules.adventures.discovery import HIGH, VERY_HIGH
from ...rules.adventures.valley import ESCAPE
from ...rules.mark import HIGHEST
from .plan import ESCAPES, NO_REGION, REGIONS, SNAKE, UNPLACED, Plan, Undo, change_region, claim, lift, put
from .uses import ANY, BUILDING, GIVES, HOW_MANY, SLOTS, USES
from .worth import fit_of

TRIES = 8
"""How often a move draws at random before it gives up."""


@inlined
def move(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """Make a move of any kind."""
    dice = below(rng, 100)
    if dice < 20:
        _exchange_any(terrain, plan, undo, rng)
    elif dice < 45:
        _exchange_for_fitting(plan, undo, below(rng, terrain.grid.fill), rng)
    elif dice < 62:
        _divide(terrain, plan, undo, rng)
    elif dice < 67:
        _write_another(plan, undo, rng)
    elif dice < 70:
        _escape(terrain, plan, undo, rng)
    elif dice < 90:
        _grow(terrain, plan, undo, rng)
    else:
        _shift(terrain, plan, undo, rng)


@inlined
def _exchange_any(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
    """Exchange what stands in two spaces, often neighbours."""
    here, there = below(rng, terrain.grid.fill), below(rng, terrain.grid.fill)
    if below(rng, 2) and terrain.grid.near_count[here]:
        there = terrain.grid.near[here, below(rng, terrain.grid.near_count[here])]
    if here != there:
        _exchange(plan, undo, here, there)


@inlined
def _exchange_for_fitting(plan: Plan, undo: Undo, here: int, rng: State) -> None:
    """Bring a number that fits its region to a space; or an equal one, so that only the order of writing changes."""
    kind = _kind_at(plan, here)
    least, most = plan.cells[here], plan.cells[here]
    own = bit(here)
    if kind >= 0:
        own = plan.spaces[plan.regions[here]]
    if kind == MOUNTAIN:
        least, most = HIGH, HIGHEST
    elif kind == PYRAMID:
        least, most = VERY_HIGH, HIGHEST
    elif kind == CITY:
        least = most = _fitting_number(plan, here, rng)
    elif kind == FOREST and below(rng, 2):
        least, most = 1, HIGHEST
    if least > HIGHEST:
        return
    among = _numbers(plan, max(1, least), most) & ~own
    if kind == FOREST and most > least:
        among &= ~_of_values(plan, own & ~bit(here))
    there = _partner(plan, here, among, rng)
    if there != UNPLACED:
        _exchange(plan, undo, here, there)


@inlined
def _numbers(plan: Plan, least: int, most: int) -> np.uint64:
    """The places of these numbers."""
    places = NONE
    for value in range(least, most + 1):
        places |= plan.planes[value + 1]
    return places


@inlined
def _of_values(plan: Plan, spaces: np.uint64) -> np.uint64:
    """All places where a number stands that stands in these spaces too."""
    places = NONE
    while spaces != NONE:
        places |= plan.planes[plan.cells[lowest(spaces)] + 1]
        spaces = without_lowest(spaces)
    return places


@inlined
def _partner(plan: Plan, here: int, among: np.uint64, rng: State) -> int:
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
def _exchange(plan: Plan, undo: Undo, here: int, there: int) -> None:
    one, other = plan.holders[here], plan.holders[there]
    if one >= 0:
        lift(plan, undo, one)
    if other >= 0:
        lift(plan, undo, other)
        put(plan, other, plan.dice[other], plan.values[other], here)
    if one >= 0:
        put(plan, one, plan.dice[one], plan.values[one], there)


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
                _exchange_for_fitting(plan, undo, place, rng)


@inlined
def _fits(plan: Plan, place: int) -> bool:
    """Whether what stands there fits the region."""
    kind, value = _kind_at(plan, place), plan.cells[place]
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
            put(plan, slot, dice, _fitting_number(plan, place, rng), place)
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
    return int(_fitting_number(plan, place, rng)) if gives == ANY else int(gives)


@inlined
def _kind_at(plan: Plan, place: int) -> int:
    """The kind of the region there, or `NO_REGION`."""
    region = plan.regions[place]
    return int(plan.kinds[region]) if region >= 0 else NO_REGION


@inlined
def _fitting_number(plan: Plan, place: int, rng: State) -> int:
    """A number that fits the region of a place, more often than not."""
    kind = _kind_at(plan, place)
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


@inlined
def _grow(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
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
    fitting = _numbers(plan, least, number if kind == CITY else HIGHEST)
    left = spaces
    while left != NONE:
        here = lowest(left)
        left = without_lowest(left)
        if kind == FOREST:
            fitting = _numbers(plan, least, HIGHEST) & ~_of_values(plan, spaces & ~left & ~bit(here))
        if fitting & bit(here) == NONE:
            there = _partner(plan, here, fitting & ~spaces, rng)
            if there == UNPLACED:
                return
            _exchange(plan, undo, here, there)
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
def _shift(terrain: Terrain, plan: Plan, undo: Undo, rng: State) -> None:
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
