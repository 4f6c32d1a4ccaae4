"""The games of players in SQLite."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Collection
from typing import Any

from ....hosting.finished_games import FinishedGame
from .. import game_queries as sql
from ..game_contract import SheetSums, StoredGame, StoredOpenRun, StoredRecord, StoredSitting
from .challenges import InTransaction

MOMENTS = {"{finished}": "finished", "{touched}": "game_table.touched"}


class SqliteGames:
    def __init__(self, run: InTransaction, read: InTransaction) -> None:
        """`read` is for lists, which may be long: nobody who inks waits for it."""
        self._run, self._read = run, read

    async def sit(self, table: str, *, player: str, hashed: str, nonce: str) -> None:
        await self._rows(sql.SIT, table, hashed, player, nonce)

    async def leave(self, table: str, hashed: str) -> None:
        await self._rows(sql.LEAVE, table, hashed)

    async def sitters(self, table: str) -> Collection[str]:
        return {hashed for (hashed,) in await self._rows(sql.SITTERS, table)}

    async def sittings(self, player: str, most: int) -> list[StoredSitting]:
        return [StoredSitting(*row) for row in await self._listed(sql.SITTINGS, player, most)]

    async def open_runs(self, player: str, most: int, now: float) -> list[StoredOpenRun]:
        return [StoredOpenRun(*row) for row in await self._listed(sql.OPEN_RUNS, player, most, now)]

    async def count(self, player: str) -> int:
        return int((await self._listed(sql.COUNT, player))[0][0])

    async def games(self, player: str, start: int, most: int) -> list[StoredGame]:
        return [sql.game_of(row) for row in await self._listed(sql.GAMES, player, start, most)]

    async def sums(self, player: str) -> list[SheetSums]:
        return [SheetSums(*row) for row in await self._listed(sql.SUMS, player)]

    async def ranks(self, player: str) -> dict[str, int]:
        return dict(await self._listed(sql.RANKS, player))

    async def against(self, player: str, bot: str, most: int) -> list[tuple[int, str]]:
        return await self._listed(sql.AGAINST, player, bot, most)

    async def records(self, player: str, start: int, most: int) -> list[StoredRecord]:
        return [
            StoredRecord(*row) for row in await self._listed(sql.RECORDS, player, start, most) if row[2] is not None
        ]

    async def record(self, player: str, table: str) -> str | None:
        found = await self._rows(sql.RECORD, player, table)
        return found[0][0] if found else None

    async def _listed(self, asked: str, *values: object) -> list[Any]:
        return await self._read(lambda db: execute(db, asked, *values).fetchall())

    async def _rows(self, asked: str, *values: object) -> list[Any]:
        return await self._run(lambda db: execute(db, asked, *values).fetchall())


def execute(db: sqlite3.Connection, asked: str, *values: Any) -> sqlite3.Cursor:
    """Execute a statement that is written as for PostgreSQL."""
    return db.execute(in_sqlite(asked), values)


def in_sqlite(asked: str) -> str:
    """The same statement for SQLite.

    >>> in_sqlite("SELECT {touched} FROM game_table WHERE id = $1")
    'SELECT game_table.touched FROM game_table WHERE id = ?1'
    """
    for name, column in MOMENTS.items():
        asked = asked.replace(name, column)
    return re.sub(r"\$(\d)", r"?\1", asked)


def finish_game(db: sqlite3.Connection, table: str, finished: FinishedGame) -> None:
    """Write what is kept of the game at this table; again after each sheet on paper that is entered."""
    execute(db, sql.GAME, table, finished.sheet, finished.layout, "\n".join(finished.names), time.time())
    if finished.record is not None:
        execute(db, sql.GAME_RECORD, table, finished.record)
    for each in finished.seats:
        execute(db, sql.SEAT, table, each.hashed, each.seat, each.stars, each.place, each.rank)
    execute(db, sql.NOBODY, table)
