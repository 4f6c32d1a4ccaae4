"""The Temple: a stepped pyramid of stone under the desert sun."""

from __future__ import annotations

from collections.abc import Iterator

from pennypapers.rules import Layout, Space
from pennypapers.rules.adventures.temple import DOOR
from pennypapers.rules.layout import OFF

from ..pen import UNIT, element, figure, group, hashed, path, unsteady
from ..sheet.highlight import Tone
from ..sheet.paper import Box
from ..sheet.spaces import arch, square
from ..symbols import Canvas
from ..theme import mix
from .scenery import LEAST_HEIGHT, LEAST_WIDTH, Scenery
from .tiers import Tier, tiers

_SIDE, _SKY, _GROUND = 32, 30, 34
_SUNRISE = 62
"""How much sky a temple needs that leaves none beside its top."""


class TempleScenery(Scenery):
    example = "c3=4 d4=5 e4=6 e5=7 d6=8 a5=3 a6=3 b6=3 g5=9 f5=! f5x c6=! b3=12 f6=11 c1=10 e7=2"

    def box(self, layout: Layout) -> Box:
        sky = _SKY if any(_free(layout, side) for side in (-1, 1)) else _SUNRISE
        width, height = layout.width * UNIT, layout.height * UNIT
        return Box(-_SIDE, -sky, width + 2 * _SIDE, height + sky + _GROUND).at_least(LEAST_WIDTH, LEAST_HEIGHT, down=0)

    def space(self, canvas: Canvas, layout: Layout, space: Space, tone: Tone) -> str:
        return arch(canvas, tone) if layout.kinds[space] == DOOR else square(canvas, space, tone)

    def room(self, kind: str) -> Box:
        return Box(8, 10, 32, 32) if kind == DOOR else super().room(kind)

    def backdrop(self, canvas: Canvas, layout: Layout, box: Box) -> str:
        found = tiers(layout)
        ordered = sorted(found, key=lambda tier: not tier.hangs)
        return (
            element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill=canvas.theme.paper)
            + _sky(canvas, layout, box)
            + _dunes(canvas, found, layout, box)
            + "".join(_palms(canvas, layout, found, box))
            + "".join(_stone(canvas, tier) for tier in ordered)
            + _bricks(canvas, layout, found)
            + _ground(canvas, layout, box)
        )


def _free(layout: Layout, side: int) -> int:
    """How many places are free beside the top two rows, on the left (-1) or right (1)."""
    count = 0
    cols = range(layout.width) if side < 0 else range(layout.width - 1, -1, -1)
    for col in cols:
        if layout.token(col, 0) != OFF or layout.token(col, 1) != OFF:
            break
        count += 1
    return count if count > 1 else 0


# -- behind the temple ---------------------------------------------------------------------------------------


def _sky(canvas: Canvas, layout: Layout, box: Box) -> str:
    theme = canvas.theme
    colours = {"--sun": theme.pick("#f7cf73", "#6b4a1c"), "--sun-line": theme.pick("#b57a1e", "#d9a24a")}
    right, left = _free(layout, 1), _free(layout, -1)
    size = 96.0
    if right or left:
        edge = (layout.width - right) * UNIT + 14 if right else box.left
        room = (box.right if right else left * UNIT - 14) - edge
        size = min(size * 1.1, room)
        x, y = edge + (room - size) / 2, box.top + 2.0
    else:
        x, y = box.right - 150, box.top + 6  # it rises behind the stone
    sun = canvas.use("sun", x, y, size, class_="sun", colours=colours)
    if right and left:
        sun += canvas.use("birds", left * UNIT / 2 - 36, box.top + 14, 60, 30, color=theme.line, opacity=0.85)
    return group(sun, class_="scn")


def _dunes(canvas: Canvas, found: tuple[Tier, ...], layout: Layout, box: Box) -> str:
    """Two soft hills of sand; they end where the lowest terrace begins, so that its palms stand before them."""
    theme = canvas.theme
    floor = layout.height * UNIT + 8
    lowest = max((tier.top for tier in found if not tier.hangs), default=0) * UNIT
    crest = min(max(lowest - 26, floor - 190), floor - 40)
    left, right, half = box.left, box.right, box.left + box.width / 2
    hills = path(
        *("M", left, crest + 14, "C", left + 40, crest - 16, half - 60, crest - 12, half, crest + 30),
        *("C", half + 50, crest - 6, right - 60, crest - 26, right, crest + 2),
    )
    return group(
        element("path", d=hills + path("V", floor, "H", left, "Z"), fill=theme.pick("#eed9ad", "#33251a")),
        element("path", d=hills, fill="none", stroke=theme.line, stroke_width=1.5, stroke_linecap="round", opacity=0.6),
        class_="dune",
    )


def _palms(canvas: Canvas, layout: Layout, found: tuple[Tier, ...], box: Box) -> Iterator[str]:
    """Palms on the terraces that have air above them, smaller towards the top."""
    theme = canvas.theme
    colours = {
        "--trunk": theme.pick("#c9a26b", "#5d4427"),
        "--trunk-line": theme.pick("#5a3c29", "#cdb795"),
        "--frond": theme.pick("#8c9a55", "#4a5630"),
        "--frond-line": theme.pick("#4f5a2b", "#8e9c5c"),
    }
    for at, tier in enumerate(tier for tier in found if not tier.hangs):
        for side, col in ((-1, tier.first), (1, tier.last)):
            air = _air(layout, col, tier.top)
            if not air or (side > 0 and (at % 2 or tier.top < 3)) or tier.first == tier.last:
                continue
            foot = tier.top * UNIT - 9
            height = min(70.0 + 6 * air, foot - box.top - 4) * (0.92 if side > 0 else 1)
            if height < 34:
                continue
            size = height / 68
            x = (col + 0.5) * UNIT - side * -2
            mirrored = "" if (side < 0) == (at % 2 == 0) else " scale(-1 1)"
            yield group(
                canvas.use("palm", -40 * size, -66 * size, 72 * size, 68 * size, colours=colours),
                transform=f"translate({figure(x)} {figure(foot)}){mirrored}",
                class_="palm",
            )


