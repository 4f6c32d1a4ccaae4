"""What the search of the best finish asks of the Temple. A move is a mark, and every turn has one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, lowest, ones, without_lowest
from ...engine.core.board import PLACES, SECOND, Grid, Masks
from ...engine.core.dice import IS_DANGER, MAKES
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import place_of
from ...engine.temple.legal import IS_LOCKPICK, legal
from ...engine.temple.sheet import (
    DOOR,
    EMPTY_DOOR,
    EMPTY_PLAIN,
    MUMMY,
    PLAIN,
    WORDS,
    Lengths,
    add,
    count,
    is_over,
    vanquished,
)
from ...rules.adventures.temple import GROUP_STARS, MUMMY_STARS
from .search import TURN, Integers, Tree, finish_by, new_tree, signed

BEFORE = 1
"""The second fact of a node: 1 + the place filled on the turn before if a mummy comes next, or 0."""

FACTS = 2

MOST_MOVES = 64 * 15 + 64


class TempleTask(NamedTuple):
    grid: Grid
    rolls: Integers
    house: int
    tree: Tree
    lengths: Lengths
    """[what, place]: the longest sequences from each number (0), from each empty space as it holds the value in hand
    (1) and the value above it (2)."""
    parts: NDArray[np.int16]
    """Scratch space for the stars of each part."""


def new_task(grid: Grid, rolls: Integers, house: int, sheet: Masks, before: int) -> TempleTask:
    tree = new_tree(rolls.size, WORDS, FACTS, MOST_MOVES)
    tree.sheets[0] = sheet
    tree.facts[0, BEFORE] = before + 1
    return TempleTask(grid, rolls, house, tree, np.zeros((3, PLACES), np.int8), np.zeros(3, np.int16))


def _expand(task: TempleTask, level: int) -> int:
    facts = task.tree.facts[level]
    roll, before = task.rolls[signed(facts[TURN])], signed(facts[BEFORE]) - 1
    return legal(task.grid, task.tree.sheets[level], roll, task.house, before, False, task.tree.moves[level])


def _play(task: TempleTask, level: int, move: int) -> bool:
    tree = task.tree
    sheet = tree.sheets[level + 1]
    sheet[:] = tree.sheets[level]
    add(task.grid, sheet, move, task.house)
    turn = signed(tree.facts[level, TURN]) + 1
    tree.facts[level + 1, TURN] = turn
    if turn == task.rolls.size or is_over(sheet):
        return True
    tree.facts[level + 1, BEFORE] = place_of(move) + 1 if IS_DANGER[task.rolls[turn]] else 0
    return False


def _settle(task: TempleTask, level: int, _found: int) -> int:
    count(task.grid, task.tree.sheets[level], task.lengths[0], task.parts)
    return int(task.parts[0] + task.parts[1] + task.parts[2])


def _most(task: TempleTask, level: int) -> int:
    return most_stars(task, task.tree.sheets[level], signed(task.tree.facts[level, TURN]))


finish_by(TempleTask, _expand, _play, _settle, _most)


@kernel
def most_stars(task: TempleTask, sheet: Masks, turn: int) -> int:
    """The stars if every roll to come could be used for the sequence, the groups and the mummies at once."""
    grid, makes, numbers, mummies, lockpicks = task.grid, 0, 0, 0, 0
    for roll in task.rolls[turn:]:
        if IS_DANGER[roll]:
            mummies += 1
        else:
            numbers += 1
            lockpicks += IS_LOCKPICK[roll]
            makes |= int(MAKES[roll])
    plain = sheet[EMPTY_PLAIN]
    doors = sheet[EMPTY_DOOR] if lockpicks else NONE
    if numbers == 0:
        plain = doors = NONE
    alive = sheet[MUMMY] & ~vanquished(grid, sheet)
    lost = 0
    while alive != NONE:
        place = lowest(alive)
        alive = without_lowest(alive)
        beside = (grid.near_fill[place] & plain) | (grid.near_second[place] & doors)
        lost += beside == NONE or makes >> 9 & 1 == 0
    stars = MUMMY_STARS * (ones(sheet[MUMMY]) + mummies - 2 * lost)
    return (
        stars
        + GROUP_STARS * _most_groups(task, sheet, plain, doors, makes, numbers)
        + _longest(task, sheet, plain, doors, makes)
    )


@inlined
def _most_groups(task: TempleTask, sheet: Masks, plain: np.uint64, doors: np.uint64, makes: int, numbers: int) -> int:
    """How many values can have a group at the end: each needs up to three more spaces, and each roll fills one."""
    groups, need_1, need_2, need_3 = 0, 0, 0, 0
    for value in range(1, 16):
        need = _missing(task.grid, sheet[PLAIN + value], sheet[DOOR + value], plain, doors)
        if need == 0:
            groups += 1
        elif makes >> value & 1:
            need_1 += need == 1
            need_2 += need == 2
            need_3 += need == 3
    taken = min(need_1, numbers)
    numbers -= taken
    groups += taken
    taken = min(need_2, numbers // 2)
    numbers -= 2 * taken
    return groups + taken + min(need_3, numbers // 3)


@inlined
def _missing(grid: Grid, plain: np.uint64, door: np.uint64, empty: np.uint64, empty_doors: np.uint64) -> int:
    """At least how many more spaces a value needs for a group: fewer than three only where an empty space helps."""
    best = 3
    for second in range(2):
        left = door if second else plain
        while left != NONE:
            place = lowest(left) + second * SECOND
            left = without_lowest(left)
            beside = ones(grid.near_fill[place] & plain) + ones(grid.near_second[place] & door)
            if beside >= 2:
                return 0
            if (grid.near_fill[place] & empty) | (grid.near_second[place] & empty_doors) != NONE:
                best = min(best, 2 - beside)
    for second in range(2):
        left = empty_doors if second else empty
        while left != NONE:
            place = lowest(left) + second * SECOND
            left = without_lowest(left)
            beside = ones(grid.near_fill[place] & plain) + ones(grid.near_second[place] & door)
            if beside >= 2:
                return 1
    return best


@inlined
def _longest(task: TempleTask, sheet: Masks, plain: np.uint64, doors: np.uint64, makes: int) -> int:
    """The longest sequence if every empty space held whatever value suits, as often as it is passed."""
    grid, lengths, here, above = task.grid, task.lengths[0], task.lengths[1], task.lengths[2]
    longest = 0
    next_plain, next_door = NONE, NONE
    wild_plain, wild_door = NONE, NONE
    for value in range(15, 0, -1):
        may = makes >> value & 1
        for second in range(2):
            left = sheet[(DOOR if second else PLAIN) + value]
            while left != NONE:
                place = lowest(left) + second * SECOND
                left = without_lowest(left)
                length = _chain(grid, lengths, above, place, next_plain, next_door, wild_plain, wild_door)
                lengths[place] = length
                longest = max(longest, length)
            if may:
                left = doors if second else plain
                while left != NONE:
                    place = lowest(left) + second * SECOND
                    left = without_lowest(left)
                    length = _chain(grid, lengths, above, place, next_plain, next_door, wild_plain, wild_door)
                    here[place] = length
                    longest = max(longest, length)
        next_plain, next_door = sheet[PLAIN + value], sheet[DOOR + value]
        wild_plain = plain if may else NONE
        wild_door = doors if may else NONE
        here, above = above, here
    return longest if longest > 1 else 0


@inlined
def _chain(
    grid: Grid,
    lengths: Lengths,
    above: Lengths,
    place: int,
    plain: np.uint64,
    door: np.uint64,
    wild_plain: np.uint64,
    wild_door: np.uint64,
) -> int:
    longest = _best(lengths, grid.near_fill[place] & plain, 0)
    longest = max(longest, _best(lengths, grid.near_second[place] & door, SECOND))
    longest = max(longest, _best(above, grid.near_fill[place] & wild_plain, 0))
    return 1 + max(longest, _best(above, grid.near_second[place] & wild_door, SECOND))


@inlined
def _best(lengths: Lengths, spaces: np.uint64, first: int) -> int:
    longest = 0
    while spaces != NONE:
        longest = max(longest, lengths[first + lowest(spaces)])
        spaces = without_lowest(spaces)
    return longest
