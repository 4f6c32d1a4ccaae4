"""Working memory of the compiled bots of Skull Island, and how a whole turn is played.

A compiled bot chooses only what to write: the treasures that it reveals are noted by a fixed rule, the most stars
first, in the safest space.
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
from ...engine.core.unowned import unowned
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.legal import MOST_MARKS, NOWHERE
from ...engine.island.sheet import CROSSED, DANGERS, EMPTY, WORDS, Marks, add
from ...engine.island.treasures import revealed
from .evaluation import Sum, new_sum
from .treasures import Survey, new_survey


class Scratch(NamedTuple):
    """Buffers that the kernels write to while a bot decides; allocated once."""

    marks: Marks
    values: NDArray[np.float64]
    """The value of each mark to the player."""
    circles: Marks
    trial: Masks
    seen: Survey
    after: Survey
    total: Sum
    silence: Log


@kernel
def new_scratch(words: int) -> Scratch:
    return Scratch(
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
    """G12: the space that a mark fills, in a solo game; otherwise NOWHERE."""
    return place_of(mark) if alone else NOWHERE


@kernel
def play_turn(grid: IslandGrid, sheet: Masks, mark: int, house: int, circles: Marks, log: Log) -> None:
    """Write a mark and note all treasures that it reveals (I11), the most stars first."""
    grid, sheet, circles, log = unowned(grid), unowned(sheet), unowned(circles), unowned(log)
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
    """The rank of a treasure among those to note: four times its value, a little less on empty land, where a danger may
    be drawn later, and 0 under a danger (I15)."""
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
def best(scratch: Scratch, found: int) -> int:
    """The mark with the highest value."""
    return int(scratch.marks[np.argmax(scratch.values[:found])])
