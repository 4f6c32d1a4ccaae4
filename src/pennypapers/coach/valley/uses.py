"""Every way to divide the dice of a roll among the uses of a turn in the Valley (V2)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ...engine.core.dice import ROLLS, roll_at
from ...rules.dice import ALL_DICE, GREEN, Roll

Integers = NDArray[np.int64]

SLOTS = 3
"""The most uses that three dice allow."""

NO_USE, ANY, BUILDING = -1, 0, 16
"""In `GIVES`: these dice have no use together; any number, the Penny; a building. Any other entry is a number."""

WAYS = 14
"""The most ways to divide three dice."""


def _gives(roll: Roll) -> list[int]:
    """What each set of dice makes in one use."""
    made = [NO_USE] * (ALL_DICE + 1)
    if roll.danger:
        return made
    for value, ways in roll.ways.items():
        for dice in ways:
            made[dice] = value if made[dice] == NO_USE else ANY
    if roll.dakota:
        made[GREEN] = BUILDING
    return made


def _ways(useful: list[int]) -> Iterator[list[int]]:
    """Every choice of at most three of these sets that share no die, at least one."""
    for index, dice in enumerate(useful):
        yield [dice]
        for others in _ways([other for other in useful[index + 1 :] if other & dice == 0]):
            yield [dice, *others]


GIVES: Integers = np.array([_gives(roll_at(index)) for index in range(ROLLS)], np.int64)
"""[roll, set of dice]"""

HOW_MANY: Integers = np.zeros(ROLLS, np.int64)
"""How many ways each roll has to divide its dice; 0 for a danger."""

USES: Integers = np.zeros((ROLLS, WAYS, SLOTS), np.int64)
"""[roll, way, slot]: the dice of each use; 0 for none."""


def _fill_uses() -> None:
    for index in range(ROLLS):
        ways = list(_ways([dice for dice in range(1, ALL_DICE + 1) if GIVES[index, dice] != NO_USE]))
        HOW_MANY[index] = len(ways)
        for number, way in enumerate(ways):
            USES[index, number, : len(way)] = way


_fill_uses()
