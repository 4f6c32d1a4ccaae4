"""A layout compiled to arrays: every space that can be written in has a number, its place; neighbours are masks.

Fillable spaces (`o` in a layout file) have the places 0, 1, 2 … in reading order. Spaces of the second kind (doors in
the Temple, sea beside land on the Island) have the places 64, 65, 66 …. So `place >> 6` is the index of the mask that
holds a place and `place & 63` its bit, and an array of 128 cells holds a whole sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.grid import Space
from ...rules.layout import FILL, Layout

WORD = 64
SECOND = WORD
"""The first place of the second kind."""
PLACES = 2 * WORD

Cells = NDArray[np.int8]
Masks = NDArray[np.uint64]


class Grid(NamedTuple):
    """The arrays that the kernels of every adventure read. Row `p` of each array describes the place p."""

    fill: int
    """How many fillable spaces there are."""
    second: int
    all_fill: np.uint64
    """All fillable spaces as a mask."""
    all_second: np.uint64
    near_fill: NDArray[np.uint64]
    """G7: a mask of the fillable neighbours."""
    near_second: NDArray[np.uint64]
    """G7: a mask of the neighbours of the second kind."""
    near: NDArray[np.int64]
    """The places of all neighbours, fillable ones first; only the first `near_count` of a row are valid."""
    near_count: NDArray[np.int64]


@dataclass(frozen=True)
class Board:
    """A layout and the place of each of its spaces, to convert between readable sheets and arrays."""

    layout: Layout
    spaces: tuple[Space | None, ...]
    """The space of each of the 128 places."""
    places: Mapping[Space, int]
    grid: Grid

    def space(self, place: int) -> Space:
        found = self.spaces[place]
        if found is None:
            raise ValueError(f"the layout {self.layout.name} has no place {place}")
        return found

    def mask(self, spaces: Iterable[Space], *, second: bool = False) -> np.uint64:
        """The spaces of one kind as a mask; spaces of the other kind are left out."""
        found = 0
        for space in spaces:
            place = self.places.get(space, -1)
            if place >= 0 and (place >= SECOND) == second:
                found |= 1 << place % WORD
        return np.uint64(found)


def compile_board(layout: Layout, second: Iterable[Space] = ()) -> Board:
    """Number the spaces and find their neighbours; `second` are the spaces of the second kind in reading order."""
    fill, others = layout.of(FILL), tuple(second)
    for kind, spaces in (("fillable", fill), ("other", others)):
        if len(spaces) > WORD:
            raise ValueError(
                f"the layout {layout.name} has {len(spaces)} {kind} spaces; the compiled engine takes {WORD} at most"
            )
    places = {space: place for place, space in enumerate(fill)}
    places |= {space: SECOND + index for index, space in enumerate(others)}
    spaces_at: list[Space | None] = [None] * PLACES
    for space, place in places.items():
        spaces_at[place] = space
    return Board(layout, tuple(spaces_at), places, _grid(layout, places, len(fill), len(others)))


def _grid(layout: Layout, places: Mapping[Space, int], fill: int, second: int) -> Grid:
    near_fill, near_second = np.zeros(PLACES, np.uint64), np.zeros(PLACES, np.uint64)
    near, near_count = np.zeros((PLACES, 8), np.int64), np.zeros(PLACES, np.int64)
    for space, place in places.items():
        beside = sorted(places[each] for each in layout.around[space] if each in places)
        near[place, : len(beside)] = beside
        near_count[place] = len(beside)
        near_fill[place] = sum(1 << each for each in beside if each < SECOND)
        near_second[place] = sum(1 << each - SECOND for each in beside if each >= SECOND)
    return Grid(
        fill=fill,
        second=second,
        all_fill=np.uint64((1 << fill) - 1),
        all_second=np.uint64((1 << second) - 1),
        near_fill=near_fill,
        near_second=near_second,
        near=near,
        near_count=near_count,
    )
