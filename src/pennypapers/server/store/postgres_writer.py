"""Group commit for PostgreSQL: the appends that wait go into one transaction.

A transaction with a NOTIFY in it holds a lock of the whole database while it is flushed to the disk, so commits
cannot share a flush as others do. One process therefore sends one transaction at a time, with all that waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg

from ...hosting.runs import FinishedRun
from .contract import Finished, Stale, StoreError
from .postgres_challenges import finish
from .postgres_database import Database
from .postgres_games import finish_game

CHANNEL = "pennypapers"

GROUP = 512
"""Appends in one transaction at the most."""

LOCK = "SELECT id, last FROM game_table WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
"""In order, so that two processes with some tables in common never wait for each other."""

WRITE = """
    WITH moved AS (
        UPDATE game_table SET last = now_last, touched = greatest(touched, now())
        FROM unnest($1::text[], $2::bigint[]) AS moving (moving_id, now_last) WHERE id = moving_id
        RETURNING id, last
    ), written AS (
        INSERT INTO event SELECT * FROM unnest($3::text[], $4::bigint[], $5::bytea[])
    )
    SELECT pg_notify($6, id || ' ' || last) FROM moved
"""

SAME_PLACE = """
    SELECT body FROM event WHERE game_table = $1 AND number > $2 AND number <= $3 ORDER BY number
"""


@dataclass(eq=False, slots=True)
class Append:
    table: str
    after: int
    rows: Sequence[bytes]
    finished: Finished | None = None
    doubtful: bool = False
    """The connection was lost during an earlier try, which may have been committed."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def succeed(self) -> None:
        if not self.done.done():  # the caller may have been cancelled
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table: str, after: int, rows: Sequence[bytes], finished: Finished | None = None) -> None:
        append = Append(table, after, rows, finished)
        self._waiting.append(append)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="pennypapers-store")
        await append.done

    async def finish(self) -> None:
        """Return when nothing waits any more."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            await self._settle(group)

    async def _settle(self, group: list[Append]) -> None:
        try:
            stale = await self._database.run(lambda connection: _commit(connection, group))
        except Exception as error:
            for append in group:
                append.fail(StoreError(str(error)) if isinstance(error, StoreError) else error)
            return
        for append in group:
            if append in stale:
                append.fail(Stale(append.table))
            else:
                append.succeed()


async def _commit(connection: asyncpg.Connection, group: list[Append]) -> set[Append]:
    """All that can be appended, in one transaction; what could not be is returned."""
    stale: set[Append] = set()
    moved: dict[str, int] = {}
    events: list[tuple[str, int, bytes]] = []
    over: dict[str, Finished] = {}
    async with connection.transaction():
        locked = await connection.fetch(LOCK, [append.table for append in group])
        last: dict[str, int] = {row["id"]: row["last"] for row in locked}
        for append in group:
            if last.get(append.table) == append.after:
                events += [(append.table, number, row) for number, row in enumerate(append.rows, append.after + 1)]
                moved[append.table] = last[append.table] = append.after + len(append.rows)
                append.doubtful = True
                if append.finished is not None:
                    over[append.table] = append.finished
            elif not (append.doubtful and await _is_there(connection, append)):
                stale.add(append)
        if moved:
            columns = [list(column) for column in zip(*events, strict=True)] if events else [[], [], []]
            await connection.fetch(WRITE, list(moved), list(moved.values()), *columns, CHANNEL)
        for table in sorted(over):  # in order, as above
            finished = over[table]
            if isinstance(finished, FinishedRun):
                await finish(connection, table, finished)
            else:
                await finish_game(connection, table, finished)
    return stale


async def _is_there(connection: asyncpg.Connection, append: Append) -> bool:
    """Whether the rows stand where they were to go: then a lost try had come through."""
    found = await connection.fetch(SAME_PLACE, append.table, append.after, append.after + len(append.rows))
    return [row["body"] for row in found] == list(append.rows)
