"""Endgames as kernels take them, and how many rolls of each adventure can be searched whole.

Importing this module is cheap: numba is imported when an endgame is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ...errors import PennyError
from ...rules.dice import Roll
from ...rules.layout import Layout
from ...rules.mark import Mark
from ..endgame import Endgame

if TYPE_CHECKING:
    from ...engine.core.board import Board

ROLLS: Mapping[str, int] = {"temple": 6, "island": 5, "valley": 3}
"""How many rolls are left in a puzzle: as many as leave all finishes to be searched in seconds."""


class Compiled(NamedTuple):
    """An endgame as kernels take it."""

    task: Any
    decode: Callable[[int], Mark]
    discoveries: Callable[[], Sequence[int]] = tuple
    """The code of the discovery that the best finish makes on each turn, or `END`."""


@lru_cache(maxsize=16)
def _board(layout: Layout) -> Board:
    from ...bots.compiled_bots import compiled_bots

    try:
        return compiled_bots(layout.adventure).engine.board(layout)
    except ValueError as error:
        raise PennyError(str(error)) from None


def _rolls(rolls: Sequence[Roll]) -> Any:
    import numpy as np

    from ...engine.core.dice import index_of

    return np.array([index_of(roll) for roll in rolls], np.int64)


def _temple(endgame: Endgame) -> Compiled:
    from ...engine.core.house import AS_WRITTEN
    from ...engine.core.marks import decode
    from ...engine.temple.engine import masks_of
    from ...engine.temple.legal import NOWHERE
    from .temple import new_task

    board = _board(endgame.layout)
    before = board.places[endgame.before[0]] if endgame.before and endgame.rolls[0].danger else NOWHERE
    task = new_task(board.grid, _rolls(endgame.rolls), AS_WRITTEN, masks_of(board, endgame.sheet), before)
    return Compiled(task, lambda code: decode(board, code))


def _island(endgame: Endgame) -> Compiled:
    from ...engine.core.house import AS_WRITTEN
    from ...engine.core.marks import decode
    from ...engine.island.board import IslandBoard
    from ...engine.island.engine import masks_of
    from ...engine.island.legal import NOWHERE
    from .island import new_task

    board = _board(endgame.layout)
    assert isinstance(board, IslandBoard)
    before = board.places[endgame.before[0]] if endgame.before and endgame.rolls[0].danger else NOWHERE
    task = new_task(board.island, _rolls(endgame.rolls), AS_WRITTEN, masks_of(board, endgame.sheet), before)
    return Compiled(task, lambda code: decode(board, code))


def _valley(endgame: Endgame) -> Compiled:
    from ...engine.core.house import AS_WRITTEN
    from ...engine.valley.board import terrain
    from ...engine.valley.engine import decode_mark, masks_of
    from .valley import new_task

    board = _board(endgame.layout)
    ground = terrain(board)
    before = board.mask(endgame.before if endgame.rolls[0].danger else ())
    sheet = masks_of(board, ground, endgame.sheet, AS_WRITTEN)
    task = new_task(ground, _rolls(endgame.rolls), AS_WRITTEN, sheet, before)
    return Compiled(task, lambda code: decode_mark(board, code), task.plan.best.tolist)


COMPILED: Mapping[str, Callable[[Endgame], Compiled]] = {"temple": _temple, "island": _island, "valley": _valley}
"""Imports the kernels of an adventure when they are first needed, because that takes time."""
