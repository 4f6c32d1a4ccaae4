"""Where kernels store the results of games."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Results(NamedTuple):
    """One entry a game and seat: the first axis is the game, the second the seat."""

    parts: NDArray[np.int16]
    """Stars of each part, in the order of the adventure's `part_keys` on the third axis."""
    ties: NDArray[np.int16]
    """G10: what decides between players level on stars."""
    ranks: NDArray[np.int8]
    """The rank that the sheet earns in a solo game, 0 to 3."""
    turns: NDArray[np.int16]
    """How many turns each game had; it has the first axis only."""
