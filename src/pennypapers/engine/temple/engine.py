"""Converts between readable drafts of the Temple and its kernels."""

from __future__ import annotations

import numpy as np

from ...rules.layout import Layout
from ...rules.mark import Mark, Symbol, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..core.board import PLACES, SECOND, WORD, Board, Masks
from ..core.dice import index_of
from ..core.engine import Engine, Position, Tables
from ..core.house import house_bits
from ..core.marks import CROSS_OUT, cell_of, decode, encode, kind_of
from . import legal
from . import sheet as kernels
from .board import compile_temple

MOST_MARKS = WORD * 15 + WORD
"""Upper bound of the number of legal marks: every number in every space, and every mummy crossed out."""


class TempleEngine(Engine):
    def board(self, layout: Layout) -> Board:
        return compile_temple(layout)

    def tables(self, board: Board) -> Tables:
        return board.grid

    def position(self, board: Board, draft: Draft) -> TemplePosition:
        return TemplePosition(board, draft)

    def decode(self, board: Board, mark: int) -> Mark:
        return decode(board, mark)


class TemplePosition(Position):
    def __init__(self, board: Board, draft: Draft) -> None:
        self.board = board
        self.masks = masks_of(board, draft.sheet)
        self.roll = index_of(draft.roll)
        self.house = house_bits(draft.house)
        self.before = board.places[draft.before[0]] if draft.before else legal.NOWHERE
        self.is_used = draft.is_used or bool(draft.is_danger and draft.marks)

    def legal(self) -> list[Mark]:
        marks = np.zeros(MOST_MARKS, np.int64)
        count = legal.legal(self.board.grid, self.masks, self.roll, self.house, self.before, self.is_used, marks)
        return [decode(self.board, mark) for mark in marks[:count].tolist()]

    @property
    def may_commit(self) -> bool:
        return self.is_used

    def add(self, mark: Mark) -> None:
        code = encode(self.board, mark)
        kernels.add(self.board.grid, self.masks, code, self.house)
        self.is_used |= kind_of(code) != CROSS_OUT

    def sheet(self) -> Sheet:
        return sheet_of(self.board, self.masks)

    def parts(self) -> tuple[int, ...]:
        parts = np.zeros(3, np.int16)
        kernels.count(self.board.grid, self.masks, np.zeros(PLACES, np.int8), parts)
        return tuple(parts.tolist())

    def tie(self) -> int:
        return self.parts()[0]

    def rank(self) -> int:
        return int(kernels.rank(sum(self.parts())))

    def is_over(self, *, turns: int, solo: bool) -> bool:  # noqa: ARG002  # only the Valley counts turns
        return bool(kernels.is_over(self.masks))


def masks_of(board: Board, sheet: Sheet) -> Masks:
    """Convert a readable sheet to masks."""
    masks = np.zeros(kernels.WORDS, np.uint64)
    kernels.clear(board.grid, masks)
    for space, value in sheet.writing.items():
        kernels.write(board.grid, masks, board.places[space], cell_of(value), 0)
    masks[kernels.CROSSED] = board.mask(sheet.crossed)
    return masks


def sheet_of(board: Board, masks: Masks) -> Sheet:
    """Convert masks to a readable sheet. Its writing is in reading order, because masks do not hold the order of
    writing."""
    words = masks.tolist()
    writing: dict[int, Writing] = dict.fromkeys(_places(words[kernels.MUMMY], 0), Symbol.DANGER)
    for value in range(1, 16):
        writing |= dict.fromkeys(_places(words[kernels.PLAIN + value], 0), value)
        writing |= dict.fromkeys(_places(words[kernels.DOOR + value], SECOND), value)
    sheet = Sheet(board.layout, {board.space(place): writing[place] for place in sorted(writing)})
    return sheet.struck(*[board.space(place) for place in _places(words[kernels.CROSSED], 0)])


def _places(mask: int, first: int) -> list[int]:
    return [first + place for place in range(WORD) if mask >> place & 1]
