"""The bots of Skull Island by their strength. Each puts all that may be written on a desk, with what it is worth."""

from __future__ import annotations

from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, best_by_lot
from ...engine.island.board import IslandGrid
from ...engine.island.games import random_mark
from ..lineup import EXPLORER, PATHFINDER, SOLO, TABLE, TOURIST, Minds
from ..turn import Turn
from .explorer import search
from .futures import Rival
from .pathfinder import sense
from .scratch import Desk, best
from .voyager import weigh


@inlined
def kind_of_game(turn: Turn) -> int:
    """Which weights judge the sheet in hand. At a table bots have learned to live with dangers; what one costs somebody
    who has not is seen better by what a sheet is worth alone."""
    return SOLO if turn.alone or turn.hurts else TABLE


@kernel
def choose(
    grid: IslandGrid,
    sheet: Masks,
    rival: Rival,
    turn: Turn,
    minds: Minds,
    strength: int,
    desk: Desk,
    other: Desk,
    rng: State,
) -> int:
    """What a bot writes; treasures follow from it."""
    if strength == TOURIST:
        return random_mark(grid, sheet, turn.roll, turn.before, rng)
    if strength == PATHFINDER:
        found = sense(grid, sheet, turn, desk)
        return int(desk.marks[best_by_lot(desk.values[:found], rng)])
    weights = minds.weights[kind_of_game(turn), strength]
    if strength == EXPLORER:
        search(grid, sheet, rival, turn, weights, minds.reach, desk, other, rng)
        return int(desk.marks[0])
    return best(desk, weigh(grid, sheet, turn, weights, desk))
