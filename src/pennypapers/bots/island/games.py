"""Whole games of the bots of Skull Island, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.dice import ROLLS
from ...engine.core.engine import Results
from ...engine.core.kernel import kernel
from ...engine.core.log import END, Log, begin, note
from ...engine.core.rng import below, hold, start
from ...engine.island.board import IslandGrid
from ...engine.island.games import keep_result, random_mark
from ...engine.island.sheet import NOWHERE, WORDS, clear, is_danger_turn, is_over
from ..lineup import PATHFINDER, SOLO, TABLE, VOYAGER, Minds
from ..training import add_up
from ..turn import Turn
from .choice import choose
from .evaluation import KNOTS, MOST_SHOWN, knot_of, show, time_left
from .futures import Rival
from .rivals import foremost, foresee, new_endings
from .scratch import filled, make, new_desk
from .voyager import appraise

TRUST = 0.9
"""How much the turns that follow count for a fit, against what the sheet seemed worth by what is known already."""
MOST_TURNS = 150
"""A game of 64 land spaces has at most so many turns that are learned from."""


@kernel
def play(grid: IslandGrid, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Whole games, each seat played by the bot of its strength. The dice do not depend on who plays."""
    games, players = results.ranks.shape
    sheets = np.zeros((players, WORDS), np.uint64)
    shown = sheets.copy()
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(grid.spots.words), new_desk(grid.spots.words)
    endings = new_endings(players)
    looks_round = players > 1 and minds.strengths.max() >= VOYAGER
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
            hold(dice, held, is_danger_turn(sheets[0], roll))
            note(log, roll)
            if looks_round:
                foresee(grid, sheets, minds.weights[TABLE, VOYAGER], desk, endings)
                shown[:] = sheets
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, house, before, bool(held[seat] != seat), players == 1)
                desk.total.ending[:] = endings[held[seat]]
                first_rival = foremost(endings, held[seat])
                rival = Rival(shown[first_rival], endings[first_rival])
                mark = choose(grid, sheet, rival, turn, minds, minds.strengths[seat], desk, other, rng)
                note(log, held[seat])
                make(grid, sheet, mark, house, desk.circles, log)
                note(log, END)
                ended |= is_over(sheet)
                before = filled(mark, players == 1)
        results.turns[game] = turns
        for seat in range(players):
            keep_result(grid, sheets[seat], results, game, seat)


@kernel
def learn(
    grid: IslandGrid,
    minds: Minds,
    chance: int,
    seed: np.uint64,
    games: int,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> float:
    """Play games with some turns at random (`chance` in a thousand), and add up what a least-squares fit needs.

    What is fitted are the stars still to come after each turn, by the features its sheet showed: the final
    stars, and what the sheet seemed worth on the way there, for what is nearer depends less on luck. The mean of the
    final stars is returned.
    """
    strength = minds.strengths[0]
    weights = minds.weights[SOLO, strength]
    trust = TRUST if strength > PATHFINDER else 1.0
    sheet = np.zeros(WORDS, np.uint64)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(grid.spots.words), new_desk(grid.spots.words)
    nobody = Rival(sheet, desk.total.ending)
    worths = np.zeros(MOST_TURNS)
    shown = np.zeros((MOST_TURNS, MOST_SHOWN), np.int64)
    amounts = np.zeros((MOST_TURNS, MOST_SHOWN))
    counts = np.zeros(MOST_TURNS, np.int64)
    stars = np.zeros(MOST_TURNS, np.int64)
    times = np.zeros(MOST_TURNS, np.int64)
    total = 0
    for game in range(games):
        start(dice, seed, game)
        start(rng, ~seed, game)
        clear(grid, sheet)
        turns, before = 0, NOWHERE
        while not is_over(sheet) and turns < MOST_TURNS:
            roll = below(dice, ROLLS)
            if below(rng, 1000) < chance:
                mark = random_mark(grid, sheet, roll, before, rng)
            else:
                turn = Turn(roll, 0, before, False, True)
                mark = choose(grid, sheet, nobody, turn, minds, strength, desk, other, rng)
            make(grid, sheet, mark, 0, desk.circles, desk.silence)
            before = filled(mark, True)
            desk.total.empty[0] = NOWHERE
            worths[turns] = appraise(grid, sheet, before, weights, desk)
            stars[turns], counts[turns] = show(grid, sheet, before, desk.after, desk.total)
            shown[turns] = desk.total.shown
            amounts[turns] = desk.total.amounts
            times[turns] = time_left(sheet, desk.total)
            turns += 1
        total += stars[turns - 1]
        final = float(stars[turns - 1])
        for index in range(turns - 2, -1, -1):
            count = counts[index]
            to_come = final - stars[index]
            place = knot_of(times[index])
            add_up(shown[index, :count], amounts[index, :count], len(KNOTS), place, to_come, normal, moment)
            final = trust * final + (1.0 - trust) * worths[index]
    return total / games
