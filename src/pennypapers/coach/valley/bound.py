"""A bound in the Valley: the most stars that the dice allow, wherever numbers are written.

It drops the geometry and the costs of snakes, so it can only be too high. It counts how many numbers these dice can
write, how many of them 6 or more and 10 or more, and how many buildings, all from the same dice; and it takes the best
set of discoveries that needs no more than these, in the spaces that the snakes leave. A building has stars for at most
all its neighbours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache

from ...rules.adventures.discovery import HIGH, SHAPES, VERY_HIGH
from ...rules.adventures.valley import BUILDING_STARS, BUILDINGS, FULL_STARS
from ...rules.dice import ALL_DICE, GREEN, Roll
from ...rules.mark import Kind

State = tuple[int, int, int]
"""Numbers of 6 or more, numbers of 10 or more, buildings."""

FOREST, CITY, MOUNTAIN, PYRAMID = (SHAPES[kind] for kind in (Kind.FOREST, Kind.CITY, Kind.MOUNTAIN, Kind.PYRAMID))


def valley_bound(rolls: Sequence[Roll], spaces: int, neighbours: int) -> int:
    """The bound for these rolls on a layout with so many spaces; no space has more than so many neighbours.

    A game that ends early has a full sheet and has drawn only the snakes until then. With as many snakes more rolls
    allow more, so it is enough to look at the games that end just before each snake, and at those that take all rolls.
    """
    best, snakes = 0, 0
    safe: list[Roll] = []
    most: dict[State, int] = {(0, 0, 0): 0}
    for roll in rolls:
        if roll.danger:
            best = max(best, _best_with(safe, most, spaces - snakes, neighbours, must_be_full=True))
            snakes += 1
        else:
            safe.append(roll)
            most = _after(most, roll)
    return max(best, _best_with(safe, most, spaces - snakes, neighbours, must_be_full=False))


def _best_with(
    rolls: Sequence[Roll], most: dict[State, int], spaces: int, neighbours: int, *, must_be_full: bool
) -> int:
    """The most stars when these rolls fill so many spaces with numbers and buildings."""
    makes: Counter[int] = Counter()
    for roll in rolls:
        makes.update(_times(roll))
    cities = sum(count >= CITY.size for count in makes.values())
    best = 0
    for (high, very_high, buildings), numbers in most.items():
        is_full = numbers + buildings >= spaces
        if must_be_full and not is_full:
            continue
        for built in range(min(buildings, spaces) + 1):
            room = min(numbers, spaces - built)
            stars = _most_stars(room, high, very_high, built, len(rolls), cities, neighbours)
            best = max(best, stars + FULL_STARS * is_full)
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


def _after(most: dict[State, int], roll: Roll) -> dict[State, int]:
    """For each number of high numbers and of buildings at most, the most numbers that the dice can write: with one more
    roll."""
    after: dict[State, int] = {}
    for (high, very_high, buildings), numbers in most.items():
        for more, above, far_above, built in _uses(roll):
            state = (high + above, very_high + far_above, min(buildings + built, len(BUILDINGS)))
            after[state] = max(after.get(state, 0), numbers + more)
    return after


@cache
def _times(roll: Roll) -> dict[int, int]:
    """How often a turn can write each number: 2 3 3 makes two of 3."""
    return {value: _most_sets(roll.ways[value], ALL_DICE) for value in roll.numbers}


def _most_sets(ways: Collection[int], free: int) -> int:
    """The most of these sets of dice that share none."""
    return max((1 + _most_sets(ways, free & ~dice) for dice in ways if dice & free == dice), default=0)


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
