"""Whole games of the Valley's bots, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..rules.valley import SOLO_TURNS
from .bits import NONE
from .board import WORD
from .dice import IS_DANGER, ROLLS
from .engine import Results
from .kernel import kernel
from .log import END, Log, begin, note
from .minds import Minds
from .rng import State, below, exchange, start
from .valley import settle
from .valley_bots import Turn, make, new_desk
from .valley_outlook import KNOTS, MOST_SHOWN, knot_of, progress, show
from .valley_search import NARROW, WIDE, choose, stroll
from .valley_sheet import WORDS, Terrain, clear, is_over, total

MOST_TURNS = 100
"""Games for learning that last longer are broken off."""


@kernel
def play(terrain: Terrain, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Whole games, each seat played by the bot of its strength. The dice do not depend on who plays."""
    games, players = results.ranks.shape
    alone = players == 1
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(WIDE), new_desk(NARROW)
    for game in range(games):
        start(dice, seed, first + game)
        start(rng, ~seed, first + game)
        for seat in range(players):
            clear(terrain, sheets[seat])
        begin(log)
        turns, before, ended = 0, NONE, False
        while not ended:
            turns += 1
            roll = roll_dice(dice, held)
            note(log, roll)
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, house, before, held[seat] != seat, alone, turns_left(turns, alone))
                marks = choose(terrain, sheet, turn, minds, minds.strengths[seat], desk, other, rng)
                note(log, held[seat])
                for mark in marks:
                    note(log, mark)
                    if mark == END:
                        break
                filled = make(terrain, sheet, marks, turn)
                before = filled if alone else NONE
                ended |= is_over(sheet, turns, alone)
        results.turns[game] = turns
        for seat in range(players):
            settle(terrain, sheets[seat], results, game, seat)


@kernel
def turns_left(turns: int, alone: bool) -> int:
    """V16; at a table any number will do."""
    return SOLO_TURNS - turns if alone else WORD


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
    terrain: Terrain,
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
    alone = players == 1
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(NARROW), new_desk(NARROW)
    shown = np.zeros((MOST_TURNS, players, MOST_SHOWN), np.int64)
    amounts = np.zeros((MOST_TURNS, players, MOST_SHOWN))
    counts = np.zeros((MOST_TURNS, players), np.int64)
    stars = np.zeros((MOST_TURNS, players), np.int64)
    lefts = np.zeros((MOST_TURNS, players), np.int64)
    sum_of_stars = 0
    for game in range(games):
        start(dice, seed, game)
        start(rng, ~seed, game)
        for seat in range(players):
            clear(terrain, sheets[seat])
        turns, before, ended = 0, NONE, False
        while not ended and turns < MOST_TURNS:
            roll = roll_dice(dice, held)
            left = turns_left(turns + 1, alone)
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, 0, before, held[seat] != seat, alone, left)
                if below(rng, 1000) < chance:
                    marks = stroll(terrain, sheet, turn, desk, rng)
                else:
                    marks = choose(terrain, sheet, turn, minds, minds.strengths[seat], desk, other, rng)
                filled = make(terrain, sheet, marks, turn)
                before = filled if alone else NONE
                ended |= is_over(sheet, turns + 1, alone)
            for seat in range(players):
                sheet = sheets[seat]
                stars[turns, seat] = total(terrain, sheet)
                lefts[turns, seat] = progress(sheet, left, alone)
                show(terrain, sheet, before, lefts[turns, seat], alone, desk.seen)
                counts[turns, seat] = desk.seen.size[0]
                shown[turns, seat] = desk.seen.shown
                amounts[turns, seat] = desk.seen.amounts
            turns += 1
        for seat in range(players):
            final = stars[turns - 1, seat]
            sum_of_stars += final
            for index in range(turns - 1):
                size = counts[index, seat]
                _add_up(
                    shown[index, seat, :size],
                    amounts[index, seat, :size],
                    lefts[index, seat],
                    float(final - stars[index, seat]),
                    normal,
                    moment,
                )
    return sum_of_stars / (games * players)


@kernel
def _add_up(
    shown: NDArray[np.int64],
    amounts: NDArray[np.float64],
    left: int,
    to_come: float,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> None:
    """One sheet for the fit: every feature counts at the two knots beside it, by how near they are."""
    knot, high = knot_of(left)
    for one in range(shown.size):
        for side in range(2):
            row = shown[one] * len(KNOTS) + knot + side
            share = (high if side else 1.0 - high) * amounts[one]
            moment[row] += share * to_come
            for other in range(shown.size):
                column = shown[other] * len(KNOTS) + knot
                normal[row, column] += share * (1.0 - high) * amounts[other]
                normal[row, column + 1] += share * high * amounts[other]
