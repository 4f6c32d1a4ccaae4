"""The Temple's kernels. A sheet is a row of masks, from which stars are counted without looking at single spaces.

    sheet[EMPTY_PLAIN], sheet[EMPTY_DOOR]     spaces that nobody has written in
    sheet[MUMMY], sheet[CROSSED]              mummies, and those that are crossed out
    sheet[PLAIN + v], sheet[DOOR + v]         plain and door spaces that hold the number v

The order is such that a space's kind and what goes there give the word without asking: a mummy is PLAIN − 1.

Tourist plays uniformly at random: a number turn takes one of the legal (space, number) pairs, each as likely; a mummy
goes in one of the eligible spaces, each as likely; it passes when it must, and never crosses out by hand, for the
stars are the same either way (O3).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.temple import GROUP_STARS, MUMMY_STARS, Temple
from ..core.bits import NONE, bit, lowest, nth, ones, without_lowest
from ..core.board import PLACES, SECOND, Grid, Masks
from ..core.dice import HOW_MANY, IS_DAKOTA, IS_DANGER, NUMBERS, ROLLS
from ..core.engine import CROSS_BY_HAND, PASS_WITHOUT_DOOR, Results
from ..core.kernel import inlined, kernel
from ..core.log import END, Log, begin, note
from ..core.marks import CROSS_OUT, DANGER, PASS, WRITE, code, kind_of, place_of, value_of
from ..core.rng import State, below, hold, start
from ..core.unowned import borrowed

EMPTY_PLAIN, EMPTY_DOOR, MUMMY, CROSSED = 0, 1, 2, 3
PLAIN = 3
"""The plain spaces that hold v are at PLAIN + v."""
DOOR = 18
WORDS = 34

NOWHERE = -1
"""G12: no space was filled on the turn before, or it does not matter."""

PATHFINDER, VOYAGER, EXPLORER = Temple.ranks

IS_LOCKPICK = IS_DAKOTA & ~IS_DANGER
VALUES = np.where(IS_DANGER[:, None], np.int8(DANGER), NUMBERS)
"""What may be written: the numbers of a roll, or the mummy alone."""
HOW_MANY_VALUES = np.where(IS_DANGER, np.int8(1), HOW_MANY)

Marks = NDArray[np.int64]
Lengths = NDArray[np.int8]
"""Room for one number a place, for `count`."""
Room = tuple[Masks, Lengths, Marks, State]
"""What playing needs besides: sheets, lengths, who holds whose sheet, randomness."""


@inlined
def clear(grid: Grid, sheet: Masks) -> None:
    sheet[:] = NONE
    sheet[EMPTY_PLAIN] = grid.all_fill
    sheet[EMPTY_DOOR] = grid.all_second


@inlined
def goes_in_door(sheet: Masks, roll: int) -> bool:
    """T3, T5: whether the number of this roll belongs in a door."""
    return bool(IS_LOCKPICK[roll] & (sheet[EMPTY_DOOR] != NONE))


@inlined
def must_pass(sheet: Masks, roll: int, house: int) -> bool:
    """O1: a Lockpick with no door left."""
    return bool(house & PASS_WITHOUT_DOOR != 0 and IS_LOCKPICK[roll] and sheet[EMPTY_DOOR] == NONE)


@inlined
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


@inlined
def add(grid: Grid, sheet: Masks, mark: int, house: int) -> None:
    """Make a legal mark."""
    kind, place = kind_of(mark), place_of(mark)
    if kind == WRITE:
        write(grid, sheet, place, value_of(mark), house)
    elif kind == CROSS_OUT:
        sheet[CROSSED] |= bit(place)


@inlined
def write(grid: Grid, sheet: Masks, place: int, value: int, house: int) -> None:
    """Fill a space with a number or a mummy; unless by hand (O3) what a 9 vanquishes is crossed out at once."""
    put(sheet, place, value)
    if house & CROSS_BY_HAND == 0:
        if value == 9:
            sheet[CROSSED] |= sheet[MUMMY] & grid.near_fill[place]
        elif value == DANGER and has_nine_beside(grid, sheet, place):
            sheet[CROSSED] |= bit(place)


@inlined
def put(sheet: Masks, place: int, value: int) -> None:
    """Fill a space and cross out nothing: enough for games that are only counted (G9)."""
    second = place >> 6
    here = bit(place & 63)
    sheet[second] &= ~here
    sheet[PLAIN + (DOOR - PLAIN) * second + value] |= here


@inlined
def has_nine_beside(grid: Grid, sheet: Masks, place: int) -> bool:
    nines = (grid.near_fill[place] & sheet[PLAIN + 9]) | (grid.near_second[place] & sheet[DOOR + 9])
    return bool(nines != NONE)


@inlined
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


@inlined
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


@inlined
def _longest_of(lengths: Lengths, spaces: np.uint64, first: int) -> int:
    longest = 0
    while spaces != NONE:
        longest = max(longest, lengths[first + lowest(spaces)])
        spaces = without_lowest(spaces)
    return longest


@inlined
def rank(total: int) -> int:
    """T15, G11"""
    return (total >= PATHFINDER) + (total >= VOYAGER) + (total >= EXPLORER)


@inlined
def random_mark(grid: Grid, sheet: Masks, roll: int, house: int, before: int, rng: State) -> int:
    """Tourist's mark for a roll. It branches as little as it can: a wrong guess of the processor costs a whole draw."""
    if must_pass(sheet, roll, house):
        return code(PASS, 0, 0)
    second = int(goes_in_door(sheet, roll))
    spaces = mummy_spaces(grid, sheet, before) if IS_DANGER[roll] else sheet[second]
    value = int(VALUES[roll, below(rng, int(HOW_MANY_VALUES[roll]))])
    return code(WRITE, SECOND * second + nth(spaces, below(rng, ones(spaces))), value)


