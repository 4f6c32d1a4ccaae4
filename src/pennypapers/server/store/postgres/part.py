"""What PostgreSQL needs to be one database of several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import asyncpg

from ....hosting.finished_games import FinishedGame
from ....hosting.runs import FinishedRun
from .. import game_queries, owner_queries, part_queries
from ..part_contract import TableState
from .challenges import finish
from .database import Database
from .games import finish_game

STATES = "SELECT id, last, extract(epoch FROM touched)::float8 FROM game_table WHERE id = ANY($1::text[])"

TOUCH = """
    UPDATE game_table SET touched = greatest(touched, coalesce(to_timestamp(moment), now()))
    FROM unnest($1::text[], $2::float8[]) AS asked (asked_id, moment) WHERE id = asked_id
"""

IDLE = f"""
    SELECT id FROM game_table WHERE touched < now() - make_interval(secs => $1) AND id > $2
    AND NOT EXISTS ({part_queries.OPEN_RUN.format(now="extract(epoch FROM now())")})
    ORDER BY id LIMIT $3
"""

DROP = """
    WITH gone AS (
        DELETE FROM game_table WHERE id IN (
            SELECT id FROM game_table WHERE id = ANY($1::text[])
            AND ($2::float8 IS NULL OR touched < now() - make_interval(secs => $2)) ORDER BY id FOR UPDATE
        ) RETURNING id
    )
    SELECT count(*) FROM gone
"""


class PostgresPart:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def states(self, tables: Sequence[str]) -> Mapping[str, TableState]:
        async def read(connection: asyncpg.Connection) -> dict[str, TableState]:
            return {row[0]: TableState(row[1], row[2]) for row in await connection.fetch(STATES, list(tables))}

        return await self._database.run(read)

    async def touch(self, touched: Mapping[str, float | None]) -> None:
        tables = sorted(touched)
        moments = [touched[table] for table in tables]
        await self._database.run(lambda connection: connection.execute(TOUCH, tables, moments))

    async def idle(self, idle_seconds: float, *, after: str, most: int) -> list[str]:
        async def read(connection: asyncpg.Connection) -> list[str]:
            return [row["id"] for row in await connection.fetch(IDLE, idle_seconds, after, most)]

        return await self._database.run(read)

    async def drop(self, tables: Sequence[str], idle_seconds: float | None = None) -> int:
        async def write(connection: asyncpg.Connection) -> int:
            dropped = int(await connection.fetchval(DROP, list(tables), idle_seconds))
            await connection.execute(game_queries.NEVER_FINISHED)
            return dropped

        return await self._database.run(write)

    async def keep(self, table: str, number: int, finished: FinishedRun | FinishedGame) -> None:
        async def write(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                if await connection.fetchval(part_queries.NEWER, table, number) is None:
                    return
                await connection.execute(TOUCH, [table], [None])
                if isinstance(finished, FinishedRun):
                    await finish(connection, table, finished)
                else:
                    await finish_game(connection, table, finished)

        await self._database.run(write)

    async def add_note(self, name: str, text: str) -> str:
        async def write(connection: asyncpg.Connection) -> str:
            await connection.execute(part_queries.ADD_NOTE, name, text)
            return str(await connection.fetchval(owner_queries.NOTE, name))

        return await self._database.run(write)

    async def notes(self, prefix: str) -> list[str]:
        async def read(connection: asyncpg.Connection) -> list[str]:
            return [row["name"] for row in await connection.fetch(part_queries.NOTES, prefix)]

        return await self._database.run(read)
