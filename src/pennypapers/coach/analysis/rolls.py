"""The dice of play-outs: a row of rolls for each play-out, the same for all positions of a game.

Play-outs are numbered, and turns too, so play-out 7 of two positions has the same roll on turn 12: only what was
written differs. In every column each of the 216 rolls stands once in 216 rows (Latin hypercube sampling).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.dice import ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.rng import below, start

TURNS = 64
"""The number of columns. A game that lasts longer goes on with rolls of its own."""

Rolls = NDArray[np.int64]


def rolls(seed: int, playouts: int) -> Rolls:
    """The dice of at least so many play-outs."""
    blocks = -(-playouts // ROLLS)
    found = np.zeros((blocks * ROLLS, TURNS), np.int64)
    _fill(found, np.uint64(seed))
    return found


@kernel
def _fill(found: Rolls, seed: np.uint64) -> None:
    state = np.zeros(1, np.uint64)
    for block in range(len(found) // ROLLS):
        for turn in range(TURNS):
            start(state, seed, block * TURNS + turn)
            column = found[block * ROLLS : (block + 1) * ROLLS, turn]
            for row in range(ROLLS):
                column[row] = row
            for row in range(ROLLS - 1, 0, -1):
                other = below(state, row + 1)
                column[row], column[other] = column[other], column[row]
