"""PostgreSQL with several processes: notifications, and retries after lost connections that never write twice."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from support.server.cut_line import Cut, CutLine
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.running_postgres import RunningPostgres, execute

from pennypapers.hosting.finished_games import FinishedGame
from pennypapers.server.store.contract import SCHEMA_VERSION, CodeTaken, Stale, StoredTable, StoreError
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.postgres.database import Database
from pennypapers.server.store.postgres.schema import MIGRATIONS

TABLE = StoredTable("table-1", "KLMN", bytes(range(32)))
EVERYTHING = ("", 0)

COMMIT = b"COMMIT;"
"""The statement as asyncpg sends it. Only an append that ends a game has one, others are a single statement."""

GAME = FinishedGame("temple front", "front", ("Ana",), None, ())


class Watcher:
    """Records the notifications of a store."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    @asynccontextmanager
    async def on(self, store: PostgresStore) -> AsyncIterator[None]:
        watching = asyncio.create_task(
            store.watch(lambda table, number: self._heard.put_nowait((table, number)), lambda *_: None)
        )
        assert await self.next() == EVERYTHING
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self._heard.get(), LONG_ENOUGH)


@pytest.fixture
def socket_folder() -> Iterator[Path]:
    """A folder with a short path, as paths of Unix sockets are limited in length."""
    folder = Path(tempfile.mkdtemp(prefix="pennypapers-line-"))
    yield folder
    shutil.rmtree(folder)


async def rows_of(url: str) -> list[tuple[int, bytes]]:
    """All events in the database, read without a store."""
    connection = await asyncpg.connect(url)
    found = await connection.fetch("SELECT number, body FROM event ORDER BY number")
    await connection.close()
    return [(row["number"], row["body"]) for row in found]


def test_a_process_is_notified_of_what_another_writes(run: Run, postgres_url: str) -> None:
    async def check() -> None:
        here, there = await PostgresStore.connect(postgres_url), await PostgresStore.connect(postgres_url)
        watcher = Watcher()
        async with watcher.on(there):
            await here.create(TABLE, [b"1"])
            await here.append(TABLE.table, 1, [b"2", b"3"])
            assert await watcher.next() == (TABLE.table, 3)
            with pytest.raises(Stale):
                await here.append(TABLE.table, 1, [b"late"])
            await there.append(TABLE.table, 3, [b"its own"])
            await here.append(TABLE.table, 4, [b"5"])
            assert await watcher.next() == (TABLE.table, 5)
        await here.close()
        await there.close()

    run(check())


def test_a_listener_is_one_connection_however_much_is_written(run: Run, postgres_url: str) -> None:
    async def check() -> None:
        store = await PostgresStore.connect(postgres_url, connections=3)
        other = await PostgresStore.connect(postgres_url, connections=3)
        watcher = Watcher()
        async with watcher.on(store):
            await store.create(TABLE, [])
            for number in range(30):
                await other.append(TABLE.table, number, [b"x"])
                assert await watcher.next() == (TABLE.table, number + 1)
            look = await asyncpg.connect(postgres_url)
            of_ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"
            assert await look.fetchval(of_ours, look.get_server_pid()) <= 4 + 3
            await look.close()
        await store.close()
        await other.close()

    run(check())


def test_closing_a_store_ends_its_watching(run: Run, postgres_url: str) -> None:
    async def check() -> None:
        store = await PostgresStore.connect(postgres_url)
        listening = asyncio.Event()
        watching = asyncio.create_task(store.watch(lambda _table, _number: listening.set(), lambda *_: None))
        await listening.wait()
        await store.close()
        await watching

    run(check())


def test_a_watcher_survives_a_restart_and_misses_nothing(
    run: Run, postgres: RunningPostgres, postgres_url: str
) -> None:
    async def check() -> None:
        here, there = await PostgresStore.connect(postgres_url), await PostgresStore.connect(postgres_url)
        await here.create(TABLE, [])
        watcher = Watcher()
        async with watcher.on(there):
            await asyncio.to_thread(postgres.restart)
            assert await watcher.next() == EVERYTHING
            await here.append(TABLE.table, 0, [b"1"])
            assert await watcher.next() == (TABLE.table, 1)
        await here.close()
        await there.close()

    run(check())


def test_work_waits_for_a_server_that_comes_back(run: Run, postgres: RunningPostgres, postgres_url: str) -> None:
    async def check() -> None:
        store = await PostgresStore.connect(postgres_url)
        await store.create(TABLE, [])
        await asyncio.to_thread(postgres.stop)
        append = asyncio.create_task(store.append(TABLE.table, 0, [b"1"]))
        found = asyncio.create_task(store.find(TABLE.code))
        await asyncio.to_thread(postgres.start)
        await append
        assert await found == TABLE
        assert await store.load(TABLE.table) == [b"1"]
        await store.close()

    run(check())


