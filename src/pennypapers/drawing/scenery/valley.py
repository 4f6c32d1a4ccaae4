"""The Valley: green ground among clouds, with mountains behind them and lakes in it."""

from __future__ import annotations

from collections.abc import Iterator

from pennypapers.rules import Layout, Space
from pennypapers.rules.adventures.valley import LAKE
from pennypapers.rules.layout import OFF

from ..contour import Loop, contour
from ..pen import UNIT, Point, element, figure, group, hashed, smooth, straight, swayed, unsteady
from ..sheet.highlight import Tone
from ..sheet.paper import Box
from ..sheet.spaces import lake, square
from ..symbols import Canvas
from ..theme import mix
from .scenery import LEAST_HEIGHT, LEAST_WIDTH, Scenery, seed_of

_MARGIN = 40
_GREEN = 13
_NEAR, _FAR = 17, 31
"""How far outside the valley the two banks of cloud lie."""
_CURL = "c3 -5 9 -5 12 -1"


class ValleyScenery(Scenery):
    example = (
        "b3=2 c3=5 d3=8 b4=1 c4=3 forest(b3,c3,d3,b4,c4) e2=4 f2=4 f3=4 city(e2,f2,f3) c6=8 c7=6 d7=11 "
        "mountain(c6,c7,d7) e4=11 d5=10 e5=12 f5=13 pyramid(e4,d5,e5,f5) a4=H g4=5 h4=! h5=8 b5=! b5x"
    )

    def box(self, layout: Layout) -> Box:
        return Box(-_MARGIN, -_MARGIN, layout.width * UNIT + 2 * _MARGIN, layout.height * UNIT + 2 * _MARGIN).at_least(
            LEAST_WIDTH, LEAST_HEIGHT
        )

    def space(self, canvas: Canvas, layout: Layout, space: Space, tone: Tone) -> str:
        if layout.kinds[space] != LAKE:
            return square(canvas, space, tone)
        return lake(canvas, space)

    def backdrop(self, canvas: Canvas, layout: Layout, box: Box) -> str:
        theme = canvas.theme
        seed = seed_of(layout)
        ground = frozenset(layout.spaces)
        green = "".join(smooth(swayed(loop, 2.2, seed)) for loop in contour(ground, _GREEN, 7))
        return (
            element(
                "rect",
                x=box.left,
                y=box.top,
                width=box.width,
                height=box.height,
                class_="sky",
                fill=theme.pick("#e3ecdf", "#1a2521"),
            )
            + _ridges(canvas, box, seed)
            + element("path", d=green, class_="jungle", fill=theme.wash, fill_rule="evenodd")
            + _fronds(canvas, layout)
            + _clouds(canvas, layout, seed)
            + _lakes(canvas, layout, seed)
        )


# -- the mountains and the clouds ----------------------------------------------------------------------------


