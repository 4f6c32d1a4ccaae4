"""A backup: a SQLite database with the tables of our schema, whichever database it was made of."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from ...messages import say
from ..store.contract import SCHEMA_VERSION

TABLES = (
    *("game_table", "event", "challenge", "run", "run_record", "field", "ticket"),
    *("identity", "move_code", "sitting", "game", "game_record", "evening", "evening_challenge", "note", "block"),
)
"""All tables of the schema, what others refer to first."""

PARTIAL = """
    SELECT game_table.code FROM game_table WHERE last <> (
        SELECT count(*) FROM event WHERE event.game_table = game_table.id AND event.number <= game_table.last
    ) LIMIT 1
"""
"""A table with another number of events than it says; their numbers differ, so that none is missing otherwise."""


class UpkeepError(Exception):
    """Something that is not done, with the reason in one line in the language that is spoken."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(say(f"cli-upkeep-{message}", **facts))


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds; `newest` is when somebody last wrote to a table, in seconds since 1970."""

    version: int
    tables: int
    events: int
    runs: int
    games: int
    newest: float | None


def contents(path: Path) -> Contents:
    """Read a backup from its beginning to its end; UpkeepError if anything is wrong with it."""
    if not path.is_file():
        raise UpkeepError("no-file", path=str(path))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return _checked(db, path)
    except sqlite3.Error as error:
        raise UpkeepError("broken", path=str(path), why=str(error)) from None


def _checked(db: sqlite3.Connection, path: Path) -> Contents:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise UpkeepError("newer-program", path=str(path), version=str(version), known=str(SCHEMA_VERSION))
    names = set(tables_in(db))
    if version < 1 or "game_table" not in names:
        raise UpkeepError("no-backup", path=str(path))
    for check in ("integrity_check(1)", "foreign_key_check"):
        found = db.execute(f"PRAGMA {check}").fetchone()
        if found is not None and found[0] != "ok":
            raise UpkeepError("broken", path=str(path), why=" ".join(map(str, found)))
    if partial := db.execute(PARTIAL).fetchone():
        raise UpkeepError("partial", path=str(path), code=str(partial[0]))

    def count(name: str) -> int:
        return int(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) if name in names else 0

    newest = db.execute("SELECT max(touched) FROM game_table").fetchone()[0]
    return Contents(version, count("game_table"), count("event"), count("run"), count("game"), newest)


def tables_in(db: sqlite3.Connection) -> list[str]:
    found = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return [name for (name,) in found]


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file of another name in the same folder, which only its owner may read: it holds secret seeds. It takes the
    name of `path` at the end, and is deleted if something fails."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(path)
    except OSError as error:
        raise UpkeepError("cannot-write", path=str(path), why=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)
