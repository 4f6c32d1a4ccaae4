"""The embedded store: SQLite with a write-ahead log, one writer thread, and group commit.

All jobs that wait when the writer takes the next one share a transaction and an fsync, so that a hundred seats inking
in the same instant cost one trip to the disk. So no job may take long: players' lists are read by another thread, and
what deletes much does it in portions.
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
from pathlib import Path
from typing import NamedTuple, TypeVar

from ....hosting.runs import FinishedRun
from .. import game_queries, owner_queries
from ..contract import (
    OWNER,
    RESTORED,
    SCHEMA_VERSION,
    Announced,
    Finished,
    Heard,
    Parcel,
    Stale,
    StoredTable,
    StoreError,
)
from .challenges import SqliteChallenges, finish
from .evenings import SqliteEvenings
from .games import SqliteGames, execute, finish_game
from .identities import PORTION, SqliteIdentities
from .job import Job
from .owner import SqliteOwner
from .part import SqlitePart
from .reader import Reader
from .schema import MIGRATIONS
from .tables import create, insert

T = TypeVar("T")

SWITCH_SECONDS = 0.0005
"""How long the writer waits for the interpreter while the event loop is busy; Python's own 5 ms would delay every
turn by several times that."""
GROUP = 512
"""Writes in one transaction at the most."""

LOOK_SECONDS = 2.0
"""Between two looks at what commands have written to the file."""

IDLE = """
    SELECT id FROM game_table WHERE touched < ? AND NOT EXISTS (
        SELECT 1 FROM run JOIN challenge ON challenge.code = run.challenge
        WHERE run.game_table = game_table.id AND run.finished IS NULL
        AND NOT challenge.is_revealed AND (challenge.closes IS NULL OR challenge.closes > ?)
    ) LIMIT ?
"""
"""The tables of unfinished runs are kept while their challenge is open."""


class SqliteStore:
    is_shared = False

    def __init__(self, path: Path | str) -> None:
        self._path = self.name = str(path)
        self._jobs: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()  # so that no job is queued after the end marker
        self._db = self._open()
        sys.setswitchinterval(SWITCH_SECONDS)
        self.challenges = SqliteChallenges(self._run)
        self.evenings = SqliteEvenings(self._run)
        self._reader = None if self._path == ":memory:" else Reader(self._path)
        self.games = SqliteGames(self._run, self._reader.run if self._reader else self._run)
        self.identities = SqliteIdentities(self._run)
        self.owner = SqliteOwner(self._run)
        self.part = SqlitePart(self._run)
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
            elif isinstance(finished, Parcel):
                execute(db, owner_queries.WRITE_NOTE, finished.name, finished.text)
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
        now = time.time()

        def touch(db: sqlite3.Connection) -> None:
            touched = "UPDATE game_table SET touched = max(touched, ?) WHERE id = ?"
            db.executemany(touched, [(now, table) for table in keep])

        def drop_some(db: sqlite3.Connection) -> int:
            idle = db.execute(IDLE, (now - idle_seconds, now, PORTION)).fetchall()
            db.executemany("DELETE FROM sitting WHERE game_table = ? AND finished IS NULL", idle)
            db.executemany("DELETE FROM game_table WHERE id = ?", idle)
            return len(idle)

        await self._run(touch)
        dropped = 0
        while some := await self._run(drop_some):
            dropped += some
        return dropped

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
        """Nothing to do: only one process serves the file."""

    async def watch(self, heard: Heard, announced: Announced) -> None:
        """Look from time to time whether a command has changed the file."""
        del heard  # no other process writes turns
        seen = await self._run(_changes)
        while not self._closed:
            await asyncio.sleep(LOOK_SECONDS)
            last, seen = seen, await self._run(_changes)
            if seen != last:
                announced("", "", OWNER if seen.restored == last.restored else RESTORED)

    async def close(self) -> None:
        """Finish queued writes, then close the file."""
        with self._lock:
            self._closed = True
            self._jobs.put(None)
        if self._reader is not None:
            self._reader.close()
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
        job = Job(work)
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

    def _next_group(self) -> list[Job[object]]:
        """Wait for a job and take what else is there; empty at the end of the queue."""
        group: list[Job[object]] = []
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

    def _commit(self, group: list[Job[object]]) -> None:
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

    def _do(self, job: Job[object]) -> None:
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


class _Changes(NamedTuple):
    """SQLite's counter of what other connections have written, and when a backup was put back."""

    by_others: int
    restored: str | None


def _changes(db: sqlite3.Connection) -> _Changes:
    restored = db.execute("SELECT text FROM note WHERE name = ?", (RESTORED,)).fetchone()
    return _Changes(int(db.execute("PRAGMA data_version").fetchone()[0]), restored[0] if restored else None)
