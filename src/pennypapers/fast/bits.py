"""Sets of spaces as 64-bit masks: how many, which is the first, which is the k-th.

Beware of numba's arithmetic: an unsigned and a signed 64-bit integer make a float. So masks are `np.uint64` on both
sides of every operator, and what counts or indexes is an `int64`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from .kernel import inlined

NONE = np.uint64(0)
ONE = np.uint64(1)


@intrinsic
def _population(_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(mask), generate


@intrinsic
def _trailing_zeros(_context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(mask), generate


@inlined
def ones(mask: np.uint64) -> int:
    """How many spaces are in the set."""
    return int(_population(mask))  # type: ignore[call-arg]  # numba hands in the context


@inlined
def lowest(mask: np.uint64) -> int:
    """The first space of the set, which must not be empty."""
    return int(_trailing_zeros(mask))  # type: ignore[call-arg]


@inlined
def without_lowest(mask: np.uint64) -> np.uint64:
    return mask & (mask - ONE)


@inlined
def bit(place: int) -> np.uint64:
    return ONE << np.uint64(place)


@inlined
def nth(mask: np.uint64, index: int) -> int:
    """The space that `index` others of the set come before."""
    place = 0
    width = 32
    while width:
        low = ones(mask & ((ONE << np.uint64(width)) - ONE))
        if index >= low:
            index -= low
            mask >>= np.uint64(width)
            place += width
        width >>= 1
    return place
