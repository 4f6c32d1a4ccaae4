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
from pennypapers.server.store.open_store import SQLITE
from pennypapers.server.store.open_store import open_store as open_stores
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.spread import SpreadStore
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.worker.store import DeviceStore, keys

T = TypeVar("T")

SEVERAL = ["several files", "several postgres"]
DATABASES = 2


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
    """A store is one of each kind, and the tests of stores have several databases of each as well; what a device keeps
    is marked."""
    if "open_store" in metafunc.fixturenames:
        on_device = metafunc.definition.get_closest_marker("on_device") is not None
        several = SEVERAL if metafunc.definition.path.parent.name == "store" else []
        kinds = ["sqlite", "postgres", *several, *(["device"] if on_device else [])]
        metafunc.parametrize("open_store", kinds, indirect=True)


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
    if request.param in SEVERAL:
        urls: list[str] = request.getfixturevalue("several_urls")
        return lambda: open_stores(*urls)
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return lambda: PostgresStore.connect(url)

    async def open_sqlite() -> Store:
        return SqliteStore(tmp_path / "tables.db")

    return open_sqlite


@pytest.fixture
def several_urls(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The databases over which the tables of a test are spread: those of the kind that is a parameter of the test."""
    if "several postgres" in request.node.callspec.params.values():
        postgres: RunningPostgres = request.getfixturevalue("postgres")
        return [postgres.new_database() for _ in range(DATABASES)]
    return [f"sqlite:///{tmp_path / f'tables-{number}.db'}" for number in range(DATABASES)]


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
    if isinstance(store, SpreadStore):
        urls: list[str] = request.getfixturevalue("several_urls")

        def everywhere(statement: str) -> None:
            for url in urls:
                run(change_one(url, statement))

        return everywhere
    if isinstance(store, PostgresStore):
        url: str = request.getfixturevalue("postgres_url")
        return lambda statement: run(execute(url, statement))

    return lambda statement: run(change_one(f"sqlite:///{tmp_path / 'tables.db'}", statement))


async def change_one(url: str, statement: str) -> None:
    if not url.startswith(SQLITE):
        await execute(url, statement)
        return
    with closing(sqlite3.connect(url.removeprefix(SQLITE))) as database, database:
        database.execute(statement)


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
