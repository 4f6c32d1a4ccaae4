"""The lines between the spaces of a sheet drawn as text: thin, thick or dashed, and the corners where they meet."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import IntEnum
from itertools import product

from ...rules.grid import Space
from ...rules.layout import Layout
from .ink import Ink, Stroke, Style

INSIDE = 5
"""Characters inside a space."""
STEP = INSIDE + 1

# Indexed by up + 3 × right + 9 × down + 27 × left, each 0 no line, 1 thin, 2 thick.
CORNERS = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋"


class Line(IntEnum):
    """What is drawn between two places."""

    NONE = 0
    THIN = 1
    THICK = 2
    DASHED = 3

    @property
    def weight(self) -> int:
        return self % 2 or self.value


ACROSS = {False: " ─━╌", True: " -#."}
DOWN = {False: " │┃╎", True: " |#:"}
INKS = {Line.THIN: Ink.FRAME, Line.THICK: Ink.HIGHLIGHT, Line.DASHED: Ink.PENCIL}


class Frame:
    """All lines of one sheet. `regions` gives each space a region; no line is drawn between spaces of one region."""

    def __init__(
        self,
        layout: Layout,
        *,
        style: Style,
        thick: Collection[Space] = (),
        dashed: Collection[Space] = (),
        regions: Mapping[Space, tuple[object, Ink]] | None = None,
    ) -> None:
        self._layout = layout
        self._ascii = style.ascii
        self._thick = frozenset(thick)
        self._dashed = frozenset(dashed)
        self._regions = regions or {}

    def strokes(self) -> Iterator[tuple[int, int, Stroke]]:
        """Every line and corner as (x, y, stroke), counted from the top left corner of the sheet."""
        rows, cols = range(self._layout.height + 1), range(self._layout.width + 1)
        for row, col in product(rows, cols):
            x, y = col * STEP, row * 2
            yield x, y, self._corner(col, row)
            if col < self._layout.width:
                line = self._across(col, row)
                ink = INKS.get(line) or self._fill((col, row - 1), (col, row))
                yield x + 1, y, (ACROSS[self._ascii][line] * INSIDE, ink)
            if row < self._layout.height:
                line = self._down(col, row)
                ink = INKS.get(line) or self._fill((col - 1, row), (col, row))
                yield x, y + 1, (DOWN[self._ascii][line], ink)

    def _corner(self, col: int, row: int) -> Stroke:
        meeting = (
            self._down(col, row - 1),
            self._across(col, row),
            self._down(col, row),
            self._across(col - 1, row),
        )
        if not any(meeting):
            return " ", self._fill((col - 1, row - 1), (col, row - 1), (col - 1, row), (col, row))
        heaviest = Line.THICK if Line.THICK in meeting else Line.THIN if Line.THIN in meeting else Line.DASHED
        if not self._ascii:
            return CORNERS[sum(line.weight * 3**turn for turn, line in enumerate(meeting))], INKS[heaviest]
        up, right, down, left = meeting
        if heaviest is Line.THICK:
            return "#", INKS[heaviest]
        return "+" if (up or down) and (left or right) else "-" if left else "|", INKS[heaviest]

    def _across(self, col: int, row: int) -> Line:
        """The line above a place."""
        return self._between(self._space(col, row - 1), self._space(col, row))

    def _down(self, col: int, row: int) -> Line:
        """The line to the left of a place."""
        return self._between(self._space(col - 1, row), self._space(col, row))

    def _between(self, one: Space | None, other: Space | None) -> Line:
        if one is None and other is None:
            return Line.NONE
        if one in self._thick or other in self._thick:
            return Line.THICK
        if one in self._dashed or other in self._dashed:
            return Line.DASHED
        if one and other and one in self._regions and self._regions[one] == self._regions.get(other):
            return Line.NONE
        return Line.THIN

    def _space(self, col: int, row: int) -> Space | None:
        if not (0 <= col < self._layout.width and 0 <= row < self._layout.height):
            return None
        space = Space.at(col, row)
        return space if space in self._layout.kinds else None

    def _fill(self, *places: tuple[int, int]) -> Ink:
        """The colour of the region that all these places belong to, if they do."""
        spaces = [self._space(*place) for place in places]
        found = {self._regions.get(space) if space else None for space in spaces}
        region = found.pop()
        return region[1] if region and not found else Ink.BLANK
