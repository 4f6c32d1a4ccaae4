"""Turns of a record to be played otherwise: what may be written on a player's sheet as it was."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ...errors import InvalidText
from ...notation.record import Record, read_record
from ...rules.grid import Space
from ...rules.mark import Mark, parse_marks
from ...table import Table, evolve, open_table
from ...table.replay import play_turn
from ..decisions.set_up import within_size
from ..not_now import NotNow
from ..protocol import answers
from ..views import table_views as views
from .text_answers import given_layout


@dataclass(frozen=True, slots=True)
class PastPosition:
    """The options of a draft as in `options`, and why the sheet with it is worth what it is, as in `explained`."""

    options: answers.Options
    explained: answers.Explained


def past_position(text: str, layout: str | None, player: str, turn: int, marks: str, spaces: str = "") -> PastPosition:
    """A draft with these marks for a turn of a record, on the player's own sheet as it was before that turn.

    RuleBroken for the first mark that is not legal. Discoveries are those that hold all of these spaces.
    """
    record = read_record(text, given_layout(layout))
    within_size(record.layout)
    written, holding = read_marks(marks), _read_spaces(spaces)
    table, seat = rolled_table(record, player, turn)
    empty = table.draft(seat)
    draft = empty.add_all(written)
    sheet = draft.as_inked().sheet
    return PastPosition(
        views.answer(empty.sheet, draft, re=None, holding=holding),
        views.explained(table.adventure, sheet, seat=seat, re=None),
    )


def rolled_table(record: Record, player: str, turn: int) -> tuple[Table, int]:
    """The table when this turn had been rolled, and the player's seat; NotNow if they then wrote on another sheet."""
    if player not in record.players:
        raise NotNow("seat.nobody", name=player)
    if turn > len(record.turns):
        raise NotNow("stale.early", turn=turn, now=len(record.turns))
    opened = open_table(record.adventure, record.layout, record.players, house=record.house)
    before = table = evolve(None, opened)
    rolled = table
    for each in record.turns[:turn]:
        before = table
        table, events = play_turn(before, each)
        rolled = evolve(before, events[0])
    seat = record.players.index(player)
    if rolled.held(seat) != seat:
        raise NotNow("seat.not_held")
    return rolled, seat


def read_marks(marks: str) -> tuple[Mark, ...]:
    try:
        return parse_marks(marks)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


def _read_spaces(spaces: str) -> Collection[Space]:
    try:
        return [Space.parse(each) for each in spaces.split()]
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
