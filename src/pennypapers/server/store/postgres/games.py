"""The games of players in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import asyncpg

from ....hosting.finished_games import FinishedGame
from .. import game_queries as sql
from ..game_contract import SheetSums, StoredGame, StoredOpenRun, StoredRecord, StoredSitting
from .database import Database

MOMENTS = {
    "{finished}": "CAST(extract(epoch FROM finished) AS DOUBLE PRECISION)",
    "{touched}": "CAST(extract(epoch FROM game_table.touched) AS DOUBLE PRECISION)",
}

NOW = "SELECT CAST(extract(epoch FROM now()) AS DOUBLE PRECISION)"


class PostgresGames:
    """Whatever is written here is the same when it is written twice, as after a lost connection."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sit(self, table: str, *, player: str, hashed: str, nonce: str) -> None:
        await self._rows(sql.SIT, table, hashed, player, nonce)

    async def leave(self, table: str, hashed: str) -> None:
        await self._rows(sql.LEAVE, table, hashed)

    async def sitters(self, table: str) -> Collection[str]:
        return {row[0] for row in await self._rows(sql.SITTERS, table)}

    async def sittings(self, player: str, most: int) -> list[StoredSitting]:
        return [StoredSitting(*row) for row in await self._rows(sql.SITTINGS, player, most)]

    async def open_runs(self, player: str, most: int, now: float) -> list[StoredOpenRun]:
        return [StoredOpenRun(*row) for row in await self._rows(sql.OPEN_RUNS, player, most, now)]

    async def count(self, player: str) -> int:
        return int((await self._rows(sql.COUNT, player))[0][0])

    async def games(self, player: str, start: int, most: int) -> list[StoredGame]:
        return [sql.game_of(tuple(row)) for row in await self._rows(sql.GAMES, player, start, most)]

    async def sums(self, player: str) -> list[SheetSums]:
        return [SheetSums(*row) for row in await self._rows(sql.SUMS, player)]

    async def ranks(self, player: str) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._rows(sql.RANKS, player)}

    async def against(self, player: str, bot: str, most: int) -> list[tuple[int, str]]:
        return [(row[0], row[1]) for row in await self._rows(sql.AGAINST, player, bot, most)]

    async def records(self, player: str, start: int, most: int) -> list[StoredRecord]:
        return [StoredRecord(*row) for row in await self._rows(sql.RECORDS, player, start, most) if row[2] is not None]

    async def record(self, player: str, table: str) -> str | None:
        found = await self._rows(sql.RECORD, player, table)
        return found[0][0] if found else None

    async def _rows(self, asked: str, *values: object) -> list[Any]:
        async def read(connection: asyncpg.Connection) -> list[Any]:
            return list(await connection.fetch(in_postgres(asked), *values))

        return await self._database.run(read)


def in_postgres(asked: str) -> str:
    """A shared statement for PostgreSQL."""
    for name, expression in MOMENTS.items():
        asked = asked.replace(name, expression)
    return asked


async def finish_game(connection: asyncpg.Connection, table: str, finished: FinishedGame) -> None:
    """Write what is kept of the game at this table; again after each sheet on paper that is entered."""
    now = await connection.fetchval(NOW)
    await connection.execute(sql.GAME, table, finished.sheet, finished.layout, "\n".join(finished.names), now)
    if finished.record is not None:
        await connection.execute(sql.GAME_RECORD, table, finished.record)
    seats = [(table, each.hashed, each.seat, each.stars, each.place, each.rank) for each in finished.seats]
    await connection.executemany(sql.SEAT, seats)
    await connection.execute(sql.NOBODY, table)
