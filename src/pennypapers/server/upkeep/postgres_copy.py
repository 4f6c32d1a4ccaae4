"""Copies the rows of a PostgreSQL database to a backup, and those of a backup to PostgreSQL."""

from __future__ import annotations

import itertools
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg

from ..store.contract import RESTORED, SCHEMA_VERSION
from ..store.owner_queries import WRITE_NOTE
from ..store.postgres import PostgresStore
from ..store.postgres.database import LOST, REACH, line_of, name_of
from ..store.postgres.store import HERE
from ..store.sqlite.schema import MIGRATIONS
from .backup_file import TABLES, UpkeepError, tables_in
from .restore import HELD, Held, held_by, refuse_newer

ROWS = 500
"""Rows that are fetched at once."""

COLUMNS = """
    SELECT column_name, data_type FROM information_schema.columns
    WHERE table_name = $1 AND table_schema = current_schema()
"""

READ_AS = {"timestamp with time zone": "extract(epoch FROM {0})::float8", "boolean": "{0}::int"}
"""How a value is read that SQLite has no type for."""


async def copy_from_postgres(url: str, target: Path, note: str) -> None:
    """All rows as they are at one moment, in a SQLite database of the same version; then note when that was."""
    connection = await _connected(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            version = 0
            if await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL"):
                version = int(await connection.fetchval("SELECT version FROM schema_version"))
            if not 1 <= version <= SCHEMA_VERSION:
                raise UpkeepError("version", path=name_of(url), version=str(version), known=str(SCHEMA_VERSION))
            await _copy_rows(connection, target, version)
        if version == SCHEMA_VERSION:
            await connection.execute(WRITE_NOTE, note, str(time.time()))
    except (asyncpg.PostgresError, *LOST) as error:
        raise UpkeepError("store", why=f"{name_of(url)}: {line_of(error)}") from None
    finally:
        await connection.close(timeout=REACH)


async def _copy_rows(connection: asyncpg.Connection, target: Path, version: int) -> None:
    with closing(sqlite3.connect(target, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")  # the whole file is flushed once, at the end
        db.execute("BEGIN")
        for statement in itertools.chain(*MIGRATIONS[:version]):
            db.execute(statement)
        for name in tables_in(db):
            types = {row[0]: row[1] for row in await connection.fetch(COLUMNS, name)}
            columns = [column for _, column, *_ in db.execute(f"PRAGMA table_info({name})")]
            read = ", ".join(READ_AS.get(types[column], "{0}").format(column) for column in columns)
            write = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
            count = 0
            cursor = await connection.cursor(f"SELECT {read} FROM {name}")
            while rows := await cursor.fetch(ROWS):
                db.executemany(write, map(tuple, rows))
                count += len(rows)
            if count != await connection.fetchval(f"SELECT count(*) FROM {name}"):
                raise UpkeepError("differs", table=name)
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")


async def copy_to_postgres(url: str, saved: Path, *, overwrite: bool) -> None:
    await (await PostgresStore.connect(url, connections=1)).close()  # makes or migrates the tables
    connection = await _connected(url)
    try:
        with closing(sqlite3.connect(saved)) as db:
            async with connection.transaction():
                await connection.execute(f"LOCK TABLE {', '.join(TABLES)} IN ACCESS EXCLUSIVE MODE")
                if not overwrite:
                    refuse_newer(await _held_there(connection), held_by(db))
                await connection.execute(f"TRUNCATE {', '.join(TABLES)}")
                for name in TABLES:
                    await _fill(connection, db, name)
                await _compare(connection, db)
                await connection.execute(WRITE_NOTE, RESTORED, str(time.time()))
                await connection.execute("SELECT pg_notify($1, $2)", HERE, f" {RESTORED} {RESTORED}")
    except (asyncpg.PostgresError, *LOST) as error:
        raise UpkeepError("store", why=f"{name_of(url)}: {line_of(error)}") from None
    finally:
        await connection.close(timeout=REACH)


async def _held_there(connection: asyncpg.Connection) -> Held:
    return {kind: {row[0]: row[1] for row in await connection.fetch(asked)} for kind, asked in HELD.items()}


async def _fill(connection: asyncpg.Connection, db: sqlite3.Connection, name: str) -> None:
    types = {row[0]: row[1] for row in await connection.fetch(COLUMNS, name)}
    columns = [column for _, column, *_ in db.execute(f"PRAGMA table_info({name})")]
    convert = [_CONVERSIONS.get(types[column]) for column in columns]

    def records() -> Iterator[tuple[object, ...]]:
        for row in db.execute(f"SELECT {', '.join(columns)} FROM {name}"):
            yield tuple(
                made(value) if made and value is not None else value for made, value in zip(convert, row, strict=True)
            )

    await connection.copy_records_to_table(name, records=records(), columns=columns)


async def _compare(connection: asyncpg.Connection, db: sqlite3.Connection) -> None:
    """Read everything again. Times are compared to the millisecond: PostgreSQL has no more than microseconds."""
    with tempfile.TemporaryDirectory() as folder:
        again = Path(folder, "again.db")
        await _copy_rows(connection, again, SCHEMA_VERSION)
        db.execute("ATTACH ? AS again", (str(again),))
        for name in TABLES:
            read = ", ".join(
                f"round({column}, 3)" if kind == "REAL" else column
                for _, column, kind, *_ in db.execute(f"PRAGMA table_info({name})")
            )
            for one, other in itertools.permutations(("main", "again")):
                asked = f"SELECT {read} FROM {one}.{name} EXCEPT SELECT {read} FROM {other}.{name} LIMIT 1"
                if db.execute(asked).fetchone():
                    raise UpkeepError("differs", table=name)
        db.execute("DETACH again")


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


_CONVERSIONS: dict[str, Callable[[Any], object]] = {"timestamp with time zone": _moment, "boolean": bool}


async def _connected(url: str) -> asyncpg.Connection:
    try:
        return await asyncpg.connect(url, timeout=REACH)
    except (asyncpg.PostgresError, ValueError, *LOST) as error:
        raise UpkeepError("store", why=f"{name_of(url)}: {line_of(error)}") from None
