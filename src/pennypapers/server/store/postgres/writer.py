"""Group commit for PostgreSQL: the appends that wait are written by one statement, which is a transaction of its own.

A transaction with a NOTIFY in it holds a lock of the whole database while it is flushed to the disk, so commits
cannot share a flush as others do. One process therefore sends one statement at a time, with all that waits, and tells
of all tables together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg

from ....hosting.runs import FinishedRun
from .. import owner_queries
from ..contract import Finished, Parcel, Stale, StoreError
from .challenges import finish
from .database import Database
from .games import finish_game

CHANNEL = "pennypapers"

GROUP = 512
"""Appends in one transaction at the most."""

TOLD_TOGETHER = 150
"""Tables in one notification at the most: it may have 8,000 bytes."""

WRITE = f"""
    WITH locked AS MATERIALIZED (
        SELECT id, last FROM game_table WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE
    ), moved AS (
        UPDATE game_table SET last = now_last, touched = greatest(touched, now())
        FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS asked (asked_id, known, now_last)
        JOIN locked ON locked.id = asked_id AND locked.last = known
        WHERE game_table.id = asked_id RETURNING game_table.id, game_table.last
    ), written AS (
        INSERT INTO event (game_table, number, body)
        SELECT of_table, number, body FROM unnest($4::text[], $5::bigint[], $6::bytea[]) AS row (of_table, number, body)
        JOIN moved ON moved.id = of_table
    ), parts AS (
        SELECT id, last, (row_number() OVER () - 1) / {TOLD_TOGETHER} AS part FROM moved
    ), told AS MATERIALIZED (
        SELECT pg_notify($7, $8 || string_agg(' ' || id || ' ' || last, '')) AS sent FROM parts GROUP BY part
    )
    SELECT id FROM moved WHERE (SELECT count(sent) FROM told) > 0
"""
"""Rows are locked in order, so that two processes with some tables in common never wait for each other. What is moved
is returned; a table that another process has written to is not."""

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
    def __init__(self, database: Database, process: str) -> None:
        """`process` is told with the tables, so that a process can pass over what it has written itself."""
        self._database = database
        self._process = process
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
            await self._settle(self._next_group())

    def _next_group(self) -> dict[str, Append]:
        """The first append of each table that waits; others of the same table wait for their turn."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        for append in self._waiting:
            if len(group) < GROUP and append.table not in group:
                group[append.table] = append
            else:
                later.append(append)
        self._waiting = later
        return group

    async def _settle(self, group: dict[str, Append]) -> None:
        try:
            stale = await self._database.run(lambda connection: _commit(connection, group, self._process))
        except Exception as error:
            for append in group.values():
                append.fail(StoreError(str(error)) if isinstance(error, StoreError) else error)
            return
        for table, append in group.items():
            if table in stale:
                append.fail(Stale(table))
            else:
                append.succeed()


async def _commit(connection: asyncpg.Connection, group: dict[str, Append], process: str) -> set[str]:
    """Write all that can be appended, all or nothing; the tables where it could not be are returned."""
    over = {table: append.finished for table, append in sorted(group.items()) if append.finished is not None}
    if not over:
        return await _write(connection, group, process)
    async with connection.transaction():
        stale = await _write(connection, group, process)
        for table, finished in over.items():  # in order, as the tables are locked
            if table in stale:
                continue
            if isinstance(finished, FinishedRun):
                await finish(connection, table, finished)
            elif isinstance(finished, Parcel):
                await connection.execute(owner_queries.WRITE_NOTE, finished.name, finished.text)
            else:
                await finish_game(connection, table, finished)
    return stale


async def _write(connection: asyncpg.Connection, group: dict[str, Append], process: str) -> set[str]:
    tables: list[str] = []
    numbers: list[int] = []
    bodies: list[bytes] = []
    for append in group.values():
        tables += [append.table] * len(append.rows)
        numbers += range(append.after + 1, append.after + 1 + len(append.rows))
        bodies += append.rows
    known = [append.after for append in group.values()]
    now_last = [append.after + len(append.rows) for append in group.values()]
    doubtful = {table for table, append in group.items() if append.doubtful}
    for append in group.values():
        append.doubtful = True
    moved = await connection.fetch(WRITE, list(group), known, now_last, tables, numbers, bodies, CHANNEL, process)
    stale = group.keys() - {row["id"] for row in moved}
    return {table for table in stale if not (table in doubtful and await _is_there(connection, group[table]))}


async def _is_there(connection: asyncpg.Connection, append: Append) -> bool:
    """Whether the rows stand where they were to go: then a lost try had come through."""
    found = await connection.fetch(SAME_PLACE, append.table, append.after, append.after + len(append.rows))
    return [row["body"] for row in found] == list(append.rows)
