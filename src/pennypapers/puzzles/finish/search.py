"""Depth-first search with bounds over every finish of a game with known dice, shared by all adventures.

A node is a sheet and where its turn stands. Its children are the sheets after each legal next mark. A child is left out
only if no finish below it can have more stars than the best one found (`most` is never less than what is possible), or
if the same node was searched before. So the result is exact. Each adventure registers its functions with `finish_by`,
and numba selects them by the type of the task.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel

Integers = NDArray[np.int64]

TURN = 0
"""The first fact of a node: how many of the rolls were played."""

SLOTS = 1 << 15
"""How many nodes the memory of searched nodes holds. A newer node replaces an older one in its slot."""


class Tree(NamedTuple):
    """The nodes on the way to the present one, one a level, and the best finish."""

    sheets: Masks
    """[level, word]"""
    facts: Masks
    """[level, fact]: where the turn stands; what the facts mean is the adventure's business."""
    moves: Integers
    """[level, index]: the moves from this node."""
    counts: Integers
    """[level]: how many moves there are."""
    tried: Integers
    """[level]: how many of them were tried."""
    best: Integers
    """[level]: the moves of the best finish."""
    best_turns: Integers
    """[level]: the turn of each of these moves."""
    length: Integers
    """One entry: how many moves the best finish has."""
    seen: Masks
    """[slot, word]: nodes searched before, facts and sheet; they are compared whole, so no two are ever confused."""


@inlined
def signed(word: np.uint64) -> int:
    """A word of a node as a number that can be counted with."""
    return np.int64(word)  # type: ignore[return-value]


def new_tree(levels: int, words: int, facts: int, moves: int) -> Tree:
    return Tree(
        np.zeros((levels + 1, words), np.uint64),
        np.zeros((levels + 1, facts), np.uint64),
        np.zeros((levels + 1, moves), np.int64),
        np.zeros(levels + 1, np.int64),
        np.zeros(levels + 1, np.int64),
        np.zeros(levels + 1, np.int64),
        np.zeros(levels + 1, np.int64),
        np.zeros(1, np.int64),
        np.zeros((SLOTS, facts + words), np.uint64),
    )


def expand(task: Any, level: int) -> int:
    """Store all moves from the node of this level in the tree and return their number."""
    raise NotImplementedError(task, level)  # a stub: numba calls a function that `finish_by` registered


def play(task: Any, level: int, move: int) -> bool:
    """Make the node of the next level by a move; return whether the finish is complete."""
    raise NotImplementedError(task, level, move)


def settle(task: Any, level: int, found: int) -> int:
    """The stars of a complete finish; what has no more than `found` need not be exact."""
    raise NotImplementedError(task, level, found)


def most(task: Any, level: int) -> int:
    """A number of stars that no finish from the node of this level exceeds."""
    raise NotImplementedError(task, level)


_STUBS: tuple[Callable[..., Any], ...] = (expand, play, settle, most)


def finish_by(kind: type, *functions: Callable[..., Any]) -> None:
    """Register what `search` calls for tasks of this type: `expand`, `play`, `settle` and `most`, in this order."""
    for stub, function in zip(_STUBS, functions, strict=True):
        _register(stub, kind, function)


def _register(stub: Callable[..., Any], kind: type, function: Callable[..., Any]) -> None:
    @overload(stub, strict=False, jit_options={"error_model": "numpy"})
    def chosen(task: Any, *_others: Any) -> Callable[..., Any] | None:
        return function if getattr(task, "instance_class", None) is kind else None


@kernel
def search(task: Any, floor: int, most_nodes: int) -> tuple[int, int]:
    """The stars of the best finish with more than `floor`, or `floor` if there is none; how many nodes were searched.

    A search that would need more than `most_nodes` is given up: its number of nodes is then larger than `most_nodes`,
    and its result means nothing.
    """
    tree = task.tree
    tree.seen[:] = np.uint64(0)
    found, nodes, level = floor, 1, 0
    tree.counts[0] = expand(task, 0)
    tree.tried[0] = 0
    while level >= 0:
        if tree.tried[level] == tree.counts[level]:
            level -= 1
            continue
        move = tree.moves[level, tree.tried[level]]
        tree.tried[level] += 1
        nodes += 1
        if nodes > most_nodes:
            break
        if play(task, level, move):
            stars = settle(task, level + 1, found)
            if stars > found:
                found = stars
                _keep(tree, level)
        elif most(task, level + 1) > found and not _is_seen(tree, level + 1):
            level += 1
            tree.counts[level] = expand(task, level)
            tree.tried[level] = 0
    return found, nodes


@kernel
def _keep(tree: Tree, last: int) -> None:
    for level in range(last + 1):
        tree.best[level] = tree.moves[level, tree.tried[level] - 1]
        tree.best_turns[level] = tree.facts[level, TURN]
    tree.length[0] = last + 1


@kernel
def _is_seen(tree: Tree, level: int) -> bool:
    """Whether this node was searched before; if not, it is stored. Nothing above what was found then lies below it."""
    facts, sheet = tree.facts[level], tree.sheets[level]
    mixed = np.uint64(0x9E3779B97F4A7C15)
    for word in facts:
        mixed = (mixed ^ word) * np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(29)
    for word in sheet:
        mixed = (mixed ^ word) * np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(29)
    slot = tree.seen[np.int64(mixed & np.uint64(SLOTS - 1))]
    same = True
    for index in range(facts.size):
        if slot[index] != facts[index]:
            same = False
            slot[index] = facts[index]
    for index in range(sheet.size):
        if slot[facts.size + index] != sheet[index]:
            same = False
            slot[facts.size + index] = sheet[index]
    return same
