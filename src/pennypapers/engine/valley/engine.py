"""The Valley's kernels for those who come from readable drafts: the proof, bots, simulations."""

from __future__ import annotations

import numpy as np

from ...rules.grid import Space, reading_order
from ...rules.layout import Layout
from ...rules.mark import Discovery, Kind, Mark, Symbol, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ...rules.valley import BUILDINGS
from ..core.board import WORD, Board, Masks, compile_board
from ..core.dice import UNUSED, index_of
from ..core.engine import Engine, Position, Tables, house_bits
from ..core.marks import DISCOVER, cell_of, decode, encode, kind_of
from . import legal as valley
from . import sheet as valley_sheet
from .discoveries import MOST_DISCOVERIES
from .sheet import KIND_ORDER

SIDES = (((1, 0), (0, 1)), ((1, 0), (0, -1)), ((0, 1), (1, 0)), ((0, 1), (-1, 0)))
"""A pyramid: which way its line runs, and on which side of the middle its fourth space lies, as (columns, rows)."""


class ValleyEngine(Engine):
    key = "valley"
    play_tourist = staticmethod(valley.play_tourist)  # type: ignore[assignment]

    def board(self, layout: Layout) -> Board:
        return compile_board(layout)

    def tables(self, board: Board) -> Tables:
        return terrain(board)

    def position(self, board: Board, draft: Draft) -> ValleyPosition:
        return ValleyPosition(board, draft)

    def decode(self, board: Board, mark: int) -> Mark:
        return decode_mark(board, mark)


class ValleyPosition(Position):
    def __init__(self, board: Board, draft: Draft) -> None:
        self.board = board
        self.terrain = terrain(board)
        self.house = house_bits(draft.house)
        self.masks = masks_of(board, self.terrain, draft.sheet, self.house)
        self.roll = index_of(draft.roll)
        self.before = board.mask(draft.before)
        self.free = free_of(draft)

    def legal(self) -> list[Mark]:
        marks = np.zeros(valley.MOST_MARKS, np.int64)
        found = np.zeros(MOST_DISCOVERIES, np.uint64)
        count = valley.legal(self.terrain, self.masks, self.roll, self.free, self.before, found, marks)
        return [decode_mark(self.board, mark) for mark in marks[:count].tolist()]

    @property
    def may_commit(self) -> bool:
        return self.free != UNUSED

    def add(self, mark: Mark) -> None:
        code = encode_mark(self.board, mark)
        self.free = int(valley.add(self.terrain, self.masks, code, self.roll, self.free, self.house))

    def sheet(self) -> Sheet:
        return sheet_of(self.board, self.masks)

    def parts(self) -> tuple[int, ...]:
        parts = np.zeros(valley_sheet.PARTS, np.int16)
        valley_sheet.count(self.terrain, self.masks, parts)
        return tuple(parts.tolist())

    def tie(self) -> int:
        return int(valley_sheet.building_stars(self.terrain, self.masks))

    def rank(self) -> int:
        snakes = int(self.masks[valley_sheet.SNAKES]).bit_count()
        return int(valley_sheet.rank(sum(self.parts()), snakes))

    def is_over(self, *, turns: int, solo: bool) -> bool:
        return bool(valley_sheet.is_over(self.masks, turns, solo))


def terrain(board: Board) -> valley_sheet.Terrain:
    """The layout for kernels."""
    pyramids = np.zeros((WORD, len(SIDES)), np.uint64)
    for middle, place in board.places.items():
        for side, (along, aside) in enumerate(SIDES):
            others = [(along[0], along[1]), (-along[0], -along[1]), aside]
            spaces = {_beside(board.layout, middle, cols, rows) for cols, rows in others}
            if spaces <= board.places.keys():
                pyramids[place, side] = board.mask(space for space in (middle, *spaces) if space is not None)
    return valley_sheet.Terrain(board.grid, board.mask(board.layout.rim), pyramids)


def free_of(draft: Draft) -> int:
    """What is left of a draft's dice, as kernels hold it."""
    if draft.marks and (draft.is_danger or isinstance(draft.marks[-1], Discovery)):
        return valley.DONE
    return sum(1 << dice for dice in draft.free)


def masks_of(board: Board, ground: valley_sheet.Terrain, sheet: Sheet, house: int) -> Masks:
    """A readable sheet as the kernels hold it."""
    masks = np.zeros(valley_sheet.WORDS, np.uint64)
    valley_sheet.clear(ground, masks)
    for space, value in sheet.writing.items():
        valley_sheet.write(ground, masks, board.places[space], cell_of(value), house)
    for discovery in sheet.discoveries:
        valley_sheet.reveal(masks, KIND_ORDER.index(discovery.kind), board.mask(discovery.spaces))
    masks[valley_sheet.ESCAPED] = board.mask(sheet.crossed)
    return masks


def sheet_of(board: Board, masks: Masks) -> Sheet:
    """The readable sheet; what was written is in reading order, for masks do not know when."""
    words = masks.tolist()
    writing: dict[Space, Writing] = dict.fromkeys(_spaces(board, words[valley_sheet.SNAKES]), Symbol.DANGER)
    for index, building in enumerate(BUILDINGS):
        writing |= dict.fromkeys(_spaces(board, words[valley_sheet.BUILDING + index]), building)
    for value in range(1, 16):
        writing |= dict.fromkeys(_spaces(board, words[valley_sheet.VALUE + value]), value)
    return Sheet(
        board.layout,
        {space: writing[space] for space in reading_order(writing)},
        frozenset(_spaces(board, words[valley_sheet.ESCAPED])),
        discoveries=tuple(
            Discovery(_kind_of(words, find), _spaces(board, find))
            for find in words[valley_sheet.FINDS : valley_sheet.FINDS + words[valley_sheet.FOUND]]
        ),
    )


def encode_mark(board: Board, mark: Mark) -> int:
    """The code of a readable mark."""
    if isinstance(mark, Discovery):
        return int(valley.discovery_code(KIND_ORDER.index(mark.kind), board.mask(mark.spaces)))
    return encode(board, mark)


def decode_mark(board: Board, mark: int) -> Mark:
    """The readable mark of a code."""
    if kind_of(mark) == DISCOVER:
        spaces = _spaces(board, int(valley.discovered_spaces(mark)))
        return Discovery(KIND_ORDER[valley.discovered_kind(mark)], spaces)
    return decode(board, mark)


def _kind_of(words: list[int], find: int) -> Kind:
    """Discoveries do not overlap, so the spaces of one tell its kind."""
    return next(kind for index, kind in enumerate(KIND_ORDER) if words[valley_sheet.KIND + index] & find)


def _spaces(board: Board, mask: int) -> tuple[Space, ...]:
    return tuple(board.space(place) for place in range(WORD) if mask >> place & 1)


def _beside(layout: Layout, space: Space, cols: int, rows: int) -> Space | None:
    col, row = space.col + cols, space.row + rows
    return Space.at(col, row) if layout.token(col, row) != "-" else None
