"""Insert a latecomer into the closed turns of a record, so that every turn has an entry for every player.

In a danger turn the exchange must include the latecomer: one seat, chosen by a draw, is recorded as having held the
late sheet, and the latecomer as having held the sheet that this seat held. No sheet changes: the latecomer's entry
is what that seat drew, and that seat's entry is the danger that was drawn on the late sheet. The header `x-late:` lists
who joined after which turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..errors import InvalidValue
from ..notation.names import clean_name
from ..notation.record import Entry, RecordTurn
from .events import Exchange, Joined

LATE = "x-late"


def splice(turns: Iterable[RecordTurn], seats: Sequence[str], joined: Joined) -> list[RecordTurn]:
    """The closed turns with the latecomer in each of them."""
    holders = iter(joined.holders)
    spliced = []
    for turn, marks in zip(turns, joined.past, strict=True):
        entries = {entry.player: entry for entry in turn.entries}
        own = Entry(joined.player, marks)
        if any(entry.owner for entry in turn.entries):
            held = entries[seats[next(holders)]]
            entries[held.player] = Entry(held.player, marks, joined.player)
            own = Entry(joined.player, held.marks, held.owner)
        spliced.append(RecordTurn(turn.number, turn.roll, (*entries.values(), own), turn.line))
    return spliced


def splice_exchange(exchange: Exchange, holder: int) -> Exchange:
    """G6: the exchange with one seat more, again without anybody who holds their own sheet.

    >>> splice_exchange((1, 0), holder=0)
    (2, 0, 1)
    """
    owners = [*exchange, exchange[holder]]
    owners[holder] = len(exchange)
    return tuple(owners)


def late_text(late: Iterable[tuple[str, int]]) -> str:
    """The value of the header: each name with the number of turns that were closed when they joined.

    >>> late_text([("cleo le grand", 7), ("dan", 9)])
    'cleo le grand 7, dan 9'
    """
    return ", ".join(f"{name} {turns}" for name, turns in late)


def read_late(text: str) -> list[tuple[str, int]]:
    """Parse the value of `x-late:`; InvalidValue says what cannot be read."""
    late = []
    for piece in text.split(","):
        name, _, turns = piece.strip(" \t").rpartition(" ")
        if not (turns.isascii() and turns.isdecimal()):
            raise InvalidValue(
                f"'{LATE}:' says after which turn each came, such as 'ana 7'; {piece.strip()!r} does not"
            )
        late.append((clean_name(name), int(turns)))
    return late
