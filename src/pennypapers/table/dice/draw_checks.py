"""Compare the rolls and exchanges of a record, and what latecomers missed, with what the draws give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...errors import TextError
from ...notation.record import Record, RecordTurn
from ...rules.house import DiceFrom
from ...rules.mark import Symbol, Write
from ...rules.turn import Draft
from ..events import Exchange
from ..replay import play_turn
from ..splice import splice_exchange
from ..table import Table, evolve, open_table
from .chain_record import late_of
from .check import Check
from .draws import Draws

Late = Mapping[str, int]
"""How many turns were closed when each latecomer joined."""


def draw_checks(record: Record, draws: Draws) -> Iterator[Check]:
    """Every roll and every exchange in order, then what was missed."""
    late = dict(late_of(record))
    for turn in record.turns:
        yield from _turn(record, turn, draws, late)
    if late:
        yield from _missed(record, draws, late)


def _turn(record: Record, turn: RecordTurn, draws: Draws, late: Late) -> Iterator[Check]:
    number, said = turn.number, {"roll": str(turn.roll)}
    if record.house.dice is DiceFrom.BY_HAND:
        yield Check("roll.typed", number, said)
    elif (due := draws.roll(number)) != turn.roll:
        yield Check("roll.wrong", number, {**said, "due": str(due)})
    else:
        yield Check("roll.good", number, said)
    owners = {entry.player: entry.owner for entry in turn.entries if entry.owner is not None}
    if not record.solo and owners:
        yield _exchanged(record, number, owners, _exchange(record, number, draws, late), _after(late, number))


def _exchanged(record: Record, number: int, owners: Mapping[str, str], drawn: Exchange, later: Sequence[str]) -> Check:
    for seat, player in enumerate(record.players):
        due, held = record.players[drawn[seat]], owners.get(player)
        if held is None:
            return Check("exchange.none", number, {"player": player, "due": due})
        if held != due:
            return Check("exchange.wrong", number, {"player": player, "held": held, "due": due})
    return Check("exchange.late", number, {"names": ", ".join(later)}) if later else Check("exchange.good", number)


def _exchange(record: Record, number: int, draws: Draws, late: Late) -> Exchange:
    """The exchange that is due: drawn for the seats of that time, then each later player spliced in, one by one."""
    later = _after(late, number)
    drawn = draws.exchange(number, len(record.players) - len(later))
    for name in later:
        drawn = splice_exchange(drawn, draws.holder(number, name, len(drawn)))
    return drawn


def _missed(record: Record, draws: Draws, late: Late) -> Iterator[Check]:
    """Check the dangers that were drawn for latecomers. The legal spaces depend on the sheet at that time, so the
    turns are replayed."""
    table = evolve(None, open_table(record.adventure, record.layout, record.players, house=record.house))
    for turn in record.turns[: max(late.values())]:
        before = table
        try:
            table, _ = play_turn(table, turn)
        except TextError as broken:
            yield Check("missed.broken", turn.number, {"why": str(broken)})
            return
        if before.adventure.is_danger_turn(before.sheets[0], turn.roll):
            for name in _after(late, turn.number):
                yield _missed_danger(before, turn, name, draws)


def _missed_danger(table: Table, turn: RecordTurn, name: str, draws: Draws) -> Check:
    draft = Draft.begin(table.adventure, table.sheets[table.seats.index(name)], turn.roll, house=table.house)
    legal = table.adventure.danger_spaces(draft)
    due = (Write(draws.missed(turn.number, name, table.layout, legal), Symbol.DANGER),)
    found = next((entry.marks for entry in turn.entries if entry.owner == name), ())
    facts = {"player": name, "mark": str(due[0])}
    if found == due:
        return Check("missed.good", turn.number, facts)
    if not found:
        return Check("missed.none", turn.number, facts)
    return Check("missed.wrong", turn.number, {**facts, "found": " ".join(map(str, found))})


def _after(late: Late, number: int) -> list[str]:
    """The players who joined after this turn was closed."""
    return [name for name, turns in late.items() if turns >= number]
