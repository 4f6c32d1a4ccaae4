"""How the Valley's bots decide: Explorer tries the most promising turns out before it does."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END, begin
from ...engine.core.rng import State, below, best_by_lot, start, word
from ...engine.valley.legal import random_turn
from ...engine.valley.sheet import EMPTY, WORDS, Terrain
from ..lineup import EXPLORER, PATHFINDER, TOURIST, Minds
from .evaluation import Weights, worth_after
from .pathfinder import sense
from .voyager import WHOLE_WORK, Desk, Turn, make, weigh

NARROW, WIDE = 3, 16
"""The width of the desks: where turns are played on, and where one is decided."""
STRIDE = 133
"""From one try to the next the coming roll goes on by so much: all of them come equally often, in no order."""


@kernel
def search(
    terrain: Terrain,
    sheet: Masks,
    turn: Turn,
    weights: Weights,
    reach: NDArray[np.int64],
    desk: Desk,
    other: Desk,
    rng: State,
) -> int:
    """The most promising turns first on the desk, each with what it brought when it was tried out; how many they are.

    `reach` is how many turns are tried, how much work that may be in all, and for how many turns each is played on.
    All are tried with the same coming dice; then the better half as long again, down to the last two.
    """
    found = weigh(terrain, sheet, turn, weights, desk)
    kept = min(int(reach[0]), found)
    for index in range(kept):
        swap(desk, index, index + int(np.argmax(desk.values[index:found])))
    if turn.left <= 0:
        return kept
    tried, made = kept, 0
    sums = np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    first = below(rng, ROLLS)
    share = max(1, int(reach[1]) // _rounds(kept))
    while kept > 1:
        other.work[0] = 0
        while other.work[0] < share:
            start(luck, seed, made)
            coming = luck[0]
            for index in range(kept):
                luck[0] = coming
                here[:] = sheet
                filled = make(terrain, here, desk.turns[index], turn)
                roll = (first + made * STRIDE) % ROLLS
                value = play_on(terrain, here, turn, filled, roll, weights, int(reach[2]), other, luck)
                sums[index] += -value if turn.hurts else value
            made += 1
        desk.values[:kept] = sums[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(desk.values[index:kept]))
            swap(desk, index, top)
            sums[index], sums[top] = sums[top], sums[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
    return tried


@inlined
def _rounds(kept: int) -> int:
    """In how many rounds turns are tried until two are left."""
    rounds = 1
    while kept > 2:
        kept = (kept + 1) // 2
        rounds += 1
    return rounds


@inlined
def swap(desk: Desk, one: int, other: int) -> None:
    if one != other:
        for index in range(desk.turns.shape[1]):
            desk.turns[one, index], desk.turns[other, index] = desk.turns[other, index], desk.turns[one, index]
        desk.values[one], desk.values[other] = desk.values[other], desk.values[one]


@kernel
def play_on(
    terrain: Terrain,
    sheet: Masks,
    turn: Turn,
    filled: np.uint64,
    roll: int,
    weights: Weights,
    depth: int,
    desk: Desk,
    luck: State,
) -> float:
    """Play a sheet on by itself for some turns, the first with this roll; what it is worth then.

    Snakes of others come where they hurt.
    """
    desk.work[0] += WHOLE_WORK
    left = turn.left
    before = filled if turn.alone else NONE
    for _ in range(depth):
        if sheet[EMPTY] == NONE or left <= 0:
            break
        left -= 1
        hurts = bool(IS_DANGER[roll] and not turn.alone)
        coming = Turn(roll, turn.house, before, hurts, turn.alone, left)
        found = weigh(terrain, sheet, coming, weights, desk)
        filled = make(terrain, sheet, desk.turns[np.argmax(desk.values[:found])], coming)
        before = filled if turn.alone else NONE
        roll = below(luck, ROLLS)
    return worth_after(terrain, sheet, before, left, turn.alone, weights, desk.seen)


@kernel
def choose(
    terrain: Terrain, sheet: Masks, turn: Turn, minds: Minds, strength: int, desk: Desk, other: Desk, rng: State
) -> NDArray[np.int64]:
    """The turn of a bot: its marks and `END`."""
    if strength == TOURIST:
        return stroll(terrain, sheet, turn, desk, rng)
    if strength == PATHFINDER:
        found = sense(terrain, sheet, turn, desk)
        return desk.turns[best_by_lot(desk.values[:found], rng)]  # type: ignore[no-any-return]
    weights = minds.weights[0 if turn.alone else 1, strength]
    if strength == EXPLORER:
        search(terrain, sheet, turn, weights, minds.reach, desk, other, rng)
        return desk.turns[0]  # type: ignore[no-any-return]
    found = weigh(terrain, sheet, turn, weights, desk)
    return desk.turns[np.argmax(desk.values[:found])]  # type: ignore[no-any-return]


@kernel
def stroll(terrain: Terrain, sheet: Masks, turn: Turn, desk: Desk, rng: State) -> NDArray[np.int64]:
    """Tourist's turn."""
    marks = desk.turns[0]
    desk.trial[:] = sheet
    begin(desk.notes)
    random_turn(terrain, desk.trial, turn.roll, turn.house, turn.before, desk.found, rng, desk.notes)
    marks[:] = END
    for index in range(desk.notes[0]):
        marks[index] = desk.notes[1 + index]
    return marks  # type: ignore[no-any-return]
