"""How far a player is from another with the same dice: the mean of the differences, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev


@dataclass(frozen=True, slots=True)
class Paired:
    """`error` is the standard error of the mean; None for a single game, which says nothing about it."""

    games: int
    mean: float
    error: float | None


def paired(differences: Sequence[int]) -> Paired | None:
    """The mean of differences in stars, each of two games with the same dice, so that luck with the dice is no part of
    it; None if there are none.

    >>> paired([2, -1, 2])
    Paired(games=3, mean=1.0, error=1.0)
    """
    if not differences:
        return None
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else None
    return Paired(len(differences), fmean(differences), error)
