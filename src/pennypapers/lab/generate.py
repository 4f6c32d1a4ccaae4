"""Generates layouts: the same seed gives the same layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ..errors import PennyError
from ..rules.layout import Layout
from . import generate_island, generate_temple, generate_valley
from .difficulty import Difficulty
from .ground import Rows
from .playable import why_unplayable

TRIES = 20_000
"""Far more than any seed has needed: most sketches fail, but each takes only a fraction of a millisecond."""

Sketch = Callable[[Random, Difficulty], Rows | None]
"""Draws one sketch of a layout; None if it failed."""

SKETCHES: Mapping[str, Sketch] = {
    each.ADVENTURE.key: each.sketch for each in (generate_temple, generate_island, generate_valley)
}
"""By adventure; one that is not here has no generator."""


def new_layout(key: str, *, seed: int, difficulty: Difficulty) -> Layout:
    """A new layout of an adventure, named after its difficulty and seed."""
    if key not in SKETCHES:
        raise PennyError(f"nobody has taught me to draw new layouts of the {key}; there are {', '.join(SKETCHES)}")
    rng = Random(f"{key} {difficulty} {seed}")
    for _ in range(TRIES):
        rows = SKETCHES[key](rng, difficulty)
        if rows is not None:
            layout = Layout(key, f"{difficulty}-{seed}", rows)
            if why_unplayable(layout) is None:
                return layout
    raise PennyError(f"the seed {seed} gives no {difficulty} layout of the {key}; take another")


def layout_text(layout: Layout, *, seed: int, difficulty: Difficulty) -> str:
    """The text of a layout's file, with the command that makes it again."""
    made = f"pennypapers layouts new {layout.adventure} --seed {seed} --difficulty {difficulty}"
    return f"# Made by: {made}\n{layout}"
