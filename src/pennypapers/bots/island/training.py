"""Plays Skull Island's training games, and adds their turns to the sums of a least-squares fit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.house import AS_WRITTEN
from ...engine.core.kernel import kernel
from ...engine.core.rng import start
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NOWHERE
from ...engine.island.sheet import WORDS, clear, is_over
from ..knots import knot_of
from ..lineup import PATHFINDER, SOLO, Lineup
from ..training import add_up
from .evaluation import KNOTS, MOST_SHOWN, show, time_left
from .games import play_round
from .rivals import new_endings
from .scratch import new_scratch
from .voyager import evaluate_sheet

TRUST = 0.9
"""λ of TD(λ): the weight of the final stars in the target of the fit; the rest is the evaluation one turn later."""

MOST_TURNS = 150
"""Training games are ended after so many turns."""


@kernel
def learn(
    grid: IslandGrid,
    lineup: Lineup,
    chance: int,
    seed: np.uint64,
    games: int,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> float:
    """As `CompiledBots.learn` describes: plays solo games with `chance` in a thousand turns at random.

    Each turn is one sample. Its target is the number of stars gained after it: a weighted mean of the final stars and
    of the evaluations of later turns, which depend less on luck. Returns the mean of the final stars.
    """
    house = int(AS_WRITTEN)  # numba would compile the callees once more for a literal
    strength = lineup.strengths[0]
    weights = lineup.weights[SOLO, strength]
    trust = TRUST if strength > PATHFINDER else 1.0
    sheets = np.zeros((1, WORDS), np.uint64)
    sheet, sheets_before, held, endings = sheets[0], sheets.copy(), np.arange(1), new_endings(1)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, rollout_scratch = new_scratch(grid.spots.words), new_scratch(grid.spots.words)
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
        turns, before = 0, int(NOWHERE)
        while not is_over(sheet) and turns < MOST_TURNS:
            before, _ = play_round(
                grid,
                sheets,
                sheets_before,
                lineup,
                house,
                chance,
                before,
                held,
                endings,
                dice,
                rng,
                scratch,
                rollout_scratch,
                scratch.silence,
            )
            scratch.total.empty[0] = NOWHERE
            worths[turns] = evaluate_sheet(grid, sheet, before, weights, scratch)
            stars[turns], counts[turns] = show(grid, sheet, before, scratch.after, scratch.total)
            shown[turns] = scratch.total.shown
            amounts[turns] = scratch.total.amounts
            times[turns] = time_left(sheet, scratch.total)
            turns += 1
        total += stars[turns - 1]
        final = float(stars[turns - 1])
        for index in range(turns - 2, -1, -1):
            count = counts[index]
            to_come = final - stars[index]
            place = knot_of(KNOTS, times[index])
            add_up(shown[index, :count], amounts[index, :count], len(KNOTS), place, to_come, normal, moment)
            final = trust * final + (1.0 - trust) * worths[index]
    return total / games
