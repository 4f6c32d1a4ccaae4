"""Challenges and their runs in SQLite."""

from __future__ import annotations

import math
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from ....hosting.runs import FinishedRun
from ..challenge_contract import FIRST_BOT, DailyTaken, RunTaken, StoredChallenge, StoredDaily, StoredRun, StoredTicket
from ..contract import CodeTaken, StoredTable
from .tables import create

T = TypeVar("T")

CHALLENGE = "code, text, made, closes, clock, hints, is_revealed, day, adventure, sheet, maker, tickets"

CHALLENGES = CHALLENGE.count(",") + 1
"""How many columns these are."""

RUN = "challenge, number, player, attempt, name, bot, table_code, stars, sort_key, rank, ticket"

BEGIN = """
    INSERT INTO run (challenge, number, player, attempt, name, bot, game_table, table_code, ticket)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

CLAIM = "UPDATE ticket SET player = ? WHERE challenge = ? AND number = ? AND (player IS NULL OR player = ?)"

TICKET = """
    SELECT number, hashed, name, player, EXISTS (
        SELECT 1 FROM run WHERE run.challenge = ticket.challenge AND run.ticket = ticket.number AND run.attempt = 1
        AND run.finished IS NOT NULL
    ) FROM ticket WHERE challenge = ?
"""

UNFINISHED = """
    SELECT challenge, number, attempt FROM run JOIN challenge ON code = challenge
    WHERE game_table = ? AND finished IS NULL AND NOT is_revealed
"""

NUMBER = "UPDATE challenge SET runs = runs + 1 WHERE code = ? RETURNING runs"

BOT_NUMBER = (
    f"SELECT max({FIRST_BOT - 1}, coalesce(max(number), 0)) + 1 FROM run WHERE challenge = ? AND bot IS NOT NULL"
)

BOTS = "challenge = ? AND bot IS NOT NULL AND finished <= ? ORDER BY sort_key DESC, number"

PEOPLE = """
    SELECT coalesce(sum(runs), 0) - (SELECT count(*) FROM run WHERE challenge = ?1 AND bot IS NOT NULL)
    FROM field WHERE challenge = ?1
"""

FINISH = "UPDATE run SET stars = ?, sort_key = ?, rank = ?, finished = ? WHERE challenge = ? AND number = ?"

COUNT = "INSERT INTO field VALUES (?, ?, 1) ON CONFLICT (challenge, sort_key) DO UPDATE SET runs = runs + 1"

PLACES = f"""
    SELECT {RUN} FROM run WHERE challenge = ? AND sort_key <= ? AND finished IS NOT NULL AND attempt = 1
    ORDER BY sort_key DESC, number LIMIT ? OFFSET ?
"""

DAILIES = f"""
    SELECT {CHALLENGE}, {RUN}, (
        SELECT 1 + coalesce(sum(better.runs), 0) FROM field AS better
        WHERE better.challenge = code AND better.sort_key > run.sort_key
    )
    FROM challenge LEFT JOIN run ON run.challenge = code AND run.player = ? AND run.attempt = 1
    WHERE day BETWEEN ? AND ? ORDER BY day, adventure
"""

DAYS_PLAYED = """
    SELECT count(DISTINCT day) FROM challenge JOIN run ON run.challenge = code AND run.player = ? AND run.attempt = 1
    WHERE day IS NOT NULL AND finished IS NOT NULL
"""

WITHOUT_BOTS = """
    SELECT code FROM challenge WHERE (SELECT count(*) FROM run WHERE challenge = code AND bot IN ({})) < ?
    ORDER BY made DESC LIMIT ?
