"""Tourist in the Valley, compiled: uniformly random turns, and whole games of Tourists.

A turn is built mark by mark. Of all legal next marks (each number and building in each space, each snake to escape
from, each discovery) one is chosen with equal probability; once the turn may be committed, committing it is one more
choice. On a snake turn one of the eligible spaces is chosen with equal probability.
"""

from __future__ import annotations

from typing import NamedTuple

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
from ...engine.valley.discoveries import MOST_DISCOVERIES, Ends, Work, discoveries_with, kind_at, new_work
from ...engine.valley.legal import DONE, Marks, add, cell_at, discovery_code, snakes_left, values_left
from ...engine.valley.sheet import (
    BUILDING_PART,
    CITY,
    KINDS,
    NUMBERS,
    SNAKES,
    VALUE,
    WORDS,
    clear,
    count,
    is_over,
    number_in,
    rank,
    snake_spaces,
    spaces_for,
    write,
)

UNCOUNTED = -1
"""Instead of the number of discoveries that a sheet allows: nobody has counted them yet."""


class Finds(NamedTuple):
    """What is known of the discoveries that a sheet allows, and working memory to find them."""

    possible: NDArray[np.int64]
    """One entry: their number, or `UNCOUNTED`."""
    found: Masks
    ends: Ends
    work: Work


@inlined
def random_mark(terrain: Terrain, sheet: Masks, roll: int, free: int, finds: Finds, rng: State) -> int:
    """Tourist's next mark on a number turn, or `END` to commit the turn."""
    values = values_left(sheet, roll, free)
    spaces = spaces_for(terrain, sheet)
    snakes = snakes_left(sheet, values)
    writings = ones(values) * ones(spaces)
    uses = writings + ones(snakes)
    choices = uses
    if free != UNUSED:
        if finds.possible[0] == UNCOUNTED:
            finds.possible[0] = discoveries_with(
                terrain, sheet, sheet[NUMBERS], finds.found[:0], finds.ends, finds.work
            )
        choices += finds.possible[0] + 1
    chosen = below(rng, choices)
    if chosen < writings:
        return code(WRITE, nth(spaces, chosen // ones(values)), cell_at(nth(values, chosen % ones(values))))
    if chosen < uses:
        return code(CROSS_OUT, nth(snakes, chosen - writings), 0)
    chosen -= uses
    if chosen == choices - uses - 1:
        return END
    discoveries_with(terrain, sheet, sheet[NUMBERS], finds.found, finds.ends, finds.work)
    kind, spaces = kind_at(chosen, finds.ends), finds.found[chosen]
    finds.possible[0] = left_after(sheet, kind, spaces, finds)
    return discovery_code(kind, spaces)


@inlined
def left_after(sheet: Masks, kind: int, spaces: np.uint64, finds: Finds) -> int:
    """How many of all discoveries are still allowed after this one: none that overlaps it, and no second city of a
    number."""
    number = 0
    for index in range(finds.ends[KINDS - 1]):
        number += finds.found[index] & spaces == NONE
    if kind == CITY:
        same = sheet[VALUE + number_in(sheet, spaces)]
        for index in range(finds.ends[CITY - 1], finds.ends[CITY]):
            number -= finds.found[index] & spaces == NONE and finds.found[index] & ~same == NONE
    return number


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
    finds = Finds(np.full(1, UNCOUNTED), found, np.zeros(KINDS, np.int64), new_work())
    return _random_turn(terrain, sheet, roll, house, before, finds, rng, log)


@kernel
def _random_turn(
    terrain: Terrain,
    sheet: Masks,
    roll: int,
    house: int,
    before: np.uint64,
    finds: Finds,
    rng: State,
    log: Log,
) -> np.uint64:
    """The same; `finds.possible` goes on with the sheet."""
    terrain, sheet, finds = unowned(terrain), unowned(sheet), unowned(finds)
    rng, log = unowned(rng), unowned(log)
    if IS_DANGER[roll]:
        spaces = snake_spaces(terrain, sheet, before)
        place = nth(spaces, below(rng, ones(spaces)))
        note(log, code(WRITE, place, DANGER))
        write(terrain, sheet, place, DANGER, house)
        return bit(place)
    filled = NONE
    free = int(UNUSED)  # numba would compile the callees once more for a literal
    while free != DONE:
        mark = random_mark(terrain, sheet, roll, free, finds, rng)
        if mark == END:
            break
        note(log, mark)
        free = add(terrain, sheet, mark, roll, free, house)
        if kind_of(mark) == WRITE:
            here = bit(place_of(mark))
            filled |= here
            if finds.possible[0] != UNCOUNTED:
                finds.possible[0] += discoveries_with(terrain, sheet, here, finds.found[:0], finds.ends, finds.work)
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
    possible, ends, work = np.zeros(players, np.int64), np.zeros(KINDS, np.int64), new_work()
    possible[:] = UNCOUNTED
    ended = False
    while not ended:
        roll = begin_turn(held, rng, log)
        turns += 1
        for seat in range(players):
            sheet = sheets[held[seat]]
            note(log, held[seat])
            finds = Finds(possible[held[seat] : held[seat] + 1], found, ends, work)
            filled = _random_turn(terrain, sheet, roll, house, before, finds, rng, log)
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
