"""Simulated annealing in the Temple: with known dice, which turn fills which space, and with what.

The dice alone decide what each turn writes: a number in a plain space, a number in a door, a mummy, or nothing. So a
game is an assignment of a space and a number to every turn, and the only rule that it can break is T14, where a mummy
goes. Steps may break it at a price, so that the search can pass through such games; only legal ones are kept.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit
from ...engine.core.board import PLACES, SECOND, Grid, Masks
from ...engine.core.dice import HOW_MANY, MAKES, NUMBERS
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import DANGER
from ...engine.core.rng import State, below, word
from ...engine.core.unowned import unowned
from ...engine.temple.legal import NOWHERE
from ...engine.temple.sheet import DOOR, PLAIN, Lengths, clear, count, put

IN_PLAIN, IN_DOOR, MUMMY, PASSES = range(4)
"""What a turn does."""

NEVER = 1 << 20
"""The turn in which a space is filled that stays empty."""

PRICE = 3.0
"""What a mummy in the wrong space costs in stars."""

HOT, COLD = 1.1, 0.3
"""The temperatures at the start and at the end of a run, in stars."""

Integers = NDArray[np.int64]


class Assignment(NamedTuple):
    """One game, changed step by step. Arrays by turn, except `turns` by place."""

    kinds: Integers
    rolls: Integers
    spaces: Integers
    """The place that each turn fills; NOWHERE if it passes."""
    values: Integers
    turns: Integers
    """The turn that fills each place."""
    plain: Integers
    """The turns that fill a plain space."""
    doors: Integers
    """The turns that fill a door, and after them a place number + `PLACES` for every door that stays empty."""
    numbers: Integers
    """The turns that write a number."""
    mummies: Integers
    sheet: Masks
    lengths: Lengths
    parts: NDArray[np.int16]


@kernel
def shuffle(grid: Grid, game: Assignment, rng: State) -> None:
    """Begin a run: assign spaces and numbers at random."""
    game.turns[:] = NEVER
    game.spaces[:] = NOWHERE
    free = np.arange(grid.fill)
    _mix(free, rng)
    for index in range(game.plain.size):
        game.spaces[game.plain[index]] = free[index]
    doors = np.arange(grid.second) + SECOND
    _mix(doors, rng)
    for index in range(game.doors.size):
        if game.doors[index] < PLACES:
            game.spaces[game.doors[index]] = doors[index]
        else:
            game.doors[index] = PLACES + doors[index]
    clear(grid, game.sheet)
    for turn in range(game.kinds.size):
        kind = game.kinds[turn]
        if kind == MUMMY:
            game.values[turn] = DANGER
        elif kind != PASSES:
            game.values[turn] = NUMBERS[game.rolls[turn], below(rng, int(HOW_MANY[game.rolls[turn]]))]
        if kind != PASSES:
            game.turns[game.spaces[turn]] = turn
            put(game.sheet, game.spaces[turn], game.values[turn])


@inlined
def _mix(items: Integers, rng: State) -> None:
    for index in range(items.size - 1, 0, -1):
        other = below(rng, index + 1)
        items[index], items[other] = items[other], items[index]


@kernel
def anneal(grid: Grid, game: Assignment, heat: float, steps: int, rng: State, best: Integers, found: int) -> int:
    """Make so many steps at one temperature. A legal game with more stars than `found` is written to `best`: a space
    and a number for every turn. Returns the stars of the best."""
    grid, game, rng, best = unowned(grid), unowned(game), unowned(rng), unowned(best)
    if game.numbers.size == 0 and game.plain.size < 2:
        return _keep(grid, game, best, found)
    now, _ = _worth(grid, game)
    for _ in range(steps):
        dice = below(rng, 100)
        one, other, before, after = -1, -1, 0, 0
        if dice < 50 and game.numbers.size:
            one = game.numbers[below(rng, game.numbers.size)]
            before = game.values[one]
            after = _other_number(grid, game, one, rng)
            if after == before:
                continue
            _set(game, one, after)
        elif dice < 90 or game.doors.size == 0:
            if game.plain.size < 2:
                continue
            one = game.plain[below(rng, game.plain.size)]
            other = game.plain[below(rng, game.plain.size)]
            if one == other:
                continue
            _swap(game, one, other, dice & 1 == 0)
        else:
            index, second = below(rng, game.doors.size), below(rng, game.doors.size)
            if index == second or game.doors[index] >= PLACES:
                continue
            one, other = game.doors[index], game.doors[second]
            if other >= PLACES:
                before = game.spaces[one]
                _move(game, one, other - PLACES)
                game.doors[second] = PLACES + before
                other = PLACES + second
            else:
                _swap(game, one, other, dice & 1 == 0)
        then, wrong = _worth(grid, game)
        if then >= now or np.exp((then - now) / heat) * 9007199254740992.0 > float(word(rng) >> np.uint64(11)):
            now = then
            if wrong == 0 and then > found:
                found = _keep(grid, game, best, found)
        elif other < 0:
            _set(game, one, before)
        elif other >= PLACES:
            place = game.spaces[one]
            _move(game, one, before)
            game.doors[other - PLACES] = PLACES + place
        else:
            _swap(game, one, other, dice & 1 == 0)
    return found


@inlined
def _other_number(grid: Grid, game: Assignment, turn: int, rng: State) -> int:
    """A number that this turn could write: often one that fits a neighbour's, else any."""
    roll, place = game.rolls[turn], game.spaces[turn]
    if grid.near_count[place] and below(rng, 4):
        beside = game.turns[grid.near[place, below(rng, grid.near_count[place])]]
        if beside != NEVER and game.values[beside] > 0:
            wanted = game.values[beside] + below(rng, 3) - 1
            if 1 <= wanted <= 15 and MAKES[roll] >> wanted & 1:
                return int(wanted)
    return int(NUMBERS[roll, below(rng, int(HOW_MANY[roll]))])


