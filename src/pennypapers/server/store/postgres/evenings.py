"""Evenings in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from ..challenge_contract import StoredChallenge
from ..contract import CodeTaken
from ..evening_contract import CountedRun, StoredEvening
from .challenges import add_challenge
from .database import Database

ADD = "INSERT INTO evening (code, title, total, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING code"

RUNS = """
    SELECT number, player, bot, name, stars, sort_key FROM run
    WHERE challenge = $1 AND number > $2 AND finished IS NOT NULL AND attempt = 1 ORDER BY number LIMIT $3
"""


class PostgresEvenings:
    """After a lost connection a write is tried again; that it was done the first time is then no refusal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, evening: StoredEvening, challenges: Sequence[StoredChallenge]) -> None:
        doubtful = False

        async def write(connection: asyncpg.Connection) -> None:
            nonlocal doubtful
            first, doubtful = not doubtful, True
            if not first and await _find(connection, evening.code) == evening:
                return
            async with connection.transaction():
                values = (evening.code, evening.title, evening.total, evening.made)
                if await connection.fetchval(ADD, *values) is None:
                    raise CodeTaken(evening.code)
                for position, challenge in enumerate(challenges):
                    if not await add_challenge(connection, challenge):
                        raise CodeTaken(challenge.code)
                    statement = "INSERT INTO evening_challenge VALUES ($1, $2, $3)"
                    await connection.execute(statement, evening.code, position, challenge.code)

        await self._database.run(write)

    async def find(self, code: str) -> StoredEvening | None:
        return await self._database.run(lambda connection: _find(connection, code))

    async def of_challenge(self, challenge: str) -> str | None:
        async def read(connection: asyncpg.Connection) -> str | None:
            asked = "SELECT evening FROM evening_challenge WHERE challenge = $1"
            found: str | None = await connection.fetchval(asked, challenge)
            return found

        return await self._database.run(read)

    async def runs(self, challenge: str, *, after: int, most: int) -> list[CountedRun]:
        async def read(connection: asyncpg.Connection) -> list[CountedRun]:
            return [CountedRun(*row) for row in await connection.fetch(RUNS, challenge, after, most)]

        return await self._database.run(read)


async def _find(connection: asyncpg.Connection, code: str) -> StoredEvening | None:
    row = await connection.fetchrow("SELECT code, title, total, made FROM evening WHERE code = $1", code)
    if row is None:
        return None
    asked = "SELECT challenge FROM evening_challenge WHERE evening = $1 ORDER BY position"
    challenges = tuple(each["challenge"] for each in await connection.fetch(asked, code))
    return StoredEvening(row["code"], row["title"], row["total"], row["made"], challenges)
