"""The legal marks of a turn in the Valley, and making a mark.

The state of an unfinished turn is its sheet, its roll and `free`, the possible sets of unused dice (V2, see
`engine.core.dice`). `free` is `dice.UNUSED` before the first use, and `DONE` after a discovery or a snake.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...rules.adventures.valley import ESCAPE
from ...rules.mark import HIGHEST
from ..core.bits import NONE, bit, lowest, without_lowest
from ..core.board import WORD, Masks
from ..core.dice import DAKOTA_WAYS, IS_DAKOTA, IS_DANGER, LEFT, MAKES_LEFT, UNUSED, WAYS
from ..core.kernel import inlined, kernel
from ..core.marks import CROSS_OUT, DANGER, DISCOVER, HUT, WRITE, code, kind_of, place_of, value_of
from ..core.unowned import unowned
from .board import Terrain
from .discoveries import MOST_DISCOVERIES, discoveries, kind_at
from .sheet import BUILDING, BUILDINGS, ESCAPED, KINDS, NUMBERS, SIZES, SNAKES, reveal, snake_spaces, spaces_for, write

DONE = 0
"""No mark may follow: a discovery was made, or a snake drawn."""

MOST_MARKS = WORD * (HIGHEST + BUILDINGS + 1) + MOST_DISCOVERIES
"""Upper bound of the number of legal marks."""

FIRST_BUILDING = 16
"""A set of values is a mask: bit v stands for the number v, and the three bits from this one on for the hut, the statue
and the mine."""

Marks = NDArray[np.int64]


@inlined
def values_left(sheet: Masks, roll: int, free: int) -> np.uint64:
    """V2, V6, V7: the numbers and buildings that the unused dice give, as a set of values."""
    values = np.uint64(MAKES_LEFT[roll, free])
    if IS_DAKOTA[roll] and LEFT[free, DAKOTA_WAYS] != 0 and sheet[NUMBERS] != NONE:  # V4
        for building in range(BUILDINGS):
            if sheet[BUILDING + building] == NONE:
                values |= bit(FIRST_BUILDING + building)
    return values


@inlined
def cell_at(value: int) -> int:
    """The cell (a number or a building) that a bit of a set of values stands for."""
    return value if value < FIRST_BUILDING else HUT - (value - FIRST_BUILDING)


@inlined
def snakes_left(sheet: Masks, values: np.uint64) -> np.uint64:
    """V8: the snakes that a player who can make these values may escape from."""
    return sheet[SNAKES] & ~sheet[ESCAPED] if values & bit(ESCAPE) != NONE else NONE


@inlined
def discovery_code(kind: int, spaces: np.uint64) -> int:
    """The code of a discovery: the kind of mark, above it the kind of discovery, and then its places, six bits each."""
    places = np.int64(0)
    shift = 6
    while spaces != NONE:
        places |= np.int64(lowest(spaces)) << shift
        shift += 6
        spaces = without_lowest(spaces)
    return DISCOVER | kind << 4 | places  # type: ignore[return-value]


@inlined
def discovered_kind(mark: int) -> int:
    return mark >> 4 & 3


@inlined
def discovered_spaces(mark: int) -> np.uint64:
    spaces = NONE
    for index in range(SIZES[discovered_kind(mark)]):
        spaces |= bit(mark >> (6 + 6 * index) & 63)
    return spaces


@kernel
def legal(
    terrain: Terrain,
    sheet: Masks,
    roll: int,
    free: int,
    before: np.uint64,
    found: Masks,
    marks: Marks,
) -> int:
    """Fill `marks` with the codes of all legal next marks and return their number. `found` is scratch space for
    discoveries."""
    number = uses(terrain, sheet, roll, free, before, marks)
    if free != DONE and free != UNUSED and not IS_DANGER[roll]:
        ends = np.zeros(KINDS, np.int64)
        for index in range(discoveries(terrain, sheet, found, ends)):
            marks[number] = discovery_code(kind_at(index, ends), found[index])
            number += 1
    return number


@inlined
def uses(terrain: Terrain, sheet: Masks, roll: int, free: int, before: np.uint64, marks: Marks) -> int:
    """Fill `marks` with the codes of all legal next marks that are no discoveries, and return their number."""
    number = 0
    if free == DONE:
        return 0
    if IS_DANGER[roll]:
        spaces = snake_spaces(terrain, sheet, before)
        while spaces != NONE:
            marks[number] = code(WRITE, lowest(spaces), DANGER)
            number += 1
            spaces = without_lowest(spaces)
        return number
    values = values_left(sheet, roll, free)
    spaces = spaces_for(terrain, sheet)
    while spaces != NONE:
        each = values
        while each != NONE:
            marks[number] = code(WRITE, lowest(spaces), cell_at(lowest(each)))
            number += 1
            each = without_lowest(each)
        spaces = without_lowest(spaces)
    snakes = snakes_left(sheet, values)
    while snakes != NONE:
        marks[number] = code(CROSS_OUT, lowest(snakes), 0)
        number += 1
        snakes = without_lowest(snakes)
    return number


@kernel
def add(terrain: Terrain, sheet: Masks, mark: int, roll: int, free: int, house: int) -> int:
    """Make a legal mark and return the possible sets of dice that are then unused."""
    terrain, sheet = unowned(terrain), unowned(sheet)
    kind, place, value = kind_of(mark), place_of(mark), value_of(mark)
    if kind == DISCOVER:
        reveal(sheet, discovered_kind(mark), discovered_spaces(mark))
        return DONE
    if kind == CROSS_OUT:
        sheet[ESCAPED] |= bit(place)
        return np.int64(LEFT[free, WAYS[roll, ESCAPE]])  # type: ignore[return-value]
    write(terrain, sheet, place, value, house)
    if value == DANGER:
        return DONE
    return np.int64(LEFT[free, WAYS[roll, value] if value > 0 else DAKOTA_WAYS])  # type: ignore[return-value]
