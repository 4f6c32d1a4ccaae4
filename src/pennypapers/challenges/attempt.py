"""Which try a run is at its challenge: the first one counts, those after it are practice."""

from __future__ import annotations

from collections.abc import Mapping

TRY = "x-try"
"""The header of a run that is not its player's first."""


def attempt_header(attempt: int) -> dict[str, str]:
    return {TRY: str(attempt)} if attempt > 1 else {}


def attempt_of(extras: Mapping[str, str]) -> int:
    """The number of the try that a record's headers name; what is no number from 2 on counts as a first try.

    >>> attempt_of({"x-try": "3"}), attempt_of({})
    (3, 1)
    """
    found = extras.get(TRY, "")
    return max(1, int(found)) if found.isdecimal() and len(found) < 10 else 1
