"""Which turn a bot of a given strength plays in the Valley."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Masks
from ...engine.core.dice import ROLLS
from ...engine.core.kernel import merged
from ...engine.core.log import END, begin
from ...engine.core.rng import State, below, random_best, word
from ...engine.valley.board import Terrain
from ..lineup import EXPLORER, PATHFINDER, TOURIST, VOYAGER, Lineup
from ..search import search
from .explorer import Question
from .pathfinder import rate_by_heuristic
from .scratch import Scratch, Turn
from .tourist import random_turn
from .voyager import rate_turns


@merged
def choose(
    terrain: Terrain,
    sheet: Masks,
    turn: Turn,
    lineup: Lineup,
    strength: int,
    scratch: Scratch,
    rollout_scratch: Scratch,
    rng: State,
) -> NDArray[np.int64]:
    """The turn that a bot of this strength plays: its marks and `END`."""
    if strength == TOURIST:
        return tourist_turn(terrain, sheet, turn, scratch, rng)
    if strength == PATHFINDER:
        found = rate_by_heuristic(terrain, sheet, turn, scratch)
        return scratch.turns[random_best(scratch.values[:found], rng)]  # type: ignore[no-any-return]
    weights = lineup.weights[0 if turn.alone else 1, strength]
    if strength == EXPLORER:
        seed = word(rng)
        first = below(rng, ROLLS)
        question = Question(terrain, sheet, turn, weights, lineup.budget, scratch, rollout_scratch, seed, first)
        return scratch.turns[search(question)[0]]  # type: ignore[no-any-return]
    found = rate_turns(terrain, sheet, turn, weights, scratch)
    return scratch.turns[np.argmax(scratch.values[:found])]  # type: ignore[no-any-return]


@merged
def tourist_turn(terrain: Terrain, sheet: Masks, turn: Turn, scratch: Scratch, rng: State) -> NDArray[np.int64]:
    """Tourist's turn as marks and `END`."""
    marks = scratch.turns[0]
    scratch.trial[:] = sheet
    begin(scratch.notes)
    random_turn(terrain, scratch.trial, turn.roll, turn.house, turn.before, scratch.found, rng, scratch.notes)
    marks[:] = END
    for index in range(scratch.notes[0]):
        marks[index] = scratch.notes[1 + index]
    return marks  # type: ignore[no-any-return]


@merged
def random_candidate(
    terrain: Terrain, sheet: Masks, turn: Turn, lineup: Lineup, strength: int, scratch: Scratch, rng: State
) -> NDArray[np.int64]:
    """Any of the turns that a bot considers, for training: its marks and `END`."""
    if strength == PATHFINDER:
        found = rate_by_heuristic(terrain, sheet, turn, scratch)
    else:
        found = rate_turns(terrain, sheet, turn, lineup.weights[0 if turn.alone else 1, VOYAGER], scratch)
    return scratch.turns[below(rng, found)]  # type: ignore[no-any-return]
