"""The scenery of each adventure, by key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pennypapers.rules import adventure

from .island import IslandScenery
from .plain import PlainScenery
from .scenery import Scenery
from .temple import TempleScenery
from .valley import ValleyScenery

SCENERIES: Mapping[str, type[Scenery]] = {
    "temple": TempleScenery,
    "island": IslandScenery,
    "valley": ValleyScenery,
}
"""The adventures that have a landscape of their own; others are drawn by `PlainScenery`."""


@cache
def scenery_of(key: str) -> Scenery:
    """The scenery of an adventure, in the colours of its facts."""
    return SCENERIES.get(key, PlainScenery)(adventure(key).facts)
