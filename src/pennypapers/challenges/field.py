"""The field of a challenge: all finished runs of it, with places and what share of the others each has beaten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..table.result import Standing

VIRTUAL = 2
"""How many runs in the middle are added to the field of everybody, so that a small field says little."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A run in its field: its place among all, and its percentile."""

    standing: Standing
    percentile: int


def percentile(*, beaten: int, level: int, others: int) -> int:
    """What share of the other runs one has beaten, in percent.

    It counts matchpoints, as bridge does: one for each other run that is beaten, a half for each one that is level on
    stars and tie-break (G10), as a share of all others. Two runs in the middle are added to the others, which brings a
    half each: with one rival, the winner has 67 and not 100; with a hundred rivals they hardly count.

    >>> percentile(beaten=1, level=0, others=1), percentile(beaten=99, level=0, others=99)
    (67, 99)
    """
    return round(100 * (beaten + level / 2 + VIRTUAL / 2) / (others + VIRTUAL))


def placed(standings: Sequence[Standing]) -> list[Placed]:
    """All runs with their percentiles, in the same order."""
    found = []
    for one in standings:
        beaten = sum(other.place > one.place for other in standings)
        level = sum(other.place == one.place for other in standings) - 1
        found.append(Placed(one, percentile(beaten=beaten, level=level, others=len(standings) - 1)))
    return found
