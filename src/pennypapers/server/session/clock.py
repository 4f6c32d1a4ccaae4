"""The clock of a turn: how much time each seat has left before a bot plays for it. A pause stops it."""

from __future__ import annotations

from collections.abc import Callable

EXTENDED = 10
"""How many times the plain clock a seat has that asked for more: enough for a screen reader."""


class TurnClock:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seconds: float | None = None
        self._passed = 0.0
        self._going_since: float | None = None

    def start(self, seconds: float | None, *, paused: bool) -> None:
        """Start a turn of so many seconds; None for no limit."""
        self._seconds, self._passed = seconds, 0.0
        self._going_since = None if paused else self._now()

    def pause(self, *, on: bool) -> None:
        self._passed = self._so_far()
        self._going_since = None if on else self._now()

    def left(self, *, extended: bool = False) -> float | None:
        """Seconds left, rounded for messages and at least 0; None without a clock."""
        left = self._left(extended=extended)
        return None if left is None else round(max(0.0, left), 1)

    def is_up(self, *, extended: bool) -> bool:
        left = self._left(extended=extended)
        return left is not None and left <= 0 and self._going_since is not None

    def moments(self) -> list[float]:
        """The moments at which time will be up, by the plain clock and by the extended one."""
        if self._going_since is None:
            return []
        both = [self._left(extended=extended) for extended in (False, True)]
        return [self._now() + left for left in both if left is not None and left > 0]

    def _left(self, *, extended: bool) -> float | None:
        if self._seconds is None:
            return None
        return self._seconds * (EXTENDED if extended else 1) - self._so_far()

    def _so_far(self) -> float:
        return self._passed + (0.0 if self._going_since is None else self._now() - self._going_since)
