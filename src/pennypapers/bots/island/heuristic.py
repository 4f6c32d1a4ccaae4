"""Pathfinder's heuristic on Skull Island: for each number, the place nearest to a treasure, and how many of its sides
it has."""

from __future__ import annotations

from collections.abc import Iterable

from ...rules.adventure import Adventure
from ...rules.grid import Space
from ...rules.island import MOUNTAIN
from ...rules.mark import HIGHEST, NUMBERS, Discovery, Symbol, Writing
from ...rules.sheet import Sheet
from ...rules.treasure import MOST, PAIRS, SEA
from ...rules.turn import Draft

PROGRESS = (0.0, 0.1, 0.25, 0.5, 1.0)
"""The value of a treasure with so many of its four sides, as a share of its stars."""
SLOT = 4
"""Only five treasures can be noted (I10), so a treasure counts only the stars above this number."""

NUMBER, BOAT, OPEN, SHUT = range(4)
"""What one side of a space offers a value: the number, a boat, room for either, or nothing."""
SIDES = 4
"""The four sides of a space are kept as one number, two bits a side."""


def _served(sides: int) -> float:
    """The share of a treasure that these four sides give."""
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
        """How much the value of the best place for this number grows."""
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
        """For every value, the four sides of a space."""
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
        """The stars that a number changes at the dangers beside it (I14), with the treasures that a 9 makes count again
        (I15)."""
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
