"""What Pathfinder thinks of a mark: the stars that it adds at once, and a little for what it prepares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from ..rules.adventure import Adventure
from ..rules.grid import Space
from ..rules.mark import Discovery, Writing
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from .island.sense import IslandSense
from .temple.sense import TempleSense
from .valley.sense import ValleySense


class Sense(Protocol):
    """An eye for one sheet of one adventure. Quick: it is asked about every number in every space."""

    def writing(self, space: Space, value: Writing) -> float:
        """Stars for a number or symbol here, with what it prepares."""
        ...

    def crossing(self, space: Space) -> float:
        """Stars for crossing out the danger here."""
        ...

    def discoveries(self, draft: Draft) -> Iterable[tuple[float, Discovery]]:
        """Discoveries worth a thought, with their stars less what their numbers were counted for before."""
        ...


class PlainSense:
    """For an adventure that nobody has an eye for yet: the stars, and nothing else."""

    def __init__(self, adventure: Adventure, sheet: Sheet) -> None:
        self._adventure, self._sheet = adventure, sheet
        self._now = adventure.score(sheet).total

    def writing(self, space: Space, value: Writing) -> float:
        return self._adventure.score(self._sheet.written(space, value)).total - self._now

    def crossing(self, space: Space) -> float:
        return self._adventure.score(self._sheet.struck(space)).total - self._now

    def discoveries(self, draft: Draft) -> Iterable[tuple[float, Discovery]]:
        for each in draft.options.discoveries:
            yield self._adventure.score(draft.sheet.revealed(each)).total - self._now, each


SENSES: Mapping[str, Callable[[Adventure, Sheet], Sense]] = {
    "temple": TempleSense,
    "island": IslandSense,
    "valley": ValleySense,
}


def sense_of(adventure: Adventure, sheet: Sheet) -> Sense:
    return SENSES.get(adventure.key, PlainSense)(adventure, sheet)
