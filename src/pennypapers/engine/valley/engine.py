"""Converts between readable drafts of the Valley and its kernels."""

from __future__ import annotations

import numpy as np

from ...rules.adventures.valley import BUILDINGS
from ...rules.grid import Space, reading_order
from ...rules.layout import Layout
from ...rules.mark import Discovery, Kind, Mark, Symbol, Writing
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ..core.board import WORD, Board, Masks, compile_board
from ..core.dice import UNUSED, index_of
from ..core.engine import Engine, Position, Tables
from ..core.house import house_bits
from ..core.marks import DISCOVER, cell_of, decode, encode, kind_of
from . import legal
from . import sheet as kernels
from .board import Terrain, terrain
from .discoveries import MOST_DISCOVERIES
from .sheet import KIND_ORDER


class ValleyEngine(Engine):
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
        marks = np.zeros(legal.MOST_MARKS, np.int64)
        found = np.zeros(MOST_DISCOVERIES, np.uint64)
        count = legal.legal(self.terrain, self.masks, self.roll, self.free, self.before, found, marks)
        return [decode_mark(self.board, mark) for mark in marks[:count].tolist()]

    @property
    def may_commit(self) -> bool:
        return self.free != UNUSED

    def add(self, mark: Mark) -> None:
        code = encode_mark(self.board, mark)
        self.free = int(legal.add(self.terrain, self.masks, code, self.roll, self.free, self.house))

    def sheet(self) -> Sheet:
        return sheet_of(self.board, self.masks)

    def parts(self) -> tuple[int, ...]:
        parts = np.zeros(kernels.PARTS, np.int16)
        kernels.count(self.terrain, self.masks, parts)
        return tuple(parts.tolist())

    def tie(self) -> int:
        return int(kernels.building_stars(self.terrain, self.masks))

    def rank(self) -> int:
        snakes = int(self.masks[kernels.SNAKES]).bit_count()
        return int(kernels.rank(sum(self.parts()), snakes))

    def is_over(self, *, turns: int, solo: bool) -> bool:
        return bool(kernels.is_over(self.masks, turns, solo))


def free_of(draft: Draft) -> int:
    """The dice that a draft may still use, as a set of possible sets (see `engine.core.dice`)."""
    if draft.marks and (draft.is_danger or isinstance(draft.marks[-1], Discovery)):
        return legal.DONE
    return sum(1 << dice for dice in draft.free)


def masks_of(board: Board, ground: Terrain, sheet: Sheet, house: int) -> Masks:
    """Convert a readable sheet to masks."""
    masks = np.zeros(kernels.WORDS, np.uint64)
    kernels.clear(ground, masks)
    for space, value in sheet.writing.items():
        kernels.write(ground, masks, board.places[space], cell_of(value), house)
    for discovery in sheet.discoveries:
        kernels.reveal(masks, KIND_ORDER.index(discovery.kind), board.mask(discovery.spaces))
    masks[kernels.ESCAPED] = board.mask(sheet.crossed)
    return masks


def sheet_of(board: Board, masks: Masks) -> Sheet:
    """Convert masks to a readable sheet. Its writing is in reading order, because masks do not hold the order of
    writing."""
    words = masks.tolist()
    writing: dict[Space, Writing] = dict.fromkeys(_spaces(board, words[kernels.SNAKES]), Symbol.DANGER)
    for index, building in enumerate(BUILDINGS):
        writing |= dict.fromkeys(_spaces(board, words[kernels.BUILDING + index]), building)
    for value in range(1, 16):
        writing |= dict.fromkeys(_spaces(board, words[kernels.VALUE + value]), value)
    return Sheet(
        board.layout,
        {space: writing[space] for space in reading_order(writing)},
        frozenset(_spaces(board, words[kernels.ESCAPED])),
        discoveries=tuple(
            Discovery(_kind_of(words, find), _spaces(board, find))
            for find in words[kernels.FINDS : kernels.FINDS + words[kernels.FOUND]]
        ),
    )


def encode_mark(board: Board, mark: Mark) -> int:
    """Convert a readable mark, discoveries included, to its code."""
    if isinstance(mark, Discovery):
        return int(legal.discovery_code(KIND_ORDER.index(mark.kind), board.mask(mark.spaces)))
    return encode(board, mark)


def decode_mark(board: Board, mark: int) -> Mark:
    """Convert a code to a readable mark; the inverse of `encode_mark`."""
    if kind_of(mark) == DISCOVER:
        spaces = _spaces(board, int(legal.discovered_spaces(mark)))
        return Discovery(KIND_ORDER[legal.discovered_kind(mark)], spaces)
    return decode(board, mark)


def _kind_of(words: list[int], find: int) -> Kind:
    """The kind of the discovery in these spaces: no two discoveries overlap, so one mask of a kind holds them all."""
    return next(kind for index, kind in enumerate(KIND_ORDER) if words[kernels.KIND + index] & find)


def _spaces(board: Board, mask: int) -> tuple[Space, ...]:
    return tuple(board.space(place) for place in range(WORD) if mask >> place & 1)
