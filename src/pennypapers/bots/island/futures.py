"""The turns of the strongest rival in Explorer's rollouts, computed in advance.

A rival's turns hardly depend on Explorer's, so the rival's sheet is played once for every rollout, and all candidates
are compared with the same rival and the same dice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Masks
from ...engine.core.dice import ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.rng import State, below, start
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NOWHERE, is_danger_turn
from ...engine.island.sheet import WORDS, count, is_over
from ..turn import Turn
from .evaluation import NEVER, WITHIN, Weights
from .rivals import turns_to_end
from .scratch import Scratch, best, play_turn
from .voyager import evaluate_sheet, rate_turns


class Rival(NamedTuple):
    """The strongest rival; ignored in a solo game."""

    sheet: Masks
    ending: NDArray[np.float64]
    """The rival's row of `rivals.Endings`."""


class Futures(NamedTuple):
    """Arrays with a row for each rollout and a column for each turn, the present one first. `new_futures` returns those
    of a solo game: a rival that has no stars and never ends the game."""

    rolls: NDArray[np.int64]
    ends: NDArray[np.int64]
    """The column of the turn in which the rival ends the game; beyond the last column if it does not."""
    stars: NDArray[np.float64]
    """The stars of the rival after each turn."""
    within: NDArray[np.int64]
    """The number of turns after which the rival may end the game, counted from each turn."""
    values: NDArray[np.float64]
    """The evaluation of the rival's sheet after the last turn."""


@kernel
def new_futures(tries: int, turns: int) -> Futures:
    return Futures(
        np.zeros((tries, turns + 1), np.int64),
        np.full(tries, turns + 1),
        np.zeros((tries, turns + 1)),
        np.full((tries, turns + 1), NEVER),
        np.zeros(tries),
    )


@kernel
def roll_ahead(futures: Futures, seed: np.uint64, first: int, luck: State) -> None:
    """Roll the dice of every rollout; `first` is the number of rollouts in earlier rounds."""
    tries, turns = futures.rolls.shape
    for attempt in range(tries):
        start(luck, seed, first + attempt)
        for step in range(1, turns):
            futures.rolls[attempt, step] = below(luck, ROLLS)


@kernel
def play_rival(
    grid: IslandGrid, rival: Rival, turn: Turn, weights: Weights, scratch: Scratch, futures: Futures
) -> None:
    """Play the rival's sheet with the dice of every rollout, and store the results in `futures`."""
    tries, turns = futures.rolls.shape
    first, here = rival.sheet.copy(), np.zeros(WORDS, np.uint64)
    ending = scratch.total.ending
    ending[:] = rival.ending
    _step(grid, first, turn.roll, turn.house, weights, scratch)
    for attempt in range(tries):
        here[:] = first
        for step in range(turns):
            if step:
                ending[WITHIN] = max(0.0, rival.ending[WITHIN] - step)
                _step(grid, here, futures.rolls[attempt, step], turn.house, weights, scratch)
            treasures, dangers, _ = count(grid, here)
            futures.stars[attempt, step] = treasures + dangers
            if is_over(here):
                futures.ends[attempt] = step
                break
            futures.within[attempt, step] = turns_to_end(grid, here, scratch)
        scratch.total.empty[0] = NOWHERE
        futures.values[attempt] = evaluate_sheet(grid, here, int(NOWHERE), weights, scratch)


@kernel
def _step(grid: IslandGrid, sheet: Masks, roll: int, house: int, weights: Weights, scratch: Scratch) -> None:
    found = rate_turns(grid, sheet, Turn(roll, house, NOWHERE, is_danger_turn(sheet, roll), False), weights, scratch)
    play_turn(grid, sheet, best(scratch, found), house, scratch.circles, scratch.silence)
