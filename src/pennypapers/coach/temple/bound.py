"""A bound in the Temple: the most stars that the numbers of these dice allow, wherever they are written.

It drops the geometry and keeps the arithmetic, so it can only be too high. A turn writes one number of those that its
dice make. A sequence of n needs n turns with consecutive numbers, a group of v needs three turns with v (one of which
may be in the sequence), and no mummy is vanquished without a 9. Which demands can be met together is decided by Hall's
theorem: for every set of numbers, at least as many turns can make one of them as are demanded.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...engine.core.kernel import kernel
from ...rules.adventures.temple import GROUP_STARS, MUMMY_STARS
from ...rules.mark import HIGHEST

SETS = 1 << HIGHEST
"""The number of sets of numbers; bit v − 1 of a set stands for the number v."""

MOST_NODES = 20_000
"""If the branch and bound takes more, every group that is still open counts, so the bound is higher but true."""

Slack = NDArray[np.int16]


def temple_bound(makes: Sequence[int], mummies: int) -> int:
    """`makes` are the numbers that each turn can write, one set a turn; `mummies` is how many are drawn."""
    able = np.zeros(SETS, np.int16)
    every = np.arange(SETS)
    for made in makes:
        able += (every & made != 0).astype(np.int16)
    if not mummies:
        return int(_most(able, 0, 0))
    with_nine = int(_most(able, 1 << 8, 0)) if able[1 << 8] else -1
    without = int(_most(able, 0, 0)) - MUMMY_STARS * mummies
    return max(without, with_nine + MUMMY_STARS * mummies if with_nine >= 0 else without)


@kernel
def _most(able: Slack, needed: int, least: int) -> int:
    """The most stars of a sequence and groups, if also one turn writes each of the needed numbers."""
    best = least
    slack = np.zeros((HIGHEST + 2, SETS), np.int16)
    nodes = 0
    for length in range(HIGHEST, -1, -1):
        if length == 1:
            continue
        for first in range(1, HIGHEST + 2 - length if length else 2):
            one = needed
            for value in range(first, first + length):
                one |= 1 << (value - 1)
            if not _demand(able, slack[0], one, 1):
                continue
            nodes, best = _groups(slack, one, length, nodes, best)
    return best


@kernel
def _groups(slack: Slack, one: int, length: int, nodes: int, best: int) -> tuple[int, int]:
    """Depth-first search over the numbers that have a group; `one` are those that are written once already."""
    chosen = np.zeros(HIGHEST + 1, np.int64)
    depth, value, groups = 0, 1, 0
    best = max(best, length)
    while True:
        spare = slack[depth, SETS - 1]
        open_numbers = HIGHEST + 1 - value
        more = min(open_numbers, spare // 2)
        if value > HIGHEST or length + GROUP_STARS * (groups + more) <= best:
            if depth == 0:
                return nodes, best
            value = chosen[depth] + 1
            depth -= 1
            groups -= 1
            continue
        nodes += 1
        if nodes > MOST_NODES:
            return nodes, max(best, length + GROUP_STARS * min(int(HIGHEST), slack[0, SETS - 1] // 2))
        bit = 1 << (value - 1)
        if _demand(slack[depth], slack[depth + 1], bit, 2 if one & bit else 3):
            depth += 1
            groups += 1
            chosen[depth] = value
            best = max(best, length + GROUP_STARS * groups)
        value += 1


@kernel
def _demand(before: Slack, after: Slack, numbers: int, times: int) -> bool:
    """Demand each of these numbers so many times more; False if the turns are not enough."""
    least = 0
    for each in range(SETS):
        met = each & numbers
        wanted = 0
        while met:
            met &= met - 1
            wanted += times
        after[each] = before[each] - wanted
        least = min(least, after[each])
    return least >= 0
