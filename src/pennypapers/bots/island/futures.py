"""How a game of Skull Island may go on for the foremost rival, for Explorer to try its own turns against.

What a rival does next hardly depends on what one does oneself, so its sheet is played on once for every try, and all
turns that are tried meet the same rival with the same dice.
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
from ...engine.island.sheet import NOWHERE, WORDS, count, is_danger_turn, is_over
from ..turn import Turn
from .evaluation import NEVER, WITHIN, Weights
from .rivals import soon
from .scratch import Desk, best, make
from .voyager import appraise, weigh


class Rival(NamedTuple):
    """Whom to beat; alone it is anything."""

    sheet: Masks
    ending: NDArray[np.float64]
    """What the rival sees of the others."""


class Futures(NamedTuple):
    """A row for each try; a column for each turn, the present one first. New ones are those of somebody alone."""

    rolls: NDArray[np.int64]
    ends: NDArray[np.int64]
    """The turn in which the rival ends the game; past the last one if it does not."""
    stars: NDArray[np.float64]
    """Those that the rival has after each turn."""
    within: NDArray[np.int64]
    """Within how many turns it may then end the game."""
    worth: NDArray[np.float64]
    """What its sheet is worth after the last turn."""


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
    """Roll the dice of every try; `first` is how many have been made."""
    tries, turns = futures.rolls.shape
    for attempt in range(tries):
        start(luck, seed, first + attempt)
        for step in range(1, turns):
            futures.rolls[attempt, step] = below(luck, ROLLS)


@kernel
def play_rival(grid: IslandGrid, rival: Rival, turn: Turn, weights: Weights, desk: Desk, futures: Futures) -> None:
    """Play the rival's sheet on through all tries."""
    tries, turns = futures.rolls.shape
    first, here = rival.sheet.copy(), np.zeros(WORDS, np.uint64)
    ending = desk.total.ending
    ending[:] = rival.ending
    _step(grid, first, turn.roll, turn.house, weights, desk)
    for attempt in range(tries):
        here[:] = first
        for step in range(turns):
            if step:
                ending[WITHIN] = max(0.0, rival.ending[WITHIN] - step)
                _step(grid, here, futures.rolls[attempt, step], turn.house, weights, desk)
            treasures, dangers, _ = count(grid, here)
            futures.stars[attempt, step] = treasures + dangers
            if is_over(here):
                futures.ends[attempt] = step
                break
            futures.within[attempt, step] = soon(grid, here, desk)
        desk.total.empty[0] = NOWHERE
        futures.worth[attempt] = appraise(grid, here, NOWHERE, weights, desk)


@kernel
def _step(grid: IslandGrid, sheet: Masks, roll: int, house: int, weights: Weights, desk: Desk) -> None:
    found = weigh(grid, sheet, Turn(roll, house, NOWHERE, is_danger_turn(sheet, roll), False), weights, desk)
    make(grid, sheet, best(desk, found), house, desk.circles, desk.silence)
