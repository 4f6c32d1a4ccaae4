"""Something to do with the SQLite database in the thread that has it, and the future its caller awaits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Generic, TypeVar

Result = TypeVar("Result", covariant=True)


class Job(Generic[Result]):
    def __init__(self, work: Callable[[sqlite3.Connection], Result]) -> None:
        self._work = work
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Result] = self._loop.create_future()
        self._outcome: Callable[[], None]

    def do(self, db: sqlite3.Connection) -> None:
        self._outcome = partial(self.future.set_result, self._work(db))

    def fail(self, error: Exception) -> None:
        self._outcome = partial(self.future.set_exception, error)

    def tell(self) -> None:
        with suppress(RuntimeError):  # the loop has ended; nobody waits any more
            self._loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if not self.future.done():  # the caller may have been cancelled
            self._outcome()
