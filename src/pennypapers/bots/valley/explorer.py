"""Explorer's search in the Valley: rollouts from the most promising turns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, below, start, word
from ...engine.valley.board import Terrain
from ...engine.valley.sheet import EMPTY, WORDS
from .evaluation import Weights, evaluate_after
from .scratch import Scratch, Turn, play_turn
from .voyager import rate_turns

NARROW, WIDE = 3, 16
"""Beam widths: in rollouts, and for the turn that is decided."""

STRIDE = 133
"""Step of the first roll from one rollout to the next: all 216 rolls occur equally often, in no order."""


@kernel
def search(
    terrain: Terrain,
    sheet: Masks,
    turn: Turn,
    weights: Weights,
    budget: NDArray[np.int64],
    scratch: Scratch,
    rollout_scratch: Scratch,
    rng: State,
) -> int:
    """Order the most promising turns in the scratch memory by the mean value of their rollouts, best first; return
    their number.

    `budget` is a `Budget`, whose effort is the number of sheets evaluated in all rounds together. All candidates see
    the same coming dice. After each round the better half is kept and gets the same effort again, down to the last two.
    """
    found = rate_turns(terrain, sheet, turn, weights, scratch)
    kept = min(int(budget[0]), found)
    for index in range(kept):
        swap(scratch, index, index + int(np.argmax(scratch.values[index:found])))
    if turn.left <= 0:
        return kept
    tried, made = kept, 0
    sums = np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    first = below(rng, ROLLS)
    share = max(1, int(budget[1]) // _rounds(kept))
    while kept > 1:
        rollout_scratch.evaluated[0] = 0
        while rollout_scratch.evaluated[0] < share:
            start(luck, seed, made)
            coming = luck[0]
            for index in range(kept):
                luck[0] = coming
                here[:] = sheet
                filled = play_turn(terrain, here, scratch.turns[index], turn)
                roll = (first + made * STRIDE) % ROLLS
                value = rollout(terrain, here, turn, filled, roll, weights, int(budget[2]), rollout_scratch, luck)
                sums[index] += -value if turn.hurts else value
            made += 1
        scratch.values[:kept] = sums[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(scratch.values[index:kept]))
            swap(scratch, index, top)
            sums[index], sums[top] = sums[top], sums[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
    return tried


@inlined
def _rounds(kept: int) -> int:
    """The number of rounds until two candidates are left."""
    rounds = 1
    while kept > 2:
        kept = (kept + 1) // 2
        rounds += 1
    return rounds


@inlined
def swap(scratch: Scratch, one: int, other: int) -> None:
    if one != other:
        for index in range(scratch.turns.shape[1]):
            scratch.turns[one, index], scratch.turns[other, index] = (
                scratch.turns[other, index],
                scratch.turns[one, index],
            )
        scratch.values[one], scratch.values[other] = scratch.values[other], scratch.values[one]


@kernel
def rollout(
    terrain: Terrain,
    sheet: Masks,
    turn: Turn,
    filled: np.uint64,
    roll: int,
    weights: Weights,
    depth: int,
    scratch: Scratch,
    luck: State,
) -> float:
    """Play some turns on one sheet by Voyager's choices, the first with this roll; return its evaluation then.

    At a table, snakes come where they cost most.
    """
    scratch.evaluated[0] += 1
    left = turn.left
    before = filled if turn.alone else NONE
    for _ in range(depth):
        if sheet[EMPTY] == NONE or left <= 0:
            break
        left -= 1
        hurts = bool(IS_DANGER[roll] and not turn.alone)
        coming = Turn(roll, turn.house, before, hurts, turn.alone, left)
        found = rate_turns(terrain, sheet, coming, weights, scratch)
        filled = play_turn(terrain, sheet, scratch.turns[np.argmax(scratch.values[:found])], coming)
        before = filled if turn.alone else NONE
        roll = below(luck, ROLLS)
    return evaluate_after(terrain, sheet, before, left, turn.alone, weights, scratch.seen)
