"""The Valley's turns in kernels: legal marks, making one, and games of Tourists.

A turn in the making is its sheet, its roll and `free`, the sets of dice that may still be unused (V2, see `dice`);
once a discovery is made `free` is `DONE`. Before its first use it is `dice.UNUSED`.

Tourist plays uniformly at random, mark by mark: of all legal next marks (each number and building in each space, each
snake to escape from, each discovery) it takes any, each as likely; once it may ink the turn, doing so is one choice
more, as likely as each of them. On a snake turn it takes any of the eligible spaces, each as likely.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.mark import HIGHEST
from ...rules.valley import ESCAPE
from ..core.bits import NONE, bit, lowest, nth, ones, without_lowest
from ..core.board import WORD, Masks
from ..core.dice import DAKOTA_WAYS, IS_DAKOTA, IS_DANGER, LEFT, ROLLS, UNUSED, WAYS
from ..core.engine import Results
from ..core.kernel import inlined, kernel
from ..core.log import END, Log, begin, note
from ..core.marks import CROSS_OUT, DANGER, DISCOVER, HUT, WRITE, code, kind_of, place_of, value_of
from ..core.rng import State, below, hold, start
from ..core.unowned import borrowed
from .discoveries import MOST_DISCOVERIES, Ends, discoveries, kind_at
from .sheet import (
    BUILDING,
    BUILDING_PART,
    BUILDINGS,
    ESCAPED,
    KINDS,
    NUMBERS,
    SIZES,
    SNAKES,
    WORDS,
    Terrain,
    clear,
    count,
    is_over,
    rank,
    reveal,
    snake_spaces,
    spaces_for,
    write,
)

DONE = 0
"""Nothing may follow: a discovery was made, or a snake drawn."""

MOST_MARKS = WORD * (HIGHEST + BUILDINGS + 1) + MOST_DISCOVERIES
"""No turn has more legal marks."""

FIRST_BUILDING = 16
"""In a set of values bit v is the number v, and from this bit on come the hut, the statue and the mine."""

Marks = NDArray[np.int64]


@inlined
def values_left(sheet: Masks, roll: int, free: int) -> np.uint64:
    """V2, V6, V7: the numbers and buildings that the unused dice give, as a set of values."""
    values = NONE
    for number in range(1, HIGHEST + 1):
        if LEFT[free, WAYS[roll, number]] != 0:
            values |= bit(number)
    if IS_DAKOTA[roll] and LEFT[free, DAKOTA_WAYS] != 0 and sheet[NUMBERS] != NONE:  # V4
        for building in range(BUILDINGS):
            if sheet[BUILDING + building] == NONE:
                values |= bit(FIRST_BUILDING + building)
    return values


@inlined
def cell_at(value: int) -> int:
    """What a bit of a set of values puts in a space."""
    return value if value < FIRST_BUILDING else HUT - (value - FIRST_BUILDING)


@inlined
def snakes_left(sheet: Masks, values: np.uint64) -> np.uint64:
    """V8: the snakes that one can escape from with these values."""
    return sheet[SNAKES] & ~sheet[ESCAPED] if values & bit(ESCAPE) != NONE else NONE


@inlined
def discovery_code(kind: int, spaces: np.uint64) -> int:
    """The code of a discovery: above the kind of mark its own kind, and then its places, six bits each."""
    places = np.int64(0)
    shift = 6
    while spaces != NONE:
        places |= np.int64(lowest(spaces)) << shift
        shift += 6
        spaces = without_lowest(spaces)
    return DISCOVER | kind << 4 | places  # type: ignore[return-value]


@inlined
def discovered_kind(mark: int) -> int:
    return mark >> 4 & 3


@inlined
def discovered_spaces(mark: int) -> np.uint64:
    spaces = NONE
    for index in range(SIZES[discovered_kind(mark)]):
        spaces |= bit(mark >> (6 + 6 * index) & 63)
    return spaces


@kernel
def legal(
    terrain: Terrain,
    sheet: Masks,
    roll: int,
    free: int,
    before: np.uint64,
    found: Masks,
    marks: Marks,
) -> int:
    """Fill `marks` with the codes of all legal next marks; how many there are. `found` is room for discoveries."""
    number = 0
    if free == DONE:
        return 0
    if IS_DANGER[roll]:
        spaces = snake_spaces(terrain, sheet, before)
        while spaces != NONE:
            marks[number] = code(WRITE, lowest(spaces), DANGER)
            number += 1
            spaces = without_lowest(spaces)
        return number
    values = values_left(sheet, roll, free)
    spaces = spaces_for(terrain, sheet)
    while spaces != NONE:
        each = values
        while each != NONE:
            marks[number] = code(WRITE, lowest(spaces), cell_at(lowest(each)))
            number += 1
            each = without_lowest(each)
        spaces = without_lowest(spaces)
    snakes = snakes_left(sheet, values)
    while snakes != NONE:
        marks[number] = code(CROSS_OUT, lowest(snakes), 0)
        number += 1
        snakes = without_lowest(snakes)
    if free != UNUSED:
        ends = np.zeros(KINDS, np.int64)
        for index in range(discoveries(terrain, sheet, found, ends)):
            marks[number] = discovery_code(kind_at(index, ends), found[index])
            number += 1
    return number


@kernel
def add(terrain: Terrain, sheet: Masks, mark: int, roll: int, free: int, house: int) -> int:
    """Make a legal mark; what is left of the dice."""
    terrain, sheet = borrowed(terrain), borrowed(sheet)
    kind, place, value = kind_of(mark), place_of(mark), value_of(mark)
    if kind == DISCOVER:
        reveal(sheet, discovered_kind(mark), discovered_spaces(mark))
        return DONE
    if kind == CROSS_OUT:
        sheet[ESCAPED] |= bit(place)
        return np.int64(LEFT[free, WAYS[roll, ESCAPE]])  # type: ignore[return-value]
    write(terrain, sheet, place, value, house)
    if value == DANGER:
        return DONE
    return np.int64(LEFT[free, WAYS[roll, value] if value > 0 else DAKOTA_WAYS])  # type: ignore[return-value]


@kernel
def random_mark(terrain: Terrain, sheet: Masks, roll: int, free: int, found: Masks, ends: Ends, rng: State) -> int:
    """Tourist's next mark on a number turn, or `END` for inking the turn."""
    terrain, sheet, found, ends = borrowed(terrain), borrowed(sheet), borrowed(found), borrowed(ends)
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
    """Tourist's whole turn; the spaces that it filled."""
    if IS_DANGER[roll]:
        spaces = snake_spaces(terrain, sheet, before)
        place = nth(spaces, below(rng, ones(spaces)))
        note(log, code(WRITE, place, DANGER))
        write(terrain, sheet, place, DANGER, house)
        return bit(place)
    filled = NONE
    ends = np.zeros(KINDS, np.int64)
    free = int(UNUSED)  # as a literal it would have kernels of its own
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
    """Whole games of Tourists, as `PlayGames` says."""
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
        results.turns[game] = play_on(terrain, sheets, house, NONE, 0, held, found, rng, log)
        for seat in range(players):
            settle(terrain, sheets[seat], results, game, seat)


@inlined
def begin_turn(held: Marks, rng: State, log: Log) -> int:
    """Roll, and at a table hold the sheets if it is a danger (G6)."""
    roll = below(rng, ROLLS)
    note(log, roll)
    hold(rng, held, IS_DANGER[roll])
    return roll


@kernel
def play_on(
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
    """Tourists go on to the end from where these sheets stand after so many turns; how many it has been then."""
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
def settle(terrain: Terrain, sheet: Masks, results: Results, game: int, seat: int) -> None:
    """Put down what a sheet came to."""
    parts = results.parts[game, seat]
    count(terrain, sheet, parts)
    stars = 0
    for part in parts:
        stars += part
    results.ties[game, seat] = parts[BUILDING_PART]  # V14
    results.ranks[game, seat] = rank(stars, ones(sheet[SNAKES]))
