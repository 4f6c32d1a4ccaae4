"""The Temple's kernels. A sheet is a row of masks, from which stars are counted without looking at single spaces.

    sheet[EMPTY_PLAIN], sheet[EMPTY_DOOR]     spaces that nobody has written in
    sheet[MUMMY], sheet[CROSSED]              mummies, and those that are crossed out
    sheet[PLAIN + v], sheet[DOOR + v]         plain and door spaces that hold the number v

Tourist plays uniformly at random: a number turn takes one of the legal (space, number) pairs, each as likely; a mummy
goes in one of the eligible spaces, each as likely; it passes when it must, and never crosses out by hand, for the
stars are the same either way (O3).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..rules.temple import GROUP_STARS, MUMMY_STARS, Temple
from .bits import NONE, bit, lowest, nth, ones, without_lowest
from .board import SECOND, Grid, Masks
from .dice import HOW_MANY, IS_DAKOTA, IS_DANGER, NUMBERS, ROLLS
from .engine import CROSS_BY_HAND, PASS_WITHOUT_DOOR, Results
from .kernel import kernel
from .log import END, Log, note
from .marks import CROSS_OUT, DANGER, PASS, WRITE, code, kind_of, place_of, value_of
from .rng import State, below, exchange, start

EMPTY_PLAIN, EMPTY_DOOR, MUMMY, CROSSED = 0, 1, 2, 3
PLAIN = 3
"""The plain spaces that hold v are at PLAIN + v."""
DOOR = 18
WORDS = 34

NOWHERE = -1
"""G12: no space was filled on the turn before, or it does not matter."""

PATHFINDER, VOYAGER, EXPLORER = Temple.ranks

Marks = NDArray[np.int64]
Lengths = NDArray[np.int8]
"""Room for one number a place, for `count`."""


@kernel
def clear(grid: Grid, sheet: Masks) -> None:
    sheet[:] = NONE
    sheet[EMPTY_PLAIN] = grid.all_fill
    sheet[EMPTY_DOOR] = grid.all_second


@kernel
def goes_in_door(sheet: Masks, roll: int) -> bool:
    """T3, T5: whether the number of this roll belongs in a door."""
    return bool(IS_DAKOTA[roll] and sheet[EMPTY_DOOR] != NONE)


@kernel
def must_pass(sheet: Masks, roll: int, house: int) -> bool:
    """O1: a Lockpick with no door left."""
    return bool(IS_DAKOTA[roll] and sheet[EMPTY_DOOR] == NONE and house & PASS_WITHOUT_DOOR != 0)


@kernel
def mummy_spaces(grid: Grid, sheet: Masks, before: int) -> np.uint64:
    """T6, T14: where the mummy may be drawn."""
    empty: np.uint64 = sheet[EMPTY_PLAIN]
    if before != NOWHERE:
        near: np.uint64 = grid.near_fill[before] & empty
        if near != NONE:
            return near
    return empty


@kernel
def legal(grid: Grid, sheet: Masks, roll: int, house: int, before: int, is_used: bool, marks: Marks) -> int:
    """Fill `marks` with the codes of all legal next marks; how many there are. `is_used` once something was written."""
    count = 0
    if IS_DANGER[roll]:
        spaces = NONE if is_used else mummy_spaces(grid, sheet, before)
        while spaces != NONE:
            marks[count] = code(WRITE, lowest(spaces), DANGER)
            count += 1
            spaces = without_lowest(spaces)
        return count
    if not is_used and must_pass(sheet, roll, house):
        marks[0] = code(PASS, 0, 0)
        return 1
    if not is_used:
        in_door = goes_in_door(sheet, roll)
        first = SECOND if in_door else 0
        spaces = sheet[EMPTY_DOOR] if in_door else sheet[EMPTY_PLAIN]
        while spaces != NONE:
            for index in range(HOW_MANY[roll]):
                marks[count] = code(WRITE, first + lowest(spaces), int(NUMBERS[roll, index]))
                count += 1
            spaces = without_lowest(spaces)
    if house & CROSS_BY_HAND:
        mummies = vanquished(grid, sheet) & ~sheet[CROSSED]
        while mummies != NONE:
            marks[count] = code(CROSS_OUT, lowest(mummies), 0)
            count += 1
            mummies = without_lowest(mummies)
    return count


@kernel
def add(grid: Grid, sheet: Masks, mark: int, house: int) -> None:
    """Make a legal mark."""
    kind, place = kind_of(mark), place_of(mark)
    if kind == WRITE:
        write(grid, sheet, place, value_of(mark), house)
    elif kind == CROSS_OUT:
        sheet[CROSSED] |= bit(place)


@kernel
def write(grid: Grid, sheet: Masks, place: int, value: int, house: int) -> None:
    """Fill a space with a number or a mummy; without O3 what a 9 vanquishes is crossed out at once."""
    if place >= SECOND:
        sheet[EMPTY_DOOR] &= ~bit(place - SECOND)
        sheet[DOOR + value] |= bit(place - SECOND)
    else:
        sheet[EMPTY_PLAIN] &= ~bit(place)
        if value == DANGER:
            sheet[MUMMY] |= bit(place)
        else:
            sheet[PLAIN + value] |= bit(place)
    if house & CROSS_BY_HAND == 0:
        if value == 9:
            sheet[CROSSED] |= sheet[MUMMY] & grid.near_fill[place]
        elif value == DANGER and has_nine_beside(grid, sheet, place):
            sheet[CROSSED] |= bit(place)


@kernel
def has_nine_beside(grid: Grid, sheet: Masks, place: int) -> bool:
    nines = (grid.near_fill[place] & sheet[PLAIN + 9]) | (grid.near_second[place] & sheet[DOOR + 9])
    return bool(nines != NONE)


@kernel
def vanquished(grid: Grid, sheet: Masks) -> np.uint64:
    """T7: the mummies that are or may be crossed out."""
    found = NONE
    mummies = sheet[MUMMY]
    while mummies != NONE:
        place = lowest(mummies)
        if has_nine_beside(grid, sheet, place):
            found |= bit(place)
        mummies = without_lowest(mummies)
    return found


@kernel
def is_over(sheet: Masks) -> bool:
    """T8"""
    return bool(sheet[EMPTY_PLAIN] == NONE)


@kernel
def count(grid: Grid, sheet: Masks, lengths: Lengths, parts: NDArray[np.int16]) -> None:
    """T9–T11: the stars of the sequence, the groups and the mummies.

    A value has a group exactly when one of its spaces has two neighbours of that value.
    """
    longest, groups = 0, 0
    next_plain, next_door = NONE, NONE
    for value in range(15, 0, -1):  # the highest first: all onward is known
        plain, door = sheet[PLAIN + value], sheet[DOOR + value]
        is_group = False
        for second in range(2):
            left = door if second else plain
            while left != NONE:
                place = lowest(left) + second * SECOND
                left = without_lowest(left)
                length = 1 + _longest_of(lengths, grid.near_fill[place] & next_plain, 0)
                length = max(length, 1 + _longest_of(lengths, grid.near_second[place] & next_door, SECOND))
                lengths[place] = length
                longest = max(longest, length)
                is_group |= ones(grid.near_fill[place] & plain) + ones(grid.near_second[place] & door) >= 2
        groups += is_group
        next_plain, next_door = plain, door
    parts[0] = longest if longest > 1 else 0
    parts[1] = GROUP_STARS * groups
    parts[2] = MUMMY_STARS * (2 * ones(vanquished(grid, sheet)) - ones(sheet[MUMMY]))


@kernel
def _longest_of(lengths: Lengths, spaces: np.uint64, first: int) -> int:
    longest = 0
    while spaces != NONE:
        longest = max(longest, lengths[first + lowest(spaces)])
        spaces = without_lowest(spaces)
    return longest


@kernel
def rank(total: int) -> int:
    """T15, G11"""
    return (total >= PATHFINDER) + (total >= VOYAGER) + (total >= EXPLORER)


@kernel
def random_mark(grid: Grid, sheet: Masks, roll: int, house: int, before: int, rng: State) -> int:
    """Tourist's mark for a roll."""
    if IS_DANGER[roll]:
        spaces = mummy_spaces(grid, sheet, before)
        return code(WRITE, nth(spaces, below(rng, ones(spaces))), DANGER)
    if must_pass(sheet, roll, house):
        return code(PASS, 0, 0)
    value = int(NUMBERS[roll, below(rng, int(HOW_MANY[roll]))])
    if goes_in_door(sheet, roll):
        spaces = sheet[EMPTY_DOOR]
        return code(WRITE, SECOND + nth(spaces, below(rng, ones(spaces))), value)
    spaces = sheet[EMPTY_PLAIN]
    return code(WRITE, nth(spaces, below(rng, ones(spaces))), value)