def _air(layout: Layout, col: int, row: int) -> int:
    """How many free places stand one on the other above a terrace; all the way up counts two more."""
    count = 0
    while count < row and layout.token(col, row - 1 - count) == OFF:
        count += 1
    return count if count == row or count > 1 else 0


# -- the temple ----------------------------------------------------------------------------------------------


def _stone(canvas: Canvas, tier: Tier) -> str:
    theme = canvas.theme
    left, right = tier.first * UNIT, (tier.last + 1) * UNIT
    top, bottom = tier.top * UNIT - 6, tier.bottom * UNIT + 6

    def block(shape: str, fill: str, name: str) -> str:
        return element(
            "path", d=shape, class_=name, fill=fill, stroke=theme.ink2, stroke_width=2, stroke_linejoin="round"
        )

    wall = path(
        "M", left - 8, top, "L", right + 8, top + 0.8, "L", right + 12, bottom, "L", left - 12, bottom - 0.6, "Z"
    )
    stone = block(wall, theme.wash, "stone")
    stone += element(
        "path",
        d=_hatching(tier, left, right),
        class_="hatch",
        fill="none",
        stroke=theme.ink2,
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.75,
    )
    if not tier.hangs:
        cornice = path(
            *("M", left - 15, top - 7, "C", left + 48, top - 8, right - 48, top - 6, right + 15, top - 7),
            *("L", right + 14, top + 1, "C", right - 58, top + 0.2, left + 58, top + 1.8, left - 14, top + 1, "Z"),
        )
        stone += block(cornice, mix(theme.wash, 0.74, theme.desk), "corn")
    return stone


def _hatching(tier: Tier, left: int, right: int) -> str:
    """Shadow on the right flank, and a few cracks on the left."""
    strokes = []
    top, bottom = tier.top * UNIT, tier.bottom * UNIT
    for y in range(top + 6, bottom, 7):
        lean = (y - top) / (bottom - top) * 4
        a, b, c = (unsteady(0.9, tier.first, y, at) for at in range(3))
        x = right + 4 + lean
        strokes.append(path("M", x + a, y + b, "Q", x + 3.2, y - 3 + c, x + 6.8, y - 6 + a))
    for y in range(top + 14, bottom, 23):
        lean = (y - top) / (bottom - top) * 4
        a, b = (unsteady(0.8, tier.last, y, at) for at in range(2))
        x = left - 9.4 - lean
        strokes.append(path("M", x, y + a, "Q", x + 2.4, y + 1, x + 5.6, y + 1.7 + b))
    return "".join(strokes)


def _bricks(canvas: Canvas, layout: Layout, found: tuple[Tier, ...]) -> str:
    """Courses of brick where there is wall instead of a space."""
    strokes = ""
    for tier in found:
        for row in range(tier.top, tier.bottom):
            for col in range(tier.first, tier.last + 1):
                if layout.token(col, row) == OFF:
                    strokes += _courses(col, row)
    if not strokes:
        return ""
    return element(
        "path",
        d=strokes,
        class_="brick",
        fill="none",
        stroke=canvas.theme.ink2,
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.6,
    )


def _courses(col: int, row: int) -> str:
    x, y = col * UNIT, row * UNIT
    strokes = ""
    for at in range(4):
        line = y + 3 + 14 * at
        start, end = x + 3 + hashed(col, row, at) % 5, x + 45 - hashed(row, col, at) % 5
        strokes += path("M", start, line, "Q", x + 24, line + unsteady(1, col, row, at), end, line)
        if at < 3:
            for joint in (13, 35) if at % 2 else (24,):
                strokes += path("M", x + joint, line + 1, "V", line + 13)
    return strokes


def _ground(canvas: Canvas, layout: Layout, box: Box) -> str:
    theme = canvas.theme
    floor = layout.height * UNIT + 8
    left, right, third = box.left - 4, box.right + 4, box.width / 3
    line = path("M", left, floor, "C", left + third, floor - 3, right - third, floor - 1, right, floor)
    return element(
        "path",
        d=line + path("V", box.bottom + 4, "H", left, "Z"),
        class_="ground",
        fill=theme.pick("#e5c58c", "#3a2a1a"),
        stroke=theme.ink2,
        stroke_width=2.4,
    ) + element(
        "path",
        d=_grains(box, floor),
        class_="grains",
        fill="none",
        stroke=theme.line,
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.7,
    )


def _grains(box: Box, floor: int) -> str:
    strokes = ""
    for at in range(int(box.width // 34)):
        x = box.left + 12 + at * 34 + unsteady(9, at, 1)
        y = floor + 6 + unsteady(2, at, 2)  # above the letters, beside which they would look like minus signs
        strokes += path("M", x, y, "q", 4 + unsteady(1, at, 3), -2, 9 + unsteady(2, at, 4), 0)
    return strokes
