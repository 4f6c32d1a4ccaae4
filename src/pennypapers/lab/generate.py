"""Generates layouts: the same seed gives the same layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ..errors import PennyError
from ..messages import say
from ..rules.layout import Layout
from . import generate_island, generate_temple, generate_valley
from .difficulty import Difficulty
from .ground import Rows
from .playable import why_unplayable

TRIES = 20_000
"""The most sketches that are tried for one layout. Most sketches fail, but each takes only a fraction of a millisecond;
no seed has needed nearly as many."""

Sketch = Callable[[Random, Difficulty], Rows | None]
"""Generates one random layout; None if it does not meet all conditions."""

SKETCHES: Mapping[str, Sketch] = {
    each.ADVENTURE.key: each.sketch for each in (generate_temple, generate_island, generate_valley)
}
"""The generator of each adventure that has one."""


def new_layout(key: str, *, seed: int, difficulty: Difficulty) -> Layout:
    """A new layout of an adventure, named after its difficulty and seed."""
    if key not in SKETCHES:
        raise PennyError(f"no new layouts can be drawn for {key!r}; there are {', '.join(SKETCHES)}")
    rng = Random(f"{key} {difficulty} {seed}")
    for _ in range(TRIES):
        rows = SKETCHES[key](rng, difficulty)
        if rows is not None:
            layout = Layout(key, f"{difficulty}-{seed}", rows)
            if why_unplayable(layout) is None:
                return layout
    raise PennyError(say("cli-layout-no-seed", seed=str(seed), difficulty=str(difficulty), name=say(f"name-{key}")))


def layout_text(layout: Layout, *, seed: int, difficulty: Difficulty) -> str:
    """The text of a layout file, with the command that generates the same layout as a comment."""
    made = f"pennypapers layouts new {layout.adventure} --seed {seed} --difficulty {difficulty}"
    return f"# Made by: {made}\n{layout}"