def test_what_is_written_across_restarts_is_there_once(run: Run, postgres: RunningPostgres, postgres_url: str) -> None:
    async def play(store: PostgresStore, table: str, over: asyncio.Event) -> int:
        number = 0
        while not over.is_set():
            await store.append(table, number, [b"%d" % number])  # Stale would mean that it had been written already
            number += 1
        return number

    async def check() -> None:
        store = await PostgresStore.connect(postgres_url)
        tables = [f"table-{i}" for i in range(10)]
        for table in tables:
            await store.create(StoredTable(table, table, b"seed"), [])
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            players = [group.create_task(play(store, table, over)) for table in tables]
            for _ in range(3):
                await asyncio.to_thread(postgres.restart)
                known = len(await store.load(tables[0]))
                while len(await store.load(tables[0])) < known + 5:
                    await asyncio.sleep(0.01)
            over.set()
        for table, player in zip(tables, players, strict=True):
            assert await store.load(table) == [b"%d" % number for number in range(player.result())]
        await store.close()

    run(check())


@asynccontextmanager
async def behind(line: CutLine, postgres: RunningPostgres, url: str, folder: Path) -> AsyncIterator[PostgresStore]:
    """A store that connects through this proxy."""
    name = url.partition("@/")[2].partition("?")[0]
    async with line.open(folder):
        store = await PostgresStore.connect(postgres.url(name, folder))
        await store.create(TABLE, [b"1"])
        try:
            yield store
        finally:
            await store.close()


@pytest.mark.parametrize(
    ("marker", "cut", "finished"),
    [
        (b"mine", Cut.BEFORE_THE_SERVER_HEARS, None),
        (b"mine", Cut.BEFORE_THE_ANSWER, None),
        (b"mine", Cut.BEFORE_THE_SERVER_HEARS, GAME),
        (b"mine", Cut.BEFORE_THE_ANSWER, GAME),
        (COMMIT, Cut.BEFORE_THE_SERVER_HEARS, GAME),
        (COMMIT, Cut.BEFORE_THE_ANSWER, GAME),
    ],
)
def test_an_append_is_written_once_wherever_the_line_is_cut(
    run: Run,
    postgres: RunningPostgres,
    postgres_url: str,
    socket_folder: Path,
    marker: bytes,
    cut: Cut,
    finished: FinishedGame | None,
) -> None:
    line = CutLine(postgres.socket)

    async def check() -> None:
        async with behind(line, postgres, postgres_url, socket_folder) as store:
            line.cut_at(marker, cut)
            await store.append(TABLE.table, 1, [b"mine", b"mine too"], finished=finished)
            assert line.cuts == 1
            await store.append(TABLE.table, 3, [b"next"])

    run(check())
    assert run(rows_of(postgres_url)) == [(1, b"1"), (2, b"mine"), (3, b"mine too"), (4, b"next")]


def test_an_idle_connection_that_the_server_has_closed_costs_nothing(
    run: Run, postgres: RunningPostgres, postgres_url: str, socket_folder: Path
) -> None:
    line = CutLine(postgres.socket)

    async def check() -> None:
        async with behind(line, postgres, postgres_url, socket_folder) as store:
            for number in range(1, 4):
                line.say_goodbye()
                await asyncio.sleep(0)
                await store.append(TABLE.table, number, [b"mine"])
                line.say_goodbye()
                await asyncio.sleep(0)
                assert len(await store.load(TABLE.table)) == number + 1

    run(check())


@pytest.mark.parametrize(("marker", "finished"), [(b"mine", None), (b"BEGIN", GAME), (COMMIT, GAME)])
def test_an_append_that_was_lost_is_stale_when_others_came_first(
    run: Run,
    postgres: RunningPostgres,
    postgres_url: str,
    socket_folder: Path,
    marker: bytes,
    finished: FinishedGame | None,
) -> None:
    line = CutLine(postgres.socket)

    async def check() -> None:
        other = await PostgresStore.connect(postgres_url)
        async with behind(line, postgres, postgres_url, socket_folder) as store:
            line.cut_at(marker, Cut.BEFORE_THE_SERVER_HEARS, lambda: other.append(TABLE.table, 1, [b"theirs"]))
            with pytest.raises(Stale):
                await store.append(TABLE.table, 1, [b"mine"], finished=finished)
        await other.close()

    run(check())
    assert line.cuts == 1
    assert run(rows_of(postgres_url)) == [(1, b"1"), (2, b"theirs")]


