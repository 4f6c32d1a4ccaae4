"""What one seat may see: its own sheet and draft, the others as of the last closed turn, and who is still thinking."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.dice import Roll
from ..rules.mark import Mark
from ..rules.sheet import Sheet
from .table import Table


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it: without the marks of the other seats in the open turn."""

    seat: int
    players: tuple[str, ...]
    turn: int
    roll: Roll | None
    is_danger: bool
    sheet: Sheet
    """The seat's own sheet, with the marks it has committed in this turn if they are on its own sheet."""
    in_hand: int
    """Whose sheet the seat holds: its own, or in a danger turn at a table somebody else's."""
    hand_sheet: Sheet
    inked: tuple[Mark, ...] | None
    sheets: tuple[Sheet, ...]
    """Everybody's sheet as of the last closed turn."""
    thinking: tuple[str, ...]
    ended: str | None


def view(table: Table, seat: int) -> View:
    held = table.held(seat)
    draft = table.inked.get(seat)
    hand_sheet = draft.sheet if draft else table.sheets[held]
    return View(
        seat=seat,
        players=table.seats,
        turn=table.turns + (table.roll is not None),
        roll=table.roll,
        is_danger=table.is_danger,
        sheet=hand_sheet if held == seat else table.sheets[seat],
        in_hand=held,
        hand_sheet=hand_sheet,
        inked=draft.marks if draft else None,
        sheets=table.sheets,
        thinking=tuple(table.seats[each] for each in table.waiting),
        ended=table.ended,
    )
