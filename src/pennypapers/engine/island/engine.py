"""Converts between readable drafts of Skull Island and its kernels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from ...rules.grid import Space
from ...rules.layout import Layout
from ...rules.mark import NUMBERS, Mark, Symbol, Write, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..core.board import WORD, Board, Masks
from ..core.dice import index_of
from ..core.engine import Engine, Position, Tables
from ..core.house import CROSS_BY_HAND, house_bits
from ..core.marks import CIRCLE, decode, encode, kind_of
from . import legal
from . import sheet as kernels
from .board import SEA, IslandBoard, compile_island
from .treasures import fit_together

_WRITINGS: Mapping[int, Writing] = {
    kernels.BOATS: Symbol.BOAT,
    kernels.DANGERS: Symbol.DANGER,
    **{number: number for number in NUMBERS},
}
"""The number or symbol that stands in the spaces of each mask of a sheet."""


class IslandEngine(Engine):
    def board(self, layout: Layout) -> IslandBoard:
        return compile_island(layout)

    def tables(self, board: Board) -> Tables:
        return _island(board).island

    def position(self, board: Board, draft: Draft) -> IslandPosition:
        return IslandPosition(_island(board), draft)

    def decode(self, board: Board, mark: int) -> Mark:
        return decode(board, mark)


class IslandPosition(Position):
    """The masks of a sheet, the space filled on the turn before, and the number or boat written on this turn."""

    def __init__(self, board: IslandBoard, draft: Draft) -> None:
        self.board, self.grid = board, board.island
        self.masks = masks_of(board, draft.sheet)
        self.roll = index_of(draft.roll)
        self.house = house_bits(draft.house)
        self.before = board.places[draft.before[0]] if draft.before else legal.NOWHERE
        self.written = legal.NO_MARK
        for mark in draft.marks:
            if isinstance(mark, Write):
                self.written = encode(board, mark)

    def legal(self) -> list[Mark]:
        return [decode(self.board, mark) for mark in self._legal()]

    @property
    def may_commit(self) -> bool:
        circles = np.array([mark for mark in self._legal() if kind_of(mark) == CIRCLE], np.int64)
        return self.written != legal.NO_MARK and fit_together(self.masks, circles, len(circles))

    def add(self, mark: Mark) -> None:
        added = encode(self.board, mark)
        kernels.add(self.grid, self.masks, added, self.house)
        if isinstance(mark, Write):
            self.written = added

    def sheet(self) -> Sheet:
        return sheet_of(self.board, self.masks)

    def parts(self) -> tuple[int, ...]:
        return kernels.count(self.grid, self.masks)[:2]

    def tie(self) -> int:
        return kernels.count(self.grid, self.masks)[2]

    def rank(self) -> int:
        return kernels.rank(sum(self.parts()))

    def is_over(self, *, turns: int, solo: bool) -> bool:  # noqa: ARG002  # neither matters on the Island
        return kernels.is_over(self.masks)

    def _legal(self) -> list[int]:
        marks = np.zeros(legal.MOST_MARKS, np.int64)
        count = legal.legal(self.grid, self.masks, self.roll, self.house, self.before, self.written, marks)
        return [int(mark) for mark in marks[:count]]


def masks_of(board: IslandBoard, sheet: Sheet) -> Masks:
    """Convert a readable sheet to masks."""
    masks = np.zeros(kernels.WORDS, np.uint64)
    kernels.clear(board.island, masks)
    for mark in sheet.since(Sheet(board.layout)):
        kernels.add(board.island, masks, encode(board, mark), CROSS_BY_HAND)
    return masks


def sheet_of(board: IslandBoard, masks: Masks) -> Sheet:
    """Convert masks to a readable sheet. The order of writing is lost, because masks do not hold it."""
    writing: dict[Space, Writing] = {}
    for word, written in _WRITINGS.items():
        first = SEA if word == kernels.BOATS else 0
        writing |= {board.space(first + place): written for place in _places(masks[word])}
    crossed = frozenset(board.space(place) for place in _places(masks[kernels.CROSSED]))
    return Sheet(board.layout, writing, crossed, dict(_treasures(board, masks)))


def _treasures(board: IslandBoard, masks: Masks) -> Iterator[tuple[Space, int]]:
    noted = int(masks[kernels.TREASURES])
    while noted:
        yield board.space(noted & 255), noted >> 8 & 15
        noted >>= int(kernels.TREASURE_BITS)


def _places(mask: np.uint64) -> list[int]:
    return [place for place in range(WORD) if int(mask) >> place & 1]


def _island(board: Board) -> IslandBoard:
    assert isinstance(board, IslandBoard)
    return board
