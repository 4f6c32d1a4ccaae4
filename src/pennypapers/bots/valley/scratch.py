"""Working memory of the Valley's compiled bots, the question they are asked, and how a whole turn is played."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import WORD, Masks
from ...engine.core.dice import UNUSED
from ...engine.core.kernel import kernel
from ...engine.core.log import END, Log
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import MOST_DISCOVERIES, Ends, Work, new_work
from ...engine.valley.legal import add
from ...engine.valley.sheet import EMPTY, KINDS, WORDS
from ..pathfinder import WIDTH
from .evaluation import Seen, new_seen

MOST_USES = 3

LEVELS = MOST_USES + 1

MOST_MARKS = MOST_USES + 2
"""The length of a stored turn: the uses of the dice, a discovery and `END`."""


class Turn(NamedTuple):
    """The question to a bot, apart from the sheet."""

    roll: int
    house: int
    before: np.uint64
    """G12: the spaces filled on the turn before, in a solo game."""
    hurts: bool
    """Whether the sheet belongs to somebody else, so that fewer stars are better."""
    alone: bool
    left: int
    """The number of turns after this one; with several players an estimate."""


class Drafts(NamedTuple):
    """The best drafts found so far on each level of a beam search, one draft a row. All levels have the same number of
    rows."""

    sheets: NDArray[np.uint64]
    free: NDArray[np.int64]
    marks: NDArray[np.int64]
    uses: NDArray[np.int64]
    values: NDArray[np.float64]
    size: NDArray[np.int64]
    """The number of drafts on each level."""


class Scratch(NamedTuple):
    """Buffers that the kernels write to while a bot decides; allocated once."""

    drafts: Drafts
    """Voyager's beam; the level of a draft is its number of unused dice. Only drafts of the same level are compared,
    because one with more unused dice has a lower value so far."""
    trial: Masks
    turns: NDArray[np.int64]
    """Whole turns: the marks of each, then `END`."""
    values: NDArray[np.float64]
    """The value of each turn to the player."""
    seen: Seen
    found: Masks
    ends: Ends
    costs: NDArray[np.int64]
    beam: Drafts
    next_beam: Drafts
    """Pathfinder's beam before and after the next use of the dice; its width is fixed."""
    work: Work
    notes: Log
    """Log of one turn."""
    evaluated: NDArray[np.int64]
    """One entry: how many sheets were evaluated with this scratch memory."""


@kernel
def new_scratch(width: int) -> Scratch:
    return Scratch(
        _new_drafts(width, LEVELS),
        np.zeros(WORDS, np.uint64),
        np.zeros((max(2 * width * MOST_USES, WORD), MOST_MARKS), np.int64),
        np.zeros(max(2 * width * MOST_USES, WORD)),
        new_seen(),
        np.zeros(MOST_DISCOVERIES, np.uint64),
        np.zeros(KINDS, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        _new_drafts(WIDTH, 1),
        _new_drafts(WIDTH, 1),
        new_work(),
        np.zeros(1 + MOST_MARKS, np.int64),
        np.zeros(1, np.int64),
    )


@kernel
def _new_drafts(width: int, levels: int) -> Drafts:
    rows = width * levels
    return Drafts(
        np.zeros((rows, WORDS), np.uint64),
        np.zeros(rows, np.int64),
        np.zeros((rows, MOST_USES), np.int64),
        np.zeros(rows, np.int64),
        np.zeros(rows),
        np.zeros(levels, np.int64),
    )


@kernel
def play_turn(terrain: Terrain, sheet: Masks, marks: NDArray[np.int64], turn: Turn) -> np.uint64:
    """Play a whole turn; return the spaces that it filled."""
    empty = sheet[EMPTY]
    free = int(UNUSED)  # numba would compile the callees once more for a literal
    for mark in marks:
        if mark == END:
            break
        free = add(terrain, sheet, mark, turn.roll, free, turn.house)
    return empty & ~sheet[EMPTY]  # type: ignore[no-any-return]
