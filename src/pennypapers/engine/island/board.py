"""A layout of Skull Island as arrays: what lies beside a space, and what lies in line with it (I9).

Land has the places from 0, the sea that borders the island those from `SEA`, and mountains, which carry nothing but
treasures, those from `PEAK`. Sea that borders no island has no place: nothing is ever drawn there (I5).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules import treasure
from ...rules.grid import Space
from ...rules.island import LAND, MOUNTAIN
from ...rules.layout import Layout
from ..core.board import PLACES, SECOND, WORD, Board, compile_board

SEA, PEAK = SECOND, PLACES


class Spots(NamedTuple):
    """Where treasures may lie, as the bots read it: land and mountains in one mask, so that one operation handles both.

    Mountains come after the land; if they do not fit into 64 bits, they have a mask of their own.
    """

    words: int
    first_peak: int
    """The place of the first mountain among the spots."""
    shadow: NDArray[np.uint64]
    """[place, side, word]: the spots that have this place to the left, right, above, below."""
    sight: NDArray[np.uint64]
    """[spot, side]: the land that a spot has on that side."""
    by_sea: NDArray[np.uint64]
    """[side, word]: the spots that have sea on that side."""


class IslandGrid(NamedTuple):
    """A layout of Skull Island for kernels. Row `p` of each array describes the place p."""

    land: np.uint64
    sea: np.uint64
    """Where boats may lie."""
    coast: np.uint64
    """I3: the land with sea or nothing beside it."""
    near: NDArray[np.uint64]
    """G7: the land beside a land or sea space."""
    shadow: NDArray[np.uint64]
    """[place, side, 0 | 1]: the land and the mountains that have this place to the left, right, above, below."""
    spots: Spots


@dataclass(frozen=True)
class IslandBoard(Board):
    """A board that has places for mountains too."""

    island: IslandGrid


def compile_island(layout: Layout) -> IslandBoard:
    kinds, around = layout.kinds, layout.around
    shore = [space for space in layout.of(treasure.SEA) if any(kinds[near] != treasure.SEA for near in around[space])]
    board = compile_board(layout, shore)
    peaks = layout.of(MOUNTAIN)
    if len(peaks) > WORD:
        raise ValueError(f"the layout {layout.name} has {len(peaks)} mountains; the fast engine takes {WORD} at most")
    places = {**board.places, **{space: PEAK + index for index, space in enumerate(peaks)}}
    unnamed = (None,) * (WORD - len(peaks))
    coast = [s for s in layout.of(LAND) if s in layout.rim or any(kinds[near] == treasure.SEA for near in around[s])]
    grid = board.grid
    return IslandBoard(
        layout,
        (*board.spaces, *peaks, *unnamed),
        places,
        grid,
        IslandGrid(
            grid.all_fill,
            grid.all_second,
            board.mask(coast),
            grid.near_fill,
            _shadows(layout, places),
            _spots(layout, places),
        ),
    )


def _shadows(layout: Layout, places: Mapping[Space, int]) -> NDArray[np.uint64]:
    shadow = np.zeros((PLACES, 4, 2), np.uint64)
    for space in (*layout.of(LAND), *layout.of(MOUNTAIN)):
        place = places[space]
        for side, seen in enumerate(layout.sight[space]):
            for mark in seen:
                if places.get(mark, PEAK) < PEAK:
                    shadow[places[mark], side, place // PEAK] |= np.uint64(1 << place % WORD)
    return shadow


def _spots(layout: Layout, places: Mapping[Space, int]) -> Spots:
    land, peaks = layout.of(LAND), layout.of(MOUNTAIN)
    words, first_peak = (1, len(land)) if len(land) + len(peaks) <= WORD else (2, WORD)
    shadow, sight = np.zeros((PLACES, 4, words), np.uint64), np.zeros((words * WORD, 4), np.uint64)
    by_sea = np.zeros((4, words), np.uint64)
    for spot, space in (*enumerate(land), *enumerate(peaks, first_peak)):
        here, word = np.uint64(1 << spot % WORD), spot // WORD
        for side, seen in enumerate(layout.sight[space]):
            for mark in seen:
                place = places.get(mark, PEAK)
                if place < PEAK:
                    shadow[place, side, word] |= here
                if place < SEA:
                    sight[spot, side] |= np.uint64(1 << place)
                if layout.kinds[mark] == treasure.SEA:
                    by_sea[side, word] |= here
    return Spots(words, first_peak, shadow, sight, by_sea)