@inlined
def _lift(sheet: Masks, place: int, value: int) -> None:
    """Take a number or a mummy off a sheet; `put` backwards."""
    second = place >> 6
    here = bit(place & 63)
    sheet[second] |= here
    sheet[PLAIN + (DOOR - PLAIN) * second + value] &= ~here


@inlined
def _set(game: Assignment, turn: int, value: int) -> None:
    _lift(game.sheet, game.spaces[turn], game.values[turn])
    game.values[turn] = value
    put(game.sheet, game.spaces[turn], value)


@inlined
def _move(game: Assignment, turn: int, place: int) -> None:
    """Fill an empty space instead."""
    _lift(game.sheet, game.spaces[turn], game.values[turn])
    game.turns[game.spaces[turn]] = NEVER
    game.spaces[turn] = place
    game.turns[place] = turn
    put(game.sheet, place, game.values[turn])


@inlined
def _swap(game: Assignment, one: int, other: int, keeps: bool) -> None:
    """Exchange the spaces of two turns; if `keeps` and both can make the other's number, the sheet stays the same and
    only the order of writing changes. The same call takes it back."""
    here, there = game.spaces[one], game.spaces[other]
    first, second = game.values[one], game.values[other]
    stays = (
        keeps
        and first > 0
        and second > 0
        and MAKES[game.rolls[one]] >> second & 1
        and MAKES[game.rolls[other]] >> first & 1
    )
    if stays:
        game.values[one], game.values[other] = second, first
    else:
        _lift(game.sheet, here, first)
        _lift(game.sheet, there, second)
        put(game.sheet, there, first)
        put(game.sheet, here, second)
    game.spaces[one], game.spaces[other] = there, here
    game.turns[here], game.turns[there] = other, one


@inlined
def _worth(grid: Grid, game: Assignment) -> tuple[float, int]:
    """The stars, less the price of every mummy in the wrong space; and the number of those."""
    count(grid, game.sheet, game.lengths, game.parts)
    wrong = 0
    for turn in game.mummies:
        if turn and game.kinds[turn - 1] != PASSES:
            beside = game.spaces[turn - 1]
            if grid.near_fill[beside] & bit(game.spaces[turn]) == NONE:
                for index in range(grid.near_count[beside]):
                    near = grid.near[beside, index]
                    if near < SECOND and game.turns[near] >= turn:  # T14: a space beside it is still empty
                        wrong += 1
                        break
    return game.parts[0] + game.parts[1] + game.parts[2] - PRICE * wrong, wrong


@inlined
def _keep(grid: Grid, game: Assignment, best: Integers, found: int) -> int:
    """Write the game to `best` if it is legal and has more stars than `found`; return the stars of the best."""
    stars, wrong = _worth(grid, game)
    if wrong or stars <= found:
        return found
    for turn in range(game.kinds.size):
        best[2 * turn] = game.spaces[turn]
        best[2 * turn + 1] = game.values[turn]
    return int(stars)
