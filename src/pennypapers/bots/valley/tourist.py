"""Tourist in the Valley, compiled: uniformly random turns, and whole games of Tourists.

A turn is built mark by mark. Of all legal next marks (each number and building in each space, each snake to escape
from, each discovery) one is chosen with equal probability; once the turn may be committed, committing it is one more
choice. On a snake turn one of the eligible spaces is chosen with equal probability.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit, nth, ones
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, ROLLS, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END, Log, begin, note
from ...engine.core.marks import CROSS_OUT, DANGER, WRITE, code, kind_of, place_of
from ...engine.core.results import Results
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import MOST_DISCOVERIES, Ends, discoveries, kind_at
from ...engine.valley.legal import DONE, Marks, add, cell_at, discovery_code, snakes_left, values_left
from ...engine.valley.sheet import (
    BUILDING_PART,
    KINDS,
    SNAKES,
    WORDS,
    clear,
    count,
    is_over,
    rank,
    snake_spaces,
    spaces_for,
    write,
)


@kernel
def random_mark(terrain: Terrain, sheet: Masks, roll: int, free: int, found: Masks, ends: Ends, rng: State) -> int:
    """Tourist's next mark on a number turn, or `END` to commit the turn."""
    terrain, sheet, found, ends = unowned(terrain), unowned(sheet), unowned(found), unowned(ends)
    values = values_left(sheet, roll, free)
    spaces = spaces_for(terrain, sheet)
    snakes = snakes_left(sheet, values)
    writings = ones(values) * ones(spaces)
    uses = writings + ones(snakes)
    choices = uses
    if free != UNUSED:
        choices += discoveries(terrain, sheet, found[:0], ends) + 1
    chosen = below(rng, choices)
    if chosen < writings:
        return code(WRITE, nth(spaces, chosen // ones(values)), cell_at(nth(values, chosen % ones(values))))
    if chosen < uses:
        return code(CROSS_OUT, nth(snakes, chosen - writings), 0)
    chosen -= uses
    if chosen == choices - uses - 1:
        return END
    discoveries(terrain, sheet, found, ends)
    return discovery_code(kind_at(chosen, ends), found[chosen])


@kernel
def random_turn(
    terrain: Terrain,
    sheet: Masks,
    roll: int,
    house: int,
    before: np.uint64,
    found: Masks,
    rng: State,
    log: Log,
) -> np.uint64:
    """Play Tourist's turn; return the spaces that it filled."""
    if IS_DANGER[roll]:
        spaces = snake_spaces(terrain, sheet, before)
        place = nth(spaces, below(rng, ones(spaces)))
        note(log, code(WRITE, place, DANGER))
        write(terrain, sheet, place, DANGER, house)
        return bit(place)
    filled = NONE
    ends = np.zeros(KINDS, np.int64)
    free = int(UNUSED)  # numba would compile the callees once more for a literal
    while free != DONE:
        mark = random_mark(terrain, sheet, roll, free, found, ends, rng)
        if mark == END:
            break
        note(log, mark)
        free = add(terrain, sheet, mark, roll, free, house)
        if kind_of(mark) == WRITE:
            filled |= bit(place_of(mark))
    return filled


@kernel
def play_tourist(terrain: Terrain, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Games of Tourists, as `CompiledBots.play_tourists` describes."""
    games, players = results.ranks.shape
    sheets = np.zeros((players, WORDS), np.uint64)
    found = np.zeros(MOST_DISCOVERIES, np.uint64)
    held = np.arange(players)
    rng = np.zeros(1, np.uint64)
    for game in range(games):
        start(rng, seed, first + game)
        for seat in range(players):
            clear(terrain, sheets[seat])
        begin(log)
        results.turns[game] = rollout(terrain, sheets, house, NONE, 0, held, found, rng, log)
        for seat in range(players):
            store_result(terrain, sheets[seat], results, game, seat)


@inlined
def begin_turn(held: Marks, rng: State, log: Log) -> int:
    """Roll the dice, and set `held[seat]` to the seat whose sheet it plays on (G6)."""
    roll = below(rng, ROLLS)
    note(log, roll)
    assign_sheets(rng, held, IS_DANGER[roll])
    return roll


@kernel
def rollout(
    terrain: Terrain,
    sheets: NDArray[np.uint64],
    house: int,
    before: np.uint64,
    turns: int,
    held: Marks,
    found: Masks,
    rng: State,
    log: Log,
) -> int:
    """Play a game of Tourists to the end from these sheets; `turns` is the number of turns played so far. Returns the
    number of turns of the whole game."""
    players = held.size
    ended = False
    while not ended:
        roll = begin_turn(held, rng, log)
        turns += 1
        for seat in range(players):
            sheet = sheets[held[seat]]
            note(log, held[seat])
            filled = random_turn(terrain, sheet, roll, house, before, found, rng, log)
            note(log, END)
            ended |= is_over(sheet, turns, players == 1)
            if players == 1:
                before = filled
    return turns


@kernel
def store_result(terrain: Terrain, sheet: Masks, results: Results, game: int, seat: int) -> None:
    """Store the stars, tie-break and rank of a final sheet."""
    parts = results.parts[game, seat]
    count(terrain, sheet, parts)
    stars = 0
    for part in parts:
        stars += part
    results.ties[game, seat] = parts[BUILDING_PART]  # V14
    results.ranks[game, seat] = rank(stars, ones(sheet[SNAKES]))
