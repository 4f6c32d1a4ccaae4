"""Operations on sets of spaces, which are 64-bit masks: the size, the first element, the k-th element.

In numba an operator with one unsigned and one signed 64-bit integer gives a float. So both operands of every mask
operation are `np.uint64`, and counts and indices are `int64`.
"""

from __future__ import annotations

import numpy as np

from .kernel import inlined

NONE = np.uint64(0)
ONE = np.uint64(1)

PAIRS = np.uint64(0x5555555555555555)
FOURS = np.uint64(0x3333333333333333)
EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
BYTES = np.uint64(0x0101010101010101)


@inlined
def ones(mask: np.uint64) -> int:
    """How many spaces are in the set. LLVM recognises this way of counting and emits one instruction."""
    mask = mask - ((mask >> ONE) & PAIRS)
    mask = (mask & FOURS) + ((mask >> np.uint64(2)) & FOURS)
    mask = (mask + (mask >> np.uint64(4))) & EIGHTS
    return int(np.int64((mask * BYTES) >> np.uint64(56)))


@inlined
def lowest(mask: np.uint64) -> int:
    """The first space of the set, which must not be empty."""
    return ones(~mask & (mask - ONE))


@inlined
def without_lowest(mask: np.uint64) -> np.uint64:
    return mask & (mask - ONE)


@inlined
def bit(place: int) -> np.uint64:
    return ONE << np.uint64(place)


@inlined
def nth(mask: np.uint64, index: int) -> int:
    """The space with this index in the set, in rising order."""
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
