"""Refusals as they are answered: their status, and what they say."""

from __future__ import annotations

import msgspec

from ...errors import RuleBroken, TextError
from ...hosting.not_now import NotNow

STATUS = {
    "analysis.missing": 503,
    "analysis.unknown": 404,
    "blocked": 403,
    "challenge.maker": 403,
    "challenge.ticket": 404,
    "code": 404,
    "game.unknown": 404,
    "host": 403,
    "origin": 403,
    "print": 400,
    "print.page": 404,
    "printer": 503,
    "puzzle.unknown": 404,
    "run.unknown": 404,
    "slowly": 429,
    "store": 503,
    "move.code": 404,
    "name.blocked": 403,
    "owner": 403,
    "owner.address": 400,
    "owner.restart": 409,
    "owner.self": 409,
    "owner.words": 400,
    "tables": 503,
    "token": 403,
    "work": 503,
}
"""The HTTP status of a refusal by its code, or else by its kind; 409 for all others."""


class Refusal(msgspec.Struct, omit_defaults=True):
    """`code` for programs and `says` for people; a rule names its `clause`, a text the `line` and the `player`.

    `facts` are what the sentence speaks of, for other languages.
    """

    code: str
    says: str
    clause: str | None = None
    line: int | None = None
    player: str | None = None
    facts: dict[str, str] = {}


class BadRequest(Exception):  # noqa: N818  # an answer, not a fault
    """There is no such thing, or a part of the request cannot be read; the message says what is wrong."""

    def __init__(self, why: str, status: int = 400) -> None:
        super().__init__(why)
        self.status = status


def status_of(error: NotNow | RuleBroken | TextError) -> int:
    match error:
        case NotNow():
            return STATUS.get(error.code) or STATUS.get(error.kind, 409)
        case RuleBroken():
            return 409
        case _:
            return 400


def of_error(error: NotNow | RuleBroken | TextError) -> Refusal:
    match error:
        case NotNow():
            return Refusal(error.code, error.says, facts=error.facts)
        case RuleBroken():
            return Refusal(error.code, error.sentence, error.clause, facts=error.fact_texts)
        case _:
            return Refusal(error.code, error.message, error.clause, error.line, error.player, error.facts)


def of_request(why: str) -> Refusal:
    """The refusal of a request of which a part cannot be read, whatever it asks."""
    return Refusal("request", why, facts={"why": why})
