"""Replaces what a database holds by what a backup holds, in one transaction; servers may be running."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from ..store.contract import RESTORED, StoreError
from ..store.open_store import POSTGRES, SQLITE
from ..store.sqlite import SqliteStore
from .backup import NOTED, WAIT, backup, refuse_unknown
from .backup_file import TABLES, Contents, UpkeepError, contents
from .several import divide

HELD = {
    "tables": "SELECT id, last FROM game_table",
    "runs": "SELECT challenge || ' ' || number, CASE WHEN stars IS NULL THEN 0 ELSE 1 END FROM run WHERE bot IS NULL",
    "games": "SELECT game_table, 0 FROM game",
    "challenges": "SELECT code, 0 FROM challenge WHERE day IS NULL",
    "evenings": "SELECT code, 0 FROM evening",
    "players": "SELECT player, 0 FROM identity",
}
"""What people have made, and how far it is. Dailies and bots' runs are left out: the server makes them again."""

Held = Mapping[str, Mapping[str, int]]


def restore(urls: Sequence[str], path: Path, *, overwrite: bool = False) -> Contents:
    """Put a backup back and compare. UpkeepError, with nothing changed, if something is wrong with it, or if the
    database holds what the backup lacks and nobody said `overwrite`."""
    contents(path)
    for url in urls:
        refuse_unknown(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        shutil.copyfile(path, copy)
        asyncio.run(_migrated(copy))
        found = contents(copy)
        try:
            if len(urls) == 1:
                asyncio.run(divide(copy, urls, Path(folder)))  # StoreError if it is one of several
                _put(urls[0], copy, overwrite=overwrite)
            else:
                _put_in_several(urls, copy, Path(folder), overwrite=overwrite)
        except StoreError as error:
            raise UpkeepError("store", why=str(error)) from None
        return found


def _put(url: str, saved: Path, *, overwrite: bool) -> None:
    if url.startswith(POSTGRES):
        from .postgres_copy import copy_to_postgres

        asyncio.run(copy_to_postgres(url, saved, overwrite=overwrite))
    else:
        _to_sqlite(url, saved, overwrite=overwrite)


def _put_in_several(urls: Sequence[str], saved: Path, folder: Path, *, overwrite: bool) -> None:
    """The first database last: until it is done, servers find the tables that they had."""
    divided = folder / "divided.db"
    shutil.copyfile(saved, divided)
    files = asyncio.run(divide(divided, urls, folder))
    if not overwrite:
        there = folder / "there.db"
        backup(urls, there)
        with closing(sqlite3.connect(there)) as held, closing(sqlite3.connect(saved)) as db:
            refuse_newer(held_by(held), held_by(db))
    for url, path in reversed(list(zip(urls, files, strict=True))):
        _put(url, path, overwrite=True)


def held_by(db: sqlite3.Connection) -> Held:
    return {kind: dict(db.execute(asked).fetchall()) for kind, asked in HELD.items()}


def refuse_newer(there: Held, saved: Held) -> None:
    """UpkeepError if there is anything that the backup has not, or not as far."""
    counts = {
        kind: sum(saved[kind].get(key, -1) < number for key, number in found.items()) for kind, found in there.items()
    }
    if any(counts.values()):
        others = sum(counts.values()) - counts["tables"]
        raise UpkeepError("newer-data", tables=counts["tables"], others=others)


async def _migrated(path: Path) -> None:
    await SqliteStore(path).close()


def _to_sqlite(url: str, saved: Path, *, overwrite: bool) -> None:
    path = Path(url.removeprefix(SQLITE))
    asyncio.run(_migrated(path))
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=WAIT)) as db:
            db.execute("ATTACH ? AS saved", (str(saved),))
            db.execute("BEGIN IMMEDIATE")
            _replace(db, saved, overwrite=overwrite)
            db.execute("COMMIT")
    except sqlite3.Error as error:
        raise UpkeepError("broken", path=str(path), why=str(error)) from None


def _replace(db: sqlite3.Connection, saved: Path, *, overwrite: bool) -> None:
    if not overwrite:
        with closing(sqlite3.connect(saved)) as backup:
            refuse_newer(held_by(db), held_by(backup))
    for name in reversed(TABLES):
        db.execute(f"DELETE FROM main.{name}")
    for name in TABLES:
        columns = ", ".join(column for _, column, *_ in db.execute(f"PRAGMA main.table_info({name})").fetchall())
        db.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM saved.{name}")
        for one, other in itertools.permutations(("main", "saved")):
            asked = f"SELECT {columns} FROM {one}.{name} EXCEPT SELECT {columns} FROM {other}.{name} LIMIT 1"
            if db.execute(asked).fetchone():
                raise UpkeepError("differs", table=name)
    db.execute(NOTED, (RESTORED, str(time.time())))
