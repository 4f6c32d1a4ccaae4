"""SQLite: group commit, durability, and clear errors for unusable files."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.server.store.contract import SCHEMA_VERSION, Stale, StoredTable, StoreError
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.store.sqlite.identities import PORTION
from pennypapers.server.store.sqlite.schema import MIGRATIONS

TABLE = StoredTable("table-1", "KLMN", bytes(range(32)))


class Traced(sqlite3.Connection):
    """A connection that records its statements, and can fail one of them once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.statements: list[str] = []
        self.fails: str | None = None
        self.set_trace_callback(self.statements.append)

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        if sql == self.fails:
            self.fails = None
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *args)

    def told(self, statement: str) -> int:
        return self.statements.count(statement)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> list[Traced]:
    """The connections that stores open during the test."""
    opened: list[Traced] = []
    connect = sqlite3.connect

    def connect_traced(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        db = connect(*args, factory=Traced, **kwargs)
        opened.append(db)
        return db

    monkeypatch.setattr("pennypapers.server.store.sqlite.store.sqlite3.connect", connect_traced)
    return opened


async def with_writer_held(path: Path, works: list[Coroutine[Any, Any, None]]) -> list[BaseException | None]:
    """Queue several writes while another process locks the database, then release it."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(0)
    other.execute("ROLLBACK")
    other.close()
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_a_hundred_waiting_appends_share_a_commit(run: Run, path: Path, traced: list[Traced]) -> None:
    store = SqliteStore(path)
    for i in range(100):
        run(store.create(StoredTable(f"table-{i}", f"CODE{i}", b""), []))
    before = traced[0].told("COMMIT")
    assert run(with_writer_held(path, [store.append(f"table-{i}", 0, [b"1"]) for i in range(100)])) == [None] * 100
    assert traced[0].told("COMMIT") - before <= 2  # the first append may have been committed alone
    run(store.close())


def test_a_refused_append_does_not_affect_others_of_its_group(run: Run, path: Path) -> None:
    store = SqliteStore(path)
    run(store.create(TABLE, []))
    works = [
        store.append(TABLE.table, 0, [b"1"]),
        store.append(TABLE.table, 0, [b"late"]),
        store.append(TABLE.table, 1, [b"2", None]),  # type: ignore[list-item]  # its first row goes in, then it breaks
        store.append(TABLE.table, 1, [b"2"]),
    ]
    first, late, broken, second = run(with_writer_held(path, works))
    assert (first, second) == (None, None)
    assert isinstance(late, Stale)
    assert isinstance(broken, StoreError)
    assert run(store.load(TABLE.table)) == [b"1", b"2"]
    run(store.close())


def test_a_full_disk_is_reported_and_later_appends_succeed(run: Run, path: Path, traced: list[Traced]) -> None:
    store = SqliteStore(path)
    run(store.create(TABLE, [b"1"]))
    (pages,) = traced[0].execute("PRAGMA page_count").fetchone()
    traced[0].execute(f"PRAGMA max_page_count = {pages}")
    small, large = run(
        with_writer_held(path, [store.append(TABLE.table, 1, [b"2"]), store.append(TABLE.table, 2, [bytes(100_000)])])
    )
    assert isinstance(large, StoreError)
    assert "database or disk is full" in str(large)
    assert str(path) in str(large)
    kept = [b"1"] if small else [b"1", b"2"]
    assert run(store.load(TABLE.table)) == kept
    traced[0].execute(f"PRAGMA max_page_count = {pages + 1000}")
    run(store.append(TABLE.table, len(kept), [bytes(100_000)]))
    run(store.close())


def test_a_group_that_cannot_begin_fails_whole(run: Run, path: Path, traced: list[Traced]) -> None:
    store = SqliteStore(path)
    run(store.create(TABLE, []))
    traced[0].execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match=r"cannot be written: attempt to write a readonly database$"):
        run(store.append(TABLE.table, 0, [b"1"]))
    traced[0].execute("PRAGMA query_only = OFF")
    run(store.append(TABLE.table, 0, [b"1"]))
    run(store.close())


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "SAVEPOINT job", "RELEASE job", "COMMIT"])
def test_a_failed_commit_writes_nothing(run: Run, path: Path, traced: list[Traced], statement: str) -> None:
    store = SqliteStore(path)
    run(store.create(TABLE, []))
    traced[0].fails = statement
    with pytest.raises(StoreError, match=r"cannot be written: disk I/O error$"):
        run(store.append(TABLE.table, 0, [b"lost"]))
    assert run(store.load(TABLE.table)) == []
    run(store.append(TABLE.table, 0, [b"1"]))
    run(store.close())


def test_a_closed_event_loop_does_not_stop_the_writer(run: Run, path: Path) -> None:
    store = SqliteStore(path)

    async def leave() -> None:
        asyncio.ensure_future(store.create(TABLE, [b"1"]))  # noqa: RUF006  # nobody is to wait for it
        await asyncio.sleep(0)

    asyncio.run(leave())
    run(store.append(TABLE.table, 1, [b"2"]))
    assert run(store.load(TABLE.table)) == [b"1", b"2"]
    run(store.close())


def test_every_commit_waits_for_the_disk(run: Run, path: Path, traced: list[Traced]) -> None:
    store = SqliteStore(path)
    assert traced[0].execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert traced[0].execute("PRAGMA synchronous").fetchone() == (2,)
    assert traced[0].execute("PRAGMA foreign_keys").fetchone() == (1,)
    run(store.close())


def test_only_the_owner_may_read_the_database_file(run: Run, path: Path) -> None:
    store = SqliteStore(path)
    run(store.create(TABLE, []))
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.glob("tables.db*")} == {0o600}
    run(store.close())


def test_an_empty_file_is_brought_to_this_version(run: Run, path: Path) -> None:
    sqlite3.connect(path).close()
    store = SqliteStore(path)
    run(store.create(TABLE, [b"1"]))
    run(store.close())
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    db.close()


def test_a_process_that_starts_while_another_migrates_finds_it_done(run: Run, path: Path, traced: list[Traced]) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA journal_mode = WAL")
    other.execute("BEGIN IMMEDIATE")

    async def check() -> None:
        opening = asyncio.create_task(asyncio.to_thread(SqliteStore, path))
        while not (traced and any(said.startswith("BEGIN") for said in traced[0].statements)):
            await asyncio.sleep(0.01)
        for statement in itertools.chain(*MIGRATIONS):
            other.execute(statement)
        other.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        other.execute("COMMIT")
        store = await opening
        await store.create(TABLE, [])
        await store.close()

    run(check())
    other.close()


def test_there_is_a_step_to_every_version() -> None:
    assert len(MIGRATIONS) == SCHEMA_VERSION


def test_a_step_that_fails_leaves_the_old_version(run: Run, path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE event (something_else)")
    db.close()
    with pytest.raises(StoreError, match=r"cannot be opened: table event already exists$"):
        SqliteStore(path)
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (0,)
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("event",)]
    db.execute("DROP TABLE event")
    db.close()
    store = SqliteStore(path)
    run(store.create(TABLE, []))
    run(store.close())


def test_a_newer_file_is_refused_in_one_line_and_left_alone(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(
        StoreError,
        match=rf"^the database {path} is of version {SCHEMA_VERSION + 1}, newer .*install a newer pennypapers$",
    ):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_path_that_cannot_be_a_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database, and long enough to be seen as none " * 20)
    for path in (tmp_path, tmp_path / "file", tmp_path / "file" / "tables.db"):
        with pytest.raises(StoreError, match=rf"^the database {path} cannot be opened: .+$"):
            SqliteStore(path)


ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE $1 = $1"


@pytest.mark.usefixtures("endless")
def test_nobody_who_writes_waits_for_a_long_list(run: Run, path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(path)
        counting = asyncio.create_task(store.games.count("ana"))
        await store.create(TABLE, [b"1"])
        await store.append(TABLE.table, 1, [b"2"])
        assert not counting.done()
        await store.close()
        with pytest.raises(StoreError, match="interrupted"):
            await counting
        with pytest.raises(StoreError, match="closed"):
            await store.games.count("ana")

    run(scenario())


@pytest.mark.usefixtures("endless")
def test_a_list_that_takes_too_long_is_given_up(run: Run, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.server.store.sqlite.reader.SECONDS", 0.0)

    async def scenario() -> None:
        store = SqliteStore(path)
        with pytest.raises(StoreError, match="interrupted"):
            await store.games.count("ana")
        assert await store.games.sittings("ana", 1) == [], "the next list is read"
        await store.close()

    run(scenario())


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.server.store.game_queries.COUNT", ENDLESS)
    monkeypatch.setattr("pennypapers.server.store.sqlite.reader.SECONDS", 3600.0)


def test_many_tables_are_deleted_in_portions(run: Run, path: Path, traced: list[Traced]) -> None:
    """Whoever inks waits for one portion at the most."""

    async def scenario() -> None:
        store = SqliteStore(path)
        for number in range(100):
            await store.create(StoredTable(f"{number}", f"C{number}", b""), [b"1"])
        before = traced[0].told("COMMIT")
        assert await store.expire(-1.0) == 100
        assert traced[0].told("COMMIT") - before == 1 + 100 // PORTION + 1, "those that are kept, all portions, no more"
        await store.close()

    run(scenario())


def test_a_long_list_is_forgotten_in_portions(run: Run, path: Path, traced: list[Traced]) -> None:
    async def scenario() -> None:
        store = SqliteStore(path)
        for number in range(100):
            await store.create(StoredTable(f"{number}", f"C{number}", b""), [b"1"])
            await store.games.sit(f"{number}", player="ana", hashed="h", nonce="n")
        before = traced[0].told("COMMIT")
        assert await store.identities.forget("ana") == []
        assert traced[0].told("COMMIT") - before >= 100 // PORTION
        await store.close()

    run(scenario())
