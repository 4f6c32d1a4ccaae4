"""One game of the vector environment as a readable turn, to say by the rules why an action is illegal."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.core.board import WORD, Board
from ...engine.core.dice import UNUSED, roll_at
from ...engine.core.marks import decode
from ...rules.grid import Space
from ...rules.house import HouseRules
from ...rules.sheet import Sheet
from ...rules.turn import UNUSED as ALL_UNUSED
from ...rules.turn import Draft
from ..actions import Actions, Steps
from .encoding import KIND_NAMES
from .games import Games


def steps_of(
    games: Games, game: int, board: Board, sheet: Sheet, before: tuple[Space, ...], actions: Actions, house: HouseRules
) -> Steps:
    """The turn that the agent of a game is playing on this sheet."""
    row = games.rows[game]
    rules, roll = actions.adventure, roll_at(int(row["roll"]))
    written, unused = int(row["written"]), int(row["unused"])
    free = ALL_UNUSED if unused == UNUSED else frozenset(_bits(unused))
    marks = (decode(board, written),) if written >= 0 else ()
    is_danger = not marks and rules.is_danger_turn(sheet, roll)
    draft = Draft(rules, sheet, roll, house, before, marks, free, is_danger)
    begun = int(row["begun"])
    picked = places_of(board, int(row["picked"]))
    return Steps(actions, draft, KIND_NAMES[begun] if begun >= 0 else None, picked)


def places_of(board: Board, mask: int) -> tuple[Space, ...]:
    """The fillable spaces of a mask, in their order."""
    return tuple(board.space(place) for place in _bits(mask))


def _bits(mask: int) -> Iterable[int]:
    return (place for place in range(WORD) if mask >> place & 1)
