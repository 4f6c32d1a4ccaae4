"""The results of a challenge: all first runs with their places, and the runs that were practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..notation.record import Record
from .attempt import attempt_of
from .challenge import Challenge
from .comparison import Comparison, compare
from .field import Placed, placed
from .run_check import check_run


@dataclass(frozen=True, slots=True)
class Results:
    """`field` compares the first runs and the bots; `places` are in its order. `practice` has the other runs."""

    field: Comparison | None
    places: tuple[Placed, ...]
    practice: Comparison | None


def results(challenge: Challenge, records: Mapping[str, Record]) -> Results:
    """The results of these runs, which are named by their files; NotComparable if one is no finished run of it."""
    for source, record in records.items():
        check_run(challenge, record, source)
    firsts = {source: record for source, record in records.items() if attempt_of(record.extras) == 1}
    others = {source: record for source, record in records.items() if source not in firsts}
    field = compare(firsts) if firsts else None
    return Results(field, tuple(placed(field.standings)) if field else (), compare(others) if others else None)
