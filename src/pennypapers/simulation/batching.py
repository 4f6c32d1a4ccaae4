"""Splits a simulation into batches of about equal duration, so that progress can be shown and no process is idle."""

from __future__ import annotations

from collections.abc import Iterator

SECONDS = 0.2
"""Target duration of a batch: long enough that collecting its results costs little, short enough for a progress bar."""
FAR = 2.0
"""The same where results travel through a network."""

GROWTH = 8
"""A batch is at most so many times as large as the one before, because the first few games give a poor estimate of the
time."""


class Batches:
    """Iterates over batches while they are played; `finished` reports how long one took."""

    def __init__(self, games: int, workers: int, seconds: float = SECONDS) -> None:
        self._games = games
        self._workers = workers
        self._seconds = seconds
        self._size = 1

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Yield the number of the first game and the size of each batch. Batches become smaller towards the end, so
        that all processes finish at about the same time."""
        first = 0
        while first < self._games:
            share = (self._games - first) // (2 * self._workers) if self._workers > 1 else self._games - first
            size = max(1, min(self._size, share))
            yield first, size
            first += size

    def finished(self, games: int, seconds: float) -> None:
        due = int(games * self._seconds / seconds) if seconds else GROWTH * games
        self._size = max(1, min(due, GROWTH * games))
