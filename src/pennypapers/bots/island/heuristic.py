"""Pathfinder's heuristic on Skull Island: a number is worth more the nearer it brings some space to a treasure.

A treasure needs a mark on each of its four sides. For each number only the space with the most sides complete counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...rules.adventure import Adventure
from ...rules.adventures.island import MOUNTAIN
from ...rules.adventures.treasure import MOST, PAIRS, SEA
from ...rules.grid import Space
from ...rules.mark import HIGHEST, NUMBERS, Discovery, Symbol, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft

PROGRESS = (0.0, 0.1, 0.25, 0.5, 1.0)
"""The value of an incomplete treasure as a share of its stars, by how many of its four sides have a mark."""
SLOT = 4
"""This many stars of a treasure do not count, because it takes one of only five slots (I10)."""

NUMBER, BOAT, OPEN, SHUT = range(4)
"""What stands on one side of a space, for a value: the number, a boat, an empty space for either, or none of these."""
SIDES = 4
"""The states of the four sides of a space are encoded as one integer, two bits a side."""


def _served(sides: int) -> float:
    """The value of a treasure with these four sides, as a share of its stars; 0 if it can never be completed."""
    served = 0
    for pair in PAIRS:
        one, other = sorted(sides >> 2 * side & 3 for side in pair)
        if other == SHUT:
            return 0.0
        served += (one <= BOAT) + (other <= BOAT and one == NUMBER)  # I9: at most one boat in a pair
    return PROGRESS[served]


SHARE = tuple(_served(sides) for sides in range(4**SIDES))


class IslandHeuristic:
    def __init__(self, adventure: Adventure, sheet: Sheet) -> None:
        self._adventure, self._sheet = adventure, sheet
        self._crossed = adventure.crossed_out(sheet)
        self._noted = set(sheet.treasures.values())
        self._is_done = len(sheet.treasures) >= MOST
        layout = sheet.layout
        places = [space for space, kind in layout.kinds.items() if kind != SEA and space not in sheet.treasures]
        self._sides = {place: self._seen_from(layout.sight[place]) for place in places}
        self._lines: dict[Space, list[tuple[Space, int]]] = {space: [] for space in layout.spaces}
        for place in places:
            for side, seen in enumerate(layout.sight[place]):
                for space in seen:
                    self._lines[space].append((place, 2 * side))
        self._best = {
            value: max((SHARE[self._sides[place][value]] for place in places), default=0.0) for value in NUMBERS
        }

    def writing(self, space: Space, value: Writing) -> float:
        if isinstance(value, int):
            return self._towards(space, value) + self._dangers(space, value)
        return sum(self._towards(space, number, boat=True) for number in NUMBERS)

    def crossing(self, space: Space) -> float:  # noqa: ARG002  # O3: the stars are the same either way
        return 0.0

    def discoveries(self, draft: Draft) -> Iterable[tuple[float, Discovery]]:  # noqa: ARG002
        return ()

    def _towards(self, space: Space, value: int, *, boat: bool = False) -> float:
        """How much a number or boat in `space` increases the value of the best incomplete treasure of `value`."""
        if self._is_done or value in self._noted:
            return 0.0
        mark = BOAT if boat else NUMBER
        best = self._best[value]
        for place, shift in self._lines[space]:
            sides = self._sides[place][value]
            if sides >> shift & 3 > mark:
                best = max(best, SHARE[sides & ~(3 << shift) | mark << shift])
        return max(0, value - SLOT) * (best - self._best[value])

    def _seen_from(self, sight: tuple[tuple[Space, ...], ...]) -> list[int]:
        """The encoded four sides of a space, for every value; `sight` are the spaces in line on each side."""
        writing, kinds = self._sheet.writing, self._sheet.layout.kinds
        sides = [0] * (HIGHEST + 1)
        for side, seen in enumerate(sight):
            marks = {writing.get(space) for space in seen}
            rest = OPEN if any(space not in writing and kinds[space] != MOUNTAIN for space in seen) else SHUT
            rest = BOAT if Symbol.BOAT in marks else rest
            for value in NUMBERS:
                sides[value] |= (NUMBER if value in marks else rest) << 2 * side
        return sides

    def _dangers(self, space: Space, value: int) -> float:
        """The stars gained or lost at the dangers beside this space (I14), including the treasures under dangers that a
        9 crosses out (I15)."""
        sheet, stars = self._sheet, 0
        for near in sheet.layout.around[space]:
            if sheet.writing.get(near) is Symbol.DANGER:
                beside = sheet.numbers_around(near).values()
                before, after = min(beside, default=0), min([*beside, value])
                if near in self._crossed:
                    stars += after - before
                elif value == 9:
                    stars += after + before + sheet.treasures.get(near, 0)
                else:
                    stars += before - after
        return stars
