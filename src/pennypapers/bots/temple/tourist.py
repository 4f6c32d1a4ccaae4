"""Tourist in the Temple, compiled: uniformly random turns, and whole games of Tourists.

A number turn takes one of the legal (space, number) pairs with equal probability; a mummy is drawn in one of the
eligible spaces with equal probability. Tourist passes only if it must, and never crosses out mummies itself, because
the stars are the same either way (O3).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import nth, ones
from ...engine.core.board import PLACES, SECOND, Grid, Masks
from ...engine.core.dice import HOW_MANY, IS_DANGER, NUMBERS, ROLLS
from ...engine.core.kernel import inlined, kernel, merged
from ...engine.core.log import END, Log, begin, note
from ...engine.core.marks import DANGER, PASS, WRITE, code, kind_of, place_of, value_of
from ...engine.core.results import Results
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from ...engine.temple.legal import NOWHERE, goes_in_door, mummy_spaces, must_pass
from ...engine.temple.sheet import WORDS, Lengths, Marks, clear, count, is_over, put, rank

VALUES = np.where(IS_DANGER[:, None], np.int8(DANGER), NUMBERS)
"""For each roll the values that may be written: its numbers, or only the mummy."""

HOW_MANY_VALUES = np.where(IS_DANGER, np.int8(1), HOW_MANY)

Room = tuple[Masks, Lengths, Marks, State]
"""Working memory: sheets, lengths of sequences, whose sheet each seat holds, random state."""


@inlined
def random_mark(grid: Grid, sheet: Masks, roll: int, house: int, before: int, rng: State) -> int:
    """Tourist's mark for a roll. The code has few branches on purpose: a mispredicted branch costs as much as drawing a
    random number."""
    if must_pass(sheet, roll, house):
        return code(PASS, 0, 0)
    second = int(goes_in_door(sheet, roll))
    spaces = mummy_spaces(grid, sheet, before) if IS_DANGER[roll] else sheet[second]
    value = int(VALUES[roll, below(rng, int(HOW_MANY_VALUES[roll]))])
    return code(WRITE, SECOND * second + nth(spaces, below(rng, ones(spaces))), value)


@kernel
def play_tourist(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Games of Tourists, as `CompiledBots.play_tourists` describes."""
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


@merged
def _play_alone(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log, room: Room) -> None:
    grid, results, log = unowned(grid), unowned(results), unowned(log)
    sheets, lengths, _, rng = unowned(room)
    sheet = sheets[0]
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        clear(grid, sheet)
        begin(log)
        results.turns[game] = play_out(grid, sheet, house, NOWHERE, rng, log)
        store_result(grid, sheet, lengths, results, game, 0)


@inlined
def play_out(grid: Grid, sheet: Masks, house: int, before: int, rng: State, log: Log) -> int:
    """Play a solo game to the end from this sheet; return how many turns it took."""
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


@merged
def _play_tables(grid: Grid, house: int, seed: np.uint64, first: int, results: Results, log: Log, room: Room) -> None:
    grid, results, log = unowned(grid), unowned(results), unowned(log)
    sheets, lengths, held, rng = unowned(room)
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        for seat in range(held.size):
            clear(grid, sheets[seat])
        begin(log)
        turns = 0
        while not play_table_turn(grid, sheets, house, held, rng, log):
            turns += 1
        results.turns[game] = turns + 1
        for seat in range(held.size):
            store_result(grid, sheets[seat], lengths, results, game, seat)


@inlined
def play_table_turn(grid: Grid, sheets: Masks, house: int, held: NDArray[np.int64], rng: State, log: Log) -> bool:
    """Play one turn at every seat of a game of Tourists; return whether it ended the game."""
    roll = below(rng, ROLLS)
    note(log, roll)
    assign_sheets(rng, held, IS_DANGER[roll])
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
def store_result(grid: Grid, sheet: Masks, lengths: Lengths, results: Results, game: int, seat: int) -> None:
    """Store the stars, tie-break and rank of a final sheet."""
    parts = results.parts[game, seat]
    count(grid, sheet, lengths, parts)
    results.ties[game, seat] = parts[0]  # T13
    results.ranks[game, seat] = rank(parts[0] + parts[1] + parts[2])
