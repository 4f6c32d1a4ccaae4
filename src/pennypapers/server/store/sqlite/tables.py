"""Writes a new table and its events to SQLite; what calls it has begun the transaction."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence

from ..contract import CodeTaken, StoredTable

ROWS = 64
"""Rows in one statement at the most. The writer lets go of the interpreter for every statement, and under load it
waits to get it back each time: a hundred statements would take as long as all that the event loop does meanwhile."""


def create(db: sqlite3.Connection, found: StoredTable, rows: Sequence[bytes]) -> None:
    """A new table; CodeTaken if its code is in use."""
    try:
        db.execute(
            "INSERT INTO game_table VALUES (?, ?, ?, ?, ?)",
            (found.table, found.code, found.seed, len(rows), time.time()),
        )
    except sqlite3.IntegrityError:
        raise CodeTaken(found.code) from None
    insert(db, found.table, 0, rows)


def insert(db: sqlite3.Connection, table: str, after: int, rows: Sequence[bytes]) -> None:
    """Events after number `after`."""
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        values = [each for i, row in enumerate(some, after + start + 1) for each in (table, i, row)]
        db.execute("INSERT INTO event VALUES " + ", ".join(["(?, ?, ?)"] * len(some)), values)
