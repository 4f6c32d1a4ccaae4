"""Catching up: a newcomer plays the closed turns of a running game again, at their own speed, on a sheet of their own.

The rolls are the table's, so a sheet that has caught up has had the same dangers as every other (I7). A danger was
drawn by somebody else and is so here too: by the seed, in any of the spaces the rules allow, for all to check.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..notation.record import RecordTurn
from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.mark import Mark, Symbol, Write
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from .draws import draw_danger, draw_holder
from .events import Joined
from .table import Table


@dataclass(frozen=True, slots=True)
class Latecomer:
    """A sheet beside the table; `past` are the marks on it, turn by turn."""

    name: str
    adventure: Adventure
    house: HouseRules
    sheet: Sheet
    past: tuple[tuple[Mark, ...], ...] = ()

    @property
    def turns(self) -> int:
        return len(self.past)

    @property
    def ended(self) -> str | None:
        """The clause by which this sheet would have ended the game. A sheet that has done so can never join:
        the others have played turns that would not have been played."""
        return self.adventure.end((self.sheet,), turns=self.turns, solo=False)

    def draft(self, roll: Roll) -> Draft:
        """An empty draft for the roll of the next turn."""
        return Draft.begin(self.adventure, self.sheet, roll, house=self.house)

    def after(self, turn: Draft) -> Latecomer:
        return replace(self, sheet=turn.sheet, past=(*self.past, turn.marks))

    def missed_danger(self, roll: Roll, seed: bytes, entropy: bytes) -> Draft | None:
        """The next turn, if its roll is a danger: drawn on this sheet without anybody's doing. Else None."""
        draft = self.draft(roll)
        if not draft.is_danger:
            return None
        spaces = self.adventure.danger_spaces(draft)
        space = spaces[draw_danger(seed, entropy, self.turns + 1, self.name, len(spaces))]
        return draft.add(Write(space, Symbol.DANGER)).commit()

    def may_join(self, table: Table) -> bool:
        """Once every closed turn is played, but not into an open danger turn: the sheets are in others' hands."""
        return not (self.ended or table.ended or table.is_danger) and self.turns == table.turns


def join(table: Table, late: Latecomer, turns: Iterable[RecordTurn], seed: bytes, entropy: bytes) -> Joined:
    """The event by which a latecomer who may join does so; `turns` are the closed turns of the table."""
    holders = [
        draw_holder(seed, entropy, turn.number, late.name, len(table.seats))
        for turn in turns
        if any(entry.owner for entry in turn.entries)
    ]
    return Joined(late.name, late.sheet, late.past, tuple(holders))