@kernel
def play_tourist(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Whole games of Tourists, as `PlayGames` says."""
    games, players = results.ranks.shape
    sheets = np.zeros((players, WORDS), np.uint64)
    lengths = np.zeros(2 * SECOND, np.int8)
    held = np.arange(players)
    rng = np.zeros(1, np.uint64)
    for game in range(games):
        start(rng, seed, first + game)
        results.turns[game] = play_on(grid, sheets, house, held, rng, log)
        for seat in range(players):
            parts = results.parts[game, seat]
            count(grid, sheets[seat], lengths, parts)
            results.ties[game, seat] = parts[0]  # T13
            results.ranks[game, seat] = rank(parts[0] + parts[1] + parts[2])


@kernel
def play_on(grid: Grid, sheets: NDArray[np.uint64], house: int, held: Marks, rng: State, log: Log) -> int:
    """One game of Tourists from empty sheets to the end; how many turns it had."""
    players = held.size
    for seat in range(players):
        clear(grid, sheets[seat])
    if log.size:
        log[0] = 0
    turns = 0
    before = NOWHERE
    ended = False
    while not ended:
        roll = below(rng, ROLLS)
        note(log, roll)
        turns += 1
        if players > 1 and IS_DANGER[roll]:
            exchange(rng, held)
        else:
            for seat in range(players):
                held[seat] = seat
        for seat in range(players):
            sheet = sheets[held[seat]]
            mark = random_mark(grid, sheet, roll, house, before, rng)
            add(grid, sheet, mark, house)
            note(log, held[seat])
            note(log, mark)
            note(log, END)
            ended |= is_over(sheet)
            if players == 1:
                before = NOWHERE if kind_of(mark) == PASS else place_of(mark)
    return turns
