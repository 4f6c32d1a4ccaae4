"""Rate-limits the message that says who is connected and who has not inked yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

RATE = 100
"""Progress messages a second and table, at most; more would cost a large table more than its turns."""


class Progress:
    def __init__(self, seconds: float, tell: Callable[[], None]) -> None:
        self._seconds = seconds
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self._until_roll = False

    def soon(self, connections: int, *, until_roll: bool = False) -> None:
        """Schedule a progress message to so many connections. `until_roll`: the next roll makes it unnecessary."""
        if not connections:
            return
        self._until_roll = until_roll and (self._timer is None or self._until_roll)
        if self._timer is None:
            apart = max(self._seconds, connections / RATE)
            self._timer = asyncio.get_running_loop().call_later(apart, self._due)

    def rolled(self) -> None:
        if self._until_roll:
            self.cancel()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> None:
        self._timer = None
        self._tell()