@kernel
def play_tourist(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Whole games of Tourists, as `PlayGames` says."""
    players = results.ranks.shape[1]
    sheets = np.zeros((players, WORDS), np.uint64)
    lengths = np.zeros(PLACES, np.int8)
    held = np.arange(players)
    rng = np.zeros(1, np.uint64)
    room = (sheets, lengths, held, rng)
    if players == 1:
        _play_alone(grid, house, seed, first, results, log, room)
    else:
        _play_tables(grid, house, seed, first, results, log, room)


@kernel
def _play_alone(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log, room: Room) -> None:
    grid, results, log = borrowed(grid), borrowed(results), borrowed(log)
    sheets, lengths, _, rng = borrowed(room)
    sheet = sheets[0]
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        clear(grid, sheet)
        begin(log)
        results.turns[game] = play_out(grid, sheet, house, NOWHERE, rng, log)
        result(grid, sheet, lengths, results, game, 0)


@inlined
def play_out(grid: Grid, sheet: Masks, house: int, before: int, rng: State, log: Log) -> int:
    """A solo game of Tourist from this sheet to the end; how many turns were left."""
    turns = 0
    while not is_over(sheet):
        roll = below(rng, ROLLS)
        mark = random_mark(grid, sheet, roll, house, before, rng)
        if kind_of(mark) == PASS:
            before = NOWHERE
        else:
            before = place_of(mark)
            put(sheet, before, value_of(mark))
        turns += 1
        if log.size:
            note(log, roll)
            note(log, 0)
            note(log, mark)
            note(log, END)
    return turns


@kernel
def _play_tables(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log, room: Room) -> None:
    grid, results, log = borrowed(grid), borrowed(results), borrowed(log)
    sheets, lengths, held, rng = borrowed(room)
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        for seat in range(held.size):
            clear(grid, sheets[seat])
        begin(log)
        turns = 0
        while not play_turn(grid, sheets, house, held, rng, log):
            turns += 1
        results.turns[game] = turns + 1
        for seat in range(held.size):
            result(grid, sheets[seat], lengths, results, game, seat)


@inlined
def play_turn(grid: Grid, sheets: Masks, house: int, held: NDArray[np.int64], rng: State, log: Log) -> bool:
    """One turn of a table of Tourists; whether it was the last."""
    roll = below(rng, ROLLS)
    note(log, roll)
    hold(rng, held, IS_DANGER[roll])
    ended = False
    for seat in range(held.size):
        sheet = sheets[held[seat]]
        mark = random_mark(grid, sheet, roll, house, NOWHERE, rng)
        if kind_of(mark) != PASS:
            put(sheet, place_of(mark), value_of(mark))
        note(log, held[seat])
        note(log, mark)
        note(log, END)
        ended |= is_over(sheet)
    return ended


@inlined
def result(grid: Grid, sheet: Masks, lengths: Lengths, results: Results, game: int, seat: int) -> None:
    """Count a sheet at the end of a game."""
    parts = results.parts[game, seat]
    count(grid, sheet, lengths, parts)
    results.ties[game, seat] = parts[0]  # T13
    results.ranks[game, seat] = rank(parts[0] + parts[1] + parts[2])
