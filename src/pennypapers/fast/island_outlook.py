"""How near the treasures of a sheet of Skull Island are, for bots that ask it of every mark they might make.

`look` works it out once for the sheet a turn begins with; what one more mark changes then costs a few bit operations.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..rules.treasure import MOST as MOST_TREASURES
from .bits import NONE, bit, lowest, ones, without_lowest
from .board import Masks
from .island import BOATS, CIRCLED, EMPTY, NOTED, NOWHERE, Shadows, boat_spaces, cast
from .island_board import SEA, IslandGrid
from .kernel import inlined, kernel

FREE_SEA = 17
"""The shadows are those of empty land (0), of each number (1 to 15), of boats (16) and of the sea without boats."""

OUT_OF_REACH = 5
"""More marks than a treasure needs, which are four."""

PHASES = 4


class Outlook(NamedTuple):
    """Room for what `look` finds."""

    shadows: NDArray[np.uint64]
    """[what, side, land | mountains]: the places that have such a space on that side."""
    beside: NDArray[np.uint64]
    """The land beside each number."""
    missing: NDArray[np.int64]
    """How many marks the nearest treasure of each value still needs; OUT_OF_REACH if it cannot come."""


def new_outlook() -> Outlook:
    return Outlook(np.zeros((FREE_SEA + 1, 4, 2), np.uint64), np.zeros(16, np.uint64), np.zeros(16, np.int64))


@inlined
def phase_of(sheet: Masks) -> int:
    """How much of the game is left, by tens of empty land spaces: 0 near the end, 3 at the beginning."""
    return min(ones(sheet[EMPTY]) // 10, PHASES - 1)


@kernel
def look(grid: IslandGrid, sheet: Masks, outlook: Outlook) -> None:
    for what in range(FREE_SEA + 1):
        marks = boat_spaces(grid, sheet) if what == FREE_SEA else sheet[what]
        for word in range(2):
            left, right, above, below = cast(grid, marks, SEA if what >= BOATS else 0, word)
            outlook.shadows[what, 0, word] = left
            outlook.shadows[what, 1, word] = right
            outlook.shadows[what, 2, word] = above
            outlook.shadows[what, 3, word] = below
    for value in range(1, 16):
        outlook.beside[value] = _around(grid, sheet[value])
        outlook.missing[value] = missing(grid, sheet, outlook, value, NOWHERE)


@kernel
def missing(grid: IslandGrid, sheet: Masks, outlook: Outlook, value: int, mark: int) -> int:
    """How many marks the nearest treasure of a value still needs, if that number (or a boat) also stood in `mark`.

    Room is what the outlook knows as empty: that the mark itself takes some is left out.
    """
    if sheet[NOTED] & bit(value) != NONE or ones(sheet[NOTED]) >= MOST_TREASURES:
        return OUT_OF_REACH
    fewest = OUT_OF_REACH
    for word in range(2):
        left, right, above, below = _sides(grid, outlook, value, mark if mark < SEA else NOWHERE, word)
        boat_left, boat_right, boat_above, boat_below = _sides(
            grid, outlook, BOATS, mark if mark >= SEA else NOWHERE, word
        )
        room_left, room_right, room_above, room_below = _sides(grid, outlook, EMPTY, NOWHERE, word)
        sea_left, sea_right, sea_above, sea_below = _sides(grid, outlook, FREE_SEA, NOWHERE, word)
        row_0, row_1, row_2 = _pair(left, right, boat_left, boat_right, room_left, room_right, sea_left, sea_right)
        col_0, col_1, col_2 = _pair(above, below, boat_above, boat_below, room_above, room_below, sea_above, sea_below)
        free = ~sheet[CIRCLED + word]
        if row_0 & col_0 & free != NONE:
            return 0
        if ((row_0 & col_1) | (row_1 & col_0)) & free != NONE:
            fewest = min(fewest, 1)
        elif ((row_0 & col_2) | (row_1 & col_1) | (row_2 & col_0)) & free != NONE:
            fewest = min(fewest, 2)
        elif ((row_1 & col_2) | (row_2 & col_1)) & free != NONE:
            fewest = min(fewest, 3)
        elif row_2 & col_2 & free != NONE:
            fewest = min(fewest, 4)
    return fewest


@inlined
def _sides(grid: IslandGrid, outlook: Outlook, what: int, mark: int, word: int) -> Shadows:
    shadows = outlook.shadows[what]
    left, right, above, below = shadows[0, word], shadows[1, word], shadows[2, word], shadows[3, word]
    if mark != NOWHERE:
        left |= grid.shadow[mark, 0, word]
        right |= grid.shadow[mark, 1, word]
        above |= grid.shadow[mark, 2, word]
        below |= grid.shadow[mark, 3, word]
    return left, right, above, below


@inlined
def _pair(
    one: np.uint64,
    other: np.uint64,
    boat_one: np.uint64,
    boat_other: np.uint64,
    room_one: np.uint64,
    room_other: np.uint64,
    sea_one: np.uint64,
    sea_other: np.uint64,
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """The places whose row (or column) has its two marks, can have them with one more, with two more."""
    done = (one | boat_one) & (other | boat_other) & (one | other)
    once = (
        (one & (room_other | sea_other))
        | (other & (room_one | sea_one))
        | (boat_one & room_other)
        | (boat_other & room_one)
    )
    twice = (room_one & (room_other | sea_other)) | (room_other & sea_one)
    return done, once, twice


@inlined
def _around(grid: IslandGrid, marks: np.uint64) -> np.uint64:
    found = NONE
    while marks != NONE:
        found |= grid.near[lowest(marks)]
        marks = without_lowest(marks)
    return found
