"""A bound on Skull Island: five treasures that the dice allow, and 9 stars for every danger.

It drops the geometry, so it can only be too high. A treasure of v needs a mark on each of four sides and at most one
boat in each of its two pairs (I9), so with b boats on the sheet at least 4 − b turns that write v, and never fewer than
two. Treasures differ (I10), and a turn writes one thing: Hall's theorem says which can be found together. A danger that
is crossed out has a 9 beside it, so its smallest number is 9 or less (I14); any other brings nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from ...engine.core.dice import IS_DAKOTA, IS_DANGER, MAKES
from ...rules.adventures.island import DANGER_BOXES
from ...rules.adventures.treasure import MOST
from ...rules.mark import NUMBERS

NINE = 9
BOAT = 1 << 16
"""The bit that stands for a boat in a set of what a turn can write; bit v stands for the number v."""
MOST_BOATS = 2
"""More boats than this save no more numbers."""


def island_bound(rolls: Sequence[int], land: int) -> int:
    """The bound for these rolls, as indices, on a layout with so many land spaces."""
    turns, dangers = _possible_turns(rolls, land)
    overcome = NINE * dangers if any(turn >> NINE & 1 for turn in turns) else 0
    found = [each for size in range(MOST + 1) for each in combinations(NUMBERS, size)]
    able: dict[int, int] = {}
    for values in sorted(found, key=sum, reverse=True):
        for boats in range(MOST_BOATS + 1):
            wanted = [(1 << value, 4 - boats) for value in values] + [(BOAT, boats)] * (boats > 0)
            if _can_be_met(wanted, turns, able):
                return sum(values) + overcome
    return overcome


def _possible_turns(rolls: Iterable[int], land: int) -> tuple[list[int], int]:
    """What each turn that is no danger turn may write, as long as a game can last, and how many dangers are drawn."""
    turns: list[int] = []
    dangers = 0
    for roll in rolls:
        if land <= 0:
            break
        if IS_DANGER[roll] and dangers < DANGER_BOXES:
            dangers += 1
            land -= 1
        else:
            turns.append(int(MAKES[roll]) | BOAT * bool(IS_DAKOTA[roll]))
            land -= not IS_DAKOTA[roll]
    return turns, dangers


def _can_be_met(wanted: Sequence[tuple[int, int]], turns: Sequence[int], able: dict[int, int]) -> bool:
    """Hall's theorem. `able` keeps how many turns can write something of a set."""
    for size in range(1, len(wanted) + 1):
        for some in combinations(wanted, size):
            which = sum(each for each, _ in some)
            if which not in able:
                able[which] = sum(turn & which != 0 for turn in turns)
            if able[which] < sum(count for _, count in some):
                return False
    return True
