"""The Temple's bots as kernels: what each thinks of every mark that is legal.

All of them put the legal marks on a desk, each with what it is worth to whoever makes it. Pathfinder weighs a mark by
the stars that it brings at once, Voyager by the outlook of the sheet after it, Explorer by trying the most promising
ones out, again and again with the same coming dice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import bit, ones
from ...engine.core.board import WORD, Grid, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.engine import CROSS_BY_HAND
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import WRITE, kind_of, place_of, value_of
from ...engine.core.rng import State, below, best_by_lot, start, word
from ...engine.core.unowned import borrowed
from ...engine.temple.sheet import (
    DOOR,
    MUMMY,
    NOWHERE,
    PLAIN,
    WORDS,
    Marks,
    add,
    is_over,
    legal,
    random_mark,
    vanquished,
)
from ...rules.temple import GROUP_STARS, MUMMY_STARS
from ..lineup import EXPLORER, PATHFINDER, TOURIST, Minds
from ..turn import Turn
from .evaluation import GROUPED, Survey, Weights, group_state, look, new_survey, worth

SPOILT = 0.7
"""A mummy spoils this much of the best that could have stood in its space, in Pathfinder's eyes."""
MOST_MARKS = WORD * 15


class Desk(NamedTuple):
    """Room to think in."""

    marks: Marks
    values: NDArray[np.float64]
    """What each mark is worth to whoever makes it."""
    trial: Masks
    seen: Survey


@kernel
def new_desk() -> Desk:
    return Desk(
        np.zeros(MOST_MARKS, np.int64), np.zeros(MOST_MARKS, np.float64), np.zeros(WORDS, np.uint64), new_survey()
    )


@inlined
def filled(mark: int, alone: bool) -> int:
    """G12: the space that a mark fills, where it matters."""
    return place_of(mark) if alone and kind_of(mark) == WRITE else NOWHERE


@inlined
def lay_out(grid: Grid, sheet: Masks, turn: Turn, desk: Desk) -> int:
    """Put all legal marks on the desk; how many they are. Nothing is crossed out by hand: the stars are the same."""
    return legal(grid, sheet, turn.roll, turn.house & ~CROSS_BY_HAND, turn.before, False, desk.marks)


@kernel
def weigh(grid: Grid, sheet: Masks, turn: Turn, weights: Weights, desk: Desk) -> int:
    """Every legal mark by the outlook of the sheet after it; how many there are."""
    grid, sheet, weights, desk = borrowed(grid), borrowed(sheet), borrowed(weights), borrowed(desk)
    found = lay_out(grid, sheet, turn, desk)
    for index in range(found):
        mark = desk.marks[index]
        desk.trial[:] = sheet
        add(grid, desk.trial, mark, turn.house)
        value = worth(grid, desk.trial, filled(mark, turn.alone), weights, desk.seen)
        desk.values[index] = -value if turn.hurts else value
    return found


@kernel
def sense(grid: Grid, sheet: Masks, turn: Turn, desk: Desk) -> int:
    """Every legal mark by the stars that it brings at once, as `bots.temple.sense` has it; how many there are."""
    found = lay_out(grid, sheet, turn, desk)
    longest = look(grid, sheet, desk.seen)
    waiting = sheet[MUMMY] & ~vanquished(grid, sheet)
    for index in range(found):
        mark = desk.marks[index]
        place = place_of(mark)
        if kind_of(mark) != WRITE:
            desk.values[index] = 0.0
        elif IS_DANGER[turn.roll]:
            spoilt = 0.0
            for value in range(1, 16):
                spoilt = max(spoilt, _brings(grid, sheet, place, value, longest, waiting, desk.seen))
            loss = MUMMY_STARS + SPOILT * spoilt
            if grid.near_fill[place] & sheet[PLAIN + 9] or grid.near_second[place] & sheet[DOOR + 9]:
                loss -= 2 * MUMMY_STARS
            desk.values[index] = loss if turn.hurts else -loss
        else:
            desk.values[index] = _brings(grid, sheet, place, value_of(mark), longest, waiting, desk.seen)
    return found