def test_an_append_whose_answer_was_lost_is_done_though_others_went_on(
    run: Run, postgres: RunningPostgres, postgres_url: str, socket_folder: Path
) -> None:
    line = CutLine(postgres.socket)

    async def check() -> None:
        other = await PostgresStore.connect(postgres_url)
        async with behind(line, postgres, postgres_url, socket_folder) as store:
            line.cut_at(b"mine", Cut.BEFORE_THE_ANSWER, lambda: other.append(TABLE.table, 2, [b"theirs"]))
            await store.append(TABLE.table, 1, [b"mine"])
        await other.close()

    run(check())
    assert line.cuts == 1
    assert run(rows_of(postgres_url)) == [(1, b"1"), (2, b"mine"), (3, b"theirs")]


def test_after_a_lost_answer_each_append_of_a_group_gets_its_own_result(
    run: Run, postgres: RunningPostgres, postgres_url: str, socket_folder: Path
) -> None:
    line = CutLine(postgres.socket)

    async def check() -> tuple[BaseException | None, ...]:
        async with behind(line, postgres, postgres_url, socket_folder) as store:
            line.cut_at(b"mine", Cut.BEFORE_THE_ANSWER)
            return await asyncio.gather(
                store.append(TABLE.table, 1, [b"mine"]),
                store.append(TABLE.table, 1, [b"too late"]),
                store.append(TABLE.table, 2, [b"3"]),
                return_exceptions=True,
            )

    first, late, second = run(check())
    assert (first, second) == (None, None)
    assert isinstance(late, Stale)
    assert line.cuts == 1
    assert run(rows_of(postgres_url)) == [(1, b"1"), (2, b"mine"), (3, b"3")]


@pytest.mark.parametrize("cut", Cut)
def test_a_table_is_created_once_wherever_the_line_is_cut(
    run: Run, postgres: RunningPostgres, postgres_url: str, socket_folder: Path, cut: Cut
) -> None:
    line = CutLine(postgres.socket)
    new = StoredTable("table-2", "PQRS", b"a seed")

    async def check() -> None:
        async with behind(line, postgres, postgres_url, socket_folder) as store:
            line.cut_at(b"first event", cut)
            await store.create(new, [b"first event"])
            assert line.cuts == 1
            assert await store.find("PQRS") == new
            assert await store.load("table-2") == [b"first event"]
            with pytest.raises(CodeTaken):
                await store.create(new, [b"first event"])

    run(check())


def test_two_that_start_at_once_migrate_once(run: Run, postgres_url: str) -> None:
    async def check() -> None:
        stores = await asyncio.gather(*(PostgresStore.connect(postgres_url) for _ in range(4)))
        await stores[0].create(TABLE, [b"1"])
        assert [await store.load(TABLE.table) for store in stores] == [[b"1"]] * 4
        for store in stores:
            await store.close()

    run(check())


def test_there_is_a_step_to_every_version() -> None:
    assert len(MIGRATIONS) == SCHEMA_VERSION


def test_a_newer_schema_is_refused_in_one_line(run: Run, postgres_url: str) -> None:
    run(execute(postgres_url, f"CREATE TABLE schema_version AS SELECT {SCHEMA_VERSION + 1} AS version"))
    with pytest.raises(
        StoreError, match=rf"^the database test_\d+ at .* is of version {SCHEMA_VERSION + 1}, newer .*pennypapers$"
    ):
        run(PostgresStore.connect(postgres_url))


@pytest.mark.parametrize(
    ("url", "line"),
    [
        ("postgresql://me:secret@127.0.0.1:1/games", r"^the database games at 127\.0\.0\.1:1 cannot be reached: .+$"),
        ("postgresql://me:secret@/games?host=/nowhere", r"^the database games at /nowhere cannot be reached: .+$"),
        ("postgresql://me:sec/ret@localhost/games", "^the database URL cannot be read; it looks like postgresql://"),
        ("mysql://me:secret@localhost/games", "^the database URL cannot be read; it looks like postgresql://"),
    ],
)
def test_an_unreachable_database_is_one_line_without_the_password(run: Run, url: str, line: str) -> None:
    with pytest.raises(StoreError, match=line) as caught:
        run(PostgresStore.connect(url))
    assert "\n" not in str(caught.value)
    assert "sec" not in str(caught.value)


def test_a_database_that_does_not_exist_is_one_line(run: Run, postgres: RunningPostgres) -> None:
    with pytest.raises(StoreError, match=r'cannot be reached: database "nobody_made_it" does not exist$'):
        run(PostgresStore.connect(postgres.url("nobody_made_it")))


def test_commits_wait_for_the_disk(run: Run, postgres_url: str) -> None:
    name = postgres_url.partition("@/")[2].partition("?")[0]
    run(execute(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off"))

    async def check() -> object:
        database = await Database.open(postgres_url, connections=1)
        setting: object = await database.run(lambda connection: connection.fetchval("SHOW synchronous_commit"))
        await database.close()
        return setting

    assert run(check()) == "on"
