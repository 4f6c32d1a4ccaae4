"""What the search of the best finish asks of Skull Island. A move is a mark: what a turn writes, or a treasure where
there is a choice. Treasures without a choice are noted together with what reveals them (I11)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DAKOTA, IS_DANGER, MAKES
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import CIRCLE, DANGER, kind_of, place_of, value_of
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.legal import MOST_MARKS, NO_MARK, boat_spaces, legal
from ...engine.island.sheet import (
    BOATS,
    CIRCLED,
    DANGERS,
    EMPTY,
    NOTED,
    WORDS,
    Marks,
    add,
    count,
    is_over,
    least_beside,
)
from ...engine.island.treasures import Shadows, cast, fit_together, revealed
from ...rules.adventures.island import DANGER_BOXES
from ...rules.adventures.treasure import MOST as MOST_TREASURES
from .search import TURN, Integers, Tree, finish_by, new_tree, signed

BEFORE, WRITTEN = 1, 2
"""Facts of a node: 1 + the place filled on the turn before if a danger comes next, or 0; 1 + the mark that this turn
has written, or 0."""

FACTS = 3

BEST_CROSSED = 9
"""I14: a danger that is crossed out has a 9 beside it, so it brings no more."""


class IslandTask(NamedTuple):
    grid: IslandGrid
    rolls: Integers
    house: int
    tree: Tree
    circles: Marks
    """Scratch space for treasures."""


def new_task(grid: IslandGrid, rolls: Integers, house: int, sheet: Masks, before: int) -> IslandTask:
    tree = new_tree(rolls.size * (1 + MOST_TREASURES), WORDS, FACTS, MOST_MARKS)
    tree.sheets[0] = sheet
    tree.facts[0, BEFORE] = before + 1
    return IslandTask(grid, rolls, house, tree, np.zeros(MOST_MARKS, np.int64))


def _expand(task: IslandTask, level: int) -> int:
    facts = task.tree.facts[level]
    roll, before, written = task.rolls[signed(facts[TURN])], signed(facts[BEFORE]) - 1, signed(facts[WRITTEN]) - 1
    return legal(task.grid, task.tree.sheets[level], roll, task.house, before, written, task.tree.moves[level])


def _play(task: IslandTask, level: int, move: int) -> bool:
    tree, grid, house = task.tree, task.grid, task.house
    sheet, facts = tree.sheets[level + 1], tree.facts[level + 1]
    sheet[:] = tree.sheets[level]
    facts[:] = tree.facts[level]
    add(grid, sheet, move, house)
    written = signed(facts[WRITTEN]) - 1 if kind_of(move) == CIRCLE else move
    if value_of(written) != DANGER:
        number = revealed(grid, sheet, written, task.circles)
        if not fit_together(sheet, task.circles, number):
            facts[WRITTEN] = written + 1
            return False
        for circle in task.circles[:number]:
            add(grid, sheet, circle, house)
    turn = signed(facts[TURN]) + 1
    facts[TURN] = turn
    facts[WRITTEN] = NO_MARK + 1
    if turn == task.rolls.size or is_over(sheet):
        return True
    facts[BEFORE] = place_of(written) + 1 if IS_DANGER[task.rolls[turn]] else 0
    return False


def _settle(task: IslandTask, level: int, _found: int) -> int:
    treasures, dangers, _best = count(task.grid, task.tree.sheets[level])
    return treasures + dangers


def _most(task: IslandTask, level: int) -> int:
    facts = task.tree.facts[level]
    return most_stars(task.grid, task.tree.sheets[level], task.rolls, signed(facts[TURN]), signed(facts[WRITTEN]))


finish_by(IslandTask, _expand, _play, _settle, _most)


@kernel
def most_stars(grid: IslandGrid, sheet: Masks, rolls: Integers, turn: int, written: int) -> int:
    """The stars if every roll to come could serve every treasure within reach and every danger at once."""
    if written:  # a choice between treasures: the most that a sheet can have suffices
        return 15 * MOST_TREASURES + BEST_CROSSED * DANGER_BOXES
    boxes = DANGER_BOXES - ones(sheet[DANGERS])
    numbers, boats, dangers, makes = 0, 0, 0, 0
    for roll in rolls[turn:]:
        if IS_DANGER[roll] and dangers < boxes:
            dangers += 1
        else:
            numbers += 1
            boats += IS_DAKOTA[roll]
            makes |= int(MAKES[roll])
    stars = BEST_CROSSED * dangers + _most_of_dangers(grid, sheet, makes)
    noted = sheet[NOTED]
    while noted != NONE:
        stars += lowest(noted)
        noted = without_lowest(noted)
    return stars + _most_treasures(grid, sheet, rolls, turn, makes, numbers, boats)


@inlined
def _most_of_dangers(grid: IslandGrid, sheet: Masks, makes: int) -> int:
    """The stars of the dangers that are drawn, if each is crossed out where it can be."""
    stars, left = 0, sheet[DANGERS]
    lowest_number = lowest(np.uint64(makes)) if makes else 16
    while left != NONE:
        place = lowest(left)
        left = without_lowest(left)
        least = least_beside(grid, sheet, place)
        has_room = makes != 0 and grid.near[place] & sheet[EMPTY] != NONE
        if sheet[9] & grid.near[place] != NONE:
            stars += least
        elif has_room and makes >> 9 & 1:
            stars += min(least, BEST_CROSSED) if least else BEST_CROSSED
        elif has_room:
            stars -= min(least, lowest_number)
        else:
            stars -= least
    return stars


@inlined
def _most_treasures(
    grid: IslandGrid, sheet: Masks, rolls: Integers, turn: int, makes: int, numbers: int, boats: int
) -> int:
    """The sum of the most valuable treasures that the rolls to come could still reveal."""
    room = MOST_TREASURES - ones(sheet[NOTED])
    if room <= 0 or numbers == 0:
        return 0
    sea = boat_spaces(grid, sheet) if boats else NONE
    stars, turns = 0, numbers
    land_0, land_1 = cast(grid, sheet[EMPTY], 0, 0), cast(grid, sheet[EMPTY], 0, 1)
    sea_0, sea_1 = cast(grid, sea, SEA, 0), cast(grid, sea, SEA, 1)
    boat_0, boat_1 = cast(grid, sheet[BOATS], SEA, 0), cast(grid, sheet[BOATS], SEA, 1)
    for value in range(15, 0, -1):
        if sheet[NOTED] & bit(value) != NONE:
            continue
        suited = 0
        for roll in rolls[turn:]:
            if not IS_DANGER[roll] or ones(sheet[DANGERS]) + rolls.size - turn > DANGER_BOXES:
                suited += bool(IS_DAKOTA[roll] or MAKES[roll] >> value & 1)
        if suited == 0 or ones(sheet[value]) + ones(sheet[BOATS]) + suited < 4:
            continue
        with_number = makes >> value & 1 != 0
        need = min(
            _missing(grid, sheet, value, 0, with_number, land_0, sea_0, boat_0),
            _missing(grid, sheet, value, 1, with_number, land_1, sea_1, boat_1),
        )
        if need <= suited and room and (boats or need <= turns):
            stars += value
            room -= 1
            if boats == 0:
                turns -= 1  # at least one roll is spent on each, because a number reveals at most one treasure
    return stars


@inlined
def _missing(
    grid: IslandGrid,
    sheet: Masks,
    value: int,
    word: int,
    with_number: bool,
    land: Shadows,
    sea: Shadows,
    boat: Shadows,
) -> int:
    """How many marks a treasure of this value lacks at least, 5 if there can be none."""
    left, right, above, below = cast(grid, sheet[value], 0, word)
    left, right, above, below = left | boat[0], right | boat[1], above | boat[2], below | boat[3]
    may_left, may_right, may_above, may_below = sea
    if with_number:
        may_left, may_right = may_left | land[0], may_right | land[1]
        may_above, may_below = may_above | land[2], may_below | land[3]
    spots = (left | may_left) & (right | may_right) & (above | may_above) & (below | may_below)
    spots &= ~sheet[CIRCLED + word]
    least = 5
    while spots != NONE:
        here = spots & ~(spots - np.uint64(1))
        spots ^= here
        lack = 4 - (left & here != NONE) - (right & here != NONE) - (above & here != NONE) - (below & here != NONE)
        least = min(least, lack)
    return max(least, 1)
