"""Plays the Valley's training games, and adds their turns to the sums of a least-squares fit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE
from ...engine.core.house import AS_WRITTEN
from ...engine.core.kernel import kernel
from ...engine.core.rng import start
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import WORDS, clear, total
from ..knots import knot_of
from ..lineup import PATHFINDER, VOYAGER, Lineup
from ..training import add_up
from .evaluation import KNOTS, MOST_SHOWN, evaluate_after, show
from .explorer import NARROW
from .games import play_round, turns_left
from .scratch import new_scratch

MOST_TURNS = 100
"""Training games are ended after so many turns."""

LUCK_COUNTS = 0.7
"""λ of TD(λ): the weight of the final stars in the target of the fit; the rest is the evaluation one turn later, which
depends less on luck."""


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
    """As `CompiledBots.learn` describes: plays games with `chance` in a thousand turns at random.

    A random turn is one of those that the bot considers. Each turn of each seat is one sample; its target is the number
    of stars gained after it. A turn just before a random one is no sample, and targets before it do not include the
    stars after it. Returns the mean of the final stars.
    """
    house = int(AS_WRITTEN)  # numba would compile the callees once more for a literal
    players = lineup.strengths.size
    alone = players == 1
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, rollout_scratch = new_scratch(int(NARROW)), new_scratch(int(NARROW))
    weights = lineup.weights[0 if alone else 1, VOYAGER]
    trust = LUCK_COUNTS if lineup.strengths[0] != PATHFINDER else 1.0  # Pathfinder has no evaluation
    shown = np.zeros((MOST_TURNS, players, MOST_SHOWN), np.int64)
    amounts = np.zeros((MOST_TURNS, players, MOST_SHOWN))
    counts = np.zeros((MOST_TURNS, players), np.int64)
    stars = np.zeros((MOST_TURNS, players), np.int64)
    lefts = np.zeros((MOST_TURNS, players), np.int64)
    hopes = np.zeros((MOST_TURNS, players))
    at_random = np.zeros((MOST_TURNS, players), np.bool_)
    no_log = np.zeros(0, np.int64)
    sum_of_stars = 0
    for game in range(games):
        start(dice, seed, game)
        start(rng, ~seed, game)
        for seat in range(players):
            clear(terrain, sheets[seat])
        turns, before, ended = 0, NONE, False
        while not ended and turns < MOST_TURNS:
            left = turns_left(sheets, turns + 1)
            before, ended = play_round(
                terrain,
                sheets,
                lineup,
                house,
                chance,
                turns + 1,
                before,
                held,
                at_random[turns],
                dice,
                rng,
                scratch,
                rollout_scratch,
                no_log,
            )
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
                if trust < 1.0 and at_random[index + 1, seat]:
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
