"""What the owner of the machine does, in PostgreSQL."""

from __future__ import annotations

import asyncpg

from .. import owner_queries as sql
from ..owner_contract import Block, BlockKind, ListedTable
from .database import Database

TOUCHED = "extract(epoch FROM touched)::float8"


class PostgresOwner:
    """After a lost connection a write is tried again; a note that was taken before it was lost is used up."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, most: int) -> list[ListedTable]:
        async def read(connection: asyncpg.Connection) -> list[ListedTable]:
            return [ListedTable(*row) for row in await connection.fetch(sql.TABLES.format(touched=TOUCHED), most)]

        return await self._database.run(read)

    async def delete(self, code: str) -> str | None:
        return await self._value(sql.DELETE, code)

    async def note(self, name: str) -> str | None:
        return await self._value(sql.NOTE, name)

    async def write_note(self, name: str, text: str) -> None:
        await self._database.run(lambda connection: connection.execute(sql.WRITE_NOTE, name, text))

    async def take_note(self, name: str) -> str | None:
        return await self._value(sql.TAKE_NOTE, name)

    async def blocks(self) -> list[Block]:
        async def read(connection: asyncpg.Connection) -> list[Block]:
            return [Block(*row) for row in await connection.fetch(sql.BLOCKS)]

        return await self._database.run(read)

    async def block(self, block: Block) -> None:
        await self._database.run(lambda connection: connection.execute(sql.BLOCK, block.kind, block.what, block.made))

    async def unblock(self, kind: BlockKind, what: str) -> None:
        await self._database.run(lambda connection: connection.execute(sql.UNBLOCK, kind, what))

    async def _value(self, statement: str, *values: object) -> str | None:
        async def read(connection: asyncpg.Connection) -> str | None:
            found: str | None = await connection.fetchval(statement, *values)
            return found

        return await self._database.run(read)
