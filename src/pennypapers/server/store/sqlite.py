"""The embedded store: SQLite with a write-ahead log, one writer thread, and group commit.

All jobs that wait when the writer takes the next one share a transaction and an fsync, so that a hundred seats inking
in the same instant cost one trip to the disk.
"""

from __future__ import annotations

import asyncio
import itertools
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from ...hosting.runs import FinishedRun
from . import game_queries
from .contract import SCHEMA_VERSION, Announced, Finished, Heard, Stale, StoredTable, StoreError
from .sqlite_challenges import SqliteChallenges, finish
from .sqlite_evenings import SqliteEvenings
from .sqlite_games import SqliteGames, execute, finish_game
from .sqlite_identities import SqliteIdentities
from .sqlite_schema import MIGRATIONS
from .sqlite_tables import create, insert

T = TypeVar("T")
Result = TypeVar("Result", covariant=True)

SWITCH_SECONDS = 0.0005
"""How long the writer waits for the interpreter while the event loop is busy; Python's own 5 ms would delay every
turn by several times that."""
GROUP = 512
"""Writes in one transaction at the most."""


EXPIRE = """
    DELETE FROM game_table WHERE touched < ? AND NOT EXISTS (
        SELECT 1 FROM run JOIN challenge ON challenge.code = run.challenge
        WHERE run.game_table = game_table.id AND run.finished IS NULL
        AND NOT challenge.is_revealed AND (challenge.closes IS NULL OR challenge.closes > ?)
    )
"""
"""The tables of unfinished runs are kept while their challenge is open."""


class SqliteStore:
    is_shared = False

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        self._jobs: queue.SimpleQueue[_Job[object] | None] = queue.SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()  # so that no job is queued after the end marker
        self._db = self._open()
        sys.setswitchinterval(SWITCH_SECONDS)
        self.challenges = SqliteChallenges(self._run)
        self.evenings = SqliteEvenings(self._run)
        self.games = SqliteGames(self._run)
        self.identities = SqliteIdentities(self._run)
        self._ended: Future[None] = Future()
        self._ended.set_running_or_notify_cancel()  # whoever waits for it may be cancelled, the thread may not
        threading.Thread(target=self._work, name="pennypapers-store", daemon=True).start()

    async def create(self, found: StoredTable, rows: Sequence[bytes], *, rematch_of: str | None = None) -> None:
        def write(db: sqlite3.Connection) -> None:
            create(db, found, rows)
            if rematch_of is not None:
                execute(db, game_queries.SAME_SEATS, rematch_of, found.table)

        await self._run(write)

    async def append(self, table: str, after: int, rows: Sequence[bytes], *, finished: Finished | None = None) -> None:
        def write(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "UPDATE game_table SET last = ?, touched = max(touched, ?) WHERE id = ? AND last = ?",
                (after + len(rows), time.time(), table, after),
            )
            if changed.rowcount != 1:
                raise Stale(table)
            insert(db, table, after, rows)
            if isinstance(finished, FinishedRun):
                finish(db, table, finished)
            elif finished is not None:
                finish_game(db, table, finished)

        await self._run(write)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        def read(db: sqlite3.Connection) -> list[bytes]:
            rows = db.execute(
                "SELECT body FROM event WHERE game_table = ? AND number > ? ORDER BY number", (table, after)
            )
            return [body for (body,) in rows]

        return await self._run(read)

    async def find(self, code: str) -> StoredTable | None:
        def read(db: sqlite3.Connection) -> StoredTable | None:
            row = db.execute("SELECT id, code, seed FROM game_table WHERE code = ?", (code,)).fetchone()
            return StoredTable(*row) if row else None

        return await self._run(read)

    async def expire(self, idle_seconds: float, keep: Collection[str] = ()) -> int:
        def write(db: sqlite3.Connection) -> int:
            now = time.time()
            touched = "UPDATE game_table SET touched = max(touched, ?) WHERE id = ?"
            db.executemany(touched, [(now, table) for table in keep])
            dropped = db.execute(EXPIRE, (now - idle_seconds, now)).rowcount
            execute(db, game_queries.NEVER_FINISHED)
            return dropped

        return await self._run(write)

    async def now(self) -> float:
        return time.time()

    async def probe(self) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")  # writes its page, though the value is the same

        await self._run(write)

    async def count(self) -> int:
        def read(db: sqlite3.Connection) -> int:
            return int(db.execute("SELECT count(*) FROM game_table").fetchone()[0])

        return await self._run(read)

    async def announce(self, table: str, here: str) -> None:
        """Nothing to do: only one process uses the file."""

    async def watch(self, heard: Heard, announced: Announced) -> None:
        """Returns at once: only one process uses the file."""

    async def close(self) -> None:
        """Finish queued writes, then close the file."""
        with self._lock:
            self._closed = True
            self._jobs.put(None)
        await asyncio.wrap_future(self._ended)

    def _open(self) -> sqlite3.Connection:
        try:
            if self._path != ":memory:":
                Path(self._path).parent.mkdir(parents=True, exist_ok=True)
                Path(self._path).touch(mode=0o600)  # it holds the secret seeds
            db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
            try:
                self._set_up(db)
            except BaseException:
                db.close()
                raise
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"the database {self._path} cannot be opened: {error}") from None
        return db

    def _set_up(self, db: sqlite3.Connection) -> None:
        self._refuse_newer(db)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN IMMEDIATE")  # another process may be migrating too
        for statement in itertools.chain(*MIGRATIONS[self._refuse_newer(db) :]):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        db.execute("COMMIT")

    def _refuse_newer(self, db: sqlite3.Connection) -> int:
        """The version of the database, if this program can use it."""
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        if version > SCHEMA_VERSION:
            raise StoreError(
                f"the database {self._path} is of version {version}, newer than this program ({SCHEMA_VERSION}); "
                "install a newer pennypapers"
            )
        return version

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(work)
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed")
            self._jobs.put(job)
        return await job.future

    def _work(self) -> None:
        """The writer thread: run all queued jobs in one transaction, then report them done."""
        while group := self._next_group():
            self._commit(group)
        self._db.close()
        self._ended.set_result(None)

    def _next_group(self) -> list[_Job[object]]:
        """Wait for a job and take what else is there; empty at the end of the queue."""
        group: list[_Job[object]] = []
        while len(group) < GROUP:
            try:
                job = self._jobs.get(block=not group)
            except queue.Empty:
                break
            if job is None:
                if group:
                    self._jobs.put(None)  # put back for the next group
                break
            group.append(job)
        return group

    def _commit(self, group: list[_Job[object]]) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in group:
                self._do(job)
            self._db.execute("COMMIT")
        except BaseException as error:  # the writer thread must survive, or every caller would wait for ever
            with suppress(sqlite3.Error):  # SQLite has ended the transaction itself
                self._db.execute("ROLLBACK")
            for job in group:
                job.fail(StoreError(f"the database {self._path} cannot be written: {error}"))
        for job in group:
            job.tell()

    def _do(self, job: _Job[object]) -> None:
        self._db.execute("SAVEPOINT job")
        try:
            job.do(self._db)
        except Exception as error:
            if not self._db.in_transaction:  # a full disk may end the transaction, and the others' work with it
                raise
            self._db.execute("ROLLBACK TO job")
            if isinstance(error, sqlite3.Error):
                error = StoreError(f"the database {self._path} cannot be written: {error}")
            job.fail(error)
        self._db.execute("RELEASE job")


class _Job(Generic[Result]):
    """A queued job and the future its caller awaits. It runs even if the caller was cancelled."""

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
