"""Whole games of the Valley's bots, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..rules.valley import SOLO_TURNS
from .bits import NONE
from .board import WORD
from .dice import IS_DANGER, ROLLS
from .engine import Results
from .fit import add_up
from .kernel import kernel
from .log import END, Log, begin, note
from .minds import Minds
from .rng import below, hold, start
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
            roll = below(dice, ROLLS)
            hold(dice, held, IS_DANGER[roll])
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
            roll = below(dice, ROLLS)
            hold(dice, held, IS_DANGER[roll])
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
                add_up(
                    shown[index, seat, :size],
                    amounts[index, seat, :size],
                    len(KNOTS),
                    knot_of(lefts[index, seat]),
                    float(final - stars[index, seat]),
                    normal,
                    moment,
                )
    return sum_of_stars / (games * players)
