"""Where the numbers and symbols of a sheet stand, as masks of its layout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .grid import Space
from .mark import HIGHEST, Writing
from .mask import Masks


class Places(NamedTuple):
    """The spaces of every number and symbol, of all numbers, and of all that is filled."""

    by_writing: Mapping[Writing, int]
    numbers: int
    filled: int

    @classmethod
    def found(cls, writing: Mapping[Space, Writing], masks: Masks) -> Places:
        by_writing: dict[Writing, int] = {}
        numbers = filled = 0
        for space, value in writing.items():
            bit = masks.bit[space]
            by_writing[value] = by_writing.get(value, 0) | bit
            filled |= bit
            if isinstance(value, int):
                numbers |= bit
        return cls(by_writing, numbers, filled)

    def of(self, value: Writing) -> int:
        """Where this number or symbol stands."""
        return self.by_writing.get(value, 0)

    def at_least(self, lowest: int) -> int:
        """Where the numbers stand that are at least `lowest`."""
        mask = 0
        for number in range(lowest, HIGHEST + 1):
            mask |= self.by_writing.get(number, 0)
        return mask

    def written(self, bit: int, value: Writing) -> Places:
        """The places once this is written in the space of this bit, which was empty."""
        by_writing = {**self.by_writing, value: self.by_writing.get(value, 0) | bit}
        numbers = self.numbers | bit if isinstance(value, int) else self.numbers
        return Places(by_writing, numbers, self.filled | bit)
