"""Sets of grid places for the layout generators: connectivity, outlines, holes, and random shapes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from math import atan2, cos, hypot, tau
from random import Random

from ..rules.layout import OFF

Place = tuple[int, int]
"""Column and row, both from 0."""

Ground = frozenset[Place]
Rows = tuple[tuple[str, ...], ...]
Steps = Callable[[Place], Iterable[Place]]


def beside(place: Place) -> tuple[Place, ...]:
    """The four places that share a side with this one."""
    col, row = place
    return (col, row - 1), (col - 1, row), (col + 1, row), (col, row + 1)


def around(place: Place) -> tuple[Place, ...]:
    """G7: the eight surrounding places."""
    col, row = place
    return tuple((col + across, row + down) for down in (-1, 0, 1) for across in (-1, 0, 1) if (across, down) != (0, 0))


def hangs_together(places: Collection[Place], steps: Steps) -> bool:
    """Whether every place can be reached from every other by these steps."""
    left = set(places)
    walked = [left.pop()] if left else []
    while walked:
        near = left.intersection(steps(walked.pop()))
        left -= near
        walked += near
    return not left


def rim_length(places: Collection[Place]) -> int:
    """The length of the outline, in sides of places. Of two sets of the same size the longer outline is the more
    irregular."""
    return sum(each not in places for place in places for each in beside(place))


def inner(places: Collection[Place]) -> list[Place]:
    """The places whose eight neighbours are all in the set, in reading order."""
    found = [place for place in places if all(each in places for each in around(place))]
    return sorted(found, key=_reading)


def has_hole(places: Collection[Place]) -> bool:
    """Whether the places enclose one that is not in the set."""
    cols, rows = zip(*places, strict=True)
    outside = {
        (col, row)
        for col in range(min(cols) - 1, max(cols) + 2)
        for row in range(min(rows) - 1, max(rows) + 2)
        if (col, row) not in places
    }
    return not hangs_together(outside, beside)


def grown(rng: Random, size: int, *, width: int, height: int, wildness: float) -> Ground:
    """A random shape of `size` places round the middle of a grid; `wildness` is how much its radius varies."""
    waves = [(bends, rng.uniform(wildness / 2, wildness), rng.uniform(0, tau)) for bends in (2, 3, 5)]
    middle = (width - 1) / 2 + rng.uniform(-0.4, 0.4), (height - 1) / 2 + rng.uniform(-0.4, 0.4)

    def distance(place: Place) -> float:
        across, down = (place[0] - middle[0]) / width, (place[1] - middle[1]) / height
        angle = atan2(down, across)
        swing = 1 + sum(strength * cos(bends * angle + turned) for bends, strength, turned in waves)
        return round(hypot(across, down) / max(swing, 0.1), 6)  # the same on every machine after rounding

    every = [(col, row) for row in range(height) for col in range(width)]
    return frozenset(sorted(every, key=distance)[:size])


def as_rows(tokens: Mapping[Place, str], *, border: int = 0, elsewhere: str = OFF) -> Rows:
    """The rows of the smallest grid that holds all tokens and a border round them; other spaces hold `elsewhere`."""
    cols, rows = zip(*tokens, strict=True)
    return tuple(
        tuple(tokens.get((col, row), elsewhere) for col in range(min(cols) - border, max(cols) + border + 1))
        for row in range(min(rows) - border, max(rows) + border + 1)
    )


def _reading(place: Place) -> tuple[int, int]:
    return place[1], place[0]
