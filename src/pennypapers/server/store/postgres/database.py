"""A pool of PostgreSQL connections that retries when one is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar
from urllib.parse import parse_qs, urlsplit

import asyncpg

from ..contract import StoreError

T = TypeVar("T")

LOST: tuple[type[Exception], ...] = (
    OSError,  # nobody answers, or not in time
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, or not up yet
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InterfaceError,  # the connection was found closed
    asyncpg.InternalClientError,  # the server closed the connection while it was idle
)
"""Temporary errors: the work may be retried. Whether it was done the first time is unknown."""

WAITS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0, 1.5, 2.0, 2.0, 2.0)
"""Seconds before each further try, ten in all: longer than a restart takes, shorter than a seat's patience."""

REACH = 5.0
"""Seconds for a connection to come about, and for a sign of life from one."""

ANSWER = 10.0
"""Seconds for an answer to any one statement."""

SETTINGS = {
    "application_name": "pennypapers",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": "10s",  # a machine that vanished lets go of its tables
    "synchronous_commit": "on",  # what is acknowledged is on the disk
}


class Database:
    def __init__(self, pool: asyncpg.Pool, url: str) -> None:
        self.name = name_of(url)
        self._pool = pool
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, connections: int) -> Database:
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=connections,
                timeout=REACH,
                command_timeout=ANSWER,
                server_settings=SETTINGS,
                reset=_leave_as_it_is,
            )
        except ValueError:  # its text may quote a piece of the password
            raise StoreError(
                "the database URL cannot be read; it looks like postgresql://user:password@host:5432/name"
            ) from None
        except (asyncpg.PostgresError, *LOST) as error:
            raise StoreError(f"the database {name_of(url)} cannot be reached: {line_of(error)}") from None
        return cls(pool, url)

    async def run(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Run the work on a connection, and again on another if that is lost. The work must be safe to repeat."""
        for wait in (*WAITS, None):
            if self._closed:
                raise StoreError("the store is closed")
            try:
                async with self._pool.acquire(timeout=REACH) as connection:
                    try:
                        return await work(connection)
                    except LOST:
                        connection.terminate()  # or the pool may hand it out again
                        raise
            except ValueError:  # asyncpg's refusal of an argument is an InterfaceError too
                raise
            except LOST as error:
                if wait is None:
                    raise StoreError(f"the database {self.name} cannot be reached: {line_of(error)}") from None
                await asyncio.sleep(wait)
            except asyncpg.PostgresError as error:
                raise StoreError(f"the database {self.name} refuses: {line_of(error)}") from None
        raise AssertionError("the last try returns or raises")

    async def close(self) -> None:
        self._closed = True
        with suppress(TimeoutError):  # then the connections are cut
            async with asyncio.timeout(REACH):
                await self._pool.close()


def name_of(url: str) -> str:
    """The host and the name of a database: what may be printed of its URL."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2] or parse_qs(parts.query).get("host", [""])[0]
    return f"{parts.path.strip('/')} at {host or 'this machine'}"


def line_of(error: Exception) -> str:
    """An error in one line; PostgreSQL's own have a detail and a hint below."""
    return (str(error) or "no answer in time").splitlines()[0]


async def _leave_as_it_is(_connection: asyncpg.Connection) -> None:
    """Nothing is ever set on a pooled connection, so giving it back needs no trip to the server."""
