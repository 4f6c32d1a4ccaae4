"""Evaluates the sheets of the other players: how soon they may end the game, and who is ahead.

A player who notes a fifth treasure ends the game for all (I16). So the expected stars of a sheet depend on the other
sheets too, and ending the game is good for a player who is ahead.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import ones
from ...engine.core.board import Masks
from ...engine.core.kernel import kernel
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NOWHERE
from ...engine.island.sheet import NOTED, count
from .evaluation import EXPECTED, NEVER, RIVAL, WITHIN, Weights
from .scratch import Scratch
from .treasures import ONE, TWO, judge, look
from .voyager import evaluate_sheet

SOON = (20, 14, 9, 5)
"""The assumed number of turns until a player with 0, 1, 2 or 3 treasures ends the game. It is lower than the true mean,
because bots that expect an early end win more games."""
LAST = (3, 2, 1, 1)
"""The same for a player with four treasures, by the number of values that lack only one mark for a treasure."""

Endings = NDArray[np.float64]
"""A row for each sheet, with the columns `WITHIN`, `RIVAL` and `EXPECTED` from its owner's view."""


@kernel
def new_endings(players: int) -> Endings:
    endings = np.zeros((players, 3))
    endings[:, WITHIN] = NEVER
    return endings


@kernel
def fill_endings(grid: IslandGrid, sheets: Masks, weights: Weights, scratch: Scratch, endings: Endings) -> None:
    """Fill `endings` from the sheets of a game that has not ended."""
    players = len(sheets)
    endings[:, WITHIN] = NEVER
    endings[:, RIVAL] = -np.inf
    for rival in range(players):
        near = turns_to_end(grid, sheets[rival], scratch)
        for owner in range(players):
            if owner != rival:
                endings[owner, WITHIN] = min(endings[owner, WITHIN], near)
    for rival in range(players):
        scratch.total.empty[0] = NOWHERE
        scratch.total.ending[:] = endings[rival]
        endings[rival, EXPECTED] = evaluate_sheet(grid, sheets[rival], int(NOWHERE), weights, scratch)
        treasures, dangers, _ = count(grid, sheets[rival])
        for owner in range(players):
            if owner != rival:
                endings[owner, RIVAL] = max(endings[owner, RIVAL], float(treasures + dangers))


@kernel
def strongest_rival(endings: Endings, owner: int) -> int:
    """The seat with the best evaluation among all seats but `owner`; `owner` itself if it is the only one."""
    best = 0 if owner or len(endings) == 1 else 1
    for rival in range(len(endings)):
        if rival != owner and endings[rival, EXPECTED] > endings[best, EXPECTED]:
            best = rival
    return best


@kernel
def turns_to_end(grid: IslandGrid, sheet: Masks, scratch: Scratch) -> int:
    """The number of turns after which the owner of a sheet may end the game."""
    noted = ones(sheet[NOTED])
    if noted < len(SOON):
        return SOON[noted]
    look(grid, sheet, scratch.after)
    judge(grid, sheet, scratch.after)
    single = 0
    for value in range(1, 16):
        single += ONE <= scratch.after.states[value] < TWO
    return LAST[min(single, len(LAST) - 1)]
