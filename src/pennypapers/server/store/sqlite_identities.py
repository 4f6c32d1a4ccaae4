"""Players themselves in SQLite."""

from __future__ import annotations

import sqlite3

from . import game_queries as sql
from .sqlite_challenges import InTransaction
from .sqlite_games import execute

UNCOUNT = """
    UPDATE field SET runs = runs - (
        SELECT count(*) FROM run WHERE run.challenge = field.challenge AND run.sort_key = field.sort_key
        AND run.player = $1 AND run.attempt = 1 AND run.finished IS NOT NULL
    ) WHERE challenge IN (SELECT challenge FROM run WHERE player = $1)
"""

EMPTY = "DELETE FROM field WHERE runs <= 0 AND challenge IN (SELECT challenge FROM run WHERE player = $1)"


class SqliteIdentities:
    def __init__(self, run: InTransaction) -> None:
        self._run = run

    async def name(self, player: str) -> str:
        def read(db: sqlite3.Connection) -> str:
            row = execute(db, sql.NAME, player).fetchone()
            return row[0] if row else ""

        return await self._run(read)

    async def rename(self, player: str, name: str) -> None:
        await self._run(lambda db: execute(db, sql.RENAME, player, name))

    async def offer(self, player: str, *, code: str, locked: bytes, now: float, expires: float) -> None:
        def write(db: sqlite3.Connection) -> None:
            execute(db, sql.OUTDATED, player, now)
            execute(db, sql.OFFER, code, player, locked, expires)

        await self._run(write)

    async def take(self, code: str, now: float) -> bytes | None:
        def write(db: sqlite3.Connection) -> bytes | None:
            rows = execute(db, sql.TAKE, code).fetchall()
            return next((locked for locked, expires in rows if expires > now), None)

        return await self._run(write)

    async def adopt(self, player: str, other: str) -> None:
        def write(db: sqlite3.Connection) -> None:
            for statement in sql.ADOPT:
                execute(db, statement, player, other)

        await self._run(write)

    async def forget(self, player: str) -> list[str]:
        def write(db: sqlite3.Connection) -> list[str]:
            sat_at = [table for (table,) in execute(db, sql.SAT_AT, player)]
            own = [table for (table,) in execute(db, sql.OWN_TABLES, player)]
            execute(db, UNCOUNT, player)
            execute(db, EMPTY, player)
            execute(db, "DELETE FROM run WHERE player = $1", player)
            for statement in sql.FORGET_PLAYER:
                execute(db, statement, player)
            for table in sat_at:
                execute(db, sql.NOBODYS, table)
            for table in own:
                execute(db, "DELETE FROM game_table WHERE id = $1", table)
            return own

        return await self._run(write)
