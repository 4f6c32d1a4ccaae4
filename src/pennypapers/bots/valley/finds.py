"""The discoveries that Pathfinder considers in the Valley: for speed, not all cities and forests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from ...rules.adventures.discovery import HIGH, SHAPES, VERY_HIGH
from ...rules.grid import COLUMNS, ROWS, Space, reading_order
from ...rules.mark import Discovery, Kind

Numbers = Mapping[Space, int]
"""The numbers that belong to no discovery yet."""
Around = Mapping[Space, tuple[Space, ...]]
Joins = Callable[[Sequence[Space], Space], bool]
"""Whether a space may be added to those chosen so far."""


def pyramids(free: Numbers) -> Iterator[Discovery]:
    for middle, number in free.items():
        if number >= VERY_HIGH:
            for shape in pyramids_round(middle):
                if all(free.get(space, 0) >= VERY_HIGH for space in shape):
                    yield Discovery(Kind.PYRAMID, reading_order(shape))


def mountains(free: Numbers, around: Around) -> Iterator[Discovery]:
    """Every mountain: of any three connected spaces, one (the middle) is beside both others."""
    high = {space for space, number in free.items() if number >= HIGH}
    for middle in high:
        for two in combinations([near for near in around[middle] if near in high], 2):
            yield Discovery(Kind.MOUNTAIN, reading_order((middle, *two)))


def cities(free: Numbers, around: Around) -> Iterator[Discovery]:
    """At most one city for each space to start from."""
    for start in free:
        same = _grown(start, free, around, lambda found, near: free[near] == free[found[0]], SHAPES[Kind.CITY].size)
        if same:
            yield Discovery(Kind.CITY, same)


def forests(free: Numbers, around: Around) -> Iterator[Discovery]:
    """At most one forest for each space to start from, made by adding the lowest number that is not in it yet."""
    for start in free:
        different = _grown(
            start,
            free,
            around,
            lambda found, near: all(free[near] != free[space] for space in found),
            SHAPES[Kind.FOREST].size,
        )
        if different:
            yield Discovery(Kind.FOREST, different)


def _grown(start: Space, free: Numbers, around: Around, joins: Joins, size: int) -> tuple[Space, ...] | None:
    """Add neighbouring spaces to `start`, always the lowest number that `joins` allows, until there are `size`; None if
    there are too few."""
    found = [start]
    while len(found) < size:
        beside = {near for space in found for near in around[space] if near in free and near not in found}
        more = [near for near in reading_order(beside) if joins(found, near)]
        if not more:
            return None
        found.append(min(more, key=free.__getitem__))
    return reading_order(found)


@lru_cache(maxsize=4096)
def pyramids_round(middle: Space) -> tuple[tuple[Space, ...], ...]:
    """V9: the up to four T shapes with this middle: three spaces in a line, and one beside the middle of them."""
    col, row = middle.col, middle.row
    left, right, above, below = (col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1)
    shapes = ((left, right, above), (left, right, below), (above, below, left), (above, below, right))
    return tuple(
        (middle, *(Space.at(*place) for place in shape))
        for shape in shapes
        if all(0 <= each[0] < COLUMNS and 0 <= each[1] < ROWS for each in shape)
    )


@lru_cache(maxsize=4096)
def pyramids_with(space: Space) -> tuple[tuple[Space, ...], ...]:
    """Every T shape that contains this space."""
    near = [Space.at(col, row) for col, row in space.around() if 0 <= col < COLUMNS and 0 <= row < ROWS]
    return tuple(shape for middle in (space, *near) for shape in pyramids_round(middle) if space in shape)
