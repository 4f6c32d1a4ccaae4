"""Voyager in the Valley: builds turns by beam search and rates them by the evaluation of the sheet after them.

Uses of the dice are added one after the other. Of the drafts with the same number of unused dice the best few are kept;
each is rated as a whole turn, with and without a discovery, and then extended by another use. The beam width is that of
the scratch memory.
"""

from __future__ import annotations

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, MOST_UNUSED, UNUSED
from ...engine.core.kernel import ZERO, inlined, kernel
from ...engine.core.log import END
from ...engine.core.marks import CROSS_OUT, DANGER, WRITE, code
from ...engine.core.rng import CLOSE
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.legal import add, cell_at, snakes_left, values_left
from ...engine.valley.sheet import EMPTY, snake_spaces, spaces_for, write
from .discovery import best_discovery
from .evaluation import Weights, evaluate, evaluate_after
from .scratch import LEVELS, Drafts, Scratch, Turn


@kernel
def rate_turns(terrain: Terrain, sheet: Masks, turn: Turn, weights: Weights, scratch: Scratch) -> int:
    """Store turns and the evaluation of the sheet after them in the scratch memory, unordered; return their number."""
    if IS_DANGER[turn.roll]:
        return _rate_snakes(terrain, sheet, turn, weights, scratch)
    return _rate_uses(terrain, sheet, turn, weights, scratch)


@kernel
def _rate_snakes(terrain: Terrain, sheet: Masks, turn: Turn, weights: Weights, scratch: Scratch) -> int:
    """Rate every space for the snake; on another player's sheet a low evaluation is good."""
    number = 0
    spaces = snake_spaces(terrain, sheet, turn.before)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        scratch.trial[:] = sheet
        scratch.evaluated[0] += 1
        write(terrain, scratch.trial, place, DANGER, 0)
        before = bit(place) if turn.alone else NONE
        stars = evaluate_after(terrain, scratch.trial, before, turn.left, turn.alone, weights, scratch.seen)
        scratch.turns[number] = END
        scratch.turns[number, 0] = code(WRITE, place, DANGER)
        scratch.values[number] = -stars if turn.hurts else stars
        number += 1
    return number


@kernel
def _rate_uses(terrain: Terrain, sheet: Masks, turn: Turn, weights: Weights, scratch: Scratch) -> int:
    drafts = scratch.drafts
    width = drafts.free.size // LEVELS
    start = (LEVELS - 1) * width
    drafts.size[:] = 0
    drafts.size[LEVELS - 1] = 1
    drafts.sheets[start] = sheet
    drafts.free[start] = UNUSED
    drafts.uses[start] = 0
    empty = sheet[EMPTY]
    number = int(ZERO)
    for level in range(LEVELS - 1, -1, -1):
        for index in range(level * width, level * width + drafts.size[level]):
            if index != start:
                number = _rate_whole(terrain, index, number, turn, empty, weights, scratch)
            if level:
                _extend(terrain, index, turn, empty, weights, scratch)
    return number


@kernel
def _rate_whole(
    terrain: Terrain, index: int, number: int, turn: Turn, empty: np.uint64, weights: Weights, scratch: Scratch
) -> int:
    """Store a draft as a whole turn, without a discovery and with the best one; return the number of stored turns."""
    terrain, weights, scratch = unowned(terrain), unowned(weights), unowned(scratch)
    after = scratch.drafts.sheets[index]
    filled = empty & ~after[EMPTY] if turn.alone else NONE
    scratch.evaluated[0] += 1
    stars = evaluate_after(terrain, after, filled, turn.left, turn.alone, weights, scratch.seen)
    _put_turn(scratch, number, index, int(END), stars)
    discovery, stars = best_discovery(terrain, after, filled, turn, weights, scratch)
    if discovery == END:
        return number + 1
    _put_turn(scratch, number + 1, index, discovery, stars)
    return number + 2


@inlined
def _put_turn(scratch: Scratch, number: int, index: int, last: int, stars: float) -> None:
    """Store the uses of a draft and a last mark as a turn."""
    uses = scratch.drafts.uses[index]
    scratch.turns[number] = END
    for use in range(uses):
        scratch.turns[number, use] = scratch.drafts.marks[index, use]
    scratch.turns[number, uses] = last
    scratch.values[number] = stars


@kernel
def _extend(terrain: Terrain, index: int, turn: Turn, empty: np.uint64, weights: Weights, scratch: Scratch) -> None:
    """Extend a draft by every possible next use of the dice."""
    terrain, weights, scratch = unowned(terrain), unowned(weights), unowned(scratch)
    sheet, free = scratch.drafts.sheets[index], scratch.drafts.free[index]
    values = values_left(sheet, turn.roll, free)
    if values == NONE:
        return
    filled = empty & ~sheet[EMPTY] if turn.alone else NONE
    spaces = spaces_for(terrain, sheet)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        each = values
        while each != NONE:
            mark = code(WRITE, place, cell_at(lowest(each)))
            each = without_lowest(each)
            _try_mark(terrain, index, mark, filled | bit(place) if turn.alone else NONE, turn, weights, scratch)
    snakes = snakes_left(sheet, values)
    while snakes != NONE:
        _try_mark(terrain, index, code(CROSS_OUT, lowest(snakes), 0), filled, turn, weights, scratch)
        snakes = without_lowest(snakes)


@kernel
def _try_mark(
    terrain: Terrain, before: int, mark: int, filled: np.uint64, turn: Turn, weights: Weights, scratch: Scratch
) -> None:
    """Evaluate a draft with one more mark, and keep it if it is one of the best of its level.

    The evaluation counts this turn among the turns left, because a discovery may follow the mark.
    """
    terrain, weights, scratch = unowned(terrain), unowned(weights), unowned(scratch)
    drafts, sheet = scratch.drafts, scratch.trial
    sheet[:] = drafts.sheets[before]
    free = add(terrain, sheet, mark, turn.roll, drafts.free[before], turn.house)
    scratch.evaluated[0] += 1
    stars = evaluate(terrain, sheet, filled, turn.left + 1, turn.alone, weights, scratch.seen)
    if _is_wanted(drafts, free, stars):
        _keep(before, mark, free, stars, scratch)


@inlined
def _is_wanted(drafts: Drafts, free: int, stars: float) -> bool:
    """Whether a draft with these dice left would be among the best of its level."""
    level, width = MOST_UNUSED[free], drafts.free.size // LEVELS
    return drafts.size[level] < width or stars > drafts.values[level * width : (level + 1) * width].min()  # type: ignore[no-any-return]


@kernel
def _keep(before: int, mark: int, free: int, stars: float, scratch: Scratch) -> None:
    """Add the draft in `scratch.trial` to the beam, unless the beam has the same marks in another order."""
    scratch = unowned(scratch)
    drafts, sheet = scratch.drafts, scratch.trial
    level, width = MOST_UNUSED[free], drafts.free.size // LEVELS
    first, size = level * width, drafts.size[level]
    for other in range(first, first + size):
        if abs(drafts.values[other] - stars) < CLOSE and np.array_equal(drafts.sheets[other], sheet):
            return
    place = first + size
    if size == width:
        place = first + np.argmin(drafts.values[first : first + width])
    uses = drafts.uses[before]
    drafts.sheets[place] = sheet
    drafts.free[place] = free
    drafts.marks[place] = drafts.marks[before]
    drafts.marks[place, uses] = mark
    drafts.uses[place] = uses + 1
    drafts.values[place] = stars
    drafts.size[level] = min(size + 1, width)
