"""Players themselves in PostgreSQL."""

from __future__ import annotations

import asyncpg

from .. import game_queries as sql
from .database import Database

FORGET_RUNS = """
    WITH gone AS (
        DELETE FROM run WHERE player = $1 RETURNING challenge, sort_key, attempt, finished
    ), uncounted AS (
        SELECT challenge, sort_key, count(*) AS runs FROM gone WHERE attempt = 1 AND finished IS NOT NULL
        GROUP BY challenge, sort_key
    )
    UPDATE field SET runs = field.runs - uncounted.runs FROM uncounted
    WHERE field.challenge = uncounted.challenge AND field.sort_key = uncounted.sort_key
    RETURNING field.challenge
"""

EMPTY = "DELETE FROM field WHERE runs <= 0 AND challenge = ANY($1::text[])"


class PostgresIdentities:
    """After a lost connection a write is tried again; nothing here is worse for being done twice, but a code that was
    taken before the connection was lost is used up."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def name(self, player: str) -> str:
        async def read(connection: asyncpg.Connection) -> str:
            found: str | None = await connection.fetchval(sql.NAME, player)
            return found or ""

        return await self._database.run(read)

    async def rename(self, player: str, name: str) -> None:
        await self._database.run(lambda connection: connection.execute(sql.RENAME, player, name))

    async def offer(self, player: str, *, code: str, locked: bytes, now: float, expires: float) -> None:
        async def write(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await connection.execute(sql.OUTDATED, player, now)
                await connection.execute(sql.OFFER, code, player, locked, expires)

        await self._database.run(write)

    async def take(self, code: str, now: float) -> bytes | None:
        async def write(connection: asyncpg.Connection) -> bytes | None:
            row = await connection.fetchrow(sql.TAKE, code)
            return row["locked"] if row is not None and row["expires"] > now else None

        return await self._database.run(write)

    async def adopt(self, player: str, other: str) -> None:
        async def write(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                for statement in sql.ADOPT:
                    await connection.execute(statement, player, other)

        await self._database.run(write)

    async def forget(self, player: str) -> list[str]:
        async def write(connection: asyncpg.Connection) -> list[str]:
            async with connection.transaction():
                sat_at = [row[0] for row in await connection.fetch(sql.SAT_AT, player)]
                own = [row[0] for row in await connection.fetch(sql.OWN_TABLES, player)]
                changed = [row[0] for row in await connection.fetch(FORGET_RUNS, player)]
                await connection.execute(EMPTY, changed)
                for statement in sql.FORGET_PLAYER:
                    await connection.execute(statement, player)
                await connection.executemany(sql.NOBODYS, [(table,) for table in sat_at])
                await connection.execute("DELETE FROM game_table WHERE id = ANY($1::text[])", own)
            return own

        return await self._database.run(write)
