"""One game that environments play: a table, its dice, and the turns that its seats are playing step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from ..rules.dice import Roll
from ..rules.mark import Mark
from ..table import Commit, Exchange, RollDice, Table, perform
from .actions import Actions, Steps, actions_of


class Dice(Protocol):
    """What chance decides in a game."""

    def roll(self, turn: int) -> Roll: ...

    def exchange(self, turn: int, seats: int, /) -> Exchange: ...


@dataclass(frozen=True, slots=True)
class Moment:
    """An episode as it stands, without its dice; a frozen value that can be kept and played from again."""

    table: Table
    open: Mapping[int, Steps]
    """The turns of the seats that have not committed yet."""


class Episode:
    """A game in progress. It changes when it is played; `moment` gives its state as a frozen value."""

    def __init__(self, table: Table, dice: Dice) -> None:
        self.dice = dice
        self.actions: Actions = actions_of(table.layout)
        self._table = table
        self._open: dict[int, Steps] = {}
        self._legal: dict[int, list[int]] = {}
        self._deal()

    @property
    def table(self) -> Table:
        return self._table

    @property
    def is_over(self) -> bool:
        return self._table.ended is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not committed their turn."""
        return tuple(self._open)

    def steps(self, seat: int) -> Steps | None:
        """The turn that this seat is playing; None once it has committed, and after the end."""
        return self._open.get(seat)

    def legal(self, seat: int) -> list[int]:
        """What this seat may do next; nothing once it has committed."""
        if seat not in self._legal:
            steps = self._open.get(seat)
            self._legal[seat] = steps.legal() if steps else []
        return self._legal[seat]

    def take(self, seat: int, action: int) -> bool:
        """One step of this seat's turn; returns whether it committed the turn. IllegalAction changes nothing."""
        steps, legal = self._open[seat].then(action)
        if legal:
            self._open[seat], self._legal[seat] = steps, legal
            return False
        self.commit(seat, steps.draft.marks)
        return True

    def commit(self, seat: int, marks: tuple[Mark, ...]) -> None:
        """Commit a whole turn. With the last one the turn closes, and the next roll is on the table."""
        self._table, _ = perform(self._table, Commit(seat, marks))
        self._open.pop(seat)
        self._legal.clear()
        self._deal()

    def moment(self) -> Moment:
        return Moment(self._table, dict(self._open))

    def go_to(self, moment: Moment) -> None:
        """Go on from a moment; the dice are those that the episode has."""
        self._table, self._open = moment.table, dict(moment.open)
        self._legal = {}

    def _deal(self) -> None:
        table = self._table
        if table.ended:
            self._open = {}
            return
        if table.roll is None:
            roll = self.dice.roll(table.turns + 1)
            swaps = not table.solo and table.is_danger_roll(roll)
            exchange = self.dice.exchange(table.turns + 1, len(table.seats)) if swaps else None
            self._table, _ = perform(table, RollDice(roll, exchange))
            self._open = {seat: Steps(self.actions, self._table.draft(seat)) for seat in self._table.waiting}
        elif not self._open and table.waiting:
            self._open = {seat: Steps(self.actions, table.draft(seat)) for seat in table.waiting}
