"""Generates layouts of Skull Island: one landmass with bays and capes, mountains inside, and sea on all sides.

A hard one is smaller, with a more irregular coast and more mountains.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ..rules.adventures.island import MOUNTAIN, Island
from ..rules.adventures.treasure import SEA
from ..rules.layout import FILL
from .difficulty import Difficulty
from .ground import Ground, Place, Rows, around, as_rows, beside, grown, hangs_together, has_hole, inner, rim_length

ADVENTURE = Island
SIDES = range(6, 9)
"""How many columns and rows an island has."""
SEA_BORDER = 1
"""Every sea space that borders the island can take a boat (I5), so one row on all sides is enough."""


@dataclass(frozen=True, slots=True)
class Plan:
    land: range
    mountains: tuple[int, ...]
    coast: range
    """The length of the coast, in sides of spaces."""
    wildness: float


PLANS: Mapping[Difficulty, Plan] = {
    Difficulty.EASY: Plan(range(42, 45), (4,), range(28, 33), 0.14),
    Difficulty.NORMAL: Plan(range(39, 42), (4, 5), range(32, 35), 0.22),
    Difficulty.HARD: Plan(range(36, 39), (6, 7), range(34, 41), 0.3),
}


def sketch(rng: Random, difficulty: Difficulty) -> Rows | None:
    """Generate one random layout; None if it does not meet all conditions."""
    plan = PLANS[difficulty]
    land, mountains = rng.choice(plan.land), rng.choice(plan.mountains)
    width, height = rng.choice(SIDES), rng.choice(SIDES)
    if land + mountains > width * height - 4:  # it would fill the whole grid
        return None
    island = grown(rng, land + mountains, width=width, height=height, wildness=plan.wildness)
    if not hangs_together(island, beside) or has_hole(island) or rim_length(island) not in plan.coast:
        return None
    peaks = _peaks(rng, island, mountains)
    if peaks is None or not hangs_together(island - peaks, around):
        return None
    tokens = {place: MOUNTAIN if place in peaks else FILL for place in island}
    return as_rows(tokens, border=SEA_BORDER, elsewhere=SEA)


def _peaks(rng: Random, island: Ground, mountains: int) -> Ground | None:
    """Choose mountains away from the coast of which no two share a side, so that they do not divide the land."""
    chosen: set[Place] = set()
    free = inner(island)
    rng.shuffle(free)
    for place in free:
        if len(chosen) < mountains and not chosen.intersection(beside(place)):
            chosen.add(place)
    return frozenset(chosen) if len(chosen) == mountains else None
