"""A layout of the Valley as arrays: neighbours, the edge, and every T shape that could be a pyramid."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.grid import Space
from ...rules.layout import Layout
from ..core.board import WORD, Board, Grid

SIDES = (((1, 0), (0, 1)), ((1, 0), (0, -1)), ((0, 1), (1, 0)), ((0, 1), (-1, 0)))
"""The four T shapes with the same middle: the direction of the line of three spaces, and the side on which the fourth
space lies, both as (columns, rows)."""


def terrain(board: Board) -> Terrain:
    """The arrays of a compiled layout."""
    pyramids = np.zeros((WORD, len(SIDES)), np.uint64)
    for middle, place in board.places.items():
        for side, (along, aside) in enumerate(SIDES):
            others = [(along[0], along[1]), (-along[0], -along[1]), aside]
            spaces = {_beside(board.layout, middle, cols, rows) for cols, rows in others}
            if spaces <= board.places.keys():
                pyramids[place, side] = board.mask(space for space in (middle, *spaces) if space is not None)
    return Terrain(board.grid, board.mask(board.layout.rim), pyramids)


def _beside(layout: Layout, space: Space, cols: int, rows: int) -> Space | None:
    col, row = space.col + cols, space.row + rows
    return Space.at(col, row) if layout.token(col, row) != "-" else None


class Terrain(NamedTuple):
    """A layout of the Valley for kernels."""

    grid: Grid
    edge: np.uint64
    """V1: the open spaces at the edge."""
    pyramids: NDArray[np.uint64]
    """V9, [place, n]: the up to four T shapes with this place as their middle, as masks; 0 where the layout
    lacks one of the four spaces."""
