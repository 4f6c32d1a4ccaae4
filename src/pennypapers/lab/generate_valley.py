"""Generates layouts of the Valley: an irregular outline surrounded by clouds, with lakes in the harder ones.

A hard one has fewer spaces, a more irregular edge, and lakes that divide it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ..rules.adventures.valley import LAKE, Valley
from ..rules.layout import FILL
from .difficulty import Difficulty
from .ground import Ground, Place, Rows, around, as_rows, beside, grown, hangs_together, has_hole, inner, rim_length

ADVENTURE = Valley
SIDES = range(7, 10)
"""How many columns and rows a valley has."""


@dataclass(frozen=True, slots=True)
class Plan:
    open: range
    lakes: tuple[int, ...]
    """The number of spaces of each lake."""
    edge: range
    """The length of the edge, in sides of spaces."""
    wildness: float


PLANS: Mapping[Difficulty, Plan] = {
    Difficulty.EASY: Plan(range(49, 52), (), range(30, 33), 0.14),
    Difficulty.NORMAL: Plan(range(46, 49), (2,), range(32, 35), 0.2),
    Difficulty.HARD: Plan(range(42, 45), (3, 2), range(34, 39), 0.26),
}


def sketch(rng: Random, difficulty: Difficulty) -> Rows | None:
    """Generate one random layout; None if it does not meet all conditions."""
    plan = PLANS[difficulty]
    size = rng.choice(plan.open) + sum(plan.lakes)
    width, height = rng.choice(SIDES), rng.choice(SIDES)
    if size > width * height - 6:  # it would fill the whole grid
        return None
    valley = grown(rng, size, width=width, height=height, wildness=plan.wildness)
    if not hangs_together(valley, beside) or has_hole(valley) or rim_length(valley) not in plan.edge:
        return None
    water = _lakes(rng, valley, plan.lakes)
    if water is None or not hangs_together(valley - water, beside):
        return None
    return as_rows({place: LAKE if place in water else FILL for place in valley})


def _lakes(rng: Random, valley: Ground, sizes: tuple[int, ...]) -> Ground | None:
    """Choose lakes away from the edge, each connected and none beside another."""
    water: set[Place] = set()
    for size in sizes:
        shores = {each for place in water for each in around(place)}
        free = [place for place in inner(valley) if place not in water | shores]
        lake: set[Place] = set()
        while len(lake) < size:
            next_to = [place for place in free if place not in lake and (not lake or lake.intersection(beside(place)))]
            if not next_to:
                return None
            lake.add(rng.choice(next_to))
        water |= lake
    return frozenset(water)
