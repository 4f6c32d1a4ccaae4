"""Writes a new table to PostgreSQL, and finds one by its code."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from ..contract import StoredTable

CREATE = """
    WITH made AS (
        INSERT INTO game_table (id, code, seed, last) VALUES ($1, $2, $3, cardinality($4::bytea[]))
        ON CONFLICT DO NOTHING RETURNING id
    ), written AS (
        INSERT INTO event SELECT id, number, body FROM made, unnest($4::bytea[]) WITH ORDINALITY AS row (body, number)
    )
    SELECT id FROM made
"""


async def create(connection: asyncpg.Connection, found: StoredTable, rows: Sequence[bytes]) -> bool:
    """A new table with its events; False if its code or its id is in use."""
    return await connection.fetchval(CREATE, found.table, found.code, found.seed, rows) is not None


async def find(connection: asyncpg.Connection, code: str) -> StoredTable | None:
    row = await connection.fetchrow("SELECT id, code, seed FROM game_table WHERE code = $1", code)
    return StoredTable(row["id"], row["code"], row["seed"]) if row else None
