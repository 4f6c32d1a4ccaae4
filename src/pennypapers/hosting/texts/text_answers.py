"""Answers about texts that are sent: score a sheet; replay, score and show a record, and check its dice.

Plain functions of text, so that they can be called wherever there is time for it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...errors import InvalidText
from ...notation.layout import ReadFile
from ...notation.record import Record, read_record
from ...notation.sheet import read_sheet
from ...table.dice.fairness import verify
from ...table.game_score import GameScore, game_score
from ...table.replay import replay
from ..decisions.set_up import within_size
from ..protocol import answers
from ..views.table_views import reason
from ..views.timeline import Timeline, timeline_of


@dataclass(frozen=True, slots=True)
class SheetScore:
    adventure: str
    layout: str
    total: int
    parts: dict[str, int]
    reasons: dict[str, tuple[answers.ReasonView, ...]]


@dataclass(frozen=True, slots=True)
class CheckView:
    """One check: its code and facts, and the same in plain English."""

    good: bool
    code: str
    says: str
    turn: int | None
    facts: dict[str, str]


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """`good` if nothing is wrong; only the verdict `good` says that everything could be checked."""

    good: bool
    verdict: str
    checks: tuple[CheckView, ...]


def score_of(text: str, layout: str | None) -> SheetScore:
    """The score of a sheet. If it names a layout that is not built in, `layout` is that layout's text."""
    file = read_sheet(text, given_layout(layout))
    within_size(file.sheet.layout)
    score = file.adventure.score(file.sheet)
    return SheetScore(
        file.adventure.key,
        file.sheet.layout.name,
        score.total,
        score.as_dict(),
        {part.key: tuple(map(reason, part.reasons)) for part in score.parts},
    )


def replay_of(text: str, layout: str | None) -> GameScore:
    """The score of a record; TextError where it breaks a rule."""
    played = replay(_record(text, layout))
    if played.failure:
        raise played.failure
    return game_score(played.table)


def steps_of(text: str, layout: str | None) -> Timeline:
    return timeline_of(_record(text, layout))


def stars_by_turn(text: str, turns: int | None = None) -> tuple[int, ...]:
    """The stars after each turn of a game that one played alone, up to so many; no later turn is replayed."""
    record = _record(text, None)
    return tuple(step.stars[0] for step in timeline_of(replace(record, turns=record.turns[:turns])).steps)


def checks_of(text: str, layout: str | None) -> DiceCheck:
    return checked(_record(text, layout))


def checked(record: Record) -> DiceCheck:
    verified = verify(record)
    checks = tuple(
        CheckView(check.good, check.code, check.says, check.turn, dict(check.facts)) for check in verified.checks
    )
    return DiceCheck(verified.good, verified.verdict, checks)


def _record(text: str, layout: str | None) -> Record:
    record = read_record(text, given_layout(layout))
    within_size(record.layout)
    return record


def given_layout(layout: str | None) -> ReadFile:
    """A reader that gives this layout for any file name: the server opens no files for a client."""

    def read_file(name: str) -> str:
        if layout is None:
            raise InvalidText("layout.not_sent", layout=name)
        return layout

    return read_file
