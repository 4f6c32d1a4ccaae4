"""Which mark a bot of a given strength makes on Skull Island."""

from __future__ import annotations

from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, merged
from ...engine.core.rng import State, random_best, word
from ...engine.island.board import IslandGrid
from ..lineup import EXPLORER, PATHFINDER, SOLO, TABLE, TOURIST, Lineup
from ..search import search
from ..turn import Turn
from .explorer import Question
from .futures import Rival
from .pathfinder import rate_by_heuristic
from .scratch import Scratch, best
from .tourist import random_mark
from .voyager import rate_turns


@inlined
def kind_of_game(turn: Turn) -> int:
    """Which weights evaluate the sheet: `SOLO` or `TABLE`. A danger on another player's sheet is evaluated by the solo
    weights, which tell better how many stars it costs: weights trained in games of several players already allow for
    dangers that others draw."""
    return SOLO if turn.alone or turn.hurts else TABLE


@merged
def choose(
    grid: IslandGrid,
    sheet: Masks,
    rival: Rival,
    turn: Turn,
    lineup: Lineup,
    strength: int,
    scratch: Scratch,
    rollout_scratch: Scratch,
    rng: State,
) -> int:
    """The number, boat or danger that a bot writes; `play_turn` then notes the treasures that it reveals."""
    if strength == TOURIST:
        return random_mark(grid, sheet, turn.roll, turn.before, rng)
    if strength == PATHFINDER:
        found = rate_by_heuristic(grid, sheet, turn, scratch)
        return int(scratch.marks[random_best(scratch.values[:found], rng)])
    weights = lineup.weights[kind_of_game(turn), strength]
    if strength == EXPLORER:
        question = Question(grid, sheet, rival, turn, weights, lineup.budget, scratch, rollout_scratch, word(rng))
        return int(scratch.marks[search(question)[0]])
    return best(scratch, rate_turns(grid, sheet, turn, weights, scratch))
