"""Lookup tables for all 216 rolls, filled from `rules.dice`.

A roll is encoded as its index in `all_rolls()`: 36·purple + 6·green + red, with faces from 0 to 5; face 5 is the
special one. A set of dice is a mask of three bits, one a die. In the Valley a number can often be made in several ways,
so which dice are still unused is not always certain: a set of *possible* sets of dice is a mask of eight bits, in which
bit s stands for the set s.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.dice import ALL_DICE, GREEN, Roll, all_rolls
from ...rules.mark import HIGHEST

ROLLS = 216

UNUSED = 1 << ALL_DICE
"""The unused dice at the start of a turn, as a set of possible sets: all three dice, for certain."""

DAKOTA_WAYS = 1 << GREEN
"""Which dice the special face of the green die (Dakota) uses, as a set of possible sets: the green die alone."""

IS_DAKOTA: NDArray[np.bool_] = np.array([roll.dakota for roll in all_rolls()])
IS_DANGER: NDArray[np.bool_] = np.array([roll.danger for roll in all_rolls()])

NUMBERS: NDArray[np.int8] = np.zeros((ROLLS, HIGHEST), np.int8)
"""The numbers that a roll makes, in rising order; only the first `HOW_MANY` of a row are valid."""
HOW_MANY: NDArray[np.int8] = np.zeros(ROLLS, np.int8)
MAKES: NDArray[np.uint16] = np.zeros(ROLLS, np.uint16)
"""The same as a set: bit n says that the number n can be made."""
WAYS: NDArray[np.uint8] = np.zeros((ROLLS, HIGHEST + 1), np.uint8)
"""[roll, number]: the sets of dice that make this number, as a set of possible sets."""
LEFT: NDArray[np.uint8] = np.zeros((256, 256), np.uint8)
"""V2: `LEFT[free, ways]` is what may be unused after a use that takes one of the sets `ways` from one of the sets
`free`; 0 if no such use is possible. All three are sets of possible sets."""

MAKES_LEFT: NDArray[np.uint16] = np.zeros((ROLLS, 256), np.uint16)
"""[roll, free]: the numbers that the unused dice make, as a set; `free` is a set of possible sets."""

MOST_UNUSED: NDArray[np.int64] = np.zeros(256, np.int64)
"""For each set of possible sets, the size of the largest: at most so many dice are unused."""


def index_of(roll: Roll) -> int:
    return _INDEX[roll]


def roll_at(index: int) -> Roll:
    return all_rolls()[index]


_INDEX = {roll: index for index, roll in enumerate(all_rolls())}


def _fill_tables() -> None:
    for index, roll in enumerate(all_rolls()):
        HOW_MANY[index] = len(roll.numbers)
        NUMBERS[index, : len(roll.numbers)] = roll.numbers
        for number, ways in roll.ways.items():
            MAKES[index] |= 1 << number
            WAYS[index, number] = sum(1 << dice for dice in ways)
    every = np.arange(256)
    for dice in range(ALL_DICE + 1):
        MOST_UNUSED[every >> dice & 1 == 1] = np.maximum(MOST_UNUSED[every >> dice & 1 == 1], dice.bit_count())
    for free in range(ALL_DICE + 1):
        for dice in range(ALL_DICE + 1):
            if free & dice == dice:
                possible = (every[:, None] >> free & 1) & (every[None, :] >> dice & 1)
                LEFT[...] |= (possible << (free & ~dice)).astype(np.uint8)
    for number in range(1, HIGHEST + 1):
        MAKES_LEFT[LEFT[:, WAYS[:, number]].T != 0] |= 1 << number


_fill_tables()
