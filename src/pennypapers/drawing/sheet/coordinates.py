"""The letters of the columns and the numbers of the rows at the edges of a picture, so that `c4` can be found on it."""

from __future__ import annotations

from pennypapers.rules import Space

from ..lettering import Line
from ..pen import UNIT, group
from ..symbols import Canvas
from .paper import Box

HEIGHT = 16
"""Of a line of letters: a phone still shows them, and an Island's margin has room for them."""
INSET = 8.5
"""From the frame to the middle of a letter."""
_STROKE, _HALO = 2.6, 7.5


def coordinates(canvas: Canvas, box: Box, *, columns: int, rows: int) -> str:
    """Letters along the lower edge and numbers along the left one, with a pale rim to be read on any landscape."""
    letters = ((Space.at(col, 0)[0], col * UNIT + UNIT / 2, box.bottom - INSET) for col in range(columns))
    numbers = ((str(row + 1), box.left + INSET, row * UNIT + UNIT / 2) for row in range(rows))
    lines = [(Line.of(text), x, y) for text, x, y in (*letters, *numbers)]
    theme = canvas.theme

    def drawn(colour: str, stroke: float) -> list[str]:
        return [
            line.draw(
                canvas, x=x, y=y - HEIGHT / 2, height=HEIGHT, colour=colour, stroke=stroke, anchor="middle",
                most=2 * INSET - 3,
            )
            for line, x, y in lines
        ]  # fmt: skip

    halo = group(*drawn(theme.sheet, _HALO), opacity=0.55)
    return group(halo, group(*drawn(theme.ink2, _STROKE), opacity=0.85), class_="coordinates")
