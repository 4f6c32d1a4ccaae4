"""Catching up: a latecomer plays the closed turns of a running game on their own, with the same rolls as the table.

So every sheet has had the same number of dangers (I7). In a danger turn the danger is drawn for the latecomer, in a
random legal space that can be verified like a roll.
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
from .dice.draws import Draws
from .events import Joined
from .table import Table


@dataclass(frozen=True, slots=True)
class Latecomer:
    """A player who is catching up: their sheet so far, and in `past` the marks of each turn on it."""

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
        """The clause by which this sheet would have ended the game, or None. Such a player cannot join: the table has
        played turns after what would have been the end."""
        return self.adventure.end((self.sheet,), turns=self.turns, solo=False)

    def draft(self, roll: Roll) -> Draft:
        """An empty draft for the roll of the next turn."""
        return Draft.begin(self.adventure, self.sheet, roll, house=self.house)

    def after(self, turn: Draft) -> Latecomer:
        return replace(self, sheet=turn.sheet, past=(*self.past, turn.marks))

    def missed_danger(self, roll: Roll, draws: Draws) -> Draft | None:
        """The committed next turn if its roll is a danger, which is drawn automatically; None for any other roll."""
        draft = self.draft(roll)
        if not draft.is_danger:
            return None
        legal = self.adventure.danger_spaces(draft)
        space = draws.missed(self.turns + 1, self.name, self.sheet.layout, legal)
        return draft.add(Write(space, Symbol.DANGER)).commit()

    def may_join(self, table: Table) -> bool:
        """Whether all closed turns are played and no danger turn is open, in which the sheets are exchanged."""
        return not (self.ended or table.ended or table.is_danger) and self.turns == table.turns


def join(table: Table, late: Latecomer, turns: Iterable[RecordTurn], draws: Draws) -> Joined:
    """The event that seats a latecomer who may join; `turns` are the closed turns of the table."""
    holders = [
        draws.holder(turn.number, late.name, len(table.seats))
        for turn in turns
        if any(entry.owner for entry in turn.entries)
    ]
    return Joined(late.name, late.sheet, late.past, tuple(holders))
