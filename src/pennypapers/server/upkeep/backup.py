"""Copies a database into a file, while servers write to it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from ..store.open_store import POSTGRES, SQLITE
from .backup_file import Contents, UpkeepError, contents, new_file
from .several import join

LAST_BACKUP = "backup"
"""The note of when the last backup was made, in seconds since 1970."""

WAIT = 30.0
"""Seconds to wait for a writer of the database."""

NOTED = "INSERT INTO note VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text"


def backup(urls: Sequence[str], path: Path, *, overwrite: bool = False) -> Contents:
    """Write a backup and read it again; each database is as it was at one moment. UpkeepError if it cannot be done."""
    if path.exists() and not overwrite:
        raise UpkeepError("exists", path=str(path))
    if not path.parent.is_dir():
        raise UpkeepError("no-folder", path=str(path.parent))
    with new_file(path) as part:
        copy(urls[0], part)
        join(part, urls[1:], copy)
        return contents(part)


def copy(url: str, target: Path) -> None:
    """Copy one database as it is at this moment."""
    if url.startswith(POSTGRES):
        _from_postgres(url, target)
    else:
        _from_sqlite(file_of(url), target)


def refuse_unknown(url: str) -> None:
    if not url.startswith((SQLITE, *POSTGRES)):
        raise UpkeepError("store-kind", url=repr(url.partition(":")[0]))


def file_of(url: str) -> Path:
    """The file of a SQLite database that is there."""
    refuse_unknown(url)
    path = Path(url.removeprefix(SQLITE))
    if not path.is_file():
        raise UpkeepError("no-database", path=str(path))
    return path


def _from_sqlite(path: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=WAIT)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
            with suppress(sqlite3.Error):  # an older database has no notes, and one that cannot be written neither
                db.execute(NOTED, (LAST_BACKUP, str(time.time())))
    except sqlite3.Error as error:
        raise UpkeepError("broken", path=str(path), why=str(error)) from None


def _from_postgres(url: str, target: Path) -> None:
    from .postgres_copy import copy_from_postgres

    asyncio.run(copy_from_postgres(url, target, LAST_BACKUP))
