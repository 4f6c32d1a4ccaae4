"""Which mark a bot of a given strength makes in the Temple."""

from __future__ import annotations

from ...engine.core.board import Grid, Masks
from ...engine.core.kernel import merged
from ...engine.core.rng import State, random_best, word
from ..lineup import EXPLORER, PATHFINDER, TOURIST, Lineup
from ..search import search
from ..turn import Turn
from .explorer import Question
from .pathfinder import rate_by_heuristic
from .scratch import Scratch, best
from .tourist import random_mark
from .voyager import rate_turns


@merged
def choose(
    grid: Grid,
    sheet: Masks,
    turn: Turn,
    lineup: Lineup,
    strength: int,
    scratch: Scratch,
    rollout_scratch: Scratch,
    rng: State,
) -> int:
    """The mark that a bot of this strength makes."""
    if strength == TOURIST:
        return random_mark(grid, sheet, turn.roll, turn.house, turn.before, rng)
    if strength == PATHFINDER:
        found = rate_by_heuristic(grid, sheet, turn, scratch)
        return int(scratch.marks[random_best(scratch.values[:found], rng)])
    weights = lineup.weights[0 if turn.alone else 1, strength]
    if strength == EXPLORER:
        question = Question(grid, sheet, turn, weights, lineup.budget, scratch, rollout_scratch, word(rng))
        return int(scratch.marks[search(question)[0]])
    return best(scratch, rate_turns(grid, sheet, turn, weights, scratch))
