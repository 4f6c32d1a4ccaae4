"""The coach's kernels: whether they are compiled, and compiling them before anybody waits for them.

With an empty cache a search takes half a minute or more to compile, and an analysis as long again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from ..engine.core.cache import cache_folder
from ..rules.dice import all_rolls
from ..rules.library import builtin_layout

SEARCHES: Mapping[str, tuple[str, str]] = {
    "temple": ("temple/assignment.py", "anneal"),
    "island": ("island/line.py", "anneal"),
    "valley": ("valley/annealing.py", "anneal"),
}
"""The module and the name of the kernel of a search that takes the longest to compile."""

ANALYSES: Mapping[str, tuple[str, str]] = {key: (f"{key}/playouts.py", "_play") for key in SEARCHES}
"""The same of an analysis and of hints."""

ROLLS = 120
"""More than any game needs."""

FEW = 8
"""Play-outs of an analysis that nobody reads."""


def must_compile(key: str) -> bool:
    """Whether the next search in this adventure first compiles its kernels."""
    return not _is_compiled(*SEARCHES[key])


def are_missing(key: str) -> bool:
    """Whether compiling the kernels of an adventure in advance would spare somebody the wait: some are missing, and
    there is a folder to keep them in."""
    return any(_folder(each[key][0]) and not _is_compiled(*each[key]) for each in (SEARCHES, ANALYSES))


def compile_kernels(key: str) -> None:
    """Search for a game and analyse its first turn, so that the kernels for that are kept for all processes."""
    from .analysis import analyse
    from .hindsight import hindsight

    luck = Random(0)
    rolls = [luck.choice(all_rolls()) for _ in range(ROLLS)]
    found = hindsight(builtin_layout(key, "front"), rolls, seconds=1e-6).record
    analyse(replace(found, turns=found.turns[:1]), playouts=FEW)


def _is_compiled(module: str, kernel: str) -> bool:
    folder = _folder(module)
    return folder is not None and any(folder.glob(f"*/*.{kernel}-*.nbc"))


def _folder(module: str) -> Path | None:
    return cache_folder(Path(__file__).parent / module)
