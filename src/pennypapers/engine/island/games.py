"""Whole games of Skull Island inside kernels, solo and at a table.

Tourist plays uniformly at random: of all that may be written (each number in each space, each boat, or the danger in
each space) one, each as likely; then, while treasures may be noted, one of those, each as likely (I11). It never
crosses out by hand, for the stars are the same either way (O3).
"""

from __future__ import annotations

import numpy as np

from ...rules.island import Island
from ..core.bits import NONE, nth, ones
from ..core.board import Masks
from ..core.dice import HOW_MANY, IS_DAKOTA, NUMBERS, ROLLS
from ..core.engine import Results
from ..core.kernel import inlined, kernel
from ..core.log import END, Log, begin, note
from ..core.marks import BOAT, DANGER, WRITE, code, place_of, value_of
from ..core.rng import State, below, hold, start
from ..core.unowned import borrowed
from .board import SEA, IslandGrid
from .sheet import (
    MOST_MARKS,
    NOWHERE,
    WORDS,
    Marks,
    add,
    boat_spaces,
    clear,
    count,
    danger_spaces,
    is_danger_turn,
    is_over,
    number_spaces,
    revealed,
)

PATHFINDER, VOYAGER, EXPLORER = Island.ranks

Room = tuple[Masks, Marks, State, Marks]
"""What playing needs besides: sheets, who holds whose, randomness, and space for `MOST_MARKS`."""


@inlined
def rank(total: int) -> int:
    """I20, G11"""
    return (total >= PATHFINDER) + (total >= VOYAGER) + (total >= EXPLORER)


@inlined
def random_mark(grid: IslandGrid, sheet: Masks, roll: int, before: int, rng: State) -> int:
    """What Tourist writes for a roll."""
    if is_danger_turn(sheet, roll):
        spaces = danger_spaces(grid, sheet, before)
        return code(WRITE, nth(spaces, below(rng, ones(spaces))), DANGER)
    spaces = number_spaces(grid, sheet)
    boats = boat_spaces(grid, sheet) if IS_DAKOTA[roll] else NONE
    values = int(HOW_MANY[roll])
    numbers = ones(spaces) * values
    pick = below(rng, numbers + ones(boats))
    if pick >= numbers:
        return code(WRITE, SEA + nth(boats, pick - numbers), BOAT)
    return code(WRITE, nth(spaces, pick // values), int(NUMBERS[roll, pick % values]))


@inlined
def random_turn(
    grid: IslandGrid, sheet: Masks, roll: int, house: int, before: int, rng: State, marks: Marks, log: Log
) -> int:
    """Tourist's turn; what it wrote. `marks` is room for `MOST_MARKS`."""
    written = random_mark(grid, sheet, roll, before, rng)
    add(grid, sheet, written, house)
    note(log, written)
    found = 0 if value_of(written) == DANGER else revealed(grid, sheet, written, marks)
    while found:
        circle = marks[below(rng, found)]
        add(grid, sheet, circle, house)
        note(log, circle)
        found = revealed(grid, sheet, written, marks)
    return written


@inlined
def play_on(
    grid: IslandGrid, sheets: Masks, house: int, before: int, held: Marks, rng: State, marks: Marks, log: Log
) -> int:
    """Tourists play on to the end from where these sheets stand; how many turns that took.

    `before` is what the last turn filled in a solo game; `held` and `marks` are room for the seats and `MOST_MARKS`.
    """
    turns = 0
    ended = False
    while not ended:
        roll = begin_turn(sheets, held, rng, log)
        turns += 1
        for seat in range(held.size):
            sheet = sheets[held[seat]]
            note(log, held[seat])
            written = random_turn(grid, sheet, roll, house, before, rng, marks, log)
            note(log, END)
            ended |= is_over(sheet)
            if held.size == 1:
                before = place_of(written)
    return turns


@inlined
def begin_turn(sheets: Masks, held: Marks, rng: State, log: Log) -> int:
    """Roll the dice; `held` says whose sheet each seat holds (G6)."""
    roll = below(rng, ROLLS)
    note(log, roll)
    hold(rng, held, is_danger_turn(sheets[0], roll))
    return roll


@kernel
def play_tourist(grid: IslandGrid, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Whole games of Tourists, as `PlayGames` says."""
    players = results.ranks.shape[1]
    sheets = np.zeros((players, WORDS), np.uint64)
    room = (sheets, np.arange(players), np.zeros(1, np.uint64), np.zeros(MOST_MARKS, np.int64))
    _play_games(grid, house, seed, first, results, log, room)


@kernel
def _play_games(
    grid: IslandGrid, house: int, seed: np.uint64, first: int, results: Results, log: Log, room: Room
) -> None:
    grid, results, log = borrowed(grid), borrowed(results), borrowed(log)
    sheets, held, rng, marks = borrowed(room)
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        begin(log)
        for seat in range(held.size):
            clear(grid, sheets[seat])
        results.turns[game] = play_on(grid, sheets, house, NOWHERE, held, rng, marks, log)
        for seat in range(held.size):
            keep_result(grid, sheets[seat], results, game, seat)


@inlined
def keep_result(grid: IslandGrid, sheet: Masks, results: Results, game: int, seat: int) -> None:
    treasures, dangers, best = count(grid, sheet)
    results.parts[game, seat, 0] = treasures
    results.parts[game, seat, 1] = dangers
    results.ties[game, seat] = best  # I18
    results.ranks[game, seat] = rank(treasures + dangers)
