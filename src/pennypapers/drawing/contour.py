"""Outlines round several spaces: coasts, cloud lines, discoveries.

The outline is where the distance to the spaces' union has one value, so corners come out round and a diagonal step
becomes a narrow neck. The distances are those to each space's heart, a smaller square inside it; the
hearts of neighbours are joined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

from pennypapers.rules import Space

from .pen import UNIT, Point

Loop = tuple[Point, ...]

BRIDGE = 26
"""How wide the neck between diagonal neighbours is."""

_HEART = 12
"""How far the core of a space, from which distances are measured, lies inside its border: the radius of corners."""
_STEP = 6
_PAD = UNIT
_FAR = 1000.0
_NODES = UNIT // _STEP
_Rows = tuple[tuple[float, ...], ...]
_Distance = Callable[[float, float], float]


@lru_cache(maxsize=256)
def contour(spaces: frozenset[Space], offset: float, spacing: float = 5) -> tuple[Loop, ...]:
    """The closed lines that run `offset` outside the spaces' borders (inside, if negative), with points evenly spaced.

    Lines round spaces run one way and lines round holes the other; fill them with the even-odd rule.
    """
    if not -_HEART < offset < _PAD - _HEART:
        raise ValueError(f"an outline runs between {-_HEART} and {_PAD - _HEART} outside its spaces, not {offset}")
    if not spaces:
        return ()
    left, top, distances = _distances(spaces)
    loops = []
    for raw in _crossings(distances, _HEART + offset):
        loop = _resampled([(left + x * _STEP, top + y * _STEP) for x, y in raw], spacing)
        loops.append(_softened(_softened(loop)))
    return tuple(loops)


# -- the distances -------------------------------------------------------------------------------------------

_DEEP: _Rows = ((-float(_HEART),) * (2 * _NODES + 1),) * (2 * _NODES + 1)
"""A block of four with spaces all round: no line comes near it, so that it need only count as inside."""


@lru_cache(maxsize=64)
def _distances(spaces: frozenset[Space]) -> tuple[int, int, list[list[float]]]:
    """How far each node of a fine grid lies from the nearest heart, with the grid's left and top."""
    places = {(space.col, space.row) for space in spaces}
    first_col, first_row = min(col for col, _ in places), min(row for _, row in places)
    cols, rows = max(col for col, _ in places) - first_col + 1, max(row for _, row in places) - first_row + 1
    nodes = [[_FAR] * ((cols + 2) * _NODES + 1) for _ in range((rows + 2) * _NODES + 1)]
    for col, row, stamp in _stamps(places):
        pad = 0 if stamp is _DEEP else 1
        across, down = (col - first_col + 1 - pad) * _NODES, (row - first_row + 1 - pad) * _NODES
        for y, line in enumerate(stamp, start=down):
            end = across + len(line)
            nodes[y][across:end] = map(min, nodes[y][across:end], line)
    return first_col * UNIT - _PAD, first_row * UNIT - _PAD, nodes


def _stamps(places: set[tuple[int, int]]) -> Iterator[tuple[int, int, _Rows]]:
    """The joined hearts that together cover the places: blocks of four, else pairs, else one; and diagonal necks."""

    def there(col: int, row: int) -> bool:
        return (col, row) in places

    def four(col: int, row: int) -> bool:
        return there(col, row) and there(col + 1, row) and there(col, row + 1) and there(col + 1, row + 1)

    def deep(col: int, row: int) -> bool:
        return all(four(col + dx, row + dy) for dx in (-1, 1) for dy in (-1, 1))

    for col, row in sorted(places):
        right, below = there(col + 1, row), there(col, row + 1)
        if four(col, row):
            yield col, row, _DEEP if deep(col, row) else _heart(2, 2)
        if right and not four(col, row) and not four(col, row - 1):
            yield col, row, _heart(2, 1)
        if below and not four(col, row) and not four(col - 1, row):
            yield col, row, _heart(1, 2)
        if not (right or below or there(col - 1, row) or there(col, row - 1)):
            yield col, row, _heart(1, 1)
        if there(col + 1, row + 1) and not right and not below:
            yield col, row, _neck(rising=False)
        if there(col - 1, row + 1) and not below and not there(col - 1, row):
            yield col - 1, row, _neck(rising=True)


@lru_cache(maxsize=4)
def _heart(cols: int, rows: int) -> _Rows:
    """Distances to the heart of a block of so many spaces, negative inside."""

    def distance(x: float, y: float) -> float:
        away_x = max(_HEART - x, x - (cols * UNIT - _HEART))
        away_y = max(_HEART - y, y - (rows * UNIT - _HEART))
        return hypot(max(away_x, 0), max(away_y, 0)) + min(max(away_x, away_y), 0)

    return _sampled(cols, rows, distance)


