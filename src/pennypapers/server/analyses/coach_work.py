"""The stages of an analysis, as they are done in a process of the coach. Plain functions of text."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from importlib.util import find_spec

from ...coach import hindsight_of
from ...coach.analysis import analyse
from ...coach.analysis.last_turn import last_turn
from ...errors import PennyError
from ...hosting.decisions.set_up import within_size
from ...hosting.not_now import NotNow
from ...hosting.texts.past_positions import read_marks, rolled_table
from ...hosting.texts.text_answers import given_layout
from ...notation.layout import carried_layout, reference
from ...notation.record import Record, read_record, write_record
from ...rules.mark import Mark
from ...table.replay import replay
from ..work.progress import report


def is_installed() -> bool:
    """Whether the coach can work here: it needs the extra `fast`."""
    return find_spec("numba") is not None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as the coach takes it, and whose turns are analysed, if anybody's.

    The same game has the same text and, for the same player, the same id, whatever its headers.
    """

    id: str
    text: str
    player: str | None


def finished_game(text: str, layout: str | None, player: str | None) -> FinishedGame:
    """Read and check a record; TextError where it breaks a rule, NotNow if its game is not over.

    Who plays alone need not be named.
    """
    record = read_record(text, given_layout(layout))
    within_size(record.layout)
    played = replay(record)
    if played.failure:
        raise played.failure
    if not played.table.ended:
        raise NotNow("analysis.unfinished")
    if player is not None and player not in record.players:
        raise NotNow("seat.nobody", name=player)
    whose = record.players[0] if record.solo else player
    plain = write_record(normalised(record))
    return FinishedGame(hashlib.sha256(f"{plain}{whose or ''}".encode()).hexdigest()[:32], plain, whose)


def normalised(record: Record) -> Record:
    """A record with its layout and without any other header that its game does not need."""
    return replace(record, layout_ref=reference(record.layout), extras=carried_layout(record.layout))


@dataclass(frozen=True, slots=True)
class HindsightView:
    """The best game found with these dice, played alone. `bound` is what no game can exceed, or null."""

    best: int
    bound: int | None
    proven: bool
    record: str


def hindsight_view(text: str, seconds: float) -> HindsightView:
    report(0)
    record = read_record(text, given_layout(None))
    try:
        found = hindsight_of(record, seconds=seconds)
    except PennyError:  # the record is sound, so its layout is too large for the kernels
        raise NotNow("analysis.large") from None
    return HindsightView(found.stars, found.bound, found.proven, write_record(found.record))


def analysis_json(text: str, player: str) -> bytes:
    """Luck and choices of one player, as JSON."""
    record = read_record(text, given_layout(None))
    try:
        found = analyse(record, players=(player,), progress=lambda told: report(told.done / told.total))
    except PennyError:  # as above
        raise NotNow("analysis.large") from None
    return json.dumps(found.as_json(), ensure_ascii=False).encode()


@dataclass(frozen=True, slots=True)
class TriedTurn:
    """A turn played otherwise: `value` is the expected stars after it, and `best` those after the best turn found.

    `error` is the standard error of their difference; `is_best` if no turn is clearly better.
    """

    marks: str
    value: float
    best_marks: str
    best: float
    error: float
    is_best: bool


def tried_turn(text: str, layout: str | None, player: str, turn: int, marks: str) -> TriedTurn:
    """What a turn of a record would have been worth with these marks; RuleBroken if they are not legal."""
    record = read_record(text, given_layout(layout))
    within_size(record.layout)
    written = read_marks(marks)
    table, seat = rolled_table(record, player, turn)
    table.draft(seat).add_all(written).commit()
    try:
        found = last_turn(_with(record, player, turn, written), player)
    except PennyError:  # the record is sound, so its layout is too large for the kernels
        raise NotNow("analysis.large") from None
    best = found.alternatives[0]
    return TriedTurn(marks, found.value, best.marks, best.value, found.error, found.is_best)


def _with(record: Record, player: str, turn: int, marks: tuple[Mark, ...]) -> Record:
    """The record up to a turn that this player played otherwise."""
    played = record.turns[turn - 1]
    entries = tuple(replace(each, marks=marks) if each.player == player else each for each in played.entries)
    return replace(record, turns=(*record.turns[: turn - 1], replace(played, entries=entries)))
