"""Fixtures for tests of the server: an event loop to run on, and stores of every kind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.running_postgres import RunningPostgres, execute
from support.worker.node_values import NodeDatabases, needs_node

from pennypapers.server.store.contract import Store
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.worker.store import DeviceStore, keys

T = TypeVar("T")


@pytest.fixture
def run() -> Iterator[Run]:
    """Run coroutines on one event loop for the whole test; background tasks continue in the next run."""
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
    """The URL of an empty database, a new one for each test."""
    return postgres.new_database()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A store is one of each kind; what a device keeps as well is marked."""
    if "open_store" in metafunc.fixturenames:
        on_device = metafunc.definition.get_closest_marker("on_device") is not None
        metafunc.parametrize("open_store", ["sqlite", "postgres", *(["device"] if on_device else [])], indirect=True)


@pytest.fixture
def databases(run: Run) -> Iterator[NodeDatabases]:
    needs_node()
    started = run(NodeDatabases.start())
    yield started
    run(started.close())


@pytest.fixture
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Coroutine[Any, Any, Store]]:
    """A function that opens the test's database; each call gives one more store on it."""
    if request.param == "device":
        databases: NodeDatabases = request.getfixturevalue("databases")

        async def open_on_device() -> Store:
            return DeviceStore(await databases.open("pennypapers"))

        return open_on_device
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


@pytest.fixture
def change_database(run: Run, store: Store, tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], None]:
    """A function that runs a statement on the test's database, past its store."""
    if isinstance(store, DeviceStore):
        databases: NodeDatabases = request.getfixturevalue("databases")
        return lambda change: run(touch_earlier(databases, float(change)))
    if isinstance(store, PostgresStore):
        url: str = request.getfixturevalue("postgres_url")
        return lambda statement: run(execute(url, statement))

    def in_sqlite(statement: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute(statement)

    return in_sqlite


async def touch_earlier(databases: NodeDatabases, seconds: float) -> None:
    values = await databases.open("pennypapers")
    for key, touched in await values.under(keys.TOUCHED):
        await values.write({}, {key: repr(float(touched) - seconds)})
    await values.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What could not be tried is said again at the end."""
    skipped = [report for report in terminalreporter.getreports("skipped") if "test_proxies" in report.nodeid]
    if skipped:
        why = sorted({str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple)})
        terminalreporter.write_line(f"*** SKIPPED: {len(skipped)} tests behind proxies. {' '.join(why)}", red=True)
