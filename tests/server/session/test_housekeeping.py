"""Housekeeping: which tables are dropped, clocks that are set, and a database that cannot be reached."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.guest import fetch, open_party
from support.server.running_server import PATIENT, served

from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.store.contract import StoreError
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.thread_executor import ThreadExecutor

YEARS = 365 * 24 * 3600.0


class SetClock(SqliteStore):
    """A store whose clock the test sets."""

    ahead = 0.0

    async def now(self) -> float:
        return await super().now() + self.ahead

    async def expire(self, idle_seconds: float, keep: Collection[str] = ()) -> int:
        return await super().expire(idle_seconds - self.ahead, keep)


async def opened(registry: TableRegistry) -> str:
    session, _ = await registry.open(Wish("temple"))
    return session.stored.code


def test_a_clock_that_is_set_by_decades_deletes_nothing(run: Run, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SetClock(tmp_path / "tables.db")
        registry = TableRegistry(store, Limits(), Metrics(), ThreadExecutor())
        await registry.drift()
        code = await opened(registry)
        for years in (56, -56):
            store.ahead = years * YEARS
            assert await registry.tidy() == 0
            assert await store.find(code)
        await store.close()

    run(scenario())


def test_a_table_with_a_connection_is_never_idle(run: Run, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        registry = TableRegistry(store, Limits(idle_seconds=1e-9), Metrics(), ThreadExecutor())
        played, left = await opened(registry), await opened(registry)
        (await registry.find(played)).join(Connection(None, 256), None)
        await registry.tidy()
        assert await store.find(played)
        assert await store.find(left) is None
        registry.close()
        await store.close()

    run(scenario())


def test_housekeeping_goes_on_after_an_outage_and_the_store_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pennypapers.server.app.TIDY_SECONDS", 0.01)
    logged = mock.Mock()
    monkeypatch.setattr("pennypapers.server.app.LOGGER.exception", logged)

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        fails = mock.AsyncMock(side_effect=StoreError("the database is away"))
        with mock.patch.object(store, "expire", fails):
            async with (
                asyncio.timeout(LONG_ENOUGH),
                served(tmp_path, replace(PATIENT, idle_seconds=1e-9), store=store) as port,
            ):
                while fails.await_count < 3:
                    await asyncio.sleep(0.01)
                fails.side_effect = None
                fails.return_value = 0
                await open_party(port, come=False)
        with pytest.raises(StoreError, match="closed"):
            await store.find("AAAA")

    asyncio.run(scenario())
    assert "housekeeping failed" in logged.call_args.args[0]


def test_what_is_freed_is_looked_for_when_tables_that_nobody_uses_are_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes the longer, the more is in memory, and nobody else has a turn meanwhile."""
    monkeypatch.setattr("pennypapers.server.app.TIDY_SECONDS", 0.01)
    called: list[str] = []

    async def tidy(_: TableRegistry) -> int:
        called.append("tidy")
        asyncio.get_running_loop().call_soon(called.append, "others")
        return 0

    async def scenario() -> None:
        with mock.patch.object(TableRegistry, "tidy", tidy):
            async with served(tmp_path), asyncio.timeout(LONG_ENOUGH):
                while called.count("tidy") < 2:
                    await asyncio.sleep(0.01)

    with mock.patch("pennypapers.server.app.gc.collect", side_effect=lambda: called.append("collect")):
        asyncio.run(scenario())
    assert called[called.index("tidy") + 1] == "collect", "nothing comes between"


FULL_DISK = """
    import asyncio, resource, sys
    from pennypapers.server.store.sqlite import SqliteStore
    from pennypapers.server.store.contract import StoreError

    async def main():
        store = SqliteStore(sys.argv[1])
        await store.probe()
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        assert await store.find("AAAA") is None
        try:
            await store.probe()
        except StoreError as error:
            print("full:", error)

    asyncio.run(main())
"""


def test_a_full_disk_can_be_read_but_its_probe_fails(tmp_path: Path) -> None:
    script = textwrap.dedent(FULL_DISK)
    run = [sys.executable, "-c", script, str(tmp_path / "tables.db")]
    done = subprocess.run(run, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("full:")


def test_the_health_of_a_server_is_that_of_its_writes(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            assert (await fetch(port, "GET", "/healthz")).status == 200
            with mock.patch.object(store, "probe", side_effect=StoreError("the disk is full")):
                sick = await fetch(port, "GET", "/healthz")
            assert (sick.status, sick.json()["code"]) == (503, "store")

    asyncio.run(scenario())
