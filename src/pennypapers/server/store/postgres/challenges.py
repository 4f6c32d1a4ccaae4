"""Challenges and their runs in PostgreSQL."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import asyncpg

from ....hosting.runs import FinishedRun
from ..challenge_contract import FIRST_BOT, DailyTaken, RunTaken, StoredChallenge, StoredDaily, StoredRun, StoredTicket
from ..contract import CodeTaken, StoredTable
from .database import Database
from .tables import create

CHALLENGE = "code, text, made, closes, clock, hints, is_revealed, day, adventure, sheet, maker, tickets"
CHALLENGES = CHALLENGE.count(",") + 1
"""How many columns these are."""

RUN = "challenge, number, player, attempt, name, bot, table_code, stars, sort_key, rank, ticket"

ADD = f"""
    INSERT INTO challenge ({CHALLENGE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    ON CONFLICT DO NOTHING RETURNING code
"""

NUMBER = "UPDATE challenge SET runs = runs + 1 WHERE code = $1 RETURNING runs"
"""It locks the challenge until the run is written, so that runs are numbered without gaps."""

LOCK = "SELECT FROM challenge WHERE code = $1 FOR UPDATE"

BOT_NUMBER = f"""
    SELECT greatest({FIRST_BOT - 1}, max(number)) + 1 FROM run WHERE challenge = $1 AND bot IS NOT NULL
"""

BOTS = """
    challenge = $1 AND bot IS NOT NULL AND finished <= to_timestamp($2::double precision)
    ORDER BY sort_key DESC, number
"""

PEOPLE = """
    SELECT (coalesce(sum(runs), 0) - (SELECT count(*) FROM run WHERE challenge = $1 AND bot IS NOT NULL))::bigint
    FROM field WHERE challenge = $1
"""

BEGIN = """
    INSERT INTO run (challenge, number, player, attempt, name, bot, game_table, table_code, ticket)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING number
"""

CLAIM = """
    UPDATE ticket SET player = $1 WHERE challenge = $2 AND number = $3 AND (player IS NULL OR player = $1)
    RETURNING number
"""

TICKET = """
    SELECT number, hashed, name, player, EXISTS (
        SELECT 1 FROM run WHERE run.challenge = ticket.challenge AND run.ticket = ticket.number AND run.attempt = 1
        AND run.finished IS NOT NULL
    ) FROM ticket WHERE challenge = $1
"""

MINE = "SELECT number FROM run WHERE game_table = $1"

UNFINISHED = """
    SELECT challenge, number FROM run JOIN challenge ON code = challenge WHERE game_table = $1 AND NOT is_revealed
"""

FINISH = """
    WITH done AS (
        UPDATE run SET stars = $3, sort_key = $4, rank = $5,
        finished = coalesce(to_timestamp($7::double precision), now())
        WHERE challenge = $1 AND number = $2 AND finished IS NULL RETURNING challenge, number, attempt
    ), kept AS (
        INSERT INTO run_record SELECT challenge, number, $6 FROM done
    )
    INSERT INTO field SELECT challenge, $4, 1 FROM done WHERE attempt = 1
    ON CONFLICT (challenge, sort_key) DO UPDATE SET runs = field.runs + 1
"""

PLACES = f"""
    SELECT {RUN} FROM run WHERE challenge = $1 AND sort_key <= $2 AND finished IS NOT NULL AND attempt = 1
    ORDER BY sort_key DESC, number LIMIT $3 OFFSET $4
"""

DAILIES = f"""
    SELECT {CHALLENGE}, {RUN}, (
        SELECT (1 + coalesce(sum(better.runs), 0))::bigint FROM field AS better
        WHERE better.challenge = code AND better.sort_key > run.sort_key
    )
    FROM challenge LEFT JOIN run ON run.challenge = code AND run.player = $1 AND run.attempt = 1
    WHERE day BETWEEN $2 AND $3 ORDER BY day, adventure
"""

DAYS_PLAYED = """
    SELECT count(DISTINCT day) FROM challenge JOIN run ON run.challenge = code AND run.player = $1 AND run.attempt = 1
    WHERE day IS NOT NULL AND finished IS NOT NULL
"""

WITHOUT_BOTS = """
    SELECT code FROM challenge
    WHERE (SELECT count(*) FROM run WHERE challenge = code AND bot = ANY($1::text[])) < cardinality($1::text[])
    ORDER BY made DESC LIMIT $2
"""


class PostgresChallenges:
    """After a lost connection a write is tried again; that it was done the first time is then no refusal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, challenge: StoredChallenge, tickets: Sequence[StoredTicket] = ()) -> None:
        found, doubtful = challenge, False
        rows = [(found.code, each.number, each.hashed, each.name) for each in tickets]

        async def write(connection: asyncpg.Connection) -> None:
            nonlocal doubtful
            first, doubtful = not doubtful, True
            async with connection.transaction():
                if await add_challenge(connection, found):
                    statement = "INSERT INTO ticket (challenge, number, hashed, name) VALUES ($1, $2, $3, $4)"
                    await connection.executemany(statement, rows)
                    return
            if not first and await _find(connection, found) == found:
                return
            asked = "SELECT code FROM challenge WHERE day = $1 AND adventure = $2"
            if await connection.fetchval(asked, found.day, found.adventure) is not None:
                raise DailyTaken(found.day, found.adventure)
            raise CodeTaken(found.code)

        await self._database.run(write)

    async def find(self, code: str) -> StoredChallenge | None:
        async def read(connection: asyncpg.Connection) -> StoredChallenge | None:
            row = await connection.fetchrow(f"SELECT {CHALLENGE} FROM challenge WHERE code = $1", code)
            return StoredChallenge(*row) if row else None

        return await self._database.run(read)

    async def reveal(self, code: str) -> None:
        statement = "UPDATE challenge SET is_revealed = true WHERE code = $1"
        await self._database.run(lambda connection: connection.execute(statement, code))

    async def ticket(self, challenge: str, hashed: str) -> StoredTicket | None:
        found = await self._tickets(f"{TICKET} AND hashed = $2", challenge, hashed)
        return found[0] if found else None

    async def tickets(self, challenge: str) -> list[StoredTicket]:
        return await self._tickets(f"{TICKET} ORDER BY number", challenge)

    async def begin(
        self,
        challenge: str,
        *,
        player: str,
        attempt: int,
        name: str,
        table: StoredTable,
        rows: Sequence[bytes],
        ticket: int = 0,
    ) -> int:
        doubtful = False

        async def write(connection: asyncpg.Connection) -> int:
            nonlocal doubtful
            first, doubtful = not doubtful, True
            if not first and (number := await connection.fetchval(MINE, table.table)) is not None:
                return int(number)
            async with connection.transaction():
                if ticket and await connection.fetchval(CLAIM, player, challenge, ticket) is None:
                    raise RunTaken(challenge)
                values = (player, attempt, name, None, table.table, table.code, ticket)
                number = await _begin(connection, NUMBER, challenge, *values)
                if not await create(connection, table, rows):
                    raise CodeTaken(table.code)
            return number

        return await self._database.run(write)

    async def add_bot(self, challenge: str, *, bot: str, name: str, finished: FinishedRun, told: float = 0.0) -> None:
        async def write(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await connection.execute(LOCK, challenge)
                number = await _begin(connection, BOT_NUMBER, challenge, None, 1, name, bot, None, None, 0)
                await _write(connection, challenge, number, finished, told)

        await self._database.run(write)

    async def runs_of(self, challenge: str, player: str) -> list[StoredRun]:
        return await self._runs("challenge = $1 AND player = $2 ORDER BY attempt, number", challenge, player)

    async def bots_of(self, challenge: str, told: float | None = None) -> list[StoredRun]:
        return await self._runs(BOTS, challenge, math.inf if told is None else told)

    async def run(self, challenge: str, number: int) -> StoredRun | None:
        found = await self._runs("challenge = $1 AND number = $2", challenge, number)
        return found[0] if found else None

    async def record(self, challenge: str, number: int) -> str | None:
        async def read(connection: asyncpg.Connection) -> str | None:
            asked = "SELECT record FROM run_record WHERE challenge = $1 AND number = $2"
            found: str | None = await connection.fetchval(asked, challenge, number)
            return found

        return await self._database.run(read)

    async def field(self, challenge: str) -> dict[int, int]:
        async def read(connection: asyncpg.Connection) -> dict[int, int]:
            asked = "SELECT sort_key, runs FROM field WHERE challenge = $1 ORDER BY sort_key DESC"
            return {row["sort_key"]: row["runs"] for row in await connection.fetch(asked, challenge)}

        return await self._database.run(read)

    async def people(self, challenge: str) -> int:
        return int(await self._value(PEOPLE, challenge))

    async def places(self, challenge: str, *, best: int, skip: int, most: int) -> list[StoredRun]:
        async def read(connection: asyncpg.Connection) -> list[StoredRun]:
            return [StoredRun(*row) for row in await connection.fetch(PLACES, challenge, best, most, skip)]

        return await self._database.run(read)

    async def without_bots(self, bots: Sequence[str], most: int) -> list[str]:
        async def read(connection: asyncpg.Connection) -> list[str]:
            return [row["code"] for row in await connection.fetch(WITHOUT_BOTS, list(bots), most)]

        return await self._database.run(read)

    async def days(self, first: str, last: str) -> list[tuple[str, str]]:
        async def read(connection: asyncpg.Connection) -> list[tuple[str, str]]:
            asked = "SELECT day, adventure FROM challenge WHERE day BETWEEN $1 AND $2 ORDER BY day, adventure"
            return [(row["day"], row["adventure"]) for row in await connection.fetch(asked, first, last)]

        return await self._database.run(read)

    async def dailies(self, first: str, last: str, player: str) -> list[StoredDaily]:
        async def read(connection: asyncpg.Connection) -> list[StoredDaily]:
            return [_daily(tuple(row)) for row in await connection.fetch(DAILIES, player, first, last)]

        return await self._database.run(read)

    async def day_before(self, day: str) -> str | None:
        found: str | None = await self._value("SELECT max(day) FROM challenge WHERE day < $1", day)
        return found

    async def day_after(self, day: str) -> str | None:
        found: str | None = await self._value("SELECT min(day) FROM challenge WHERE day > $1", day)
        return found

    async def days_played(self, player: str) -> int:
        return int(await self._value(DAYS_PLAYED, player))

    async def _value(self, asked: str, value: str) -> Any:
        """The only value that a statement finds."""
        return await self._database.run(lambda connection: connection.fetchval(asked, value))

    async def _tickets(self, asked: str, *values: str) -> list[StoredTicket]:
        async def read(connection: asyncpg.Connection) -> list[StoredTicket]:
            return [StoredTicket(*row) for row in await connection.fetch(asked, *values)]

        return await self._database.run(read)

    async def _runs(self, where: str, *values: str | float) -> list[StoredRun]:
        async def read(connection: asyncpg.Connection) -> list[StoredRun]:
            return [StoredRun(*row) for row in await connection.fetch(f"SELECT {RUN} FROM run WHERE {where}", *values)]

        return await self._database.run(read)


async def add_challenge(connection: asyncpg.Connection, found: StoredChallenge) -> bool:
    """Whether a new challenge could be added: no other has its code, or its day and adventure."""
    values = (found.code, found.text, found.made, found.closes, found.clock, found.hints, found.is_revealed)
    more = (found.day, found.adventure, found.sheet, found.maker, found.tickets)
    return await connection.fetchval(ADD, *values, *more) is not None


def _daily(row: Sequence[Any]) -> StoredDaily:
    """A row of `DAILIES`. Without a run its columns are empty, and nobody counts who is better."""
    challenge, run, place = row[:CHALLENGES], row[CHALLENGES:-1], row[-1]
    mine = None if run[0] is None else StoredRun(*run)
    return StoredDaily(StoredChallenge(*challenge), mine, place if mine and mine.is_over else None)


async def finish(connection: asyncpg.Connection, game_table: str, finished: FinishedRun) -> None:
    """Write what is kept of the run at this table. Nothing happens if that is done, or if its seed is known."""
    row = await connection.fetchrow(UNFINISHED, game_table)
    if row is not None:
        await _write(connection, row["challenge"], row["number"], finished)


async def _write(
    connection: asyncpg.Connection, challenge: str, number: int, finished: FinishedRun, moment: float | None = None
) -> None:
    """Write what is kept of a run, finished now or at another moment; count it in its field if it belongs there."""
    values = (finished.stars, finished.sort_key, finished.rank, finished.record, moment)
    await connection.execute(FINISH, challenge, number, *values)


async def _begin(connection: asyncpg.Connection, numbering: str, challenge: str, *values: str | int | None) -> int:
    """A new run with the next number; RunTaken if there is one of this player and try, or of this bot."""
    number = await connection.fetchval(numbering, challenge)
    if await connection.fetchval(BEGIN, challenge, number, *values) is None:
        raise RunTaken(challenge)
    return int(number)


async def _find(connection: asyncpg.Connection, found: StoredChallenge) -> StoredChallenge | None:
    row = await connection.fetchrow(f"SELECT {CHALLENGE} FROM challenge WHERE code = $1", found.code)
    return StoredChallenge(*row) if row else None
