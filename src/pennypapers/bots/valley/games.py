"""Whole games of the Valley's bots, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, ones
from ...engine.core.board import WORD, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.engine import Results
from ...engine.core.kernel import kernel
from ...engine.core.log import END, Log, begin, note
from ...engine.core.rng import below, hold, start
from ...engine.valley.legal import settle
from ...engine.valley.sheet import EMPTY, WORDS, Terrain, clear, is_over, total
from ...rules.valley import SOLO_TURNS
from ..lineup import PATHFINDER, VOYAGER, Minds
from ..training import add_up
from .evaluation import KNOTS, MOST_SHOWN, Weights, knot_of, show, worth_after
from .explorer import NARROW, WIDE, choose
from .pathfinder import sense
from .voyager import Desk, Turn, make, new_desk, weigh

MOST_TURNS = 100
"""Games for learning that last longer are broken off."""
LUCK_COUNTS = 0.7
"""How much of what a sheet is fitted to is what happened later; the rest is what was expected a turn later, which luck
sways less."""


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
            left = turns_left(sheets, turns)
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, house, before, held[seat] != seat, alone, left)
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
def turns_left(sheets: Masks, turns: int) -> int:
    """How many turns come after this one (V16); at a table as many as the fullest sheet lasts (V13), and two spaces a
    turn are usual."""
    if len(sheets) == 1:
        return SOLO_TURNS - turns
    fewest = WORD
    for sheet in sheets:
        fewest = min(fewest, ones(sheet[EMPTY]))
    return max(1, (fewest - 1) // 2)


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

    At random means any of the turns that come to the bot's mind. What is fitted are the stars still to come after each
    turn of each seat, by the features its sheet showed; what a turn at random spoils counts for nothing before it. The
    mean of the final stars is returned.
    """
    players = minds.strengths.size
    alone = players == 1
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    desk, other = new_desk(NARROW), new_desk(NARROW)
    weights = minds.weights[0 if alone else 1, VOYAGER]
    trust = LUCK_COUNTS if minds.strengths[0] != PATHFINDER else 1.0  # who has learned nothing expects nothing
    shown = np.zeros((MOST_TURNS, players, MOST_SHOWN), np.int64)
    amounts = np.zeros((MOST_TURNS, players, MOST_SHOWN))
    counts = np.zeros((MOST_TURNS, players), np.int64)
    stars = np.zeros((MOST_TURNS, players), np.int64)
    lefts = np.zeros((MOST_TURNS, players), np.int64)
    hopes = np.zeros((MOST_TURNS, players))
    wandered = np.zeros((MOST_TURNS, players), np.bool_)
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
            left = turns_left(sheets, turns + 1)
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, 0, before, held[seat] != seat, alone, left)
                wandered[turns, held[seat]] = below(rng, 1000) < chance
                if not wandered[turns, held[seat]]:
                    marks = choose(terrain, sheet, turn, minds, minds.strengths[seat], desk, other, rng)
                else:
                    found = _consider(terrain, sheet, turn, minds.strengths[seat], weights, desk)
                    marks = desk.turns[below(rng, found)]
                filled = make(terrain, sheet, marks, turn)
                before = filled if alone else NONE
                ended |= is_over(sheet, turns + 1, alone)
            for seat in range(players):
                sheet = sheets[seat]
                stars[turns, seat] = total(terrain, sheet)
                lefts[turns, seat] = left
                hopes[turns, seat] = worth_after(terrain, sheet, before, left, alone, weights, desk.seen)
                show(terrain, sheet, before, lefts[turns, seat], alone, desk.seen)
                counts[turns, seat] = desk.seen.size[0]
                shown[turns, seat] = desk.seen.shown
                amounts[turns, seat] = desk.seen.amounts
            turns += 1
        for seat in range(players):
            hopes[turns - 1, seat] = stars[turns - 1, seat]
            sum_of_stars += stars[turns - 1, seat]
            coming = hopes[turns - 1, seat]
            for index in range(turns - 2, -1, -1):
                if trust < 1.0 and wandered[index + 1, seat]:
                    coming = hopes[index, seat]
                    continue
                coming = trust * coming + (1.0 - trust) * hopes[index + 1, seat]
                size = counts[index, seat]
                add_up(
                    shown[index, seat, :size],
                    amounts[index, seat, :size],
                    len(KNOTS),
                    knot_of(lefts[index, seat]),
                    coming - stars[index, seat],
                    normal,
                    moment,
                )
    return sum_of_stars / (games * players)


@kernel
def _consider(terrain: Terrain, sheet: Masks, turn: Turn, strength: int, weights: Weights, desk: Desk) -> int:
    """Put the turns that come to a bot's mind on the desk; how many they are."""
    if strength == PATHFINDER:
        return sense(terrain, sheet, turn, desk)
    return weigh(terrain, sheet, turn, weights, desk)
