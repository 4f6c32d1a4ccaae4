"""What the sheets of others tell at a table of Skull Island: how soon they may end the game, and who is ahead.

Whoever notes a fifth treasure ends the game for all (I16). So what a sheet may still come to depends on the others too,
and to end the game oneself is good if one is ahead.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import ones
from ...engine.core.board import Masks
from ...engine.core.kernel import kernel
from ...engine.island.board import IslandGrid
from ...engine.island.sheet import NOTED, NOWHERE, count
from .evaluation import NEVER, OUTLOOK, RIVAL, WITHIN, Weights
from .scratch import Desk
from .treasures import ONE, TWO, judge, look
from .voyager import appraise

SOON = (20, 14, 9, 5)
"""How many turns to count on when somebody has so many treasures; more may come, but to hurry pays."""
LAST = (3, 2, 1, 1)
"""When it has four, by how many values need one mark only."""

Endings = NDArray[np.float64]
"""A row for the owner of each sheet: `WITHIN`, `RIVAL`, `OUTLOOK`."""


@kernel
def new_endings(players: int) -> Endings:
    endings = np.zeros((players, 3))
    endings[:, WITHIN] = NEVER
    return endings


@kernel
def foresee(grid: IslandGrid, sheets: Masks, weights: Weights, desk: Desk, endings: Endings) -> None:
    """Fill the endings, from sheets on which nobody has ended the game."""
    players = len(sheets)
    endings[:, WITHIN] = NEVER
    endings[:, RIVAL] = -np.inf
    for rival in range(players):
        near = soon(grid, sheets[rival], desk)
        for owner in range(players):
            if owner != rival:
                endings[owner, WITHIN] = min(endings[owner, WITHIN], near)
    for rival in range(players):
        desk.total.empty[0] = NOWHERE
        desk.total.ending[:] = endings[rival]
        endings[rival, OUTLOOK] = appraise(grid, sheets[rival], NOWHERE, weights, desk)
        treasures, dangers, _ = count(grid, sheets[rival])
        for owner in range(players):
            if owner != rival:
                endings[owner, RIVAL] = max(endings[owner, RIVAL], float(treasures + dangers))


@kernel
def foremost(endings: Endings, owner: int) -> int:
    """Whose sheet promises the most, of all others; one's own if there are none."""
    best = 0 if owner or len(endings) == 1 else 1
    for rival in range(len(endings)):
        if rival != owner and endings[rival, OUTLOOK] > endings[best, OUTLOOK]:
            best = rival
    return best


@kernel
def soon(grid: IslandGrid, sheet: Masks, desk: Desk) -> int:
    """Within how many turns the owner of a sheet may end the game."""
    noted = ones(sheet[NOTED])
    if noted < len(SOON):
        return SOON[noted]
    look(grid, sheet, desk.after)
    judge(grid, sheet, desk.after)
    single = 0
    for value in range(1, 16):
        single += ONE <= desk.after.states[value] < TWO
    return LAST[min(single, len(LAST) - 1)]
