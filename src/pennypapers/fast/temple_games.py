"""Whole games of the Temple's bots, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .bits import ones
from .board import PLACES, Grid
from .dice import IS_DANGER, ROLLS
from .engine import Results
from .kernel import kernel
from .log import END, Log, begin, note
from .minds import Minds
from .rng import State, below, exchange, start
from .temple import EMPTY_PLAIN, NOWHERE, WORDS, add, clear, count, is_over, random_mark, rank
from .temple_bots import Turn, choose, filled, new_desk
from .temple_outlook import KNOTS, MOST_SHOWN, knot_of, show

MOST_TURNS = 400
"""No game of 64 plain and 64 door spaces has more turns, unless somebody passes on and on (O1)."""


@kernel
def play(grid: Grid, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Whole games, each seat played by the bot of its strength. The dice do not depend on who plays."""
    games, players = results.ranks.shape
    sheets = np.zeros((players, WORDS), np.uint64)
    lengths = np.zeros(PLACES, np.int8)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(), new_desk()
    for game in range(games):
        start(dice, seed, first + game)
        start(rng, ~seed, first + game)
        for seat in range(players):
            clear(grid, sheets[seat])
        begin(log)
        turns, before, ended = 0, NOWHERE, False
        while not ended:
            turns += 1
            roll = roll_dice(dice, held)
            note(log, roll)
            hurts = bool(players > 1 and IS_DANGER[roll])
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, house, before, hurts, players == 1)
                mark = choose(grid, sheet, turn, minds, minds.strengths[seat], desk, other, rng)
                add(grid, sheet, mark, house)
                note(log, held[seat])
                note(log, mark)
                note(log, END)
                ended |= is_over(sheet)
                before = filled(mark, players == 1)
        results.turns[game] = turns
        for seat in range(players):
            parts = results.parts[game, seat]
            count(grid, sheets[seat], lengths, parts)
            results.ties[game, seat] = parts[0]  # T13
            results.ranks[game, seat] = rank(parts[0] + parts[1] + parts[2])


@kernel
def roll_dice(dice: State, held: NDArray[np.int64]) -> int:
    """A roll, and who holds whose sheet (G6)."""
    roll = below(dice, ROLLS)
    if held.size > 1 and IS_DANGER[roll]:
        exchange(dice, held)
    else:
        for seat in range(held.size):
            held[seat] = seat
    return roll


@kernel
def learn(
    grid: Grid,
    minds: Minds,
    chance: int,
    seed: np.uint64,
    games: int,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> float:
    """Play games with some turns at random (`chance` in a thousand), and add up what a least-squares fit needs.

    What is fitted are the stars still to come after each turn of each seat, by the features its sheet showed. The mean
    of the final stars is returned.
    """
    players = minds.strengths.size
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(), new_desk()
    shown = np.zeros((MOST_TURNS, players, MOST_SHOWN), np.int64)
    counts = np.zeros((MOST_TURNS, players), np.int64)
    stars = np.zeros((MOST_TURNS, players), np.int64)
    empty = np.zeros((MOST_TURNS, players), np.int64)
    total = 0
    for game in range(games):
        start(dice, seed, game)
        start(rng, ~seed, game)
        for seat in range(players):
            clear(grid, sheets[seat])
        turns, before, ended = 0, NOWHERE, False
        while not ended and turns < MOST_TURNS:
            roll = roll_dice(dice, held)
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, 0, before, bool(players > 1 and IS_DANGER[roll]), players == 1)
                if below(rng, 1000) < chance:
                    mark = random_mark(grid, sheet, roll, 0, before, rng)
                else:
                    mark = choose(grid, sheet, turn, minds, minds.strengths[seat], desk, other, rng)
                add(grid, sheet, mark, 0)
                ended |= is_over(sheet)
                before = filled(mark, players == 1)
            for seat in range(players):
                counts[turns, seat] = show(grid, sheets[seat], before, desk.seen)
                shown[turns, seat] = desk.seen.shown
                stars[turns, seat] = desk.seen.stars[0]
                empty[turns, seat] = ones(sheets[seat][EMPTY_PLAIN])
            turns += 1
        for seat in range(players):
            final = stars[turns - 1, seat]
            total += final
            for turn_index in range(turns - 1):
                _add_up(
                    shown[turn_index, seat, : counts[turn_index, seat]],
                    empty[turn_index, seat],
                    float(final - stars[turn_index, seat]),
                    normal,
                    moment,
                )
    return total / (games * players)


@kernel
def _add_up(
    shown: NDArray[np.int64], empty: int, to_come: float, normal: NDArray[np.float64], moment: NDArray[np.float64]
) -> None:
    """One sheet for the fit: every feature counts at the two knots beside it, by how near they are."""
    knot, high = knot_of(empty)
    for one in shown:
        for one_side in range(2):
            row = one * len(KNOTS) + knot + one_side
            share = high if one_side else 1.0 - high
            moment[row] += share * to_come
            for other in shown:
                column = other * len(KNOTS) + knot
                normal[row, column] += share * (1.0 - high)
                normal[row, column + 1] += share * high
