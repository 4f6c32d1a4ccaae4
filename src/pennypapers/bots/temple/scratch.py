"""Working memory of the Temple's compiled bots."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import WORD, Grid, Masks
from ...engine.core.house import CROSS_BY_HAND
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import WRITE, kind_of, place_of
from ...engine.temple.legal import NOWHERE, legal
from ...engine.temple.sheet import WORDS, Marks
from ..turn import Turn
from .evaluation import Survey, new_survey

MOST_MARKS = WORD * 15


class Scratch(NamedTuple):
    """Buffers that the kernels write to while a bot decides; allocated once."""

    marks: Marks
    values: NDArray[np.float64]
    """The value of each mark to the player."""
    trial: Masks
    seen: Survey


@kernel
def new_scratch() -> Scratch:
    return Scratch(
        np.zeros(MOST_MARKS, np.int64), np.zeros(MOST_MARKS, np.float64), np.zeros(WORDS, np.uint64), new_survey()
    )


@inlined
def filled(mark: int, alone: bool) -> int:
    """G12: the space that a mark fills, in a solo game; otherwise NOWHERE."""
    return place_of(mark) if alone and kind_of(mark) == WRITE else NOWHERE


@inlined
def list_marks(grid: Grid, sheet: Masks, turn: Turn, scratch: Scratch) -> int:
    """Store all legal marks except cross-outs, which never change the stars (O3); return their number."""
    return legal(grid, sheet, turn.roll, turn.house & ~CROSS_BY_HAND, turn.before, False, scratch.marks)


@kernel
def best(scratch: Scratch, found: int) -> int:
    """The mark with the highest value."""
    return int(scratch.marks[np.argmax(scratch.values[:found])])
