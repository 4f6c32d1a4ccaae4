"""The stages of an analysis, as they are done in a process of the coach. Plain functions of text."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from importlib.util import find_spec

from ...coach import hindsight_of
from ...errors import PennyError
from ...hosting.decisions.set_up import within_size
from ...hosting.not_now import NotNow
from ...hosting.texts.text_answers import given_layout
from ...notation.layout import carried_layout, reference
from ...notation.record import Record, read_record, write_record
from ...table.replay import replay
from ..work.progress import report


def is_installed() -> bool:
    """Whether the coach can work here: it needs the extra `fast`."""
    return find_spec("numba") is not None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as the coach takes it: the same game has the same text and the same id, whatever its headers."""

    id: str
    text: str


def finished_game(text: str, layout: str | None) -> FinishedGame:
    """Read and check a record; TextError where it breaks a rule, NotNow if its game is not over."""
    record = read_record(text, given_layout(layout))
    within_size(record.layout)
    played = replay(record)
    if played.failure:
        raise played.failure
    if not played.table.ended:
        raise NotNow("analysis.unfinished")
    plain = write_record(normalised(record))
    return FinishedGame(hashlib.sha256(plain.encode()).hexdigest()[:32], plain)


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
