"""The Valley's bots as kernels: what each thinks of the turns that come to its mind.

Uses of the dice are tried one after the other. Of the drafts that leave as many dice unused the best few are tried as
they are and with a discovery, and go on. How many a few are is the width of the desk. Voyager weighs a turn by the
outlook of the sheet after it, Explorer by trying the most promising ones out, again and again with the same coming
dice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import WORD, Masks
from ...engine.core.dice import DAKOTA_WAYS, IS_DANGER, LEFT, MOST_UNUSED, UNUSED, WAYS
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END, Log
from ...engine.core.marks import CROSS_OUT, DANGER, WRITE, code
from ...engine.core.rng import CLOSE
from ...engine.core.unowned import borrowed
from ...engine.valley.discoveries import MOST_DISCOVERIES, Ends, discoveries
from ...engine.valley.legal import DONE, FIRST_BUILDING, add, cell_at, discovery_code, snakes_left, values_left
from ...engine.valley.sheet import (
    BUILDING,
    EMPTY,
    FOREST,
    KINDS,
    MOUNTAIN,
    PYRAMID,
    TAKEN,
    VALUE,
    WORDS,
    Terrain,
    high,
    snake_spaces,
    spaces_for,
    very_high,
    write,
)
from ...rules.mark import HIGHEST
from .evaluation import Seen, Weights, new_seen, worth, worth_after
from .prospect import building_worth, look_at, number_worth
from .survey import Survey, new_survey, set_weights, survey_sheet

MOST_USES = 3
LEVELS = MOST_USES + 1
MOST_MARKS = MOST_USES + 2
"""Of a turn on the desk, with a discovery and `END`."""
NOTHING = -1e9
"""Worse than any sheet."""
GLANCE = 6
CLOSE_ENOUGH = 6
"""How many discoveries of a kind are weighed in full, of those that spoil the least; two on the narrowest desk."""
SURVEY_WORK, WHOLE_WORK = 10, 6
"""What it takes to survey a sheet, and to weigh a whole one, when a space takes one and two numbers in it another."""


class Turn(NamedTuple):
    """What a bot is asked: everything but the sheet."""

    roll: int
    house: int
    before: np.uint64
    """G12: the spaces filled on the turn before, in a solo game."""
    hurts: bool
    """Whether the sheet in hand is somebody else's."""
    alone: bool
    left: int
    """How many turns are left after this one, or may be."""


class Drafts(NamedTuple):
    """The best few drafts so far on each level, in no order; the levels have as many rows each, one after the other."""

    sheets: NDArray[np.uint64]
    free: NDArray[np.int64]
    marks: NDArray[np.int64]
    uses: NDArray[np.int64]
    worths: NDArray[np.float64]
    size: NDArray[np.int64]
    """How many there are on each level."""


class Desk(NamedTuple):
    """Room to think in."""

    drafts: Drafts
    """A level for each number of unused dice: one that has yet to use a die would lose against one that has."""
    trial: Masks
    turns: NDArray[np.int64]
    """Whole turns: the marks of each, then `END`."""
    values: NDArray[np.float64]
    """What each of them is worth to whoever makes it."""
    seen: Seen
    survey: Survey
    found: Masks
    ends: Ends
    costs: NDArray[np.int64]
    glance: Drafts
    next_glance: Drafts
    """For Pathfinder, who goes on with so many drafts however wide the desk is."""
    twins: Masks
    notes: Log
    """For the marks of one turn."""
    work: NDArray[np.int64]
    """One entry: how much was weighed on this desk, in tenths of a microsecond or so. The same everywhere."""


