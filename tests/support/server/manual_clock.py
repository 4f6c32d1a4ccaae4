"""A clock that a test advances by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

BEGAN = 1_700_000_000.0
"""The time of day when the clock begins."""


@dataclass(eq=False)
class ManualTimer:
    moment: float
    wake: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock:
    def __init__(self) -> None:
        self._now = 0.0
        self._began = BEGAN
        self._timers: list[ManualTimer] = []

    def now(self) -> float:
        return self._now

    def time_of_day(self) -> float:
        return self._began + self._now

    def set(self, seconds: float) -> None:
        """Set the time of day forward or back, as somebody may at a computer, or as one does that was asleep."""
        self._began += seconds

    def call_at(self, moment: float, wake: Callable[[], None]) -> ManualTimer:
        timer = ManualTimer(moment, wake)
        self._timers.append(timer)
        return timer

    @property
    def is_awaited(self) -> bool:
        """Whether anything waits for the time to pass."""
        return any(not timer.is_cancelled for timer in self._timers)

    async def pass_by(self, seconds: float) -> None:
        """Advance the clock, firing each due timer in order; after each, waiting tasks get a chance to run."""
        end = self._now + seconds
        while due := [timer for timer in self._timers if not timer.is_cancelled and timer.moment <= end]:
            first = min(due, key=lambda timer: timer.moment)
            self._timers.remove(first)
            self._now = max(self._now, first.moment)
            first.wake()
            await asyncio.sleep(0)
        self._now = end

    async def passing(self, awaited: Coroutine[Any, Any, T], seconds: float) -> T:
        """Advance the clock in steps of so many seconds until a coroutine has finished, and return its result."""
        task = asyncio.create_task(awaited)
        while not task.done():
            await self.pass_by(seconds)
            await asyncio.wait([task], timeout=0.01)
        return task.result()
