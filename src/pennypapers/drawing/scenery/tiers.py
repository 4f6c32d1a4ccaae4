"""The blocks of stone that a temple of any shape is built of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pennypapers.rules import Layout
from pennypapers.rules.layout import OFF

_GAP = 2
"""The widest gap in a row that is drawn as wall; a wider one separates two buildings."""


@dataclass(frozen=True, slots=True)
class Tier:
    """A block of stone behind rows of the same extent; `hangs` if what stands on it is wider."""

    first: int
    last: int
    top: int
    bottom: int
    hangs: bool


def tiers(layout: Layout) -> tuple[Tier, ...]:
    """The blocks that a temple is built of, from the top: rows of one extent make one block."""
    blocks: list[list[int]] = []
    above: list[tuple[int, int]] = []
    for row in range(layout.height):
        extents = list(_extents(layout, row))
        for first, last in extents:
            grown = next((each for each in blocks if each[:2] == [first, last] and each[3] == row), None)
            if grown:
                grown[3] = row + 1
            else:
                hangs = any(left <= first and last <= right for left, right in above)
                blocks.append([first, last, row, row + 1, hangs])
        above = extents
    return tuple(Tier(first, last, top, bottom, bool(hangs)) for first, last, top, bottom, hangs in blocks)


def _extents(layout: Layout, row: int) -> Iterator[tuple[int, int]]:
    """The first and last column of each building in a row; a narrow gap belongs to it as wall."""
    cols = [col for col in range(layout.width) if layout.token(col, row) != OFF]
    start = None
    for col, after in zip(cols, [*cols[1:], None], strict=False):
        start = col if start is None else start
        if after is None or after - col > _GAP + 1:
            yield start, col
            start = None
