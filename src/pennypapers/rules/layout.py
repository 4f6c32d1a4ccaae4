"""A layout: what is printed on one side of a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from .grid import COLUMNS, ROWS, Space
from .mask import Masks

OFF = "-"
"""Nothing there: off the sheet (L)."""

FILL = "o"
"""The kind that numbers and dangers fill in every adventure: plain, land, open."""


@dataclass(frozen=True)
class Layout:
    """The printed token of every place, row by row; a short row ends in `-`."""

    adventure: str
    name: str
    rows: tuple[tuple[str, ...], ...]

    @cached_property
    def kinds(self) -> Mapping[Space, str]:
        """The printed token of each space on the sheet, in reading order."""
        return {
            Space.at(col, row): token
            for row, tokens in enumerate(self.rows)
            for col, token in enumerate(tokens)
            if token != OFF
        }

    @cached_property
    def width(self) -> int:
        return max(map(len, self.rows))

    @property
    def height(self) -> int:
        return len(self.rows)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        return tuple(self.kinds)

    @cached_property
    def by_kind(self) -> Mapping[str, tuple[Space, ...]]:
        found: dict[str, tuple[Space, ...]] = {}
        for space, kind in self.kinds.items():
            found[kind] = (*found.get(kind, ()), space)
        return found

    def of(self, kind: str) -> tuple[Space, ...]:
        return self.by_kind.get(kind, ())

    @cached_property
    def fillable(self) -> frozenset[Space]:
        """The spaces that numbers and dangers fill; a sheet is full when all of them are."""
        return frozenset(self.of(FILL))

    @cached_property
    def around(self) -> Mapping[Space, tuple[Space, ...]]:
        """G7: the neighbours of each space that are on the sheet, diagonals included."""
        return {
            space: tuple(
                Space.at(col, row)
                for col, row in space.around()
                if 0 <= col < COLUMNS and 0 <= row < ROWS and Space.at(col, row) in self.kinds
            )
            for space in self.kinds
        }

    @cached_property
    def rim(self) -> frozenset[Space]:
        """Spaces with at least one of their eight neighbours off the sheet (I3, V1)."""
        return frozenset(space for space, beside in self.around.items() if len(beside) < 8)

    @cached_property
    def sight(self) -> Mapping[Space, tuple[tuple[Space, ...], ...]]:
        """What lies to the left, right, above and below each space, nearest first, whatever lies between (I9)."""
        rows: dict[int, list[Space]] = {}
        columns: dict[int, list[Space]] = {}
        for space in self.kinds:
            rows.setdefault(space.row, []).append(space)
            columns.setdefault(space.col, []).append(space)
        found = {}
        for space in self.kinds:
            row, column = rows[space.row], columns[space.col]
            across, down = row.index(space), column.index(space)
            found[space] = (
                tuple(reversed(row[:across])),
                tuple(row[across + 1 :]),
                tuple(reversed(column[:down])),
                tuple(column[down + 1 :]),
            )
        return found

    @cached_property
    def masks(self) -> Masks:
        """The spaces, their kinds, neighbours and lines of sight as masks."""
        return Masks(self.kinds, self.around, self.sight)

    def token(self, col: int, row: int) -> str:
        """What is printed there; `-` anywhere off the sheet."""
        if 0 <= row < len(self.rows) and 0 <= col < len(self.rows[row]):
            return self.rows[row][col]
        return OFF

    def __str__(self) -> str:
        grid = "\n".join("  " + " ".join(row) for row in self.rows)
        return f"adventure: {self.adventure}\nname: {self.name}\ngrid:\n{grid}\n"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the fields alone: what was worked out from them can be worked out again."""
        return Layout, (self.adventure, self.name, self.rows)

    def __repr__(self) -> str:
        return f"<Layout {self.adventure} {self.name}: {len(self.spaces)} spaces>"
