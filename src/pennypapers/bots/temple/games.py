"""Whole games of the Temple's bots, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import ones
from ...engine.core.board import PLACES, Grid
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.engine import Results
from ...engine.core.kernel import kernel
from ...engine.core.log import END, Log, begin, note
from ...engine.core.rng import below, hold, start
from ...engine.temple.sheet import EMPTY_PLAIN, NOWHERE, WORDS, add, clear, count, is_over, random_mark, rank
from ..lineup import Minds
from ..training import add_up
from ..turn import Turn
from .evaluation import KNOTS, MOST_SHOWN, knot_of, show
from .voyager import choose, filled, new_desk

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
            roll = below(dice, ROLLS)
            hold(dice, held, IS_DANGER[roll])
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
    amounts = np.ones(MOST_SHOWN)
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
            roll = below(dice, ROLLS)
            hold(dice, held, IS_DANGER[roll])
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
                size = counts[turn_index, seat]
                add_up(
                    shown[turn_index, seat, :size],
                    amounts[:size],
                    len(KNOTS),
                    knot_of(empty[turn_index, seat]),
                    float(final - stars[turn_index, seat]),
                    normal,
                    moment,
                )
    return total / (games * players)