@lru_cache(maxsize=2)
def _neck(*, rising: bool) -> _Rows:
    """Distances to the neck between the middles of two diagonal neighbours."""
    half = UNIT / 2

    def distance(x: float, y: float) -> float:
        if rising:
            x = 2 * UNIT - x
        along = min(max((x - half + y - half) / 2, 0), UNIT)
        return hypot(x - half - along, y - half - along) - (BRIDGE / 2 - _HEART)

    return _sampled(2, 2, distance)


def _sampled(cols: int, rows: int, distance: _Distance) -> _Rows:
    return tuple(
        tuple(distance(x * _STEP - _PAD, y * _STEP - _PAD) for x in range((cols + 2) * _NODES + 1))
        for y in range((rows + 2) * _NODES + 1)
    )


# -- the line ------------------------------------------------------------------------------------------------

_TOP, _RIGHT, _BOTTOM, _LEFT = range(4)
_TURNS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_TOP, _LEFT),),
    2: ((_RIGHT, _TOP),),
    3: ((_RIGHT, _LEFT),),
    4: ((_BOTTOM, _RIGHT),),
    6: ((_BOTTOM, _TOP),),
    7: ((_BOTTOM, _LEFT),),
    8: ((_LEFT, _BOTTOM),),
    9: ((_TOP, _BOTTOM),),
    11: ((_RIGHT, _BOTTOM),),
    12: ((_LEFT, _RIGHT),),
    13: ((_TOP, _RIGHT),),
    14: ((_LEFT, _TOP),),
    # Two opposite corners inside: join them, as shapes that are so close look like one.
    5: ((_TOP, _RIGHT), (_BOTTOM, _LEFT)),
    10: ((_LEFT, _TOP), (_RIGHT, _BOTTOM)),
}
"""Which edges a line enters and leaves a mesh by (marching squares); corners count 1, 2, 4, 8 clockwise if inside."""

_Edge = tuple[int, int, bool]
"""The edge that runs right (or, if true, down) from a node."""


def _crossings(nodes: list[list[float]], level: float) -> Iterator[list[Point]]:
    """The closed lines along which the distance is `level`, in steps of the grid."""
    onward = _onward(nodes, level)
    while onward:
        start, edge = onward.popitem()
        line = [_crossing(nodes, level, start)]
        while edge != start:
            line.append(_crossing(nodes, level, edge))
            edge = onward.pop(edge)
        yield line


def _onward(nodes: list[list[float]], level: float) -> dict[_Edge, _Edge]:
    onward: dict[_Edge, _Edge] = {}
    inside = [[distance < level for distance in line] for line in nodes]
    for y, (upper, lower) in enumerate(pairwise(inside)):
        if not (any(upper) or any(lower)):
            continue
        for x, corners in enumerate(zip(upper, upper[1:], lower[1:], lower, strict=False)):
            code = corners[0] + 2 * corners[1] + 4 * corners[2] + 8 * corners[3]
            if code in (0, 15):
                continue
            edges: tuple[_Edge, ...] = ((x, y, False), (x + 1, y, True), (x, y + 1, False), (x, y, True))
            for enter, leave in _TURNS[code]:
                onward[edges[enter]] = edges[leave]
    return onward


def _crossing(nodes: list[list[float]], level: float, edge: _Edge) -> Point:
    x, y, down = edge
    here = nodes[y][x] - level
    there = (nodes[y + 1][x] if down else nodes[y][x + 1]) - level
    share = here / (here - there)
    return (x, y + share) if down else (x + share, y)


def _resampled(line: Sequence[Point], spacing: float) -> Loop:
    """The same closed line with an even number of points, evenly spaced by arc length."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(line, (*line[1:], line[0]), strict=True)]
    total = sum(lengths)
    count = max(8, 2 * round(total / spacing / 2))
    points: list[Point] = []
    at, passed = 0, 0.0
    for step in range(count):
        target = total * step / count
        while at < len(line) - 1 and passed + lengths[at] <= target:
            passed += lengths[at]
            at += 1
        here, after = line[at], line[(at + 1) % len(line)]
        share = (target - passed) / lengths[at] if lengths[at] else 0
        points.append((here[0] + (after[0] - here[0]) * share, here[1] + (after[1] - here[1]) * share))
    return tuple(points)


def _softened(loop: Loop) -> Loop:
    """Each point drawn a little towards its neighbours, so that inner corners are round too."""
    return tuple(
        ((before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4)
        for before, here, after in zip((loop[-1], *loop[:-1]), loop, (*loop[1:], loop[0]), strict=True)
    )