@kernel
def new_desk(width: int) -> Desk:
    return Desk(
        _new_drafts(width, LEVELS),
        np.zeros(WORDS, np.uint64),
        np.zeros((max(2 * width * MOST_USES, WORD), MOST_MARKS), np.int64),
        np.zeros(max(2 * width * MOST_USES, WORD)),
        new_seen(),
        new_survey(),
        np.zeros(MOST_DISCOVERIES, np.uint64),
        np.zeros(KINDS, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
        _new_drafts(GLANCE, 1),
        _new_drafts(GLANCE, 1),
        np.zeros(WORD, np.uint64),
        np.zeros(1 + MOST_MARKS, np.int64),
        np.zeros(1, np.int64),
    )


@kernel
def _new_drafts(width: int, levels: int) -> Drafts:
    rows = width * levels
    return Drafts(
        np.zeros((rows, WORDS), np.uint64),
        np.zeros(rows, np.int64),
        np.zeros((rows, MOST_USES), np.int64),
        np.zeros(rows, np.int64),
        np.zeros(rows),
        np.zeros(levels, np.int64),
    )


@kernel
def weigh(terrain: Terrain, sheet: Masks, turn: Turn, weights: Weights, desk: Desk) -> int:
    """Put turns on the desk by the outlook of the sheet after them, in no order; how many they are."""
    if IS_DANGER[turn.roll]:
        return _weigh_snakes(terrain, sheet, turn, weights, desk)
    return _weigh_uses(terrain, sheet, turn, weights, desk)


@kernel
def make(terrain: Terrain, sheet: Masks, marks: NDArray[np.int64], turn: Turn) -> np.uint64:
    """Make a turn; the spaces that it filled."""
    empty = sheet[EMPTY]
    free = int(UNUSED)  # as a literal it would have kernels of its own
    for mark in marks:
        if mark == END:
            break
        free = add(terrain, sheet, mark, turn.roll, free, turn.house)
    return empty & ~sheet[EMPTY]  # type: ignore[no-any-return]


@kernel
def _weigh_snakes(terrain: Terrain, sheet: Masks, turn: Turn, weights: Weights, desk: Desk) -> int:
    """Every snake that may be drawn. Another's sheet should be worth little."""
    number = 0
    spaces = snake_spaces(terrain, sheet, turn.before)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        desk.trial[:] = sheet
        desk.work[0] += WHOLE_WORK
        write(terrain, desk.trial, place, DANGER, 0)
        before = bit(place) if turn.alone else NONE
        stars = worth_after(terrain, desk.trial, before, turn.left, turn.alone, weights, desk.seen)
        desk.turns[number] = END
        desk.turns[number, 0] = code(WRITE, place, DANGER)
        desk.values[number] = -stars if turn.hurts else stars
        number += 1
    return number


@kernel
def _weigh_uses(terrain: Terrain, sheet: Masks, turn: Turn, weights: Weights, desk: Desk) -> int:
    drafts = desk.drafts
    width = drafts.free.size // LEVELS
    start = (LEVELS - 1) * width
    set_weights(desk.survey, weights, turn.left + 1)
    drafts.size[:] = 0
    drafts.size[LEVELS - 1] = 1
    drafts.sheets[start] = sheet
    drafts.free[start] = UNUSED
    drafts.uses[start] = 0
    empty = sheet[EMPTY]
    number = 0
    for level in range(LEVELS - 1, -1, -1):
        for index in range(level * width, level * width + drafts.size[level]):
            if index != start:
                number = _weigh_whole(terrain, index, number, turn, empty, weights, desk)
            if level:
                _go_on(terrain, index, turn, empty, weights, desk)
    return number


@kernel
def _weigh_whole(
    terrain: Terrain, index: int, number: int, turn: Turn, empty: np.uint64, weights: Weights, desk: Desk
) -> int:
    """Put a draft on the desk as a whole turn, without a discovery and with the best one; how many turns lie there."""
    terrain, weights, desk = borrowed(terrain), borrowed(weights), borrowed(desk)
    after = desk.drafts.sheets[index]
    filled = empty & ~after[EMPTY] if turn.alone else NONE
    desk.work[0] += 2 * WHOLE_WORK
    stars = worth_after(terrain, after, filled, turn.left, turn.alone, weights, desk.seen)
    _put_turn(desk, number, index, END, stars)
    discovery, stars = _best_discovery(terrain, after, filled, turn, weights, desk)
    if discovery == END:
        return number + 1
    _put_turn(desk, number + 1, index, discovery, stars)
    return number + 2


@inlined
def _put_turn(desk: Desk, number: int, index: int, last: int, stars: float) -> None:
    """Put the uses of a draft and a last mark on the desk."""
    uses = desk.drafts.uses[index]
    desk.turns[number] = END
    desk.turns[number, :uses] = desk.drafts.marks[index, :uses]
    desk.turns[number, uses] = last
    desk.values[number] = stars


@kernel
def _go_on(terrain: Terrain, index: int, turn: Turn, empty: np.uint64, weights: Weights, desk: Desk) -> None:
    """Try every use that may come next. The turn itself counts as left, for a discovery may follow."""
    terrain, weights, desk = borrowed(terrain), borrowed(weights), borrowed(desk)
    sheet, free, survey = desk.drafts.sheets[index], desk.drafts.free[index], desk.survey
    values = values_left(sheet, turn.roll, free)
    if values == NONE:
        return
    filled = empty & ~sheet[EMPTY] if turn.alone else NONE
    sight = survey_sheet(terrain, sheet, filled, survey)
    spaces = spaces_for(terrain, sheet)
    desk.work[0] += SURVEY_WORK + ones(spaces) * (2 + ones(values)) // 2
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        spot = look_at(terrain, sheet, place, turn.left + 1, turn.alone, sight, survey)
        each = values
        while each != NONE:
            value = lowest(each)
            each = without_lowest(each)
            if value < FIRST_BUILDING:
                stars = number_worth(terrain, sheet, spot, value, sight, survey)
                then = LEFT[free, WAYS[turn.roll, value]]
            else:
                stars = building_worth(terrain, sheet, spot, value - FIRST_BUILDING, turn.house, sight, survey)
                then = LEFT[free, DAKOTA_WAYS]
            if _is_wanted(desk.drafts, then, stars):
                _offer(terrain, index, code(WRITE, place, cell_at(value)), stars, turn, desk)
    snakes = snakes_left(sheet, values)
    while snakes != NONE:
        mark = code(CROSS_OUT, lowest(snakes), 0)
        snakes = without_lowest(snakes)
        desk.trial[:] = sheet
        then = add(terrain, desk.trial, mark, turn.roll, free, turn.house)
        stars = worth(terrain, desk.trial, filled, turn.left + 1, turn.alone, weights, desk.seen)
        if _is_wanted(desk.drafts, then, stars):
            _offer(terrain, index, mark, stars, turn, desk)


@inlined
def _is_wanted(drafts: Drafts, free: int, stars: float) -> bool:
    """Whether a draft with these dice left would be among the best of its level."""
    level, width = MOST_UNUSED[free], drafts.free.size // LEVELS
    return drafts.size[level] < width or stars > drafts.worths[level * width : (level + 1) * width].min()  # type: ignore[no-any-return]


@kernel
def _offer(terrain: Terrain, before: int, mark: int, stars: float, turn: Turn, desk: Desk) -> None:
    """Keep a draft with one more mark, one of the best of its level; the same marks in another order are kept once."""
    terrain, desk = borrowed(terrain), borrowed(desk)
    drafts, sheet = desk.drafts, desk.trial
    sheet[:] = drafts.sheets[before]
    free = add(terrain, sheet, mark, turn.roll, drafts.free[before], turn.house)
    level, width = MOST_UNUSED[free], drafts.free.size // LEVELS
    first, size = level * width, drafts.size[level]
    for other in range(first, first + size):
        if abs(drafts.worths[other] - stars) < CLOSE and np.array_equal(drafts.sheets[other], sheet):
            return
    place = first + size
    if size == width:
        place = first + np.argmin(drafts.worths[first : first + width])
    uses = drafts.uses[before]
    drafts.sheets[place] = sheet
    drafts.free[place] = free
    drafts.marks[place] = drafts.marks[before]
    drafts.marks[place, uses] = mark
    drafts.uses[place] = uses + 1
    drafts.worths[place] = stars
    drafts.size[level] = min(size + 1, width)


@kernel
def _best_discovery(
    terrain: Terrain, sheet: Masks, filled: np.uint64, turn: Turn, weights: Weights, desk: Desk
) -> tuple[int, float]:
    """The discovery that leaves the sheet worth most, and how much; `END` and `NOTHING` if there is none.

    Of each kind those are tried that spoil the least.
    """
    terrain, sheet, weights, desk = borrowed(terrain), borrowed(sheet), borrowed(weights), borrowed(desk)
    mark, most = END, NOTHING
    enough = min(CLOSE_ENOUGH, 2 * desk.drafts.free.size // LEVELS)
    discoveries(terrain, sheet, desk.found, desk.ends)
    first = 0
    for kind in range(KINDS):
        end = desk.ends[kind]
        least = _find_costs(terrain, sheet, kind, desk.found[first:end], desk.costs)
        tried = 0
        for index in range(first, end):
            if desk.costs[index - first] == least and tried < enough:
                tried += 1
                desk.work[0] += WHOLE_WORK
                option = discovery_code(kind, desk.found[index])
                desk.trial[:] = sheet
                add(terrain, desk.trial, option, 0, DONE, 0)
                stars = worth_after(terrain, desk.trial, filled, turn.left, turn.alone, weights, desk.seen)
                if stars > most:
                    mark, most = option, stars
        first = end
    return mark, most


@inlined
def _find_costs(terrain: Terrain, sheet: Masks, kind: int, found: Masks, costs: NDArray[np.int64]) -> int:
    """How much each discovery of a kind spoils for others, less what it brings its building; the least of it."""
    dear, useful, welcome = NONE, NONE, NONE
    if kind == FOREST:
        dear, useful = high(sheet), paired(terrain, sheet)
    elif kind == MOUNTAIN:
        dear, useful = very_high(sheet), paired(terrain, sheet)
    if kind != PYRAMID and sheet[BUILDING + kind] != NONE:
        welcome = terrain.grid.near_fill[lowest(sheet[BUILDING + kind])]
    least = 100
    for index in range(found.size):
        spaces = found[index]
        costs[index] = 2 * ones(spaces & dear) + ones(spaces & useful) - 2 * ones(spaces & welcome)
        least = min(least, costs[index])
    return least


@inlined
def paired(terrain: Terrain, sheet: Masks) -> np.uint64:
    """The free spaces that have a free neighbour with the same number."""
    found = NONE
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & ~sheet[TAKEN]
        each = same
        while each != NONE:
            place = lowest(each)
            each = without_lowest(each)
            if terrain.grid.near_fill[place] & same != NONE:
                found |= bit(place)
    return found
