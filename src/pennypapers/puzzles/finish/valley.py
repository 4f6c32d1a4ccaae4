"""What the search of the best finish asks of the Valley. A move is a use of the dice, or `END` of the turn.

Discoveries change nothing that may be written, and one that may be made now may be made on any later turn. So the
search is over the uses alone; for each complete finish `best_plan` chooses the discoveries, at most one for each turn
with a use, and each in spaces that have their numbers by then.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.core.bits import NONE
from ...engine.core.board import WORD, Masks
from ...engine.core.dice import IS_DANGER, MOST_UNUSED, UNUSED
from ...engine.core.log import END
from ...engine.valley.board import Terrain
from ...engine.valley.legal import DONE, add, uses
from ...engine.valley.sheet import BUILDINGS, EMPTY, ESCAPED, NUMBERS, SNAKES, is_over
from ...rules.adventures.valley import SOLO_TURNS
from ...rules.mark import HIGHEST
from .search import TURN, Integers, Tree, finish_by, new_tree, signed
from .valley_bound import most_stars
from .valley_discoveries import Plan, best_plan, new_plan

BEFORE, FREE, WRITTEN = 1, 2, 3
"""Facts of a node: the spaces filled on the turn before if a snake comes next; the possible sets of unused dice; and
from `WRITTEN` on, for each turn that is over, the spaces that had a number by then."""

MOST_MOVES = WORD * (HIGHEST + BUILDINGS + 1) + 1

USES = 4
"""The most moves in a turn: three uses and the end."""


class ValleyTask(NamedTuple):
    terrain: Terrain
    rolls: Integers
    house: int
    tree: Tree
    plan: Plan


def new_task(terrain: Terrain, rolls: Integers, house: int, sheet: Masks, before: np.uint64) -> ValleyTask:
    turns = rolls.size
    tree = new_tree(turns * USES, len(sheet), WRITTEN + turns, MOST_MOVES)
    tree.sheets[0] = sheet
    tree.facts[0, BEFORE] = before
    tree.facts[0, FREE] = UNUSED
    return ValleyTask(terrain, rolls, house, tree, new_plan(turns))


def _expand(task: ValleyTask, level: int) -> int:
    tree, facts = task.tree, task.tree.facts[level]
    roll, free, moves = task.rolls[signed(facts[TURN])], signed(facts[FREE]), tree.moves[level]
    number = uses(task.terrain, tree.sheets[level], roll, free, facts[BEFORE], moves)
    if free != UNUSED:
        moves[number] = END
        number += 1
    return number


def _play(task: ValleyTask, level: int, move: int) -> bool:
    tree = task.tree
    sheet, facts = tree.sheets[level + 1], tree.facts[level + 1]
    sheet[:] = tree.sheets[level]
    facts[:] = tree.facts[level]
    turn = signed(facts[TURN])
    free = int(DONE)
    if move != END:
        free = add(task.terrain, sheet, move, task.rolls[turn], signed(facts[FREE]), task.house)
    facts[FREE] = free
    if MOST_UNUSED[free] > 0 and sheet[EMPTY] | (sheet[SNAKES] & ~sheet[ESCAPED]) != NONE:
        return False
    facts[FREE] = UNUSED
    facts[WRITTEN + turn] = sheet[NUMBERS]
    facts[TURN] = turn + 1
    if turn + 1 == task.rolls.size or is_over(sheet, SOLO_TURNS - task.rolls.size + turn + 1, True):
        return True
    filled = NONE
    if IS_DANGER[task.rolls[turn + 1]]:
        first = level
        while first > 0 and signed(tree.facts[first - 1, TURN]) == turn:
            first -= 1
        filled = tree.sheets[first, EMPTY] & ~sheet[EMPTY]
    facts[BEFORE] = filled
    return False


def _settle(task: ValleyTask, level: int, found: int) -> int:
    tree = task.tree
    turn = signed(tree.facts[level, TURN])
    limit = most_stars(task.terrain, tree.sheets[level], task.rolls, turn, turn, int(DONE))
    if limit <= found:
        return limit
    written = tree.facts[level, WRITTEN:]
    return best_plan(task.terrain, tree.sheets[level], written, task.rolls, turn, found, task.plan)


def _most(task: ValleyTask, level: int) -> int:
    facts = task.tree.facts[level]
    turn, free = signed(facts[TURN]), signed(facts[FREE])
    return most_stars(task.terrain, task.tree.sheets[level], task.rolls, turn, task.rolls.size, free)


finish_by(ValleyTask, _expand, _play, _settle, _most)
