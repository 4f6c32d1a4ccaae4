"""Tourist on Skull Island, compiled: uniformly random turns, and whole games of Tourists.

Of everything that may be written (each number in each space, each boat, or the danger in each space) one is chosen with
equal probability; then, as long as treasures may be noted, one of those (I11). Tourist never crosses out dangers
itself, because the stars are the same either way (O3).
"""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, nth, ones
from ...engine.core.board import Masks
from ...engine.core.dice import HOW_MANY, IS_DAKOTA, NUMBERS, ROLLS
from ...engine.core.kernel import inlined, kernel, merged
from ...engine.core.log import END, Log, begin, note
from ...engine.core.marks import BOAT, DANGER, WRITE, code, place_of, value_of
from ...engine.core.results import Results
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.legal import MOST_MARKS, NOWHERE, boat_spaces, danger_spaces, is_danger_turn, number_spaces
from ...engine.island.sheet import WORDS, Marks, add, clear, count, is_over, rank
from ...engine.island.treasures import revealed

Room = tuple[Masks, Marks, State, Marks]
"""Working memory: sheets, whose sheet each seat holds, random state, and a buffer for `MOST_MARKS` marks."""


@inlined
def random_mark(grid: IslandGrid, sheet: Masks, roll: int, before: int, rng: State) -> int:
    """The number, boat or danger that Tourist writes for a roll."""
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
    """Play Tourist's turn and return the code of what it wrote. `marks` is a buffer for `MOST_MARKS` marks."""
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
def rollout(
    grid: IslandGrid, sheets: Masks, house: int, before: int, held: Marks, rng: State, marks: Marks, log: Log
) -> int:
    """Play a game of Tourists to the end from these sheets; return how many turns it took.

    `before` is the space that the last turn filled in a solo game; `held` and `marks` are buffers, for one entry a seat
    and for `MOST_MARKS` marks.
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
    """Roll the dice, and set `held[seat]` to the seat whose sheet it plays on (G6)."""
    roll = below(rng, ROLLS)
    note(log, roll)
    assign_sheets(rng, held, is_danger_turn(sheets[0], roll))
    return roll


@kernel
def play_tourist(grid: IslandGrid, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Games of Tourists, as `CompiledBots.play_tourists` describes."""
    players = results.ranks.shape[1]
    sheets = np.zeros((players, WORDS), np.uint64)
    room = (sheets, np.arange(players), np.zeros(1, np.uint64), np.zeros(MOST_MARKS, np.int64))
    _play_games(grid, house, seed, first, results, log, room)


@merged
def _play_games(
    grid: IslandGrid, house: int, seed: np.uint64, first: int, results: Results, log: Log, room: Room
) -> None:
    grid, results, log = unowned(grid), unowned(results), unowned(log)
    sheets, held, rng, marks = unowned(room)
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        begin(log)
        for seat in range(held.size):
            clear(grid, sheets[seat])
        results.turns[game] = rollout(grid, sheets, house, NOWHERE, held, rng, marks, log)
        for seat in range(held.size):
            store_result(grid, sheets[seat], results, game, seat)


@inlined
def store_result(grid: IslandGrid, sheet: Masks, results: Results, game: int, seat: int) -> None:
    treasures, dangers, best = count(grid, sheet)
    results.parts[game, seat, 0] = treasures
    results.parts[game, seat, 1] = dangers
    results.ties[game, seat] = best  # I18
    results.ranks[game, seat] = rank(treasures + dangers)