"""


class InTransaction(Protocol):
    """Does something with the database in a transaction, in the thread that owns it."""

    def __call__(self, work: Callable[[sqlite3.Connection], T], /) -> Awaitable[T]: ...


class SqliteChallenges:
    def __init__(self, run: InTransaction) -> None:
        self._run = run

    async def add(self, challenge: StoredChallenge, tickets: Sequence[StoredTicket] = ()) -> None:
        rows = [(challenge.code, each.number, each.hashed, each.name) for each in tickets]

        def write(db: sqlite3.Connection) -> None:
            add_challenge(db, challenge)
            db.executemany("INSERT INTO ticket (challenge, number, hashed, name) VALUES (?, ?, ?, ?)", rows)

        await self._run(write)

    async def find(self, code: str) -> StoredChallenge | None:
        def read(db: sqlite3.Connection) -> StoredChallenge | None:
            row = db.execute(f"SELECT {CHALLENGE} FROM challenge WHERE code = ?", (code,)).fetchone()
            return _challenge(row) if row else None

        return await self._run(read)

    async def reveal(self, code: str) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("UPDATE challenge SET is_revealed = 1 WHERE code = ?", (code,))

        await self._run(write)

    async def ticket(self, challenge: str, hashed: str) -> StoredTicket | None:
        found = await self._tickets(f"{TICKET} AND hashed = ?", challenge, hashed)
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
        def write(db: sqlite3.Connection) -> int:
            if ticket and db.execute(CLAIM, (player, challenge, ticket, player)).rowcount == 0:
                raise RunTaken(challenge)
            number = _begin(db, NUMBER, challenge, (player, attempt, name, None, table.table, table.code, ticket))
            create(db, table, rows)
            return number

        return await self._run(write)

    async def add_bot(self, challenge: str, *, bot: str, name: str, finished: FinishedRun, told: float = 0.0) -> None:
        def write(db: sqlite3.Connection) -> None:
            number = _begin(db, BOT_NUMBER, challenge, (None, 1, name, bot, None, None, 0))
            _write(db, challenge, number, finished, moment=told, counts=True)

        await self._run(write)

    async def runs_of(self, challenge: str, player: str) -> list[StoredRun]:
        return await self._runs("challenge = ? AND player = ? ORDER BY attempt, number", challenge, player)

    async def bots_of(self, challenge: str, told: float | None = None) -> list[StoredRun]:
        return await self._runs(BOTS, challenge, math.inf if told is None else told)

    async def run(self, challenge: str, number: int) -> StoredRun | None:
        found = await self._runs("challenge = ? AND number = ?", challenge, number)
        return found[0] if found else None

    async def record(self, challenge: str, number: int) -> str | None:
        def read(db: sqlite3.Connection) -> str | None:
            asked = "SELECT record FROM run_record WHERE challenge = ? AND number = ?"
            row = db.execute(asked, (challenge, number)).fetchone()
            return row[0] if row else None

        return await self._run(read)

    async def field(self, challenge: str) -> dict[int, int]:
        def read(db: sqlite3.Connection) -> dict[int, int]:
            asked = "SELECT sort_key, runs FROM field WHERE challenge = ? ORDER BY sort_key DESC"
            return dict(db.execute(asked, (challenge,)).fetchall())

        return await self._run(read)

    async def people(self, challenge: str) -> int:
        return int(await self._value(PEOPLE, challenge))

    async def places(self, challenge: str, *, best: int, skip: int, most: int) -> list[StoredRun]:
        def read(db: sqlite3.Connection) -> list[StoredRun]:
            return [StoredRun(*row) for row in db.execute(PLACES, (challenge, best, most, skip))]

        return await self._run(read)

    async def without_bots(self, bots: Sequence[str], most: int) -> list[str]:
        def read(db: sqlite3.Connection) -> list[str]:
            asked = WITHOUT_BOTS.format(", ".join("?" * len(bots)))
            return [code for (code,) in db.execute(asked, (*bots, len(bots), most))]

        return await self._run(read)

    async def days(self, first: str, last: str) -> list[tuple[str, str]]:
        def read(db: sqlite3.Connection) -> list[tuple[str, str]]:
            asked = "SELECT day, adventure FROM challenge WHERE day BETWEEN ? AND ? ORDER BY day, adventure"
            return [(day, adventure) for day, adventure in db.execute(asked, (first, last))]

        return await self._run(read)

    async def dailies(self, first: str, last: str, player: str) -> list[StoredDaily]:
        def read(db: sqlite3.Connection) -> list[StoredDaily]:
            return [_daily(row) for row in db.execute(DAILIES, (player, first, last))]

        return await self._run(read)

    async def day_before(self, day: str) -> str | None:
        found: str | None = await self._value("SELECT max(day) FROM challenge WHERE day < ?", day)
        return found

    async def day_after(self, day: str) -> str | None:
        found: str | None = await self._value("SELECT min(day) FROM challenge WHERE day > ?", day)
        return found

    async def days_played(self, player: str) -> int:
        return int(await self._value(DAYS_PLAYED, player))

    async def _value(self, asked: str, value: str) -> Any:
        """The only value that a statement finds."""
        return await self._run(lambda db: db.execute(asked, (value,)).fetchone()[0])

    async def _tickets(self, asked: str, *values: str) -> list[StoredTicket]:
        def read(db: sqlite3.Connection) -> list[StoredTicket]:
            rows = db.execute(asked, values).fetchall()
            return [
                StoredTicket(number, hashed, name, player, bool(over)) for number, hashed, name, player, over in rows
            ]

        return await self._run(read)

    async def _runs(self, where: str, *values: str | float) -> list[StoredRun]:
        def read(db: sqlite3.Connection) -> list[StoredRun]:
            return [StoredRun(*row) for row in db.execute(f"SELECT {RUN} FROM run WHERE {where}", values)]

        return await self._run(read)


def add_challenge(db: sqlite3.Connection, found: StoredChallenge) -> None:
    """A new challenge; CodeTaken or DailyTaken if there is one."""
    values = (found.code, found.text, found.made, found.closes, found.clock, found.hints, found.is_revealed)
    asked = "SELECT 1 FROM challenge WHERE day = ? AND adventure = ?"
    if db.execute(asked, (found.day, found.adventure)).fetchone():
        raise DailyTaken(found.day, found.adventure)
    try:
        db.execute(
            f"INSERT INTO challenge ({CHALLENGE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, found.day, found.adventure, found.sheet, found.maker, found.tickets),
        )
    except sqlite3.IntegrityError:
        raise CodeTaken(found.code) from None


def _challenge(row: Sequence[Any]) -> StoredChallenge:
    code, text, made, closes, clock, hints, is_revealed, *more = row
    return StoredChallenge(code, text, made, closes, clock, bool(hints), bool(is_revealed), *more)


def _daily(row: Sequence[Any]) -> StoredDaily:
    """A row of `DAILIES`. Without a run its columns are empty, and nobody counts who is better."""
    challenge, run, place = row[:CHALLENGES], row[CHALLENGES:-1], row[-1]
    mine = None if run[0] is None else StoredRun(*run)
    return StoredDaily(_challenge(challenge), mine, place if mine and mine.is_over else None)


def finish(db: sqlite3.Connection, game_table: str, finished: FinishedRun) -> None:
    """Write what is kept of the run at this table. Nothing happens if that is done, or if its seed is known."""
    for challenge, number, attempt in db.execute(UNFINISHED, (game_table,)).fetchall():
        _write(db, challenge, number, finished, moment=time.time(), counts=attempt == 1)


def _write(
    db: sqlite3.Connection, challenge: str, number: int, finished: FinishedRun, *, moment: float, counts: bool
) -> None:
    """Write what is kept of a run, and count it in its field if it belongs there."""
    db.execute(FINISH, (finished.stars, finished.sort_key, finished.rank, moment, challenge, number))
    db.execute("INSERT INTO run_record VALUES (?, ?, ?)", (challenge, number, finished.record))
    if counts:
        db.execute(COUNT, (challenge, finished.sort_key))


def _begin(db: sqlite3.Connection, numbering: str, challenge: str, values: tuple[str | int | None, ...]) -> int:
    """A new run with the next number; RunTaken if there is one of this player and try, or of this bot."""
    (number,) = db.execute(numbering, (challenge,)).fetchone()
    try:
        db.execute(BEGIN, (challenge, number, *values))
    except sqlite3.IntegrityError:
        raise RunTaken(challenge) from None
    return int(number)
