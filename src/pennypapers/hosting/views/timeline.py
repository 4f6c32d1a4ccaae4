"""A whole game step by step, as a replay shows it: every closed turn with what it put on the sheets."""

from __future__ import annotations

from dataclasses import dataclass

from ...notation.record import Record
from ...table.dice.chain_record import SEAL
from ...table.dice.fairness import SEED
from ...table.events import TurnClosed
from ...table.replay import replay
from ...table.table import Table, evolve
from ..protocol import messages as wire
from ..protocol.answers import Sights
from .table_views import end_view, sheet_changes, turn_views


@dataclass(frozen=True, slots=True)
class TimelineTurn:
    """One closed turn; `changes`, `stars`, `parts` and `sights` are by seat, as in `turn`."""

    roll: wire.RollView
    turns: tuple[wire.TurnView, ...]
    changes: tuple[str, ...]
    stars: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    sights: tuple[Sights, ...] = ()


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game from its empty sheets on. `sealed` says that it carries the seal of its dice."""

    adventure: str
    layout: str
    options: str
    players: tuple[str, ...]
    part_keys: tuple[str, ...]
    steps: tuple[TimelineTurn, ...]
    ended: wire.EndView | None
    sealed: bool


def timeline_of(record: Record) -> Timeline:
    """The steps of a record; TextError where it breaks a rule or cannot be read."""
    played = replay(record)
    if played.failure:
        raise played.failure
    table: Table | None = None
    steps: list[TimelineTurn] = []
    for event in played.events:
        before, table = table, evolve(table, event)
        if before is not None and isinstance(event, TurnClosed):
            steps.append(_step(before, table))
    return Timeline(
        adventure=record.adventure.key,
        layout=str(record.layout),
        options=str(record.house),
        players=record.players,
        part_keys=record.adventure.part_keys,
        steps=tuple(steps),
        ended=end_view(played.table, record.extras.get(SEED)),
        sealed=SEAL in record.extras,
    )


def _step(before: Table, after: Table) -> TimelineTurn:
    assert before.roll is not None
    roll = wire.RollView(after.turns, str(before.roll), before.is_danger, before.exchange)
    return TimelineTurn(roll, turn_views(before), *sheet_changes(before, after))