def _ridges(canvas: Canvas, box: Box, seed: int) -> str:
    """Far peaks all the way down, range before range, each a little darker; the clouds hide most of them."""
    theme = canvas.theme
    ranges = []
    count = int(box.height // 110)
    for at in range(count):
        foot = box.top + 100 + at * 110
        peaks = [(box.left - 10, foot - 20)]
        step = 0
        while peaks[-1][0] < box.right + 10:
            high = 72 if step % 2 == 0 else 40
            x = peaks[-1][0] + 16 + hashed(seed, at, step) % 17
            peaks.append((x, foot - high - unsteady(18, seed, at, step, 1)))
            step += 1
        fill = mix(theme.pick("#b9c9bb", "#2c3c34"), (at + 1) / count, theme.pick("#d9e4d8", "#1e2a25"))
        ground = [*peaks, (box.right + 40, box.bottom + 4), (box.left - 10, box.bottom + 4)]
        ranges.append(element("path", d=straight(ground, closed=True), fill=fill))
    return group(
        *ranges, class_="ridge", stroke=theme.pick("#94a696", "#4d6057"), stroke_width=1.6, stroke_linejoin="round"
    )


def _clouds(canvas: Canvas, layout: Layout, seed: int) -> str:
    """Puffs along two lines round the valley: all strokes first and all fills over them, so that they melt together."""
    theme = canvas.theme
    ground = frozenset(layout.spaces)
    far_lines, near_lines = (_wide(contour(ground, offset, step)) for offset, step in ((_FAR, 29), (_NEAR, 21)))
    far = [puff for loop in far_lines for puff in _puffs(loop, 18, seed)]
    near = [puff for loop in near_lines for puff in _puffs(loop, 14, seed + 1)]
    curls = "".join(f"M{figure(x - 5)} {figure(y + unsteady(2, round(x), round(y)))}{_CURL}" for (x, y), _ in near[::3])
    white, edge = theme.pick("#fdfdf8", "#33423c"), theme.pick("#7d8f86", "#8fa39a")
    haze, far_edge = theme.pick("#f3f5ec", "#26332e"), theme.pick("#aebcb0", "#5c6d65")
    return (
        _edges(far, "far", stroke=far_edge, stroke_width=2)
        + element("path", d=_ring(ground), class_="haze", fill=haze, fill_rule="evenodd")
        + _fills(far, "far", fill=haze)
        + _edges(near, "near", stroke=edge, stroke_width=2.6)
        + _fills(near, "near", fill=white)
        + element(
            "path",
            d=curls,
            class_="curl",
            fill="none",
            stroke=theme.pick("#a9b8ae", "#71857b"),
            stroke_width=1.7,
            stroke_linecap="round",
        )
        + "".join(
            canvas.use("cloud", x - 25, y - 26, 50, class_="puff", color=edge, colours={"--sheet": white})
            for x, y in _gaps(layout)
        )
    )


def _ring(ground: frozenset[Space]) -> str:
    """The ground between the green and the far bank: no mountain shows through the slits there."""
    return "".join(map(smooth, (*_wide(contour(ground, _FAR + 4, 29)), *contour(ground, _GREEN, 7))))


def _wide(loops: tuple[Loop, ...], least: float = UNIT) -> tuple[Loop, ...]:
    """Without the lines too small to carry anything: slits that close between two banks."""

    def reach(loop: Loop) -> float:
        across, down = [x for x, _ in loop], [y for _, y in loop]
        return max(across) - min(across) + max(down) - min(down)

    return tuple(loop for loop in loops if reach(loop) > least)


def _puffs(loop: Loop, radius: float, seed: int) -> Iterator[tuple[Point, float]]:
    for at, point in enumerate(loop):
        yield point, radius * (1 + unsteady(0.16, seed, at))


def _edges(puffs: list[tuple[Point, float]], name: str, **attributes: str | float | None) -> str:
    return group(*_rounds(puffs, 0), class_=f"puff {name} s", fill="none", **attributes)


def _fills(puffs: list[tuple[Point, float]], name: str, **attributes: str | float | None) -> str:
    return group(*_rounds(puffs, 0.9), class_=f"puff {name} f", **attributes)


def _rounds(puffs: list[tuple[Point, float]], smaller: float) -> Iterator[str]:
    for (x, y), radius in puffs:
        yield element("circle", cx=x, cy=y, r=radius - smaller)


def _gaps(layout: Layout) -> Iterator[Point]:
    """The middles of places off the sheet that spaces close in: too narrow for a cloud line, but cloud."""
    for row in range(layout.height):
        for col in range(layout.width):
            beside = [(col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1)]
            if layout.token(col, row) == OFF and sum(layout.token(*each) != OFF for each in beside) == 4:
                yield (col + 0.5) * UNIT, (row + 0.5) * UNIT


# -- the ground ----------------------------------------------------------------------------------------------


def _fronds(canvas: Canvas, layout: Layout) -> str:
    """Ferns that peep out between the spaces and the clouds."""
    ferns = [
        canvas.use("frond", x - 7, y - 9, 14)
        for loop in _wide(contour(frozenset(layout.spaces), 6, 24), 3 * UNIT)
        for at, (x, y) in enumerate(loop)
        if at % 3 == 0
    ]
    return group(*ferns, class_="frond", color=canvas.theme.pick("#4f7a35", "#7fae62"), opacity=0.8)


def _lakes(canvas: Canvas, layout: Layout, seed: int) -> str:
    theme = canvas.theme
    loops = contour(frozenset(layout.of(LAKE)), -2.5, 4.5)
    if not loops:
        return ""
    return element(
        "path",
        d="".join(smooth(swayed(loop, 1.6, seed)) for loop in loops),
        class_="lakef",
        fill_rule="evenodd",
        fill=theme.pick("#bfe0e6", "#1b4450"),
        stroke=theme.pick("#1e5f73", "#8fd0de"),
        stroke_width=2,
    )
