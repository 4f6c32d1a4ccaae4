"""The encoding of cells and marks as integers.

A cell is what stands in a space: 0 for nothing, a number from 1 to 15, or a symbol as a negative number. The code of a
mark has its kind in the lowest four bits, its place in the next eight, and its cell plus 8 in those above. Discoveries
are encoded by `engine.valley.legal` instead.
"""

from __future__ import annotations

from ...rules.mark import Circle, CrossOut, Mark, Pass, Symbol, Write, Writing
from .board import Board
from .kernel import inlined

EMPTY = 0
DANGER, BOAT, HUT, STATUE, MINE = -1, -2, -3, -4, -5

SYMBOL_CELLS = {Symbol.DANGER: DANGER, Symbol.BOAT: BOAT, Symbol.HUT: HUT, Symbol.STATUE: STATUE, Symbol.MINE: MINE}
CELL_SYMBOLS = {cell: symbol for symbol, cell in SYMBOL_CELLS.items()}

WRITE, CROSS_OUT, CIRCLE, PASS, DISCOVER = 0, 1, 2, 3, 4
"""The kinds of marks."""

_ABOVE_ZERO = 8


@inlined
def code(kind: int, place: int, value: int) -> int:
    return kind | place << 4 | (value + _ABOVE_ZERO) << 12


@inlined
def kind_of(mark: int) -> int:
    return mark & 15


@inlined
def place_of(mark: int) -> int:
    return mark >> 4 & 255


@inlined
def value_of(mark: int) -> int:
    return (mark >> 12 & 255) - _ABOVE_ZERO


def cell_of(writing: Writing) -> int:
    return SYMBOL_CELLS[writing] if isinstance(writing, Symbol) else writing


def writing_of(cell: int) -> Writing:
    return CELL_SYMBOLS[cell] if cell < 0 else cell


def encode(board: Board, mark: Mark) -> int:
    """Convert a readable mark that is not a discovery to its code."""
    match mark:
        case Write(space, value):
            return code(WRITE, board.places[space], cell_of(value))
        case CrossOut(space):
            return code(CROSS_OUT, board.places[space], EMPTY)
        case Pass():
            return code(PASS, 0, EMPTY)
        case Circle(space, value):
            return code(CIRCLE, board.places[space], value)
        case _:
            raise ValueError(f"{mark} has no code of the shared kind")


def decode(board: Board, mark: int) -> Mark:
    """Convert a code to a readable mark; the inverse of `encode`."""
    kind, value = kind_of(mark), value_of(mark)
    if kind == PASS:
        return Pass()
    space = board.space(place_of(mark))
    if kind == WRITE:
        return Write(space, writing_of(value))
    if kind == CROSS_OUT:
        return CrossOut(space)
    if kind == CIRCLE:
        return Circle(space, value)
    raise ValueError(f"{mark} has a kind of its own adventure")
