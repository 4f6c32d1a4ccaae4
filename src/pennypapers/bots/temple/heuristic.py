"""Pathfinder's heuristic in the Temple: values longer sequences, groups, and 9s beside mummies."""

from __future__ import annotations

from collections.abc import Iterable

from ...rules.adventure import Adventure
from ...rules.adventures.temple import GROUP_SIZE, GROUP_STARS, MUMMY_STARS, connected, spaces_by_value
from ...rules.grid import Space
from ...rules.mark import Discovery, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft


class TempleHeuristic:
    def __init__(self, adventure: Adventure, sheet: Sheet) -> None:
        self._adventure, self._sheet = adventure, sheet
        self._numbers, self._around = sheet.numbers, sheet.layout.around
        self._mummies = [space for space in sheet.dangers if space not in adventure.crossed_out(sheet)]
        self._rising, self._falling = self._paths(1), self._paths(-1)
        longest = max(self._rising.values(), default=0)
        self._longest = longest if longest > 1 else 0  # T9
        self._group: dict[Space, tuple[Space, ...]] = {}
        self._grouped: set[int] = set()
        for value, spaces in spaces_by_value(sheet).items():
            for group in map(tuple, connected(sheet, spaces)):
                self._group.update(dict.fromkeys(group, group))
                if len(group) >= GROUP_SIZE:
                    self._grouped.add(value)

    def writing(self, space: Space, value: Writing) -> float:
        if not isinstance(value, int):
            return 0.0
        near = self._around[space]
        return self._sequence(near, value) + self._grouping(near, value) + (self._nine(near) if value == 9 else 0.0)

    def crossing(self, space: Space) -> float:  # noqa: ARG002  # O3: the stars are the same either way
        return 0.0

    def discoveries(self, draft: Draft) -> Iterable[tuple[float, Discovery]]:  # noqa: ARG002
        return ()

    def _sequence(self, near: tuple[Space, ...], value: int) -> float:
        after = max([self._rising[space] for space in near if self._numbers.get(space) == value + 1], default=0)
        before = max([self._falling[space] for space in near if self._numbers.get(space) == value - 1], default=0)
        through = before + 1 + after
        return max(0, through - self._longest) * (through > 1)

    def _grouping(self, near: tuple[Space, ...], value: int) -> float:
        if value in self._grouped:
            return 0.0  # T10: a second group of the same value adds nothing
        beside = {self._group[space] for space in near if self._numbers.get(space) == value}
        size = 1 + sum(map(len, beside))
        return GROUP_STARS if size >= GROUP_SIZE else 0.0

    def _nine(self, near: tuple[Space, ...]) -> float:
        return 2 * MUMMY_STARS * sum(space in near for space in self._mummies)

    def _paths(self, step: int) -> dict[Space, int]:
        """From each number, the length of the longest path whose numbers change by `step` from space to space."""
        length: dict[Space, int] = {}
        for space in sorted(self._numbers, key=self._numbers.__getitem__, reverse=step > 0):
            wanted = self._numbers[space] + step
            onward = [length[near] for near in self._around[space] if self._numbers.get(near) == wanted]
            length[space] = 1 + max(onward, default=0)
        return length
