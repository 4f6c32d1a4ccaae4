"""Games that weights are learned from, and the sums of a least-squares fit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.rng import assign_sheets, below, start
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import WORDS, clear, is_over, total
from ..knots import knot_of
from ..lineup import PATHFINDER, VOYAGER, Lineup
from ..training import add_up
from .choice import choose
from .evaluation import KNOTS, MOST_SHOWN, Weights, evaluate_after, show
from .explorer import NARROW
from .games import turns_left
from .pathfinder import rate_by_heuristic
from .scratch import Scratch, Turn, new_scratch, play_turn
from .voyager import rate_turns

MOST_TURNS = 100
"""Games for training are cut off after so many turns."""

LUCK_COUNTS = 0.7
"""The share of the final stars in the target of the fit; the rest is the evaluation a turn later, which depends less on
luck."""


@kernel
def learn(
    terrain: Terrain,
    lineup: Lineup,
    chance: int,
    seed: np.uint64,
    games: int,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> float:
    """Play games with some turns at random (`chance` in a thousand), and add up the sums of a least-squares fit.

    A random turn is any of those that the bot considers. The target after each turn of each seat is the stars still to
    come; turns before a random one are not fitted to what came after it. Returns the mean of the final stars.
    """
    players = lineup.strengths.size
    alone = players == 1
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, other = new_scratch(NARROW), new_scratch(NARROW)
    weights = lineup.weights[0 if alone else 1, VOYAGER]
    trust = LUCK_COUNTS if lineup.strengths[0] != PATHFINDER else 1.0  # who has learned nothing expects nothing
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
            assign_sheets(dice, held, IS_DANGER[roll])
            left = turns_left(sheets, turns + 1)
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, 0, before, held[seat] != seat, alone, left)
                wandered[turns, held[seat]] = below(rng, 1000) < chance
                if not wandered[turns, held[seat]]:
                    marks = choose(terrain, sheet, turn, lineup, lineup.strengths[seat], scratch, other, rng)
                else:
                    found = _consider(terrain, sheet, turn, lineup.strengths[seat], weights, scratch)
                    marks = scratch.turns[below(rng, found)]
                filled = play_turn(terrain, sheet, marks, turn)
                before = filled if alone else NONE
                ended |= is_over(sheet, turns + 1, alone)
            for seat in range(players):
                sheet = sheets[seat]
                stars[turns, seat] = total(terrain, sheet)
                lefts[turns, seat] = left
                hopes[turns, seat] = evaluate_after(terrain, sheet, before, left, alone, weights, scratch.seen)
                show(terrain, sheet, before, lefts[turns, seat], alone, scratch.seen)
                counts[turns, seat] = scratch.seen.size[0]
                shown[turns, seat] = scratch.seen.shown
                amounts[turns, seat] = scratch.seen.amounts
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
                    knot_of(KNOTS, lefts[index, seat]),
                    coming - stars[index, seat],
                    normal,
                    moment,
                )
    return sum_of_stars / (games * players)


@kernel
def _consider(terrain: Terrain, sheet: Masks, turn: Turn, strength: int, weights: Weights, scratch: Scratch) -> int:
    """Store the turns that a bot considers in the scratch memory; return their number."""
    if strength == PATHFINDER:
        return rate_by_heuristic(terrain, sheet, turn, scratch)
    return rate_turns(terrain, sheet, turn, weights, scratch)
