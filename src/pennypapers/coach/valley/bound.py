"""A bound in the Valley: the most stars that the dice allow, wherever numbers are written.

It drops the geometry and the costs of snakes, so it can only be too high. It counts how many numbers these dice can
write, how many of them 6 or more and 10 or more, and how many buildings, all from the same dice; and it takes the best
set of discoveries that needs no more than these. A building has stars for at most all its neighbours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from ...rules.dice import ALL_DICE, GREEN, Roll
from ...rules.discovery import HIGH, SHAPES, VERY_HIGH
from ...rules.mark import Kind
from ...rules.valley import BUILDING_STARS, BUILDINGS, FULL_STARS

State = tuple[int, int, int]
"""Numbers of 6 or more, numbers of 10 or more, buildings."""

FOREST, CITY, MOUNTAIN, PYRAMID = (SHAPES[kind] for kind in (Kind.FOREST, Kind.CITY, Kind.MOUNTAIN, Kind.PYRAMID))


def valley_bound(rolls: Sequence[Roll], spaces: int, neighbours: int) -> int:
    """The bound for these rolls on a layout with so many spaces; no space has more than so many neighbours."""
    safe = [roll for roll in rolls if not roll.danger]
    most = _most_numbers(safe)
    makes = Counter(value for roll in safe for value in roll.numbers)
    cities = sum(count >= CITY.size for count in makes.values())
    best = 0
    for (high, very_high, buildings), numbers in most.items():
        full = FULL_STARS * (numbers + buildings + len(rolls) - len(safe) >= spaces)
        for built in range(buildings + 1):
            room = min(numbers, spaces - built)
            best = max(best, full + _most_stars(room, high, very_high, built, len(safe), cities, neighbours))
    return best


@lru_cache(maxsize=4096)
def _most_stars(room: int, high: int, very_high: int, buildings: int, turns: int, cities: int, neighbours: int) -> int:
    """The best set of discoveries, one a turn, in so many spaces of which so many are high; with its buildings."""
    best = 0
    for pyramids in range(min(very_high, room) // PYRAMID.size + 1):
        for mountains in range((min(high, room) - PYRAMID.size * pyramids) // MOUNTAIN.size + 1):
            left = room - PYRAMID.size * pyramids - MOUNTAIN.size * mountains
            for some in range(min(cities, left // CITY.size) + 1):
                spare = turns - pyramids - mountains - some
                if spare < 0:
                    break
                forests = min((left - CITY.size * some) // FOREST.size, spare)
                spaces = (FOREST.size * forests, CITY.size * some, MOUNTAIN.size * mountains)
                beside = sorted(min(neighbours, size) for size in spaces)
                stars = PYRAMID.stars * pyramids + MOUNTAIN.stars * mountains
                stars += CITY.stars * some + FOREST.stars * forests
                best = max(best, stars + BUILDING_STARS * sum(beside[len(beside) - buildings :]))
    return best


def _most_numbers(rolls: Sequence[Roll]) -> dict[State, int]:
    """For each number of high numbers and of buildings at most, the most numbers that these dice can write."""
    most: dict[State, int] = {(0, 0, 0): 0}
    for roll in rolls:
        after: dict[State, int] = {}
        for (high, very_high, buildings), numbers in most.items():
            for more, above, far_above, built in _uses(roll):
                state = (high + above, very_high + far_above, min(buildings + built, len(BUILDINGS)))
                after[state] = max(after.get(state, 0), numbers + more)
        most = after
    return most


@cache
def _uses(roll: Roll) -> tuple[tuple[int, int, int, int], ...]:
    """What one turn can write: numbers, those of 6 or more, those of 10 or more, buildings; the best combinations."""
    found = set(_all_uses(roll, ALL_DICE))
    return tuple(
        one for one in found if not any(all(a >= b for a, b in zip(other, one, strict=True)) for other in found - {one})
    )


def _all_uses(roll: Roll, free: int) -> Iterator[tuple[int, int, int, int]]:
    yield 0, 0, 0, 0
    for value, ways in roll.ways.items():
        for dice in ways:
            if dice & free == dice:
                for more, high, very_high, built in _all_uses(roll, free & ~dice):
                    yield more + 1, high + (value >= HIGH), very_high + (value >= VERY_HIGH), built
    if roll.dakota and free & GREEN:
        for more, high, very_high, _ in _all_uses(roll, free & ~GREEN):
            yield more, high, very_high, 1
