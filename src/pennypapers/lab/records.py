"""Converts simulated games to records, which `pennypapers replay` can check."""

from __future__ import annotations

from ..engine.core.log import PlayedTurn
from ..notation.record import Entry, Record, RecordTurn
from ..rules.library import adventure
from ..rules.mark import Symbol, Write
from ..simulation.jobs import Job
from ..simulation.simulate import played_game


def record(job: Job, game: int, *, layout_ref: str) -> Record:
    """One game of a job, by its number; `layout_ref` is how the record names the layout."""
    players = tuple(f"{job.bot}-{seat + 1}" for seat in range(job.players))
    turns = tuple(
        RecordTurn(number, turn.roll, tuple(_entry(players, turn, seat) for seat in range(job.players)))
        for number, turn in enumerate(played_game(job, game), 1)
    )
    return Record(adventure(job.adventure), job.layout, layout_ref, players, job.house, turns=turns)


def _entry(players: tuple[str, ...], turn: PlayedTurn, seat: int) -> Entry:
    """The record entry of one seat's turn. For a danger it names the owner of the sheet, also if that is the same seat
    (G6)."""
    marks = turn.marks[seat]
    draws = any(isinstance(mark, Write) and mark.value is Symbol.DANGER for mark in marks)
    return Entry(players[seat], marks, players[turn.held[seat]] if draws else None)
