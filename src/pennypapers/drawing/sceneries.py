"""The scenery of each adventure, by key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pennypapers.rules import adventure

from .scenery import Scenery
from .scenery_island import IslandScenery
from .scenery_plain import PlainScenery
from .scenery_temple import TempleScenery
from .scenery_valley import ValleyScenery

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
