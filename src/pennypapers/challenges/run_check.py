"""Whether a record is a finished run of a challenge. Nobody's word is taken: it is replayed, and its dice compared."""

from __future__ import annotations

from ..errors import InvalidText
from ..notation.record import Record
from ..table.replay import replay
from .challenge import Challenge
from .comparison import NotComparable


def check_run(challenge: Challenge, record: Record, source: str) -> None:
    """Return if the record is a finished run of this challenge; NotComparable says what it is instead."""
    if not record.solo:
        raise NotComparable(source, InvalidText("run.table"))
    if (record.layout, str(record.house)) != (challenge.layout, str(challenge.house)):
        raise NotComparable(source, InvalidText("run.other"))
    for turn in record.turns:
        if turn.roll != (due := challenge.draws.roll(turn.number)):
            raise NotComparable(source, InvalidText("run.roll", turn=turn.number, roll=str(turn.roll), due=str(due)))
    played = replay(record)
    if played.failure:
        raise NotComparable(source, played.failure)
    if not played.table.ended:
        raise NotComparable(source, InvalidText("run.unfinished"))
