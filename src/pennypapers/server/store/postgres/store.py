"""The store for several processes and machines: PostgreSQL, where each hears by NOTIFY what the others have written."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress

import asyncpg

from .. import game_queries
from ..contract import SCHEMA_VERSION, Announced, CodeTaken, Finished, Heard, StoredTable, StoreError
from .challenges import PostgresChallenges
from .database import LOST, REACH, SETTINGS, Database
from .evenings import PostgresEvenings
from .games import PostgresGames
from .identities import PostgresIdentities
from .owner import PostgresOwner
from .part import PostgresPart
from .schema import MIGRATIONS
from .tables import create, find
from .writer import CHANNEL, Writer

MIGRATION_LOCK = 0x70656E6E79
"""The advisory lock that a process holds while it migrates the database."""

MIGRATION_SECONDS = 300.0

TOUCH = "UPDATE game_table SET touched = greatest(touched, now()) WHERE id = ANY($1::text[])"

EXPIRE = """
    WITH gone AS (
        DELETE FROM game_table WHERE id IN (
            SELECT id FROM game_table WHERE touched < now() - make_interval(secs => $1) AND id <> ALL($2::text[])
            AND NOT EXISTS (
                SELECT FROM run JOIN challenge ON challenge.code = run.challenge
                WHERE run.game_table = game_table.id AND run.finished IS NULL AND NOT challenge.is_revealed
                AND (challenge.closes IS NULL OR challenge.closes > extract(epoch FROM now()))
            )
            FOR UPDATE SKIP LOCKED
        ) RETURNING id
    )
    SELECT count(*) FROM gone
"""
"""Locked rows are skipped: they are being written, or expired by another process. The tables of unfinished runs are
kept while their challenge is open."""

HERE = "pennypapers_here"
"""The channel on which processes tell each other who is at a table."""

LISTEN_AGAIN = 0.25
"""Seconds between two tries to get the listening connection back."""

SIGN_OF_LIFE = 15.0
"""Seconds of silence after which the listening connection is probed."""


class PostgresStore:
    """`append` after a lost connection: done if the rows are there, Stale if others are; never written twice."""

    is_shared = True

    def __init__(self, database: Database, url: str) -> None:
        self._database = database
        self._url = url
        self.challenges = PostgresChallenges(database)
        self.evenings = PostgresEvenings(database)
        self.games = PostgresGames(database)
        self.identities = PostgresIdentities(database)
        self.owner = PostgresOwner(database)
        self.part = PostgresPart(database)
        self.name = database.name
        self._process = secrets.token_hex(4)
        self._writer = Writer(database, self._process)
        self._closed = False
        self._wake = asyncio.Event()

    @classmethod
    async def connect(cls, url: str, *, connections: int = 8) -> PostgresStore:
        database = await Database.open(url, connections=connections)
        try:
            await database.run(lambda connection: _migrate(connection, database.name))
        except BaseException:
            await database.close()
            raise
        return cls(database, url)

    async def create(self, found: StoredTable, rows: Sequence[bytes], *, rematch_of: str | None = None) -> None:
        doubtful = False

        async def write(connection: asyncpg.Connection) -> None:
            nonlocal doubtful
            first, doubtful = not doubtful, True
            async with connection.transaction():
                if await create(connection, found, rows):
                    if rematch_of is not None:
                        await connection.execute(game_queries.SAME_SEATS, rematch_of, found.table)
                elif first or await find(connection, found.code) != found:
                    raise CodeTaken(found.code)

        await self._database.run(write)

    async def append(self, table: str, after: int, rows: Sequence[bytes], *, finished: Finished | None = None) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        await self._writer.append(table, after, rows, finished)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        async def read(connection: asyncpg.Connection) -> list[bytes]:
            rows = await connection.fetch(
                "SELECT body FROM event WHERE game_table = $1 AND number > $2 ORDER BY number", table, after
            )
            return [row["body"] for row in rows]

        return await self._database.run(read)

    async def find(self, code: str) -> StoredTable | None:
        return await self._database.run(lambda connection: find(connection, code))

    async def expire(self, idle_seconds: float, keep: Collection[str] = ()) -> int:
        async def write(connection: asyncpg.Connection) -> int:
            await connection.execute(TOUCH, list(keep))
            dropped = int(await connection.fetchval(EXPIRE, idle_seconds, list(keep)))
            await connection.execute(game_queries.NEVER_FINISHED)
            return dropped

        return await self._database.run(write)

    async def now(self) -> float:
        async def read(connection: asyncpg.Connection) -> float:
            return float(await connection.fetchval("SELECT extract(epoch FROM now())"))

        return await self._database.run(read)

    async def probe(self) -> None:
        await self._database.run(lambda connection: connection.execute("UPDATE schema_version SET version = version"))

    async def count(self) -> int:
        async def read(connection: asyncpg.Connection) -> int:
            return int(await connection.fetchval("SELECT count(*) FROM game_table"))

        return await self._database.run(read)

    async def close(self) -> None:
        """Finish queued writes, then close all connections."""
        self._closed = True
        self._wake.set()
        await self._writer.finish()
        await self._database.close()

    async def announce(self, table: str, here: str) -> None:
        """Announce the connections of this process; a lost announcement is repeated soon."""
        with suppress(asyncpg.PostgresError, StoreError, *LOST):
            await self._database.run(
                lambda connection: connection.execute(
                    "SELECT pg_notify($1, $2)", HERE, f"{table} {self._process} {here}"
                )
            )

    async def watch(self, heard: Heard, announced: Announced) -> None:
        """Call `heard(table, number)` for every append by another process until cancelled or closed.

        `heard("", 0)` comes whenever listening begins, at first and after a lost connection: anything may have
        happened before, so look at everything you hold.
        """

        def told(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            process, *told = str(payload).split(" ")
            if process != self._process:
                for table, number in zip(told[::2], told[1::2], strict=True):
                    heard(table, int(number))

        def told_here(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            table, process, here = str(payload).split(" ", 2)
            if process != self._process:
                announced(table, process, here)

        while not self._closed:
            self._wake.clear()
            try:
                connection = await asyncpg.connect(self._url, timeout=REACH, server_settings=SETTINGS)
                try:
                    connection.add_termination_listener(lambda _: self._wake.set())
                    await connection.add_listener(CHANNEL, told)
                    await connection.add_listener(HERE, told_here)
                    heard("", 0)
                    await self._listen(connection)
                finally:
                    connection.terminate()
            except (asyncpg.PostgresError, *LOST):
                await asyncio.sleep(LISTEN_AGAIN)

    async def _listen(self, connection: asyncpg.Connection) -> None:
        """Return or raise when the connection is lost, even if nobody says so, or when the store is closed."""
        while True:
            try:
                async with asyncio.timeout(SIGN_OF_LIFE):
                    await self._wake.wait()
                    return
            except TimeoutError:
                await connection.execute("SELECT", timeout=REACH)


async def _migrate(connection: asyncpg.Connection, name: str) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_SECONDS)
        if await connection.fetchval("SELECT to_regclass('schema_version') IS NULL"):
            await connection.execute("CREATE TABLE schema_version AS SELECT 0 AS version")
        version = await connection.fetchval("SELECT version FROM schema_version")
        if version > SCHEMA_VERSION:
            raise StoreError(
                f"the database {name} is of version {version}, newer than this program ({SCHEMA_VERSION}); "
                "install a newer pennypapers"
            )
        for step in MIGRATIONS[version:]:
            await connection.execute(step, timeout=MIGRATION_SECONDS)
        await connection.execute("UPDATE schema_version SET version = $1", SCHEMA_VERSION)
