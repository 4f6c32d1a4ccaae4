"""What time it is for a table's session, and how it is woken later. Tests hand in a clock that they move themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment; they never go back."""

    def time_of_day(self) -> float:
        """Seconds since 1970, as people read it off a clock; somebody may set it."""

    def call_at(self, moment: float, wake: Callable[[], None]) -> Timer:
        """Call this when it is that late."""


class LoopClock:
    """The clock of the event loop that runs."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def time_of_day(self) -> float:
        return time.time()

    def call_at(self, moment: float, wake: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(moment, wake)
