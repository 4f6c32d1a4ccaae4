"""The Island: a chart with a coast, water lines, a compass rose and its rhumb lines."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from pennypapers.rules import Layout, Sheet, Space
from pennypapers.rules.adventures.island import DANGER_BOXES, MOUNTAIN
from pennypapers.rules.adventures.treasure import MOST, SEA
from pennypapers.rules.layout import OFF

from ..contour import contour
from ..pen import UNIT, Point, centre, corner, element, figure, group, hashed, moved, smooth, swayed
from ..sheet.highlight import Tone
from ..sheet.paper import Box
from ..sheet.spaces import circle, peak, square
from ..sheet.treasures import coin
from ..symbols import Canvas
from .scenery import LEAST_HEIGHT, LEAST_WIDTH, NOTES, Scenery, seed_of

_MARGIN, _SHORE = 14, 32
_COAST = 6.5
_WATER_LINES = ((34, 31, 0.28), (21, 18, 0.5), (10, 7.2, 0.85))
"""The coast stroked in ink and, a little narrower, in the colour of the sea: what is left is a line beside it."""


class IslandScenery(Scenery):
    has_notes = True
    example = "b5=7 g5=7 d2=7 d9=B d5*7 c3=6 d3=9 d4=! d4x f3=4 g4=! h4=10 f7=5 e8=12"

    def box(self, layout: Layout) -> Box:
        margin = _SHORE if _meets_edge(layout) else _MARGIN
        return Box(-margin, -margin, layout.width * UNIT + 2 * margin, layout.height * UNIT + 2 * margin).at_least(
            LEAST_WIDTH, LEAST_HEIGHT
        )

    def space(self, canvas: Canvas, layout: Layout, space: Space, tone: Tone) -> str:
        kind = layout.kinds[space]
        if kind == MOUNTAIN:
            return peak(canvas, tone)
        if kind != SEA:
            return square(canvas, space, tone)
        if _borders(layout, space):
            return circle(canvas, space, tone)
        return element("circle", cx=24, cy=24, r=17, class_="bg", fill="none")

    def backdrop(self, canvas: Canvas, layout: Layout, box: Box) -> str:
        theme = canvas.theme
        sea = theme.pick("#dbece5", "#14303a")
        open_water = tuple(_open_water(layout))
        rose = _rose(layout, box, open_water)
        return (
            element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill=sea, class_="chart")
            + _rhumb_lines(canvas, box, rose or (box.right, box.bottom))
            + _coast(canvas, layout, sea)
            + _waves(canvas, open_water, rose)
            + (_compass(canvas, rose) if rose else "")
        )

    def notes(self, canvas: Canvas, sheet: Sheet, width: float) -> str:
        """I7, I10: five slots for treasures, then five danger boxes."""
        values = [*sheet.treasures.values(), *[None] * MOST][:MOST]
        step, gap = 30, 34
        left = (width - (MOST + DANGER_BOXES - 1) * step - gap) / 2
        middle = NOTES / 2 + 1
        slots = [coin(canvas, left + at * step, middle, value) for at, value in enumerate(values)]
        boxes = [
            _danger_box(canvas, left + (MOST + at) * step + gap, middle, at, ticked=at < len(sheet.dangers))
            for at in range(DANGER_BOXES)
        ]
        return group(*slots, class_="slots") + group(*boxes, class_="boxes")


def _borders(layout: Layout, space: Space) -> bool:
    """I5: a boat may lie here."""
    return any(layout.kinds[near] != SEA for near in layout.around[space])


def _ashore(layout: Layout) -> frozenset[Space]:
    return frozenset(space for space, kind in layout.kinds.items() if kind != SEA)


def _meets_edge(layout: Layout) -> bool:
    """Whether land lies at the edge of the grid, so that its water lines need more room."""
    right, bottom = layout.width - 1, layout.height - 1
    return any(space.col in (0, right) or space.row in (0, bottom) for space in _ashore(layout))


# -- the sea -------------------------------------------------------------------------------------------------


def _open_water(layout: Layout) -> Iterator[Space]:
    """Places where no boat can lie and no land is near, on the sheet or off it."""
    for row in range(layout.height):
        for col in range(layout.width):
            space = Space.at(col, row)
            if all(layout.token(*place) in (SEA, OFF) for place in ((col, row), *space.around())):
                yield space


def _rose(layout: Layout, box: Box, open_water: tuple[Space, ...]) -> Point | None:
    """Where the compass lies: in open water, the nearest to a corner and the last corner first; or beside the grid."""
    right, bottom = layout.width - 1, layout.height - 1
    corners = ((right, bottom), (right, 0), (0, bottom), (0, 0))
    ranked = [
        (abs(space.col - col) + abs(space.row - row), at, space.row, space.col)
        for space in open_water
        for at, (col, row) in enumerate(corners)
    ]
    if ranked:
        _, _, row, col = min(ranked)
        return (col + 0.5) * UNIT, (row + 0.5) * UNIT
    if box.right - layout.width * UNIT > 1.5 * UNIT:
        return box.right - UNIT * 0.8, box.bottom - UNIT * 0.8
    return None


def _rhumb_lines(canvas: Canvas, box: Box, rose: Point) -> str:
    x, y = rose
    reach = box.width + box.height
    path = "".join(
        f"M{figure(x)} {figure(y)}L{figure(x + reach * cos(at * pi / 16))} {figure(y + reach * sin(at * pi / 16))}"
        for at in range(32)
    )
    return element(
        "path", d=path, class_="rhumb", fill="none", stroke=canvas.theme.accent, stroke_width=0.8, opacity=0.24
    )


def _compass(canvas: Canvas, rose: Point) -> str:
    return canvas.use("compass", rose[0] - 26, rose[1] - 26, 52, class_="rose", color=canvas.theme.accent, opacity=0.9)


def _waves(canvas: Canvas, open_water: tuple[Space, ...], rose: Point | None) -> str:
    """A sea serpent where there is room for one, and waves on three places of four; none under the compass."""
    free = [space for space in open_water if centre(space) != rose]
    lair = next((space for space in free if Space.at(space.col + 1, space.row) in free), None)
    beast = ""
    if lair:
        free = [space for space in free if space.row != lair.row or space.col - lair.col not in (0, 1)]
        x, y = corner(lair)
        beast = canvas.use("serpent", x + 6, y + 3, 84, 42, class_="serpent")
    waves = [
        canvas.use("sea-tile", 0, 0, 48, transform=moved(*corner(space)) + turned)
        for space in free
        if hashed(space.col, space.row, 5) % 4
        for turned in (" translate(48 0) scale(-1 1)" if hashed(space.col, space.row) % 2 else "",)
    ]
    return group(beast, *waves, class_="wave", color=canvas.theme.accent, opacity=0.6)


# -- the land ------------------------------------------------------------------------------------------------


def _coast(canvas: Canvas, layout: Layout, sea: str) -> str:
    theme = canvas.theme
    seed = seed_of(layout)
    loops = contour(_ashore(layout), _COAST)
    path = "".join(smooth(swayed(loop, 1.9, seed + at)) for at, loop in enumerate(loops))
    name = f"coast-{seed:08x}"
    shape = element("path", id=name, d=path, fill_rule="evenodd", stroke_linejoin="round")
    lines = [
        canvas.shared(name, shape, class_="coast", fill="none", stroke=stroke, stroke_width=width, opacity=opacity)
        for outer, inner, faint in _WATER_LINES
        for stroke, width, opacity in ((theme.accent, outer, faint), (sea, inner, None))
    ]
    land = canvas.shared(
        name, shape, class_="landfill", fill=theme.pick("#efdfb4", "#3a3a2a"), stroke=theme.ink, stroke_width=2.2
    )
    return "".join(lines) + land


# -- the notes -----------------------------------------------------------------------------------------------


def _danger_box(canvas: Canvas, x: float, y: float, at: int, *, ticked: bool) -> str:
    theme = canvas.theme
    paint = theme.danger if ticked else theme.line
    return group(
        element("rect", x=-11, y=-11, width=22, height=22, rx=2, fill=theme.sheet),
        canvas.use(f"sq{at % 4 + 1}", -13, -13, 26, color=theme.line, stroke_width=2.6),
        canvas.use("skull", -9, -9, 18, class_="pic", color=paint, opacity=None if ticked else 0.45),
        canvas.use("tick", 1, -18, 17, color=theme.ink, stroke_width=6) if ticked else "",
        class_="box is-ticked" if ticked else "box",
        transform=moved(x, y),
    )
