"""A desk for the bots of Skull Island: what they are asked, room to think in, and how a whole turn is made.

A turn is told by what is written, for treasures are noted by one rule: the most stars first, in the safest space.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit
from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import Log, note
from ...engine.core.marks import DANGER, place_of, value_of
from ...engine.core.unowned import borrowed
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.sheet import CROSSED, DANGERS, EMPTY, MOST_MARKS, NOWHERE, WORDS, Marks, add, revealed
from .evaluation import Sum, new_sum
from .treasures import Survey, new_survey


class Desk(NamedTuple):
    """Room to think in."""

    marks: Marks
    values: NDArray[np.float64]
    """What each mark is worth to whoever makes it."""
    circles: Marks
    trial: Masks
    seen: Survey
    after: Survey
    total: Sum
    silence: Log


@kernel
def new_desk(words: int) -> Desk:
    return Desk(
        np.zeros(MOST_MARKS, np.int64),
        np.zeros(MOST_MARKS),
        np.zeros(MOST_MARKS, np.int64),
        np.zeros(WORDS, np.uint64),
        new_survey(words),
        new_survey(words),
        new_sum(),
        np.zeros(0, np.int64),
    )


@inlined
def filled(mark: int, alone: bool) -> int:
    """G12: the space that a mark fills, where it matters."""
    return place_of(mark) if alone else NOWHERE


@kernel
def make(grid: IslandGrid, sheet: Masks, mark: int, house: int, circles: Marks, log: Log) -> None:
    """Make a whole turn of a mark: note what it reveals until nothing more can be (I11), the most stars first."""
    grid, sheet, circles, log = borrowed(grid), borrowed(sheet), borrowed(circles), borrowed(log)
    add(grid, sheet, mark, house)
    note(log, mark)
    found = 0 if value_of(mark) == DANGER else revealed(grid, sheet, mark, circles)
    while found:
        best, most = circles[0], -1
        for index in range(found):
            stars = _safe_stars(grid, sheet, circles[index])
            if stars > most:
                best, most = circles[index], stars
        add(grid, sheet, best, house)
        note(log, best)
        found = revealed(grid, sheet, mark, circles)


@inlined
def _safe_stars(grid: IslandGrid, sheet: Masks, circle: int) -> int:
    """Four times the value, a little less where a danger may come, nothing where one is (I15)."""
    place, stars = place_of(circle), 4 * value_of(circle)
    if place >= SEA:
        return stars
    here = bit(place)
    if sheet[DANGERS] & ~sheet[CROSSED] & here != NONE and sheet[9] & grid.near[place] == NONE:
        return 0
    if sheet[EMPTY] & here == NONE:
        return stars
    return stars - (1 if sheet[9] & grid.near[place] != NONE else 2)


@kernel
def best(desk: Desk, found: int) -> int:
    """The mark on the desk that is worth the most."""
    return int(desk.marks[np.argmax(desk.values[:found])])
