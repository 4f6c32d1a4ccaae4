"""What a player may see when they play a turn: no future dice, and no turn that another player has not shown yet."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import RuleBroken
from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..rules.grid import Space
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from ..table.table import Table


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """One seat's view of the roll on the table.

    `sheets` are the sheets of all seats after the last closed turn; they are public. `held` is the seat whose sheet
    this seat writes on: its own, or in a danger turn with several players another one. `before` are the spaces filled
    on the turn before, if a danger must be drawn beside one of them (solo games, G12).
    """

    adventure: Adventure
    house: HouseRules
    sheets: tuple[Sheet, ...]
    seat: int
    held: int
    turn: int
    roll: Roll
    before: tuple[Space, ...] = ()

    @classmethod
    def of(cls, table: Table, seat: int) -> Position:
        """What this seat sees now; raises RuleBroken if there is no roll to play."""
        if table.ended:
            raise RuleBroken(table.ended)
        if table.roll is None:
            raise RuleBroken("G3.no_roll")
        return cls(
            table.adventure,
            table.house,
            table.sheets,
            seat,
            table.held(seat),
            table.turns + 1,
            table.roll,
            table.before,
        )

    def __repr__(self) -> str:
        where = f"{self.adventure.key} {self.layout.name}"
        return f"<Position {where}, turn {self.turn}: roll {self.roll}, seat {self.seat + 1} of {len(self.sheets)}>"

    @property
    def layout(self) -> Layout:
        return self.sheets[0].layout

    @property
    def solo(self) -> bool:
        """G11: a game of one player is a solo game."""
        return len(self.sheets) == 1

    @property
    def own(self) -> Sheet:
        return self.sheets[self.seat]

    @property
    def in_hand(self) -> Sheet:
        return self.sheets[self.held]

    @property
    def is_danger(self) -> bool:
        return self.adventure.is_danger_turn(self.in_hand, self.roll)

    @property
    def draft(self) -> Draft:
        """An empty draft for the roll on the held sheet; its options list all legal marks."""
        return Draft.begin(self.adventure, self.in_hand, self.roll, house=self.house, before=self.before)
