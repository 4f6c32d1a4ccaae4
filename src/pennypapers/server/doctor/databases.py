"""Looks whether the databases over which tables are spread belong together, without changing them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from ..store.open_store import POSTGRES, SQLITE
from ..store.spread.opening import MARK, MARKED
from .database import REACH
from .finding import Finding, bad, good

NOTES = "SELECT name, text FROM note"
TABLES = "SELECT count(*) FROM game_table"


def look_at_databases(urls: Sequence[str]) -> Iterator[Finding]:
    """Nothing is said of one database that is by itself, nor of one that cannot be read: that is said already."""
    try:
        read = [_read(url) for url in urls]
    except Exception:  # whatever a driver raises
        return
    (first, _), others = read[0], read[1:]
    marked = {name.removeprefix(MARKED) for name in first if name.startswith(MARKED)}
    if MARK in first:
        yield bad("databases", "databases-first")
        return
    for url, (notes, tables) in zip(urls[1:], others, strict=True):
        if notes.get(MARK) not in marked and tables:
            yield bad("databases", "databases-other", path=_name(url))
            return
    missing = marked - {notes.get(MARK) for notes, _ in others}
    if missing:
        yield bad("databases", "databases-missing", count=len(missing))
    elif others:
        yield good("databases", "databases", count=len(urls))


def _read(url: str) -> tuple[dict[str, str], int]:
    """The notes of a database, and how many tables it has; a new one has none."""
    if url.startswith(POSTGRES):
        return asyncio.run(_read_postgres(url))
    path = Path(url.removeprefix(SQLITE))
    if not path.exists():
        return {}, 0
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=REACH)) as db:
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        has_notes = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'note'").fetchone()
        return (
            dict(db.execute(NOTES).fetchall()) if has_notes else {},
            int(db.execute(TABLES).fetchone()[0]) if version else 0,
        )


async def _read_postgres(url: str) -> tuple[dict[str, str], int]:
    import asyncpg

    connection = await asyncpg.connect(url, timeout=REACH)
    try:
        there = await connection.fetchrow(
            "SELECT to_regclass('note') IS NOT NULL, to_regclass('game_table') IS NOT NULL"
        )
        return (
            {row["name"]: row["text"] for row in await connection.fetch(NOTES)} if there[0] else {},
            int(await connection.fetchval(TABLES)) if there[1] else 0,
        )
    finally:
        await connection.close(timeout=REACH)


def _name(url: str) -> str:
    if not url.startswith(POSTGRES):
        return url.removeprefix(SQLITE)
    from ..store.postgres.database import name_of

    return name_of(url)
