"""The results of simulated games as arrays, and values derived from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..engine.core.results import Results
from ..rules.library import adventure
from .jobs import Job

if TYPE_CHECKING:
    pass


Zeros = Callable[[tuple[int, ...], type[np.generic]], NDArray[Any]]
"""Allocates an array of zeros."""


@dataclass(frozen=True)
class Outcome:
    """The results of the games of a job. The first axis is the game, the second the seat."""

    job: Job
    results: Results

    @property
    def games(self) -> int:
        return self.results.turns.size

    @cached_property
    def totals(self) -> NDArray[np.int64]:
        """The stars of every sheet."""
        return np.asarray(self.results.parts.sum(axis=2, dtype=np.int64))

    @property
    def parts(self) -> dict[str, NDArray[np.int16]]:
        """The stars of every sheet by part."""
        keys = adventure(self.job.adventure).part_keys
        return {key: self.results.parts[:, :, index] for index, key in enumerate(keys)}

    @property
    def ranks(self) -> NDArray[np.int8]:
        """The rank that each sheet earns in a solo game, 0 (Tourist) to 3 (Explorer)."""
        return self.results.ranks

    @property
    def turns(self) -> NDArray[np.int16]:
        return self.results.turns

    @cached_property
    def places(self) -> NDArray[np.int64]:
        """G10: the final place of every seat, from 1 on; seats with equal stars and equal tie-break share a place."""
        strength = self.totals * (1 << 16) + self.results.ties
        return np.asarray(1 + (strength[:, None, :] > strength[:, :, None]).sum(axis=2))


def part_of_results(results: Results, first: int, games: int) -> Results:
    """A view of the results of `games` games, beginning with the game `first`."""
    here = slice(first, first + games)
    return Results(results.parts[here], results.ties[here], results.ranks[here], results.turns[here])


def joined(job: Job, pieces: Iterator[Results]) -> Outcome:
    """Concatenate the results of all batches."""
    every = list(pieces) or [empty_results(job, 0)]
    return Outcome(job, Results(*map(np.concatenate, zip(*every, strict=True))))


def empty_results(job: Job, games: int, zeros: Zeros = np.zeros) -> Results:
    """Allocate arrays for the results of so many games."""
    parts = len(adventure(job.adventure).part_keys)
    seats = (games, job.players)
    return Results(
        parts=zeros((*seats, parts), np.int16),
        ties=zeros(seats, np.int16),
        ranks=zeros(seats, np.int8),
        turns=zeros((games,), np.int16),
    )
