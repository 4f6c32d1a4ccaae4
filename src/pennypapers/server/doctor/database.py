"""Looks at the store without changing it: is it there, whole, of a version that we read, and has it room?"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from ..store.contract import SCHEMA_VERSION
from ..store.open_store import POSTGRES, SQLITE
from .finding import Finding, bad, doubtful, good

MEGABYTE = 2**20
LITTLE, NEXT_TO_NONE = 1024 * MEGABYTE, 100 * MEGABYTE
AHEAD_SECONDS = 60.0
"""A table that was written to later than now: somebody has set the clock back."""
REACH = 15.0


def look_at_store(url: str) -> Iterator[Finding]:
    if url.startswith(POSTGRES):
        yield from _postgres(url)
    elif url.startswith(SQLITE):
        yield from _sqlite(Path(url.removeprefix(SQLITE)))
    else:
        yield bad("store", "store-kind", url=repr(url.partition(":")[0]))


def _sqlite(path: Path) -> Iterator[Finding]:
    folder = _nearest(path.absolute().parent)
    if not folder.is_dir():
        yield bad("rights", "rights-no-folder", path=str(folder))
        return
    missing = [str(each) for each in (path, folder) if each.exists() and not os.access(each, os.W_OK)]
    if missing:
        yield bad("rights", "rights", path=", ".join(missing), user=str(_user()))
    else:
        yield good("rights", "rights-good", path=str(path))
    yield room(folder, shutil.disk_usage(folder).free)
    if path.exists():
        yield from _file(path)
    else:
        yield good("store", "store-new", path=str(path))


def _nearest(folder: Path) -> Path:
    """The folder, or the nearest one above it that there is: the server makes what is missing."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def _user() -> int | str:
    return os.geteuid() if hasattr(os, "geteuid") else "?"


def room(folder: Path, free: int) -> Finding:
    facts = {"path": str(folder), "free": str(free // MEGABYTE)}
    if free < NEXT_TO_NONE:
        return bad("disk", "disk-full", **facts)
    return doubtful("disk", "disk-little", **facts) if free < LITTLE else good("disk", "disk", **facts)


def _file(path: Path) -> Iterator[Finding]:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=REACH)) as db:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            whole = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
            tables, newest = (
                db.execute("SELECT count(*), max(touched) FROM game_table").fetchone() if version else (0, None)
            )
    except sqlite3.Error as error:
        yield bad("store", "store-broken", path=str(path), why=str(error))
        return
    if whole != "ok":
        yield bad("store", "store-broken", path=str(path), why=whole)
        return
    yield _of_version(str(path), version, int(tables))
    yield _clock(float(newest) - time.time() if newest is not None else None)


def _of_version(name: str, version: int, tables: int) -> Finding:
    if version > SCHEMA_VERSION:
        return bad("store", "store-newer", path=name, version=str(version), known=str(SCHEMA_VERSION))
    message = "store" if version == SCHEMA_VERSION else "store-older"
    return good("store", message, path=name, version=str(version), known=str(SCHEMA_VERSION), count=tables)


def _clock(ahead: float | None) -> Finding:
    if ahead is not None and ahead > AHEAD_SECONDS:
        return bad("clock", "clock-back", seconds=str(round(ahead)))
    return good("clock", "clock")


def _postgres(url: str) -> Iterator[Finding]:
    try:
        import asyncpg
    except ImportError:
        yield bad("store", "store-package", install="pip install 'pennypapers[postgres]'")
        return
    from ..store.postgres.database import line_of, name_of

    name = name_of(url)

    async def ask() -> tuple[int, int, float, bool]:
        connection = await asyncpg.connect(url, timeout=REACH)
        try:
            version = 0
            if await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL"):
                version = int(await connection.fetchval("SELECT version FROM schema_version"))
            may = bool(await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')"))
            tables, now = 0, float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))
            if version:
                tables = int(await connection.fetchval("SELECT count(*) FROM game_table"))
            return version, tables, now - time.time(), may
        finally:
            await connection.close(timeout=REACH)

    try:
        version, tables, ahead, may = asyncio.run(ask())
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        yield bad("store", "store-away", path=name, why=line_of(error))
        return
    yield _of_version(name, version, tables)
    yield good("rights", "rights-good", path=name) if may else bad("rights", "rights-schema", path=name)
    yield (
        bad("clock", "clock-apart", seconds=str(round(ahead))) if abs(ahead) > AHEAD_SECONDS else good("clock", "clock")
    )
