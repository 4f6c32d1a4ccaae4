"""Backups of tables that are spread over several databases: one file, as of one database, whatever they are.

The first database is copied first. A game that ends before the next one is copied has left a parcel there, which is
delivered in the copy: so every game of the backup that is over is in the lists, and no table has events that the lists
do not know of.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from ..store.open_store import open_store
from ..store.spread import SpreadStore
from ..store.spread.opening import MARK, MARKED
from ..store.spread.parcels import PARCEL, addressed, unpacked
from ..store.sqlite import SqliteStore
from .backup_file import UpkeepError

Copy = Callable[[str, Path], None]
"""Copies one database into a new file."""

TABLES = """
    UPDATE main.game_table SET (last, touched) = (
        SELECT last, touched FROM other.game_table WHERE other.game_table.id = main.game_table.id
    ) WHERE id IN (SELECT id FROM other.game_table)
"""

EVENTS = """
    INSERT OR IGNORE INTO main.event SELECT * FROM other.event
    WHERE game_table IN (SELECT id FROM main.game_table)
"""

EMPTY = "DELETE FROM game_table WHERE NOT EXISTS (SELECT 1 FROM event WHERE event.game_table = game_table.id)"
"""Tables that were deleted between the copies."""

OURS = "name = ? OR substr(name, 1, ?) = ? OR substr(name, 1, ?) = ?"
FORGET = (MARK, len(MARKED), MARKED, len(PARCEL), PARCEL)


def join(saved: Path, others: Sequence[str], copy: Copy) -> None:
    """Add what the other databases hold to the copy of the first."""
    with tempfile.TemporaryDirectory(dir=saved.parent) as folder:
        copies = [Path(folder, f"{number}.db") for number in range(len(others))]
        for url, path in zip(others, copies, strict=True):
            path.touch(mode=0o600)
            copy(url, path)
        _refuse_strangers(saved, copies)
        if not copies:
            return
        asyncio.run(_deliver(saved, copies))
        for path in copies:
            with closing(sqlite3.connect(saved, isolation_level=None)) as db:
                db.execute("ATTACH ? AS other", (str(path),))
                db.execute("BEGIN")
                db.execute(TABLES)
                db.execute(EVENTS)
                db.execute("COMMIT")
        with closing(sqlite3.connect(saved, isolation_level=None)) as db:
            db.execute(EMPTY)
            db.execute(f"DELETE FROM note WHERE {OURS}", FORGET)
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")


def _refuse_strangers(first: Path, others: Sequence[Path]) -> None:
    """UpkeepError if these are not all databases of one server."""
    marked = {name.removeprefix(MARKED) for name in _notes(first) if name.startswith(MARKED)}
    named = {_notes(path).get(MARK, "") for path in others}
    if MARK in _notes(first) or marked != named:
        raise UpkeepError("several", known=len(marked) + 1, count=len(others) + 1)


def _notes(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as db:
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'note'").fetchone():
            return {}  # an older database
        return dict(db.execute("SELECT name, text FROM note").fetchall())


async def _deliver(first: Path, others: Sequence[Path]) -> None:
    store = SqliteStore(first)
    try:
        for path in others:
            parcels = {name: text for name, text in _notes(path).items() if name.startswith(PARCEL)}
            for name in sorted(parcels, key=addressed):
                table, number = addressed(name)
                await store.part.keep(table, number, unpacked(parcels[name]))
    finally:
        await store.close()


async def divide(saved: Path, urls: Sequence[str], folder: Path) -> list[Path]:
    """Make a file for each database of what it is to hold of a backup; the databases are made if need be."""
    store = await open_store(*urls)
    await store.close()
    if not isinstance(store, SpreadStore):
        return [saved]
    files = [saved, *(folder / f"{number}.db" for number in range(1, len(urls)))]
    for path in files[1:]:
        await SqliteStore(path).close()
    with closing(sqlite3.connect(saved, isolation_level=None)) as db:
        placed = [(table, store.index_of_new(table)) for (table,) in db.execute("SELECT id FROM game_table").fetchall()]
        db.execute("CREATE TEMP TABLE placed (id TEXT PRIMARY KEY, place INTEGER)")
        db.executemany("INSERT INTO placed VALUES (?, ?)", placed)
        for place, (path, mark) in enumerate(zip(files, store.marks, strict=True)):
            if not place:
                continue
            some = "(SELECT id FROM placed WHERE place = ?)"
            db.execute("ATTACH ? AS other", (str(path),))
            db.execute("BEGIN")
            db.execute(f"INSERT INTO other.game_table SELECT * FROM main.game_table WHERE id IN {some}", (place,))
            db.execute(f"INSERT INTO other.event SELECT * FROM main.event WHERE game_table IN {some}", (place,))
            db.execute("INSERT INTO other.note VALUES (?, ?)", (MARK, mark))
            db.execute(f"DELETE FROM main.event WHERE game_table IN {some}", (place,))
            db.execute(f"UPDATE main.game_table SET last = 0 WHERE id IN {some}", (place,))
            db.execute("INSERT INTO main.note VALUES (?, ?)", (f"{MARKED}{mark}", store.stores[place].name))
            db.execute("COMMIT")
            db.execute("DETACH other")
    return files
