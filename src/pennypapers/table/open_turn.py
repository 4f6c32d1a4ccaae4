"""The open turn of a record: a roll that not everybody has committed yet, kept in `x-` headers.

A record's turns hold closed turns only. `x-turn:` is the roll on the table with what has been committed for it, written
like a turn; `x-exchange:` says who holds whose sheet. With them a game goes on exactly where it was.
"""

from __future__ import annotations

from ..errors import InvalidText, TextError
from ..notation.record import Record, RecordTurn, read_turn, write_turn
from ..rules.text import Line
from .events import Commit, Exchange, RollDice, Rolled
from .replay import Replay, entry_of, replay
from .table import Table, perform

TURN, EXCHANGE = "x-turn", "x-exchange"


def open_turn(table: Table) -> dict[str, str]:
    """The headers for the open turn; none between two turns."""
    if table.roll is None:
        return {}
    rolled = Rolled(table.turns + 1, table.roll, table.exchange)
    entries = [entry_of(table.seats, rolled, seat, draft.marks) for seat, draft in table.inked.items()]
    headers = {TURN: write_turn(RecordTurn(rolled.turn, rolled.roll, tuple(entries)))}
    if table.exchange:
        held = zip(table.seats, table.exchange, strict=True)
        headers[EXCHANGE] = ", ".join(f"{holder}>{table.seats[owner]}" for holder, owner in held)
    return headers


def resume(record: Record) -> Replay:
    """The game of a record with its open turn. Whatever cannot be played is raised: TextError or RuleBroken."""
    played = replay(record)
    if played.failure:
        raise played.failure
    turn, table = record.extras.get(TURN), played.table
    if not turn:
        return played
    open_part = read_turn(Line(1, turn), table.turns + 1, table.seats)
    commits = (Commit(table.seats.index(entry.player), entry.marks) for entry in open_part.entries)
    table, events = perform(table, RollDice(open_part.roll, _exchange(record, table)), *commits)
    return Replay(table, (*played.events, *events))


def _exchange(record: Record, table: Table) -> Exchange | None:
    if EXCHANGE not in record.extras:
        return None
    held = dict(_pair(piece) for piece in record.extras[EXCHANGE].split(","))
    if sorted(held) != sorted(table.seats) or not set(held.values()) <= set(table.seats):
        raise TextError(1, InvalidText("text.exchange", header=EXCHANGE))
    return tuple(table.seats.index(held[seat]) for seat in table.seats)


def _pair(piece: str) -> tuple[str, str]:
    holder, _, owner = piece.partition(">")
    return holder.strip(), owner.strip()
