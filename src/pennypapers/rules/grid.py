"""Spaces, named like a spreadsheet's: `c4` is the third column of the fourth row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from ..errors import InvalidText

COLUMNS = 26
ROWS = 99
_NAME = re.compile(r"[a-z](?:[1-9][0-9]?)\Z")


class Space(str):
    """A space's name; being a `str` it prints as itself and is quick as a key.

    >>> Space("c4").col, Space("c4").row, Space.at(2, 3)
    (2, 3, Space('c4'))
    """

    __slots__ = ()

    @staticmethod
    @cache
    def at(col: int, row: int) -> Space:
        """The space of a place. It is made once: thousands of layouts share their spaces."""
        return Space(f"{chr(ord('a') + col)}{row + 1}")

    @classmethod
    def parse(cls, text: str) -> Space:
        if not _NAME.match(text):
            raise InvalidText("notation.space", text=repr(text))
        return cls(text)

    @property
    def col(self) -> int:
        return ord(self[0]) - ord("a")

    @property
    def row(self) -> int:
        return int(self[1:]) - 1

    def around(self) -> Iterator[tuple[int, int]]:
        """G7: the eight surrounding places as (col, row), on the grid or not."""
        for row in (self.row - 1, self.row, self.row + 1):
            for col in (self.col - 1, self.col, self.col + 1):
                if (col, row) != (self.col, self.row):
                    yield col, row

    def __repr__(self) -> str:
        return f"Space({str(self)!r})"


def reading_order(spaces: Iterable[Space]) -> tuple[Space, ...]:
    """From the top left, row by row: a10 after a2."""
    return tuple(sorted(spaces, key=_PLACES.__getitem__))


class _Places(dict[Space, int]):
    """The place of each space in reading order, worked out the first time: every count of stars sorts by it."""

    def __missing__(self, space: Space) -> int:
        place = self[space] = space.row * COLUMNS + space.col
        return place


_PLACES = _Places()
