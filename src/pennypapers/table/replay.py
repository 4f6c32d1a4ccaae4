"""From records to tables and back: replay a record turn by turn, and write the events of a table as a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..errors import RuleBroken, TextError
from ..notation.record import Entry, Record, RecordTurn
from ..rules.mark import Mark, Symbol, Write
from .events import Commit, Committed, Event, Exchange, Joined, Opened, RollDice, Rolled, TurnClosed
from .splice import LATE, late_text, splice
from .table import Table, evolve, open_table, perform


@dataclass(frozen=True, slots=True)
class Replay:
    """The good part of a record, and the first failure after it. Nothing is ever repaired."""

    table: Table
    events: tuple[Event, ...]
    failure: TextError | None = None


def replay(record: Record) -> Replay:
    """Play a record again, turn by turn, until it ends or breaks a rule."""
    opened = open_table(record.adventure, record.layout, record.players, house=record.house)
    events: list[Event] = [opened]
    table = evolve(None, opened)
    for turn in record.turns:
        try:
            table, happened = play_turn(table, turn)
        except TextError as failure:
            return Replay(table, tuple(events), failure)
        events += happened
    return Replay(table, tuple(events), record.failure)


def play_turn(table: Table, turn: RecordTurn) -> tuple[Table, list[Event]]:
    """The table after a recorded turn, and what happened; TextError says whose entry breaks which rule."""
    if table.ended:
        raise TextError(turn.line, RuleBroken(table.ended))
    entries = {entry.player: entry for entry in turn.entries}
    for player in table.seats:
        if player not in entries:
            raise TextError(turn.line, RuleBroken("G3.missing", player=player), player=player)
    exchange = _exchange(table, turn)
    table, events = perform(table, RollDice(turn.roll, exchange))
    for entry in turn.entries:
        try:
            table, happened = perform(table, Commit(table.seats.index(entry.player), entry.marks))
        except RuleBroken as broken:
            raise TextError(turn.line, broken, player=entry.player) from None
        events += happened
    return table, events


def record_of(events: Iterable[Event], layout_ref: str, extras: Mapping[str, str] | None = None) -> Record:
    """The closed turns of a table as a record."""
    opened: Opened | None = None
    rolled: Rolled | None = None
    entries: dict[int, Entry] = {}
    turns: list[RecordTurn] = []
    seats: tuple[str, ...] = ()
    late: list[tuple[str, int]] = []
    for event in events:
        match event:
            case Opened():
                opened, seats = event, event.seats
            case Rolled():
                rolled, entries = event, {}
            case Committed(seat, marks):
                assert rolled is not None
                entries[seat] = entry_of(seats, rolled, seat, marks)
            case TurnClosed(number):
                assert rolled is not None
                turns.append(RecordTurn(number, rolled.roll, tuple(entries[seat] for seat in sorted(entries))))
            case Joined(player):
                turns = splice(turns, seats, event)
                seats = (*seats, player)
                late.append((player, len(turns)))
    assert opened is not None, "a table begins with Opened"
    headers = {**(extras or {}), **({LATE: late_text(late)} if late else {})}
    return Record(opened.adventure, opened.layout, layout_ref, seats, opened.house, headers, tuple(turns))


def entry_of(seats: tuple[str, ...], rolled: Rolled, seat: int, marks: tuple[Mark, ...]) -> Entry:
    """A committed turn as the entry of a record; a danger names the owner of the sheet it was drawn on."""
    first = marks[0] if marks else None
    draws = isinstance(first, Write) and first.value is Symbol.DANGER  # G6: a danger turn has this one mark
    owner = rolled.exchange[seat] if rolled.exchange else seat
    return Entry(seats[seat], marks, seats[owner] if draws else None)


def _exchange(table: Table, turn: RecordTurn) -> Exchange | None:
    """Whose sheet each player holds, as the entries say; None where everybody keeps their own (G6)."""
    if not table.is_danger_roll(turn.roll):
        for entry in turn.entries:
            if entry.owner is not None:
                broken = table.adventure.why_ignored(turn.roll) or RuleBroken("G6.no_swap")
                raise TextError(turn.line, broken, player=entry.player)
        return None
    owners: dict[str, str] = {}
    for entry in turn.entries:
        if unheld := _why_not_held(entry, owners, solo=table.solo):
            raise TextError(turn.line, unheld, player=entry.player)
        assert entry.owner is not None
        owners[entry.player] = entry.owner
    return None if table.solo else tuple(table.seats.index(owners[player]) for player in table.seats)


def _why_not_held(entry: Entry, owners: Mapping[str, str], *, solo: bool) -> RuleBroken | None:
    if entry.owner is None:
        return RuleBroken("G6.solo" if solo else "G6.swap", player=entry.player)
    if entry.owner == entry.player and not solo:
        return RuleBroken("G6.own", player=entry.player)
    for holder, owner in owners.items():
        if owner == entry.owner:
            return RuleBroken("G6.twice", owner=owner, holder=holder)
    return None
