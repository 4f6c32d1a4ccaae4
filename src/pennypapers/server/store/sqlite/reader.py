"""Reads long lists from SQLite in a thread of its own, so that whoever writes does not wait for them."""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from ..contract import StoreError
from .job import Job

T = TypeVar("T")

SECONDS = 2.0
"""Of processor time, for one list."""

STEPS = 20_000
"""Steps of SQLite's machine after which the time is looked at: about a millisecond."""


class Reader:
    """Sees what was committed before it begins to read."""

    def __init__(self, path: str) -> None:
        self._jobs: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA query_only = ON")
        self._until = 0.0
        self._is_closed = False
        self._db.set_progress_handler(self._is_too_long, STEPS)
        threading.Thread(target=self._work, name="pennypapers-lists", daemon=True).start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._is_closed:
            raise StoreError("the store is closed")
        job = Job(work)
        self._jobs.put(job)
        return await job.future

    def close(self) -> None:
        """Read nothing more. Waits for nobody."""
        self._is_closed = True
        self._jobs.put(None)

    def _is_too_long(self) -> bool:
        return self._is_closed or time.thread_time() > self._until

    def _work(self) -> None:
        while job := self._jobs.get():
            if job.future.done():  # its asker has left
                continue
            self._until = time.thread_time() + SECONDS
            try:
                job.do(self._db)
            except sqlite3.Error as error:
                job.fail(StoreError(f"a list cannot be read: {error}"))
            except Exception as error:  # the caller must get it, and the thread goes on
                job.fail(error)
            job.tell()
        self._db.close()
