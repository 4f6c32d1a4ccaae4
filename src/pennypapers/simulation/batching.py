"""Into how many games a simulation's work is cut: pieces of about equal time, whoever plays."""

from __future__ import annotations

from collections.abc import Iterator

SECONDS = 0.2
"""For one piece: a progress bar moves, and handing over what came of it costs little."""

GROWTH = 8
"""A piece is at most so many times as large as the one before: the first games tell little of how long they take."""


class Pace:
    """Cuts games into pieces while they are played; `took` says how long one was."""

    def __init__(self, games: int, workers: int) -> None:
        self._games = games
        self._workers = workers
        self._size = 1

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """The first game of each piece, and how many: fewer towards the end, so that all processes end together."""
        first = 0
        while first < self._games:
            share = (self._games - first) // (2 * self._workers) if self._workers > 1 else self._games - first
            size = max(1, min(self._size, share))
            yield first, size
            first += size

    def took(self, games: int, seconds: float) -> None:
        due = int(games * SECONDS / seconds) if seconds else GROWTH * games
        self._size = max(1, min(due, GROWTH * games))
