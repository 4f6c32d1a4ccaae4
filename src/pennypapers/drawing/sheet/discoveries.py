"""The four outlines of the Valley's discoveries: leaves, a double rule, a zigzag, a triangle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import atan2, cos, hypot, pi, sin

from pennypapers.rules import Discovery, Kind, Space

from ..contour import Loop, contour
from ..pen import Point, centre, element, group, hashed, smooth, straight
from ..symbols import Canvas
from ..theme import Theme

_INSIDE = -1.5
_SCALE = 4


def discovery(canvas: Canvas, found: Discovery) -> str:
    """A discovery round its spaces, told apart by line as well as by colour."""
    theme = canvas.theme
    paint = theme.discoveries[found.kind]
    return group(
        *_OUTLINES[found.kind](theme, paint, found.spaces),
        class_=f"disc {found.kind}",
        data_discovery=" ".join(found.spaces),
        fill="none",
        stroke=paint,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _forest(theme: Theme, paint: str, spaces: tuple[Space, ...]) -> Iterator[str]:
    loops = contour(frozenset(spaces), _INSIDE, _SCALE)
    yield from _wash(paint, _joined(loops))
    yield element("path", d=_joined(loops), class_="line", stroke_width=1.6)
    leaves = [_leaf(loop, at) for loop in contour(frozenset(spaces), _INSIDE, 6.8) for at in range(0, len(loop), 2)]
    yield element("path", d="".join(leaves), class_="leafs", fill=paint, stroke=theme.sheet, stroke_width=0.7)


def _city(theme: Theme, paint: str, spaces: tuple[Space, ...]) -> Iterator[str]:  # noqa: ARG001
    outer = _joined(contour(frozenset(spaces), _INSIDE, _SCALE))
    yield from _wash(paint, outer)
    yield element("path", d=outer, class_="line", stroke_width=2.4)
    yield element("path", d=_joined(contour(frozenset(spaces), -6.2, _SCALE)), class_="line2", stroke_width=1.3)


def _mountain(theme: Theme, paint: str, spaces: tuple[Space, ...]) -> Iterator[str]:  # noqa: ARG001
    yield from _wash(paint, _joined(contour(frozenset(spaces), -1, _SCALE)))
    zigzag = [
        straight([_aside(loop, at, 3.4 if at % 2 else -3.4) for at in range(len(loop))], closed=True)
        for loop in contour(frozenset(spaces), -1, 6.8)
    ]
    yield element("path", d="".join(zigzag), class_="line zigzag", stroke_width=2.2)


def _pyramid(theme: Theme, paint: str, spaces: tuple[Space, ...]) -> Iterator[str]:
    triangle = _triangle(spaces)
    line = straight(triangle, closed=True) if triangle else _joined(contour(frozenset(spaces), _INSIDE, _SCALE))
    yield from _wash(paint, line)
    yield element("path", d=line, class_="line", stroke_width=5.4)
    yield element("path", d=line, class_="line2", stroke=theme.sheet, stroke_width=1.4, stroke_dasharray="9 5")


_OUTLINES: Mapping[Kind, Callable[[Theme, str, tuple[Space, ...]], Iterator[str]]] = {
    Kind.FOREST: _forest,
    Kind.CITY: _city,
    Kind.MOUNTAIN: _mountain,
    Kind.PYRAMID: _pyramid,
}


def _triangle(spaces: tuple[Space, ...]) -> tuple[Point, ...]:
    """The triangle over a T of four: its foot under the line of three, its top above the fourth."""
    for middle in spaces:
        beside = {
            (space.col - middle.col, space.row - middle.row)
            for space in spaces
            if abs(space.col - middle.col) + abs(space.row - middle.row) == 1
        }
        tops = [(dx, dy) for dx, dy in beside if (-dx, -dy) not in beside]
        if len(beside) == 3 and len(tops) == 1:
            (x, y), (dx, dy) = centre(middle), tops[0]
            return (
                (x + 97 * dx, y + 97 * dy),
                (x - 27 * dx - 94 * dy, y - 27 * dy + 94 * dx),
                (x - 27 * dx + 94 * dy, y - 27 * dy - 94 * dx),
            )
    return ()


def _wash(paint: str, line: str) -> Iterator[str]:
    yield element("path", d=line, class_="wash", fill=paint, fill_rule="evenodd", stroke="none", opacity=0.16)


def _joined(loops: tuple[Loop, ...]) -> str:
    return "".join(map(smooth, loops))


def _direction(loop: Loop, at: int) -> Point:
    before, after = loop[at - 1], loop[(at + 1) % len(loop)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = hypot(dx, dy) or 1
    return dx / length, dy / length


def _aside(loop: Loop, at: int, distance: float) -> Point:
    dx, dy = _direction(loop, at)
    return loop[at][0] - dy * distance, loop[at][1] + dx * distance


def _leaf(loop: Loop, at: int) -> str:
    """A leaf on the line, to one side and then to the other."""
    dx, dy = _direction(loop, at)
    x, y = loop[at]
    lean = (0.75 if at // 2 % 2 else -0.75) + (hashed(round(x), round(y)) % 100 - 50) / 160
    angle = atan2(dy, dx) + lean

    def point(along: float, aside: float) -> str:
        px = x + along * cos(angle) + aside * cos(angle + pi / 2)
        py = y + along * sin(angle) + aside * sin(angle + pi / 2)
        return f"{px:.1f} {py:.1f}"

    return f"M{point(0, 0)}C{point(2, -4)} {point(7, -4)} {point(10.4, 0)}C{point(7, 4)} {point(2, 4)} {point(0, 0)}Z"
