"""Fixtures for tests of the server: an event loop to run on, and stores of every kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.running_postgres import RunningPostgres

from pennypapers.server.store.contract import Store
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.sqlite import SqliteStore

T = TypeVar("T")


@pytest.fixture
def run() -> Iterator[Run]:
    """Run something on the test's own event loop; what it leaves behind goes on with the next run."""
    with asyncio.Runner() as runner:

        def run(work: Coroutine[Any, Any, T]) -> T:
            return runner.run(asyncio.wait_for(work, LONG_ENOUGH))

        yield run


@pytest.fixture(scope="session")
def postgres() -> Iterator[RunningPostgres]:
    server = RunningPostgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: RunningPostgres) -> str:
    """An empty database of its own for each test."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Coroutine[Any, Any, Store]]:
    """Open the test's database, once more if it is open already."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return lambda: PostgresStore.connect(url)

    async def open_sqlite() -> Store:
        return SqliteStore(tmp_path / "tables.db")

    return open_sqlite


@pytest.fixture
def store(run: Run, open_store: Callable[[], Coroutine[Any, Any, Store]]) -> Iterator[Store]:
    opened = run(open_store())
    yield opened
    run(opened.close())
