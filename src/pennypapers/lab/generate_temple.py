"""Generates layouts of the Temple: tiers that widen downwards, symmetric or with one corner missing, with doors.

A hard one is smaller and narrower, and walls inside separate its spaces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ..rules.adventures.temple import DOOR, Temple
from ..rules.layout import FILL
from .difficulty import Difficulty
from .ground import Ground, Place, Rows, Steps, around, as_rows, beside, hangs_together

ADVENTURE = Temple
DOORS_IN_A_ROW = 2
LEAST_NEIGHBOURS = 2


@dataclass(frozen=True, slots=True)
class Plan:
    plain: range
    doors: tuple[int, ...]
    walls: tuple[int, ...]
    tops: tuple[int, ...]
    """How wide the highest tier may be."""
    widest: range
    """How wide the lowest tier may be."""
    tallest: int
    crumbling: float
    """The probability that a corner is missing on one side."""


PLANS: Mapping[Difficulty, Plan] = {
    Difficulty.EASY: Plan(range(31, 34), (5, 6), (0,), (3, 4), range(7, 9), 7, 0.0),
    Difficulty.NORMAL: Plan(range(29, 32), (5, 6), (0, 1, 2), (2, 3), range(7, 10), 8, 0.3),
    Difficulty.HARD: Plan(range(27, 30), (6, 7), (3, 4, 5), (1, 2, 3), range(7, 10), 9, 0.4),
}


def sketch(rng: Random, difficulty: Difficulty) -> Rows | None:
    """Generate one random layout; None if it does not meet all conditions."""
    plan = PLANS[difficulty]
    widths = _tiers(rng, plan)
    pyramid = _stacked(widths)
    if widths[-1] not in plan.widest or len(widths) > plan.tallest:
        return None
    broken = rng.random() < plan.crumbling
    doors, walls = rng.choice(plan.doors), rng.choice(plan.walls)
    if len(pyramid) - doors - walls - broken not in plan.plain:
        return None
    opened = _walled(rng, pyramid, walls, mirror=widths[-1] - 1)
    placed = opened and _with_doors(rng, opened, doors, mirror=widths[-1] - 1)
    if not opened or not placed:
        return None
    standing = _crumbled(rng, opened, placed) if broken else opened
    return as_rows({place: DOOR if place in placed else FILL for place in standing}) if standing else None


def _tiers(rng: Random, plan: Plan) -> list[int]:
    """The width of every row from the top down; each tier sticks out on both sides of the one above."""
    width = rng.choice(plan.tops)
    rows: list[int] = []
    while len(rows) < plan.tallest:
        rows += [width] * rng.choice((1, 2, 2, 3))
        if width + 2 not in range(plan.widest.stop) or (width in plan.widest and rng.random() < 0.5):
            break
        width += 2
    return rows


def _stacked(widths: list[int]) -> Ground:
    base = widths[-1]
    return frozenset(((base - width) // 2 + step, row) for row, width in enumerate(widths) for step in range(width))


def _pairs(rng: Random, places: Ground, mirror: int) -> list[Ground]:
    """All places grouped with their mirror images, in random order; a place on the axis forms a group alone."""
    pairs = sorted({frozenset({(col, row), (mirror - col, row)}) for col, row in places}, key=sorted)
    rng.shuffle(pairs)
    return pairs


def _walled(rng: Random, pyramid: Ground, walls: int, *, mirror: int) -> Ground | None:
    """The pyramid without its inner walls."""
    left = pyramid
    inside = frozenset(place for place in pyramid if all(each in pyramid for each in beside(place)))
    for pair in _pairs(rng, inside, mirror):
        if (
            len(pair) <= walls
            and not _touch(pair, beside)
            and _is_apart(pair, pyramid - left)
            and _is_roomy(left - pair)
        ):
            left -= pair
            walls -= len(pair)
    return None if walls else left


def _is_apart(pair: Ground, walls: Ground) -> bool:
    """Whether no wall has another beside it, which would leave a hole in the drawing of a temple."""
    return not any(each in walls for place in pair for each in beside(place))


def _is_roomy(places: Ground) -> bool:
    """Whether all places are connected by their sides, and each has enough neighbours."""
    return hangs_together(places, beside) and all(
        sum(each in places for each in around(place)) >= LEAST_NEIGHBOURS for place in places
    )


def _with_doors(rng: Random, places: Ground, doors: int, *, mirror: int) -> Ground | None:
    """Choose places for doors that do not touch each other, spread over the rows."""
    chosen: set[Place] = set()
    for pair in _pairs(rng, places, mirror):
        row = next(iter(pair))[1]
        near = {each for place in pair for each in (place, *around(place))}
        in_row = sum(place[1] == row for place in chosen)
        fits = len(chosen) + len(pair) <= doors and in_row + len(pair) <= DOORS_IN_A_ROW
        if fits and not near & chosen and not _touch(pair, around):
            chosen |= pair
    return frozenset(chosen) if len(chosen) == doors else None


def _touch(pair: Ground, steps: Steps) -> bool:
    return any(each in pair for place in pair for each in steps(place))


def _crumbled(rng: Random, places: Ground, doors: Ground) -> Ground | None:
    """The places without one upper corner of a lower tier."""
    corners = [
        (col, row)
        for col, row in sorted(places - doors)
        if row and (col, row - 1) not in places and ((col - 1, row) in places) != ((col + 1, row) in places)
    ]
    whole = [corner for corner in corners if _is_roomy(places - {corner})]
    return places - {rng.choice(whole)} if whole else None
