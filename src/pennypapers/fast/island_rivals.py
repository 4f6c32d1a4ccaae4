"""What the sheets of others tell at a table of Skull Island: how soon they may end the game, and what they hope for.

Whoever notes a fifth treasure ends the game for all (I16). So what a sheet may still come to depends on the others too,
and to end the game oneself is worth what they then do not get.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .bits import ones
from .board import Masks
from .island import NOTED, NOWHERE, count
from .island_board import IslandGrid
from .island_desk import Desk
from .island_outlook import ONE, TWO, judge, look
from .island_voyage import appraise
from .island_worth import GAIN, NEVER, WITHIN, Weights
from .kernel import kernel

SOON = (20, 14, 9, 5)
"""How many turns to count on when somebody has so many treasures; more may come, but to hurry pays."""
LAST = (3, 2, 1, 1)
"""When it has four, by how many values need one mark only."""

Endings = NDArray[np.float64]
"""For the owner of each sheet: within how many turns the others may end the game, and what it gains by ending it."""


@kernel
def new_endings(players: int) -> Endings:
    endings = np.zeros((players, 2))
    endings[:, WITHIN] = NEVER
    return endings


@kernel
def foresee(grid: IslandGrid, sheets: Masks, weights: Weights, desk: Desk, endings: Endings) -> None:
    """Fill the endings, from sheets on which nobody has ended the game."""
    players = len(sheets)
    endings[:, WITHIN] = NEVER
    endings[:, GAIN] = 0.0
    for rival in range(players):
        soon = _soon(grid, sheets[rival], desk)
        for owner in range(players):
            if owner != rival:
                endings[owner, WITHIN] = min(endings[owner, WITHIN], soon)
    for rival in range(players):
        desk.total.empty[0] = NOWHERE
        desk.total.ending[:] = endings[rival]
        treasures, dangers, _ = count(grid, sheets[rival])
        hope = appraise(grid, sheets[rival], NOWHERE, weights, desk) - treasures - dangers
        for owner in range(players):
            if owner != rival:
                endings[owner, GAIN] = max(endings[owner, GAIN], hope)


@kernel
def _soon(grid: IslandGrid, sheet: Masks, desk: Desk) -> int:
    noted = ones(sheet[NOTED])
    if noted < len(SOON):
        return SOON[noted]
    look(grid, sheet, desk.after)
    judge(grid, sheet, desk.after)
    single = 0
    for value in range(1, 16):
        single += ONE <= desk.after.states[value] < TWO
    return LAST[min(single, len(LAST) - 1)]
