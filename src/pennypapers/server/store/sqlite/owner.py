"""What the owner of the machine does, in SQLite."""

from __future__ import annotations

import sqlite3

from .. import owner_queries as sql
from ..owner_contract import Block, BlockKind, ListedTable
from .challenges import InTransaction
from .games import execute


class SqliteOwner:
    def __init__(self, run: InTransaction) -> None:
        self._run = run

    async def tables(self, most: int) -> list[ListedTable]:
        def read(db: sqlite3.Connection) -> list[ListedTable]:
            return [ListedTable(*row) for row in execute(db, sql.TABLES.format(touched="touched"), most)]

        return await self._run(read)

    async def delete(self, code: str) -> str | None:
        return await self._run(lambda db: _only(execute(db, sql.DELETE, code)))

    async def note(self, name: str) -> str | None:
        return await self._run(lambda db: _only(execute(db, sql.NOTE, name)))

    async def write_note(self, name: str, text: str) -> None:
        await self._run(lambda db: execute(db, sql.WRITE_NOTE, name, text))

    async def take_note(self, name: str) -> str | None:
        return await self._run(lambda db: _only(execute(db, sql.TAKE_NOTE, name)))

    async def blocks(self) -> list[Block]:
        return await self._run(lambda db: [Block(*row) for row in execute(db, sql.BLOCKS)])

    async def block(self, block: Block) -> None:
        await self._run(lambda db: execute(db, sql.BLOCK, block.kind, block.what, block.made))

    async def unblock(self, kind: BlockKind, what: str) -> None:
        await self._run(lambda db: execute(db, sql.UNBLOCK, kind, what))


def _only(found: sqlite3.Cursor) -> str | None:
    """The first column of the only row."""
    rows = found.fetchall()
    return str(rows[0][0]) if rows else None
