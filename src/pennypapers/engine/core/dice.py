"""All 216 rolls as tables, made from the readable dice.

A roll is 36·purple + 6·green + red with faces 0 to 5, of which 5 is the special one: the order of `all_rolls()`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.dice import ALL_DICE, GREEN, Roll, all_rolls
from ...rules.mark import HIGHEST

ROLLS = 216

UNUSED = 1 << ALL_DICE
"""The dice at the start of a turn, as a set of possible sets of unused dice: bit f says that exactly the dice f may be
unused."""

DAKOTA_WAYS = 1 << GREEN
"""How the green die's special face is used, as an entry of `WAYS`."""

IS_DAKOTA: NDArray[np.bool_] = np.array([roll.dakota for roll in all_rolls()])
IS_DANGER: NDArray[np.bool_] = np.array([roll.danger for roll in all_rolls()])

NUMBERS: NDArray[np.int8] = np.zeros((ROLLS, HIGHEST), np.int8)
"""The numbers that a roll makes, in rising order; only the first `HOW_MANY` of a row are valid."""
HOW_MANY: NDArray[np.int8] = np.zeros(ROLLS, np.int8)
MAKES: NDArray[np.uint16] = np.zeros(ROLLS, np.uint16)
"""The same as a set: bit n says that the number n can be made."""
WAYS: NDArray[np.uint8] = np.zeros((ROLLS, HIGHEST + 1), np.uint8)
"""For each number, the sets of dice that make it: bit s says that the dice s do."""
LEFT: NDArray[np.uint8] = np.zeros((256, 256), np.uint8)
"""V2: `LEFT[free, ways]` are the sets of dice that may be unused after such a use; 0 if it cannot be made."""

MOST_UNUSED: NDArray[np.int64] = np.zeros(256, np.int64)
"""How many dice may be unused at most, for each set of possible sets."""


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


_fill_tables()
