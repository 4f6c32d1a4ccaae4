"""New layouts that look like places: the same seed, the same layout."""

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
"""Far more than any seed has needed: most sketches come to nothing, but one takes a fraction of a millisecond."""

Sketch = Callable[[Random, Difficulty], Rows | None]
SKETCHES: Mapping[str, Sketch] = {
    "temple": generate_temple.sketch,
    "island": generate_island.sketch,
    "valley": generate_valley.sketch,
}


def new_layout(key: str, *, seed: int, difficulty: Difficulty) -> Layout:
    """A fresh layout of an adventure, named after its difficulty and seed."""
    rng = Random(f"{key} {difficulty} {seed}")
    for _ in range(TRIES):
        rows = SKETCHES[key](rng, difficulty)
        if rows is not None:
            layout = Layout(key, f"{difficulty}-{seed}", rows)
            if why_unplayable(layout) is None:
                return layout
    raise PennyError(f"the seed {seed} gives no {difficulty} layout of the {key}; take another")


def layout_text(layout: Layout, *, seed: int, difficulty: Difficulty) -> str:
    """The layout as a file that says how it was made."""
    made = f"pennypapers layouts new {layout.adventure} --seed {seed} --difficulty {difficulty}"
    return f"# Made by: {made}\n{layout}"
