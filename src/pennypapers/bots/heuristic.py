"""Pathfinder's heuristic: the stars that a mark adds at once, plus a small value for stars that it makes possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from ..rules.adventure import Adventure
from ..rules.grid import Space
from ..rules.mark import Discovery, Writing
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from .island.heuristic import IslandHeuristic
from .temple.heuristic import TempleHeuristic
from .valley.heuristic import ValleyHeuristic


class Heuristic(Protocol):
    """The heuristic of one adventure for one sheet. It must be quick: it is called for every number in every space."""

    def writing(self, space: Space, value: Writing) -> float:
        """The value of a number or symbol in this space."""
        ...

    def crossing(self, space: Space) -> float:
        """The value of crossing out the danger in this space."""
        ...

    def discoveries(self, draft: Draft) -> Iterable[tuple[float, Discovery]]:
        """Promising discoveries, each with its stars minus the value that `writing` already gave for its numbers."""
        ...


class PlainHeuristic:
    """The heuristic of an adventure that does not define one: the stars that a mark adds at once."""

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


HEURISTICS: Mapping[str, Callable[[Adventure, Sheet], Heuristic]] = {
    "temple": TempleHeuristic,
    "island": IslandHeuristic,
    "valley": ValleyHeuristic,
}


def heuristic_for(adventure: Adventure, sheet: Sheet) -> Heuristic:
    return HEURISTICS.get(adventure.key, PlainHeuristic)(adventure, sheet)
