"""Players themselves in SQLite."""

from __future__ import annotations

import sqlite3
from functools import partial

from .. import game_queries as sql
from .challenges import InTransaction
from .games import execute

PORTION = 20
"""Tables that are deleted in one transaction: each may have a long log."""

MOVED = 500
"""Rows of a list that are changed in one transaction."""

MOVE = """
    UPDATE sitting SET player = $1 WHERE (game_table, hashed) IN (
        SELECT game_table, hashed FROM sitting WHERE player = $2 LIMIT $3
    )
"""

SEATS = """
    SELECT sitting.game_table, rank IS NOT NULL AND game.game_table IS NOT NULL
    FROM sitting LEFT JOIN game ON game.game_table = sitting.game_table WHERE player = $1 LIMIT $2
"""
"""Tables, and whether each is of a finished solo game: nobody else has a seat there. It is not asked for different ones
only, as all would have to be read for that."""

RUNS = """
    SELECT challenge, number, game_table, sort_key, attempt = 1 AND finished IS NOT NULL
    FROM run WHERE player = $1 LIMIT $2
"""

UNCOUNT = "UPDATE field SET runs = runs - 1 WHERE challenge = $1 AND sort_key = $2"

EMPTY = "DELETE FROM field WHERE runs <= 0 AND challenge = $1 AND sort_key = $2"


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

        def move(db: sqlite3.Connection) -> int:
            return execute(db, MOVE, player, other, MOVED).rowcount

        while player != other and await self._run(move) == MOVED:
            pass
        await self._run(write)

    async def forget(self, player: str) -> list[str]:
        deleted: list[str] = []
        for some in (_seats, _runs):
            while (tables := await self._run(partial(some, player))) is not None:
                deleted += tables
        await self._run(partial(_rest, player))
        return deleted


def _seats(player: str, db: sqlite3.Connection) -> list[str] | None:
    """Forget where a player sat, at some tables; those that were deleted, None if there is nothing left to forget."""
    found = dict.fromkeys(execute(db, SEATS, player, PORTION).fetchall())
    for table, _ in found:
        execute(db, "DELETE FROM sitting WHERE game_table = $1 AND +player = $2", table, player)
        execute(db, sql.NOBODYS, table)
    return _deleted(db, [table for table, is_solo in found if is_solo]) if found else None


def _runs(player: str, db: sqlite3.Connection) -> list[str] | None:
    """Forget some runs of a player, and count them no more."""
    found = execute(db, RUNS, player, PORTION).fetchall()
    for challenge, number, _, sort_key, counts in found:
        if counts:
            execute(db, UNCOUNT, challenge, sort_key)
            execute(db, EMPTY, challenge, sort_key)
        execute(db, "DELETE FROM run WHERE challenge = $1 AND number = $2", challenge, number)
    return _deleted(db, [table for _, _, table, _, _ in found if table is not None]) if found else None


def _rest(player: str, db: sqlite3.Connection) -> None:
    for statement in sql.FORGET_PLAYER:
        execute(db, statement, player)


def _deleted(db: sqlite3.Connection, tables: list[str]) -> list[str]:
    db.executemany("DELETE FROM game_table WHERE id = ?", [(table,) for table in tables])
    return tables
