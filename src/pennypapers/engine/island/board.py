"""A layout of Skull Island as arrays: the neighbours of a space, and the spaces in line with it (I9).

Land has the places from 0, sea beside land or mountains those from `SEA`, and mountains, which can hold only treasures,
those from `PEAK`. Other sea has no place, because nothing is ever drawn there (I5).

A treasure is found by what lies to its left, to its right, above and below. So most arrays hold *shadows*: the shadow
of a place for the side 0 (1, 2, 3) is the set of spaces that have this place in line to their left (right, above,
below).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.adventures import treasure
from ...rules.adventures.island import LAND, MOUNTAIN
from ...rules.grid import Space
from ...rules.layout import Layout
from ..core.board import PLACES, SECOND, WORD, Board, compile_board

SEA, PEAK = SECOND, PLACES


class Spots(NamedTuple):
    """The spaces that a treasure may lie in (land and mountains), numbered together so that one mask can hold both.

    Mountains are numbered after the land. If both do not fit into 64 bits, mountains have a second mask.
    """

    words: int
    """The number of masks, 1 or 2."""
    first_peak: int
    """The number of the first mountain among the spots."""
    shadow: NDArray[np.uint64]
    """[place, side, word]: the shadow of a place, as spots; `word` is the index of the mask."""
    sight: NDArray[np.uint64]
    """[spot, side]: the land in line with a spot on that side."""
    by_sea: NDArray[np.uint64]
    """[side, word]: the spots that have sea in line on that side."""


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
    """[place, side, word]: the shadow of a place on land (word 0) and on mountains (word 1)."""
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
        raise ValueError(
            f"the layout {layout.name} has {len(peaks)} mountains; the compiled engine takes {WORD} at most"
        )
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
