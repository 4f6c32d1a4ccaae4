"""Treasures: a ring round the space, a gold coin with the value, dotted sight lines to the four marks."""

from __future__ import annotations

from pennypapers.rules import Sheet, Space
from pennypapers.rules.adventures.treasure import witnesses

from ..pen import UNIT, centre, corner, element, figure, group
from ..symbols import Canvas
from .marks import number_symbol

_CLEAR = 25
"""How far from the middle of its space a sight line begins: outside the ring."""


def sight_lines(canvas: Canvas, sheet: Sheet) -> str:
    """All sight lines of a sheet; they skip spaces that carry a mark, so that nothing written is struck through."""
    path = "".join(
        _line_of_sight(sheet, space, mark)
        for space, value in sheet.treasures.items()
        for mark in witnesses(sheet, space, value) or ()
    )
    if not path:
        return ""
    return element(
        "path",
        d=path,
        class_="sight",
        fill="none",
        stroke=canvas.theme.ring,
        stroke_width=2,
        stroke_dasharray="0.1 6",
        stroke_linecap="round",
        opacity=0.9,
    )


def treasure(canvas: Canvas, space: Space, value: int, *, lost: bool = False) -> str:
    """The circle round a treasure's space and its coin; a lost one is pale and has no gold."""
    x, y = corner(space)
    return group(
        canvas.use("ring", x - 1, y - 1, 50, class_="ringp", color=canvas.theme.ring, stroke_width=2.9),
        coin(canvas, x + 42, y + 7, value, lost=lost),
        class_="treasure",
        data_space=str(space),
        data_mark=f"*{value}",
        opacity=0.55 if lost else None,
    )


def coin(canvas: Canvas, x: float, y: float, value: int | None, *, lost: bool = False) -> str:
    """A coin with its value; without one, the empty slot that waits for it."""
    theme = canvas.theme
    if value is None:
        return element(
            "circle",
            cx=x,
            cy=y,
            r=10.5,
            class_="slot",
            fill="none",
            stroke=theme.line,
            stroke_width=1.6,
            stroke_dasharray="3.2 2.9",
            stroke_linecap="round",
        )
    return element(
        "circle",
        cx=x,
        cy=y,
        r=10.5,
        class_="coin",
        fill=theme.sheet if lost else theme.gold,
        stroke="#7a4700",
        stroke_width=1.6,
    ) + canvas.use(
        number_symbol(value), x - 8, y - 8, 16, class_="coinn", color=theme.ink if lost else "#2b1a10", stroke_width=3.2
    )


def _line_of_sight(sheet: Sheet, space: Space, mark: Space) -> str:
    (x, y), (to_x, to_y) = centre(space), centre(mark)
    steps = round(abs(to_x - x) + abs(to_y - y)) // UNIT
    along = ((to_x - x) / steps, (to_y - y) / steps)
    path = ""
    for step in range(1, steps):
        between = Space.at(round(space.col + along[0] / UNIT * step), round(space.row + along[1] / UNIT * step))
        if between in sheet.writing or between in sheet.treasures:
            continue
        half = _CLEAR - 2 if steps > 1 else 0
        middle = x + along[0] * step, y + along[1] * step
        dx, dy = along[0] / UNIT * half, along[1] / UNIT * half
        path += f"M{figure(middle[0] - dx)} {figure(middle[1] - dy)}L{figure(middle[0] + dx)} {figure(middle[1] + dy)}"
    return path
