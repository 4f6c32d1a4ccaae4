"""A table of 1 to 100 seats: commands are checked and become events, events alone change the state.

Nothing here is random: rolls and exchanges are handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from ..errors import RuleBroken
from ..rules.adventure import MOST_SEATS, Adventure
from ..rules.dice import Roll
from ..rules.grid import Space
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from .events import (
    Command,
    Commit,
    Committed,
    Ended,
    Entered,
    Event,
    Exchange,
    Joined,
    Opened,
    RollDice,
    Rolled,
    TurnClosed,
)


@dataclass(frozen=True, repr=False)
class Table:
    """The state of a game. `sheets` are those of the last closed turn; turns committed since are in `inked`."""

    adventure: Adventure
    layout: Layout
    seats: tuple[str, ...]
    house: HouseRules
    sheets: tuple[Sheet, ...]
    turns: int = 0
    roll: Roll | None = None
    exchange: Exchange | None = None
    inked: Mapping[int, Draft] = field(default_factory=dict)
    before: tuple[Space, ...] = ()
    ended: str | None = None
    paper: frozenset[int] = frozenset()
    """The seats that play on paper; their sheets here are empty until they are typed in."""
    full: bool = False
    """Whether a paper sheet has been reported as full, which ends the game when the open turn closes."""
    dangers: int = 0

    def __hash__(self) -> int:
        inked = frozenset(self.inked.items())
        return hash((self.adventure.key, self.seats, self.house, self.sheets, self.turns, self.roll, inked))

    def __repr__(self) -> str:
        where = f"{self.adventure.key} {self.layout.name}"
        return f"<Table {where}: {', '.join(self.seats)}, {self.turns} turns>"

    @property
    def solo(self) -> bool:
        """G11: a game of one player is a solo game."""
        return len(self.seats) == 1

    @property
    def is_danger(self) -> bool:
        """Whether the roll on the table is a danger that counts."""
        return self.roll is not None and self.is_danger_roll(self.roll)

    def is_danger_roll(self, roll: Roll) -> bool:
        """Whether this roll makes a danger turn (G6).

        All sheets agree on that (I7), so the first known sheet decides; if all are on paper, the number of danger
        turns so far does.
        """
        for seat, sheet in enumerate(self.sheets):
            if seat not in self.paper:
                return self.adventure.is_danger_turn(sheet, roll)
        boxes = self.adventure.danger_boxes
        return roll.danger and (boxes is None or self.dangers < boxes)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not inked the roll on the table yet."""
        if self.roll is None:
            return ()
        return tuple([seat for seat in range(len(self.seats)) if seat not in self.inked])

    def held(self, seat: int) -> int:
        """Whose sheet this seat has in hand (G6)."""
        return seat if self.exchange is None else self.exchange[seat]

    def with_inked(self, inked: Mapping[int, Draft], *, full: bool) -> Table:
        """A copy with these turns. It is made for every turn of every seat, and `replace` takes ten times as long."""
        copy = object.__new__(Table)
        fields = vars(copy)
        fields.update(vars(self))
        fields["inked"] = inked
        fields["full"] = full
        return copy

    def draft(self, seat: int) -> Draft:
        """An empty draft for the roll on the table, on the sheet in hand."""
        if self.ended:
            raise RuleBroken(self.ended)
        if self.roll is None:
            raise RuleBroken("G3.no_roll")
        sheet = self.sheets[self.held(seat)]
        return Draft.begin(self.adventure, sheet, self.roll, house=self.house, before=self.before)


def open_table(
    adventure: Adventure,
    layout: Layout,
    seats: Sequence[str],
    *,
    house: HouseRules | None = None,
    paper: Iterable[int] = (),
) -> Opened:
    """The event that opens a table; G1 for too few or too many seats."""
    if not 1 <= len(seats) <= MOST_SEATS:
        raise RuleBroken("G1.count", count=len(seats))
    if len(set(seats)) != len(seats):
        raise RuleBroken("G1.names")
    return Opened(adventure, layout, tuple(seats), house or HouseRules(), frozenset(paper))


def decide(table: Table, command: Command) -> tuple[Event, ...]:
    """The events that a command leads to; RuleBroken if the rules forbid it."""
    if table.ended:
        raise RuleBroken(table.ended)
    match command:
        case RollDice(roll, exchange):
            return _decide_roll(table, roll, exchange)
        case Commit():
            return _decide_commit(table, command)
        case _:
            assert_never(command)


