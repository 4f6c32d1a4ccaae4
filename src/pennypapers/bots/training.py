"""The sums of a least-squares fit of weights at knots."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..engine.core.kernel import kernel


@kernel
def add_up(
    shown: NDArray[np.int64],
    amounts: NDArray[np.float64],
    knots: int,
    place: tuple[int, float],
    to_come: float,
    normal: NDArray[np.float64],
    moment: NDArray[np.float64],
) -> None:
    """Add one sheet, with the target `to_come`, to the normal matrix and the moment vector.

    `shown` are its features and `amounts` their values. `place` is a result of `knot_of`: each feature is split between
    the two knots around it, as in linear interpolation.
    """
    knot, high = place
    for one in range(shown.size):
        for side in range(2):
            row = shown[one] * knots + knot + side
            share = amounts[one] * (high if side else 1.0 - high)
            moment[row] += share * to_come
            for other in range(shown.size):
                column = shown[other] * knots + knot
                normal[row, column] += share * amounts[other] * (1.0 - high)
                normal[row, column + 1] += share * amounts[other] * high
