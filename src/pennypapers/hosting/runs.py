"""The table of a run of a challenge: the events it begins with, and what is kept of it when it is over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..challenges import Challenge
from ..notation.layout import reference
from ..notation.record import Record, read_record, write_record
from ..table.dice.challenge_seal import rolls_text
from ..table.dice.fairness import SEED
from ..table.result import result
from ..table.table import Table
from . import events as log
from .dealer import Dealer
from .decisions.decide import start
from .hosted import Hosted, fold
from .texts.text_answers import given_layout

TIES = 1 << 20
"""Tie-breaks lie between minus half of it and half of it: a tie-break never outweighs a star."""


@dataclass(frozen=True, slots=True)
class RunWish:
    """A run that is to begin. `code` and `closes` are those of the challenge, `clock` is seconds a turn.

    `ticket` is the number of the ticket that it is begun with, 0 for none.
    """

    code: str
    challenge: Challenge
    name: str
    hashed: str
    attempt: int = 1
    clock: float | None = None
    hints: bool = True
    closes: float | None = None
    ticket: int = 0


def run_events(wish: RunWish) -> list[log.AnyEvent]:
    """The first events of a run's table: it has one seat and no host, and the game begins with its first roll."""
    challenge = wish.challenge
    happened: list[log.AnyEvent] = [
        log.Created(
            adventure=challenge.adventure.key,
            layout=str(challenge.layout),
            layout_ref=reference(challenge.layout),
            seal=challenge.seal,
            host_hash="",
            options=str(challenge.house),
            clock=wish.clock,
            seats_wanted=1,
            challenge=wish.code,
            attempt=wish.attempt,
            closes=wish.closes,
            rolls=rolls_text(challenge.rolls),
        ),
        log.SeatTaken(0, wish.name, wish.hashed),
    ]
    if not wish.hints:
        happened.append(log.HintsAllowed(on=False))
    dealer = Dealer(challenge.seed, "", lambda _: ())
    return happened + start(fold(happened), dealer)


@dataclass(frozen=True, slots=True)
class FinishedRun:
    """What is kept of a finished run: its record without the seed, its stars and rank, and `sort_key`, by which runs
    are ordered: by stars, then by the adventure's tie-break (G10)."""

    record: str
    stars: int
    sort_key: int
    rank: str


def finished_run(hosted: Hosted) -> FinishedRun | None:
    """What is kept of a run that is over; None for other tables, and until it is over."""
    if not hosted.is_run or hosted.phase != "over":
        return None
    assert hosted.game is not None
    return kept_of(hosted.record(), hosted.game)


def kept_of(record: Record, table: Table) -> FinishedRun:
    """What is kept of a run with this record; the table is as its last turn has left it."""
    outcome = result(table)
    (standing,) = outcome.standings
    assert outcome.rank is not None, "a finished solo game has a rank"
    stars = standing.score.total
    return FinishedRun(write_record(record), stars, sort_key(stars, standing.tie_break), outcome.rank)


def revealed(record: str, seed: str) -> str:
    """The record of a run with the seed of its challenge, so that its dice can be verified."""
    found = read_record(record, given_layout(None))
    return write_record(replace(found, extras={**found.extras, SEED: seed}))


def sort_key(stars: int, tie_break: int) -> int:
    """Stars and tie-break as one number.

    >>> sort_key(12, 5) > sort_key(12, 4) > sort_key(11, 900) > sort_key(-3, 0), stars_of(sort_key(-3, -2))
    (True, -3)
    """
    return stars * TIES + tie_break + TIES // 2


def stars_of(key: int) -> int:
    """The stars in a sort key."""
    return key // TIES
