"""Texts that are sent: score a sheet; replay, score and show a record, and check its dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Meta

from ...hosting import answers, sizes
from ...hosting.set_up import within_size
from ...hosting.timeline import Timeline, timeline_of
from ...hosting.views import reason
from ...notation.layout import ReadFile
from ...notation.record import Record, read_record
from ...notation.sheet import read_sheet
from ...table.fairness import check_dice
from ...table.game_score import GameScore, game_score
from ...table.replay import replay


class TextIn(msgspec.Struct, forbid_unknown_fields=True):
    """A sheet or a record; if it names a layout that is not built in and does not carry it, that layout beside it."""

    text: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


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
    """`good` only if every single check was."""

    good: bool
    checks: tuple[CheckView, ...]


@post("/score", summary="Count a sheet", status_code=200, sync_to_thread=True)
def score_sheet(data: JSONBody[TextIn]) -> SheetScore:
    file = read_sheet(data.text, given_layout(data.layout))
    within_size(file.sheet.layout)
    score = file.adventure.score(file.sheet)
    return SheetScore(
        file.adventure.key,
        file.sheet.layout.name,
        score.total,
        score.as_dict(),
        {part.key: tuple(map(reason, part.reasons)) for part in score.parts},
    )


@post("/replay", summary="Check a record and count it", status_code=200, sync_to_thread=True)
def replay_record(data: JSONBody[TextIn]) -> GameScore:
    played = replay(_record(data))
    if played.failure:
        raise played.failure
    return game_score(played.table)


@post("/steps", summary="A record step by step, for a replay", status_code=200, sync_to_thread=True)
def steps_of_record(data: JSONBody[TextIn]) -> Timeline:
    return timeline_of(_record(data))


@post("/verify", summary="Check the dice of a record", status_code=200, sync_to_thread=True)
def verify_record(data: JSONBody[TextIn]) -> DiceCheck:
    return checked(_record(data))


def checked(record: Record) -> DiceCheck:
    checks = tuple(
        CheckView(check.good, check.code, check.says, check.turn, dict(check.facts)) for check in check_dice(record)
    )
    return DiceCheck(all(check.good for check in checks), checks)


def _record(data: TextIn) -> Record:
    record = read_record(data.text, given_layout(data.layout))
    within_size(record.layout)
    return record


def given_layout(layout: str | None) -> ReadFile:
    """A reader that gives this layout for any file name: the server opens no files for a client."""

    def read_file(_: str) -> str:
        if layout is None:
            raise FileNotFoundError("it is not built in, so send its text beside this, in 'layout'")
        return layout

    return read_file


text_router = Router("/api", route_handlers=[score_sheet, replay_record, steps_of_record, verify_record])