@kernel
def _brings(grid: Grid, sheet: Masks, place: int, value: int, longest: int, waiting: np.uint64, seen: Survey) -> float:
    """The stars that a number brings at once."""
    above, under = 0, 0
    for index in range(grid.near_count[place]):
        beside = grid.near[place, index]
        if seen.cells[beside] == value + 1:
            above = max(above, seen.up[beside])
        elif value > 1 and seen.cells[beside] == value - 1:
            under = max(under, seen.down[beside])
    through = 1 + above + under
    brings = max(0, through - longest) if through > 1 else 0
    if value == 9:
        brings += 2 * MUMMY_STARS * ones(grid.near_fill[place] & waiting)
    if group_state(grid, sheet, value) != GROUPED:
        brings += GROUP_STARS * _makes_group(grid, sheet, place, value)
    return float(brings)


@kernel
def _makes_group(grid: Grid, sheet: Masks, place: int, value: int) -> bool:
    word = DOOR + value if place >= WORD else PLAIN + value
    sheet[word] |= bit(place & 63)
    makes = group_state(grid, sheet, value) == GROUPED
    sheet[word] &= ~bit(place & 63)
    return makes


@kernel
def best(desk: Desk, found: int) -> int:
    """The mark on the desk that is worth the most."""
    return int(desk.marks[np.argmax(desk.values[:found])])


@kernel
def search(
    grid: Grid,
    sheet: Masks,
    turn: Turn,
    weights: Weights,
    reach: NDArray[np.int64],
    desk: Desk,
    other: Desk,
    rng: State,
) -> int:
    """The most promising marks first on the desk, each with what it brought when it was tried out; how many they are.

    `reach` is how many marks are tried, how often at first, and for how many turns. All are tried with the same coming
    dice; then the better half twice as often, down to the last two.
    """
    found = weigh(grid, sheet, turn, weights, desk)
    kept = min(int(reach[0]), found)
    for index in range(kept):
        _swap(desk, index, index + int(np.argmax(desk.values[index:found])))
    tried, made, tries = kept, 0, int(reach[1])
    sums = np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    while kept > 1:
        for index in range(kept):
            mark = desk.marks[index]
            for attempt in range(made, made + tries):
                start(luck, seed, attempt)
                here[:] = sheet
                add(grid, here, mark, turn.house)
                value = play_on(grid, here, turn, filled(mark, turn.alone), weights, int(reach[2]), other, luck)
                sums[index] += -value if turn.hurts else value
        made += tries
        desk.values[:kept] = sums[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(desk.values[index:kept]))
            _swap(desk, index, top)
            sums[index], sums[top] = sums[top], sums[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
        tries *= 2
    return tried


@inlined
def _swap(desk: Desk, one: int, other: int) -> None:
    desk.marks[one], desk.marks[other] = desk.marks[other], desk.marks[one]
    desk.values[one], desk.values[other] = desk.values[other], desk.values[one]


@kernel
def play_on(
    grid: Grid, sheet: Masks, turn: Turn, before: int, weights: Weights, depth: int, desk: Desk, luck: State
) -> float:
    """Play a sheet on by itself for some turns; what it is worth then. Mummies of others come where they hurt."""
    for _ in range(depth):
        if is_over(sheet):
            break
        roll = below(luck, ROLLS)
        hurts = bool(IS_DANGER[roll] and not turn.alone)
        found = weigh(grid, sheet, Turn(roll, turn.house, before, hurts, turn.alone), weights, desk)
        mark = best(desk, found)
        add(grid, sheet, mark, turn.house)
        before = filled(mark, turn.alone)
    return worth(grid, sheet, before, weights, desk.seen)


@kernel
def choose(
    grid: Grid, sheet: Masks, turn: Turn, minds: Minds, strength: int, desk: Desk, other: Desk, rng: State
) -> int:
    """The mark of a bot."""
    if strength == TOURIST:
        return random_mark(grid, sheet, turn.roll, turn.house, turn.before, rng)
    if strength == PATHFINDER:
        found = sense(grid, sheet, turn, desk)
        return int(desk.marks[best_by_lot(desk.values[:found], rng)])
    weights = minds.weights[0 if turn.alone else 1, strength]
    if strength == EXPLORER:
        search(grid, sheet, turn, weights, minds.reach, desk, other, rng)
        return int(desk.marks[0])
    return best(desk, weigh(grid, sheet, turn, weights, desk))
