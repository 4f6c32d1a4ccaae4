"""The arrays that kernels write the results of games to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Results(NamedTuple):
    """The results of many games. The first axis of every array is the game, the second the seat."""

    parts: NDArray[np.int16]
    """Stars of each part, in the order of the adventure's `part_keys` on the third axis."""
    ties: NDArray[np.int16]
    """G10: the number that decides between players with equal stars; the higher wins."""
    ranks: NDArray[np.int8]
    """The rank that the sheet earns in a solo game, 0 to 3."""
    turns: NDArray[np.int16]
    """The number of turns of each game; this array has no axis for seats."""
