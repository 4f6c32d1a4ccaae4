"""Pathfinder's heuristic in the Valley: values high numbers beside each other, different low numbers beside each other,
and buildings beside discoveries that they count."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.adventure import Adventure
from ...rules.adventures.discovery import HIGH, SHAPES, VERY_HIGH, belongs
from ...rules.adventures.valley import BUILDING_STARS, BUILDINGS
from ...rules.grid import Space
from ...rules.mark import Discovery, Kind, Symbol, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from .finds import cities, forests, mountains, pyramids, pyramids_with

FILLS = 0.3
"""The value of filling any space, because a full sheet gains stars (V13)."""
MOUNTAIN_STEPS = (1.0, 1.8, 3.2)
FOREST_STEPS = (0.2, 0.5, 0.8, 1.1, 2.0)
PYRAMID_STEPS = (0.3, 1.4, 3.6, 6.5)
"""The value of the first, second, third … number for a discovery. Their sum is about half its stars; `_likes` gives the
other half when the discovery is made."""


class ValleyHeuristic:
    def __init__(self, adventure: Adventure, sheet: Sheet) -> None:
        self._adventure, self._sheet = adventure, sheet
        self._around = sheet.layout.around
        taken = {space for discovery in sheet.discoveries for space in discovery.spaces}
        self._free = {space: number for space, number in sheet.numbers.items() if space not in taken}
        self._open = frozenset(sheet.empty())
        self._snakes = {
            space: max(sheet.numbers_around(space).values(), default=0)
            for space in sheet.dangers
            if space not in sheet.crossed
        }
        self._buildings = {space: BUILDINGS[value] for value in BUILDINGS for space in sheet.where(value)}
        self._belongs = {kind: belongs(sheet, kind) for kind in BUILDINGS.values()}

    def writing(self, space: Space, value: Writing) -> float:
        if isinstance(value, Symbol):
            return self._building(space, BUILDINGS[value]) if value in BUILDINGS else 0.0
        near = self._around[space]
        bites = sum(max(0, value - self._snakes[each]) for each in near if each in self._snakes)
        return FILLS + max(self._prepared(space, value)) - bites

    def crossing(self, space: Space) -> float:
        return self._snakes.get(space, 0)

    def discoveries(self, draft: Draft) -> Iterator[tuple[float, Discovery]]:
        """Every pyramid and mountain, and some cities and forests (see `finds`)."""
        free, around = self._free, self._around
        found = [*pyramids(free), *mountains(free, around), *cities(free, around), *forests(free, around)]
        for discovery in dict.fromkeys(found):
            likes = self._likes(discovery)
            if likes > 0 and draft.is_legal(discovery):
                yield likes, discovery

    def _likes(self, discovery: Discovery) -> float:
        """The value of a discovery: half its stars, because the other half was given for its numbers, plus the stars of
        the building that counts it."""
        beside = {each for each, kind in self._buildings.items() if kind is discovery.kind}
        counted = sum(each in beside for space in discovery.spaces for each in self._around[space])
        return SHAPES[discovery.kind].stars / 2 + BUILDING_STARS * counted

    def _building(self, space: Space, kind: Kind) -> float:
        return FILLS + BUILDING_STARS * sum(each in self._belongs[kind] for each in self._around[space])

    def _prepared(self, space: Space, value: int) -> Iterator[float]:
        """The value of this number for each kind of discovery that it may become part of."""
        if value >= HIGH:
            yield MOUNTAIN_STEPS[self._heap(space) % 3]
        else:
            different = {self._free[near] for near in self._around[space] if near in self._free} - {value}
            yield FOREST_STEPS[min(len([number for number in different if number < HIGH]), 4)]
        if value >= VERY_HIGH:
            yield max((PYRAMID_STEPS[tall] for tall in self._pyramids(space)), default=0.0)

    def _heap(self, space: Space) -> int:
        """How many free high numbers are connected with this space."""
        reached, waiting = {space}, [space]
        while waiting:
            for near in self._around[waiting.pop()]:
                if near not in reached and (number := self._free.get(near)) is not None and number >= HIGH:
                    reached.add(near)
                    waiting.append(near)
        return len(reached) - 1

    def _pyramids(self, space: Space) -> Iterator[int]:
        """For every pyramid that is still possible with this space, how many of its other spaces already hold a very
        high number."""
        for shape in pyramids_with(space):
            others = [each for each in shape if each != space]
            numbers = [self._free.get(each) for each in others]
            if all(
                (number is not None and number >= VERY_HIGH) or each in self._open
                for each, number in zip(others, numbers, strict=True)
            ):
                yield sum(number is not None for number in numbers)
