"""What a surveyed Valley sheet would be worth with a number or a building in a space: `worth`, only sooner."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.engine import BUILDINGS_TOO
from ...engine.core.kernel import inlined
from ...engine.valley.sheet import (
    BESIDE,
    BUILDING,
    BUILDINGS,
    CITIES,
    CITY,
    EMPTY,
    FOREST,
    KIND,
    MOUNTAIN,
    SIZES,
    VALUE,
    Terrain,
)
from ...rules.discovery import HIGH, VERY_HIGH
from ...rules.mark import HIGHEST
from ...rules.valley import BUILDING_STARS, FULL_STARS
from .evaluation import (
    CITY_STATES,
    EMPTY_SPACES,
    LOOSE,
    MISSING,
    NEXT_BITE,
    NEXT_WORST,
    PYRAMID_LACKS_ONE,
    PYRAMID_LACKS_TWO,
    PYRAMID_READY,
    REACH,
    READY,
    READY_FINDS,
    ROOM,
    SITE_HOPE,
    SITE_SURE,
    SLACK,
    SNAKES_OPEN,
    TALL,
    VARIETY,
    WORST_BITE,
)
from .survey import KEYS, STANDS, Sight, Survey, heap_worth, town_state, wood_worth


class Spot(NamedTuple):
    """What is the same whatever is put in a place."""

    place: int
    near: np.uint64
    empty: np.uint64
    """What is empty then."""
    stars: float
    city_worth: float
    """When it is no part of a city."""
    heap_worth: float
    """When it is not high."""
    least: int
    """What the next snake bites at least, of those places that do not lie beside this one, and of those that do."""
    most: int
    least_near: int
    most_near: int


@inlined
def look_at(terrain: Terrain, sheet: Masks, place: int, left: int, alone: bool, sight: Sight, survey: Survey) -> Spot:
    weights = survey.weights
    near, here = terrain.grid.near_fill[place], bit(place)
    empty = sheet[EMPTY] & ~here
    stars = sight.stars + ones(empty) * weights[EMPTY_SPACES]
    if empty == NONE:
        stars += FULL_STARS
    if alone:
        stars += weights[SLACK + min(7, max(0, (ones(empty) - 2 * left + 14) // 4))]
    opened = sight.opened
    snakes = sight.snakes & near
    while snakes != NONE:
        opened -= terrain.grid.near_fill[lowest(snakes)] & sheet[EMPTY] == here
        snakes = without_lowest(snakes)
    stars += opened * weights[SNAKES_OPEN]
    heaps = sight.mountain_worth
    for index in range(sight.heaps):
        beside = survey.heaps.beside[index]
        if beside & here != NONE:
            heaps -= survey.heaps.worths[index]
            heaps += heap_worth(weights, ones(survey.heaps.spaces[index]), ones(beside & empty))
    cities = sight.city_worth
    for value in range(1, HIGHEST + 1):
        if sheet[VALUE + value] & sight.free & near != NONE and sheet[CITIES] & bit(value) == NONE:
            cities += _town_worth(value, _crowded_state(value, empty, survey), survey)
    may = (near | sight.near_filled) & empty if alone else empty
    if may == NONE:
        may = empty
    least, most = _bites(may & ~near, survey)
    least_near, most_near = _bites(may & near, survey)
    return Spot(place, near, empty, stars, cities, heaps, least, most, least_near, most_near)


@inlined
def _town_worth(value: int, state: int, survey: Survey) -> float:
    """How much more or less the number is worth than it was, when its best group is in this state."""
    first = value * CITY_STATES
    return survey.city_worths[first + state] - survey.city_worths[first + survey.city_states[value]]  # type: ignore[no-any-return]


@inlined
def _crowded_state(value: int, empty: np.uint64, survey: Survey) -> int:
    """The state of a number when only these spaces are empty."""
    state = 0
    for index in range(survey.town_ends[value - 1], survey.town_ends[value]):
        room = ones(survey.towns.beside[index] & empty)
        state = max(state, town_state(ones(survey.towns.spaces[index]), room))
    return state


@inlined
def _bites(spaces: np.uint64, survey: Survey) -> tuple[int, int]:
    """The least and the most that a snake in one of these spaces would bite; most is below least if there is none."""
    if spaces == NONE:
        return HIGHEST + 1, -1
    least, most = 0, HIGHEST
    while survey.bites[least] & spaces == NONE:
        least += 1
    while survey.bites[most] & spaces == NONE:
        most -= 1
    return least, most


@inlined
def number_worth(terrain: Terrain, sheet: Masks, spot: Spot, value: int, sight: Sight, survey: Survey) -> float:
    """What the sheet is worth with this number there."""
    weights, here, near, empty = survey.weights, bit(spot.place), spot.near, spot.empty
    is_high = value >= HIGH
    stars = spot.stars
    group, state = _join_town(sheet, spot, value, survey)
    ready = sight.cities
    if state >= 0:
        ready += (state == STANDS) - (survey.city_states[value] == STANDS)
        stars += spot.city_worth + _town_worth(value, state, survey)
        if group != here:
            stars -= _town_worth(value, _crowded_state(value, empty, survey), survey)
    else:
        stars += spot.city_worth
    paired = sight.paired | (group if group != here else NONE)
    if is_high:
        mountains, worth = _join_heap(spot, sight, survey)
        ready += mountains
        stars += worth
    else:
        ready += sight.mountains
        stars += spot.heap_worth
    forests, worth = _join_wood(spot, value, sight, survey)
    ready += forests
    stars += worth
    stands, worth = _pyramid_worth(spot, value >= VERY_HIGH, sight, survey)
    ready += stands
    stars += worth + weights[READY_FINDS + min(ready, 6)]
    loose = sight.loose & ~paired
    is_loose = not is_high and paired & here == NONE
    variety = sight.different - (sheet[VALUE + value] & sight.loose != NONE)
    variety += is_loose or sheet[VALUE + value] & loose != NONE
    stars += (ones(loose) + is_loose) * weights[LOOSE] + variety * weights[VARIETY]
    reach = (sheet[BESIDE] | near) & empty
    if reach == NONE:
        reach = empty
    stars += ones(reach) * weights[REACH]
    peaks = sight.peaks | (here if is_high else NONE)
    low = sight.free & ~sight.peaks | (NONE if is_high else here)
    stars += _building_worth(terrain, sheet, FOREST, low, reach, near if is_high else NONE, spot, survey)
    if paired & ~sight.paired & ~here != NONE and sheet[BUILDING + CITY] == NONE:
        stars += _statue_worth(terrain, sheet, paired, reach, empty, survey)
    else:
        lower = NONE if paired & here != NONE else near
        stars += _building_worth(terrain, sheet, CITY, paired, reach, lower, spot, survey)
    stars += _building_worth(terrain, sheet, MOUNTAIN, peaks, reach, NONE if is_high else near, spot, survey)
    worst = sight.worst
    snakes = sight.snakes & near
    if snakes != NONE:
        worst = max(worst, value)
    while snakes != NONE:
        stars -= max(0, value - survey.snake_bites[lowest(snakes)])
        snakes = without_lowest(snakes)
    stars += worst * weights[WORST_BITE]
    least, most = spot.least, spot.most
    if spot.most_near >= 0:
        least, most = min(least, max(spot.least_near, value)), max(most, spot.most_near, value)
    if empty != NONE:
        stars += least * weights[NEXT_BITE] + most * weights[NEXT_WORST]
    return float(stars)


@inlined
def building_worth(
    terrain: Terrain, sheet: Masks, spot: Spot, building: int, house: int, sight: Sight, survey: Survey
) -> float:
    """What the sheet is worth with this building there."""
    weights, near, empty = survey.weights, spot.near, spot.empty
    stars = spot.stars + spot.city_worth + spot.heap_worth + sight.forest_worth
    stands, worth = _crowded_pyramids(spot, sight, survey)
    ready = sight.cities + sight.mountains + sight.forests + stands
    stars += worth + weights[READY_FINDS + min(ready, 6)]
    stars += ones(sight.loose) * weights[LOOSE] + sight.different * weights[VARIETY]
    reach = (sheet[BESIDE] | (near if house & BUILDINGS_TOO else NONE)) & empty
    if reach == NONE:
        reach = empty
    stars += ones(reach) * weights[REACH]
    stars += BUILDING_STARS * ones(near & sheet[KIND + building])
    for each in range(BUILDINGS):
        ready_spaces = sight.paired
        if each == FOREST:
            ready_spaces = sight.free & ~sight.peaks
        elif each == MOUNTAIN:
            ready_spaces = sight.peaks
        if each == building:
            stars += ones(near & ready_spaces) * weights[READY + each] + ones(near & empty) * weights[ROOM + each]
        else:
            stars += _building_worth(terrain, sheet, each, ready_spaces, reach, near, spot, survey)
    stars += sight.worst * weights[WORST_BITE]
    if empty != NONE:
        stars += min(spot.least, spot.least_near) * weights[NEXT_BITE]
        stars += max(spot.most, spot.most_near) * weights[NEXT_WORST]
    return float(stars)


@inlined
def _join_town(sheet: Masks, spot: Spot, value: int, survey: Survey) -> tuple[np.uint64, int]:
    """The group of the number in this place, and its best state then; −1 where it has its city already."""
    here = bit(spot.place)
    if sheet[CITIES] & bit(value) != NONE:
        return here, -1
    group, beside, state = here, spot.near, 0
    for index in range(survey.town_ends[value - 1], survey.town_ends[value]):
        if survey.towns.beside[index] & here != NONE:
            group |= survey.towns.spaces[index]
            beside |= survey.towns.beside[index]
        else:
            room = ones(survey.towns.beside[index] & spot.empty)
            state = max(state, town_state(ones(survey.towns.spaces[index]), room))
    return group, max(state, town_state(ones(group), ones(beside & spot.empty)))


@inlined
def _join_heap(spot: Spot, sight: Sight, survey: Survey) -> tuple[int, float]:
    """How many mountains there are with a high number in this place, and what all high numbers promise."""
    mountains, worth = sight.mountains, sight.mountain_worth
    size, beside = 1, spot.near
    for index in range(sight.heaps):
        if survey.heaps.beside[index] & bit(spot.place) != NONE:
            more = ones(survey.heaps.spaces[index])
            mountains -= more // SIZES[MOUNTAIN]
            worth -= survey.heaps.worths[index]
            size += more
            beside |= survey.heaps.beside[index]
    mountains += size // SIZES[MOUNTAIN]
    return mountains, worth + heap_worth(survey.weights, size, ones(beside & spot.empty))


@inlined
def _join_wood(spot: Spot, value: int, sight: Sight, survey: Survey) -> tuple[int, float]:
    """How many regions hold a forest with the number in this place, and what all of them promise."""
    forests, worth, values = sight.forests, sight.forest_worth, bit(value)
    for index in range(sight.woods):
        if survey.woods.spaces[index] & spot.near != NONE:
            forests -= ones(survey.wood_values[index]) >= SIZES[FOREST]
            worth -= survey.woods.worths[index]
            values |= survey.wood_values[index]
    forests += ones(values) >= SIZES[FOREST]
    return forests, worth + wood_worth(survey.weights, ones(values))


@inlined
def _pyramid_worth(spot: Spot, is_top: bool, sight: Sight, survey: Survey) -> tuple[int, float]:
    """Whether a pyramid stands then, and what those promise that may yet."""
    if not is_top:
        return _crowded_pyramids(spot, sight, survey)
    weights, here = survey.weights, bit(spot.place)
    if sight.tops == NONE:
        return 0, weights[TALL]
    stands = sight.pyramid or sight.finish & here != NONE
    finish = sight.finish & ~here | survey.partners[spot.place]
    twos = sight.lack_two > survey.pyramids_through[spot.place] or sight.lack_three & here != NONE
    worth = (ones(sight.tops) + 1) * weights[TALL] + _promise(stands, finish, twos, survey)
    return int(stands), worth


@inlined
def _crowded_pyramids(spot: Spot, sight: Sight, survey: Survey) -> tuple[int, float]:
    """The same when the place is lost for pyramids."""
    if sight.tops == NONE:
        return 0, 0.0
    twos = sight.lack_two > survey.pyramids_through[spot.place]
    worth = _promise(sight.pyramid, sight.finish & ~bit(spot.place), twos, survey)
    return int(sight.pyramid), worth + ones(sight.tops) * survey.weights[TALL]


@inlined
def _promise(stands: bool, finish: np.uint64, twos: bool, survey: Survey) -> float:
    worth = survey.weights[PYRAMID_READY] if stands else 0.0
    if finish != NONE:
        return float(worth + survey.weights[PYRAMID_LACKS_ONE + min(ones(finish), 3)])
    return float(worth + (survey.weights[PYRAMID_LACKS_TWO] if twos else 0.0))


@inlined
def _building_worth(
    terrain: Terrain,
    sheet: Masks,
    building: int,
    ready: np.uint64,
    reach: np.uint64,
    lower: np.uint64,
    spot: Spot,
    survey: Survey,
) -> float:
    """What a building promises, or if it is missing its best site, when sites in `lower` have become worse by one."""
    weights = survey.weights
    if sheet[BUILDING + building] != NONE:
        near = terrain.grid.near_fill[lowest(sheet[BUILDING + building])]
        return float(
            ones(near & ready) * weights[READY + building] + ones(near & spot.empty) * weights[ROOM + building]
        )
    if reach == NONE:
        return float(weights[MISSING + building])
    first = building * KEYS
    key = survey.best_keys[building]
    best = NONE
    while key >= 0:
        best = reach & (survey.sites[first + key] & ~lower | survey.sites[first + key + 1] & lower)
        if best != NONE:
            break
        key -= 1
    sure = ones(terrain.grid.near_fill[lowest(best)] & sheet[KIND + building])
    hope = key - 3 * sure
    return _site_worth(building, sure, hope, survey)


@inlined
def _statue_worth(
    terrain: Terrain, sheet: Masks, paired: np.uint64, reach: np.uint64, empty: np.uint64, survey: Survey
) -> float:
    """The best site for the statue, looked for one by one: when a number makes a pair, sites near the other gain."""
    most, sure, hope = -1, 0, 0
    may = paired | empty
    while reach != NONE:
        near = terrain.grid.near_fill[lowest(reach)]
        reach = without_lowest(reach)
        counts, hopes = ones(near & sheet[KIND + CITY]), ones(near & may)
        if 3 * counts + hopes > most:
            most, sure, hope = 3 * counts + hopes, counts, hopes
    return _site_worth(CITY, sure, hope, survey)


@inlined
def _site_worth(building: int, sure: int, hope: int, survey: Survey) -> float:
    weights = survey.weights
    return float(
        weights[MISSING + building] + sure * weights[SITE_SURE + building] + hope * weights[SITE_HOPE + building]
    )
