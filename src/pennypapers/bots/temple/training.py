"""Plays the Temple's training games, and adds their turns to the sums of a least-squares fit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import ones
from ...engine.core.board import Grid
from ...engine.core.house import AS_WRITTEN
from ...engine.core.kernel import kernel
from ...engine.core.rng import start
from ...engine.temple.legal import NOWHERE
from ...engine.temple.sheet import EMPTY_PLAIN, WORDS, clear
from ..knots import knot_of
from ..lineup import Lineup
from ..training import add_up
from .evaluation import KNOTS, MOST_SHOWN, show
from .games import play_round
from .scratch import new_scratch

MOST_TURNS = 400
"""Upper bound of the number of turns of a game: every turn fills one of at most 64 plain spaces and 64 doors, unless it
is passed (O1)."""


@kernel
def learn(
    grid: Grid,
    lineup: Lineup,
    chance: int,
    seed: np.uint64,
    games: int,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> float:
    """As `CompiledBots.learn` describes: plays games with `chance` in a thousand turns at random.

    Each turn of each seat is one sample: the features of the sheet after it, and as target the stars gained from then
    until the end of the game. Returns the mean of the final stars.
    """
    house = int(AS_WRITTEN)  # numba would compile the callees once more for a literal
    players = lineup.strengths.size
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, rollout_scratch = new_scratch(), new_scratch()
    shown = np.zeros((MOST_TURNS, players, MOST_SHOWN), np.int64)
    amounts = np.ones(MOST_SHOWN)
    counts = np.zeros((MOST_TURNS, players), np.int64)
    stars = np.zeros((MOST_TURNS, players), np.int64)
    empty = np.zeros((MOST_TURNS, players), np.int64)
    no_log = np.zeros(0, np.int64)
    total = 0
    for game in range(games):
        start(dice, seed, game)
        start(rng, ~seed, game)
        for seat in range(players):
            clear(grid, sheets[seat])
        turns, before, ended = 0, int(NOWHERE), False
        while not ended and turns < MOST_TURNS:
            before, ended = play_round(
                grid, sheets, lineup, house, chance, before, held, dice, rng, scratch, rollout_scratch, no_log
            )
            for seat in range(players):
                counts[turns, seat] = show(grid, sheets[seat], before, scratch.seen)
                shown[turns, seat] = scratch.seen.shown
                stars[turns, seat] = scratch.seen.stars[0]
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
                    knot_of(KNOTS, empty[turn_index, seat]),
                    float(final - stars[turn_index, seat]),
                    normal,
                    moment,
                )
    return total / (games * players)