def perform(table: Table, *commands: Command) -> tuple[Table, list[Event]]:
    """The table after these commands, and the events that they led to; RuleBroken if the rules forbid one."""
    events: list[Event] = []
    for command in commands:
        for event in decide(table, command):
            events.append(event)
            table = evolve(table, event)
    return table, events


def evolve(table: Table | None, event: Event) -> Table:
    """The table after an event."""
    if isinstance(event, Opened):
        sheets = (Sheet(event.layout),) * len(event.seats)
        return Table(event.adventure, event.layout, event.seats, event.house, sheets, paper=event.paper)
    assert table is not None, "a table begins with Opened"
    match event:
        case Rolled(_, roll, exchange):
            return replace(table, roll=roll, exchange=exchange, inked={})
        case Committed(seat, marks, draft, full):
            inked = {**table.inked, seat: draft or table.draft(seat).again(marks)}
            return table.with_inked(inked, full=table.full or full)
        case TurnClosed(turn):
            return _close(table, turn)
        case Joined(player, sheet):
            return replace(table, seats=(*table.seats, player), sheets=(*table.sheets, sheet))
        case Ended(clause):
            return replace(table, ended=clause)
        case Entered(seat, sheet):
            return replace(table, sheets=(*table.sheets[:seat], sheet, *table.sheets[seat + 1 :]))
        case _:
            assert_never(event)


def fold(events: Iterable[Event]) -> Table:
    """The table that these events lead to, from `Opened` on."""
    table: Table | None = None
    for event in events:
        table = evolve(table, event)
    assert table is not None, "a table begins with Opened"
    return table


def is_exchange(exchange: Exchange | None, seats: int, paper: Collection[int] = ()) -> bool:
    """Whether this is a legal exchange (G6): a permutation in which nobody holds their own sheet.

    Seats on paper and seats on screens exchange separately; a seat that is the only one of its kind keeps its sheet,
    and another player draws on it.
    """
    if exchange is None or sorted(exchange) != list(range(seats)):
        return False
    kinds = [seat in paper for seat in range(seats)]
    return all(
        kinds[seat] == kinds[owner] and (seat == owner) == (kinds.count(kinds[seat]) == 1)
        for seat, owner in enumerate(exchange)
    )


def _decide_roll(table: Table, roll: Roll, exchange: Exchange | None) -> tuple[Event, ...]:
    if table.roll is not None:
        raise RuleBroken("G3.waiting", names=", ".join(table.seats[seat] for seat in table.waiting))
    swaps = not table.solo and table.is_danger_roll(roll)
    if swaps and not is_exchange(exchange, len(table.seats), table.paper):
        raise RuleBroken("G6.exchange")
    if not swaps and exchange is not None:
        raise table.adventure.why_ignored(roll) or RuleBroken("G6.no_swap")
    return (Rolled(table.turns + 1, roll, exchange),)


def _decide_commit(table: Table, command: Commit) -> tuple[Event, ...]:
    draft = table.draft(command.seat)
    if command.seat in table.inked:
        raise RuleBroken("G8.committed", player=table.seats[command.seat])
    whole = draft if command.seat in table.paper else draft.add_all(command.marks).commit()
    committed = Committed(command.seat, whole.marks, whole, command.full)
    if len(table.inked) + 1 < len(table.seats):
        return (committed,)
    closed = TurnClosed(table.turns + 1)
    sheets = _given_back(table, {**table.inked, command.seat: whole})
    clause = table.adventure.end(sheets, turns=closed.turn, solo=table.solo)
    if table.full or command.full:
        clause = clause or table.adventure.clauses.end
    return (committed, closed, Ended(clause)) if clause else (committed, closed)


def _close(table: Table, turn: int) -> Table:
    """The table after its open turn: all turns are revealed at once, and the dice are free for the next roll."""
    before = table.inked[0].filled if table.solo else ()  # G12 is a rule of solo games
    return replace(
        table,
        sheets=_given_back(table, table.inked),
        turns=turn,
        roll=None,
        exchange=None,
        inked={},
        before=before,
        dangers=table.dangers + table.is_danger,
    )


def _given_back(table: Table, inked: Mapping[int, Draft]) -> tuple[Sheet, ...]:
    """The sheets after the open turn, back with their owners, with what was written on each of them."""
    sheets = list(table.sheets)
    for seat, draft in inked.items():
        sheets[table.held(seat)] = draft.sheet
    return tuple(sheets)
