"""What SQLite needs to be one database of several."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Mapping, Sequence

from ....hosting.finished_games import FinishedGame
from ....hosting.runs import FinishedRun
from .. import owner_queries, part_queries
from ..part_contract import TableState
from .challenges import InTransaction, finish
from .games import execute, finish_game

NAMED = "id IN (SELECT value FROM json_each($1))"

STATES = f"SELECT id, last, touched FROM game_table WHERE {NAMED}"

TOUCH = "UPDATE game_table SET touched = max(touched, ?) WHERE id = ?"

IDLE = f"""
    SELECT id FROM game_table WHERE touched < $1 AND id > $2 AND NOT EXISTS ({part_queries.OPEN_RUN.format(now="$3")})
    ORDER BY id LIMIT $4
"""

NO_SITTINGS = f"""
    DELETE FROM sitting WHERE finished IS NULL AND game_table IN (
        SELECT id FROM game_table WHERE {NAMED} AND touched < $2
    )
"""

DROP = f"DELETE FROM game_table WHERE {NAMED} AND touched < $2"

FOR_EVER = 1e300


class SqlitePart:
    def __init__(self, run: InTransaction) -> None:
        self._run = run

    async def states(self, tables: Sequence[str]) -> Mapping[str, TableState]:
        named = json.dumps(list(tables))

        def read(db: sqlite3.Connection) -> dict[str, TableState]:
            return {table: TableState(last, touched) for table, last, touched in execute(db, STATES, named)}

        return await self._run(read)

    async def touch(self, touched: Mapping[str, float | None]) -> None:
        now = time.time()
        values = [(now if moment is None else moment, table) for table, moment in touched.items()]

        def write(db: sqlite3.Connection) -> None:
            db.executemany(TOUCH, values)

        await self._run(write)

    async def idle(self, idle_seconds: float, *, after: str, most: int) -> list[str]:
        now = time.time()

        def read(db: sqlite3.Connection) -> list[str]:
            return [table for (table,) in execute(db, IDLE, now - idle_seconds, after, now, most)]

        return await self._run(read)

    async def drop(self, tables: Sequence[str], idle_seconds: float | None = None) -> int:
        named, before = json.dumps(list(tables)), FOR_EVER if idle_seconds is None else time.time() - idle_seconds

        def write(db: sqlite3.Connection) -> int:
            execute(db, NO_SITTINGS, named, before)
            return execute(db, DROP, named, before).rowcount

        return await self._run(write)

    async def keep(self, table: str, number: int, finished: FinishedRun | FinishedGame) -> None:
        def write(db: sqlite3.Connection) -> None:
            if not execute(db, part_queries.NEWER, table, number).fetchall():
                return
            db.execute(TOUCH, (time.time(), table))
            if isinstance(finished, FinishedRun):
                finish(db, table, finished)
            else:
                finish_game(db, table, finished)

        await self._run(write)

    async def add_note(self, name: str, text: str) -> str:
        def write(db: sqlite3.Connection) -> str:
            execute(db, part_queries.ADD_NOTE, name, text)
            return str(execute(db, owner_queries.NOTE, name).fetchone()[0])

        return await self._run(write)

    async def notes(self, prefix: str) -> list[str]:
        return await self._run(lambda db: [name for (name,) in execute(db, part_queries.NOTES, prefix)])
