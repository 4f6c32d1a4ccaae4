"""Evaluation of a Temple sheet: the stars that it is expected to have at the end of the game.

It is the stars so far plus the sum of the weights of some forty binary features. The weight of a feature depends on how
many plain spaces are still empty: it is given at `KNOTS` and interpolated in between. The weights are trained on played
games. Each constant below is the index of the first of a range of features; a docstring says what the range encodes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, lowest, ones, without_lowest
from ...engine.core.board import PLACES, SECOND, Cells, Grid, Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.temple.legal import NOWHERE
from ...engine.temple.sheet import DOOR, EMPTY_DOOR, EMPTY_PLAIN, MUMMY, PLAIN
from ...rules.adventures.temple import GROUP_STARS, MUMMY_STARS
from ..knots import knot_of

KNOTS = (0, 2, 5, 9, 14, 20, 30)
"""Numbers of empty plain spaces at which weights are given."""

GROUP = 0
"""For each value, its state: how near it is to a group of three (T10)."""
GROUPED, UNSEEN, NEAR, ONLY_DOOR, SINGLE = 0, 1, 2, 6, 7
"""The states. GROUPED: there is a group. UNSEEN: the value is not on the sheet. NEAR + n: one more of the value in any
of n empty plain spaces (up to 3) completes a group; NEAR + 0: two are adjacent, but no empty space completes a group.
ONLY_DOOR: only a door completes a group. SINGLE + n: no two are adjacent and no one space completes a group; n is half
the number of empty plain spaces beside them, rounded up, at most 3."""
GROUP_STATES = 11
LONGER = GROUP + 15 * GROUP_STATES
"""For each value, how much longer one more of it would make the longest sequence, up to 3."""
LONGER_STATES = 4
LENGTH = LONGER + 15 * LONGER_STATES
"""The length of the longest sequence."""
SAFE = LENGTH + 16
"""The number of empty plain spaces beside a 9: a mummy that is drawn there is vanquished at once (T7)."""
LOST = SAFE + 10
"""The number of mummies that can no longer be vanquished: they have no 9 and no empty space beside them."""
RESCUE = LOST + 7
"""The largest number of mummies that a 9 in one empty space would vanquish."""
WAITING = RESCUE + 5
"""The number of mummies that a 9 could still vanquish."""
DOORS = WAITING + 7
"""The number of empty doors."""
NEXT_MUMMY = DOORS + 9
"""Where the next mummy of a solo game may be drawn (T14). 0: in any empty space. Otherwise only beside the space filled
last, where 1: some or 2: none of the spaces have a 9 beside them."""
FEATURES = NEXT_MUMMY + 4

MOST_SHOWN = 2 * 15 + 7

Shown = NDArray[np.int64]
Weights = NDArray[np.float64]
"""A row for each feature, a column for each knot."""


class Survey(NamedTuple):
    """The results of a scan of a sheet; allocated once and overwritten by `look` and `show`."""

    cells: Cells
    """The number in each place, 0 if there is none."""
    up: NDArray[np.int64]
    """[place]: the length of the longest sequence that begins with the number there and rises."""
    down: NDArray[np.int64]
    """[place]: the length of the longest sequence that rises and ends with the number there."""
    above: NDArray[np.int64]
    below: NDArray[np.int64]
    gains: NDArray[np.int64]
    shown: Shown
    stars: NDArray[np.int64]
    """T9–T11: the stars of the sheet as it stands; one entry."""


@kernel
def new_survey() -> Survey:
    return Survey(
        np.zeros(PLACES, np.int8),
        np.zeros(PLACES, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(17, np.int64),
        np.zeros(17, np.int64),
        np.zeros(17, np.int64),
        np.zeros(MOST_SHOWN, np.int64),
        np.zeros(1, np.int64),
    )


@inlined
def show(grid: Grid, sheet: Masks, before: int, seen: Survey) -> int:
    """Store the indices of a sheet's features in `seen.shown` and its stars in `seen.stars`; return the number of
    features."""
    longest = look(grid, sheet, seen)
    _gains(grid, sheet, longest, seen)
    count, groups = 0, 0
    for value in range(1, 16):
        state = group_state(grid, sheet, value)
        groups += state == GROUPED
        seen.shown[count] = GROUP + (value - 1) * GROUP_STATES + state
        seen.shown[count + 1] = LONGER + (value - 1) * LONGER_STATES + min(seen.gains[value], 3)
        count += 2
    seen.shown[count] = LENGTH + min(longest, 15)
    seen.stars[0] = longest + GROUP_STARS * groups
    return _show_mummies(grid, sheet, before, seen, count + 1)


@inlined
def look(grid: Grid, sheet: Masks, seen: Survey) -> int:
    """Find every number, and the longest sequence up and down from it; return the length of the longest."""
    seen.cells[:] = 0
    longest = 0
    for value in range(1, 16):
        for second in range(2):
            left = sheet[DOOR + value] if second else sheet[PLAIN + value]
            while left != NONE:
                place = lowest(left) + second * SECOND
                left = without_lowest(left)
                seen.cells[place] = value
                length = 1 + max(
                    _longest(seen.down, grid.near_fill[place] & sheet[PLAIN + value - 1] if value > 1 else NONE, 0),
                    _longest(
                        seen.down, grid.near_second[place] & sheet[DOOR + value - 1] if value > 1 else NONE, SECOND
                    ),
                )
                seen.down[place] = length
                longest = max(longest, length)
    for value in range(15, 0, -1):
        for second in range(2):
            left = sheet[DOOR + value] if second else sheet[PLAIN + value]
            while left != NONE:
                place = lowest(left) + second * SECOND
                left = without_lowest(left)
                seen.up[place] = 1 + max(
                    _longest(seen.up, grid.near_fill[place] & sheet[PLAIN + value + 1] if value < 15 else NONE, 0),
                    _longest(
                        seen.up, grid.near_second[place] & sheet[DOOR + value + 1] if value < 15 else NONE, SECOND
                    ),
                )
    return longest if longest > 1 else 0


@inlined
def _longest(lengths: NDArray[np.int64], spaces: np.uint64, first: int) -> int:
    longest = 0
    while spaces != NONE:
        longest = max(longest, lengths[first + lowest(spaces)])
        spaces = without_lowest(spaces)
    return longest


@inlined
def _gains(grid: Grid, sheet: Masks, longest: int, seen: Survey) -> None:
    """For each value, how much longer the longest sequence becomes with this value in the best empty plain space."""
    above, below, gains = seen.above, seen.below, seen.gains
    gains[:] = 0
    left = sheet[EMPTY_PLAIN]
    while left != NONE:
        place = lowest(left)
        left = without_lowest(left)
        beside = grid.near[place, : grid.near_count[place]]
        for near in beside:
            value = seen.cells[near]
            if value > 0:
                above[value - 1] = max(above[value - 1], seen.up[near])
                below[value + 1] = max(below[value + 1], seen.down[near])
        for near in beside:
            value = seen.cells[near]
            if value > 0:
                gains[value - 1] = max(gains[value - 1], 1 + above[value - 1] + below[value - 1] - longest)
                gains[value + 1] = max(gains[value + 1], 1 + above[value + 1] + below[value + 1] - longest)
        for near in beside:
            value = seen.cells[near]
            if value > 0:
                above[value - 1] = 0
                below[value + 1] = 0


@inlined
def group_state(grid: Grid, sheet: Masks, value: int) -> int:
    plain, door = sheet[PLAIN + value], sheet[DOOR + value]
    if plain == NONE and door == NONE:
        return UNSEEN
    once, twice, paired = NONE, NONE, NONE
    door_once, door_twice, door_paired = NONE, NONE, NONE
    for second in range(2):
        left = door if second else plain
        while left != NONE:
            place = lowest(left) + second * SECOND
            left = without_lowest(left)
            near, near_door = grid.near_fill[place], grid.near_second[place]
            same = ones(near & plain) + ones(near_door & door)
            if same >= 2:
                return GROUPED
            if same == 1:
                paired |= near
                door_paired |= near_door
            twice |= once & near
            once |= near
            door_twice |= door_once & near_door
            door_once |= near_door
    completes = ones((paired | twice) & sheet[EMPTY_PLAIN])
    if completes:
        return NEAR + min(completes, 3)
    if (door_paired | door_twice) & sheet[EMPTY_DOOR] != NONE:
        return ONLY_DOOR
    if paired != NONE or door_paired != NONE:
        return NEAR
    opened = ones(once & sheet[EMPTY_PLAIN])
    return SINGLE + min((opened + 1) // 2, 3)


@inlined
def _show_mummies(grid: Grid, sheet: Masks, before: int, seen: Survey, count: int) -> int:
    shown = seen.shown
    safe = NONE
    for second in range(2):
        nines = sheet[DOOR + 9] if second else sheet[PLAIN + 9]
        while nines != NONE:
            safe |= grid.near_fill[lowest(nines) + second * SECOND]
            nines = without_lowest(nines)
    empty = sheet[EMPTY_PLAIN]
    lost, waiting, best = 0, 0, 0
    reach = NONE
    mummies = sheet[MUMMY] & ~safe
    seen.stars[0] += MUMMY_STARS * (ones(sheet[MUMMY]) - 2 * ones(mummies))
    left = mummies
    while left != NONE:
        place = lowest(left)
        left = without_lowest(left)
        if grid.near_fill[place] & empty == NONE and grid.near_second[place] & sheet[EMPTY_DOOR] == NONE:
            lost += 1
        else:
            waiting += 1
            reach |= grid.near_fill[place] & empty
    while reach != NONE:
        best = max(best, ones(grid.near_fill[lowest(reach)] & mummies))
        reach = without_lowest(reach)
    shown[count] = SAFE + min(ones(safe & empty), 9)
    shown[count + 1] = LOST + min(lost, 6)
    shown[count + 2] = RESCUE + min(best, 4)
    shown[count + 3] = WAITING + min(waiting, 6)
    shown[count + 4] = DOORS + min(ones(sheet[EMPTY_DOOR]), 8)
    count += 5
    if before != NOWHERE:
        near = grid.near_fill[before] & empty
        if near == NONE:
            shown[count] = NEXT_MUMMY
        elif near & safe != NONE:
            shown[count] = NEXT_MUMMY + 1
        else:
            shown[count] = NEXT_MUMMY + 2
        count += 1
    return count


@kernel
def evaluate(grid: Grid, sheet: Masks, before: int, weights: Weights, seen: Survey) -> float:
    """The stars that the sheet is expected to have at the end."""
    shown = show(grid, sheet, before, seen)
    if sheet[EMPTY_PLAIN] == NONE:
        return float(seen.stars[0])
    knot, high = knot_of(KNOTS, ones(sheet[EMPTY_PLAIN]))
    low_sum, high_sum = 0.0, 0.0
    for index in range(shown):
        low_sum += weights[seen.shown[index], knot]
        high_sum += weights[seen.shown[index], knot + 1]
    return float(seen.stars[0] + low_sum * (1.0 - high) + high_sum * high)
