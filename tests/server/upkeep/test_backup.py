"""Backups of both stores, made and put back while a server runs."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from support.command import Shell
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.guest import Guest, open_party
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, served
from support.server.schemas.dump import play_some

from pennypapers.hosting.finished_games import FinishedGame, FinishedSeat
from pennypapers.server.store.contract import SCHEMA_VERSION, StoredTable
from pennypapers.server.store.open_store import open_store
from pennypapers.server.upkeep.backup import backup, copy
from pennypapers.server.upkeep.backup_file import TABLES, UpkeepError, contents
from pennypapers.server.upkeep.restore import restore

ONE, OTHER = StoredTable("table-1", "KLMN", b"seed"), StoredTable("table-2", "PQRS", b"seed")


@pytest.fixture(params=["sqlite", "postgres", "several files", "several postgres"])
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> Sequence[str]:
    """The databases of the test: one, or several over which the tables are spread."""
    if request.param.startswith("several"):
        found: Sequence[str] = request.getfixturevalue("several_urls")
        return found
    if request.param == "postgres":
        return [request.getfixturevalue("postgres_url")]
    return [f"sqlite:///{tmp_path / 'tables.db'}"]


@pytest.fixture
def fill(run: Run, urls: Sequence[str]) -> Callable[[StoredTable, int], None]:
    """A function that makes a table of so many events, or lets it grow to so many."""

    async def write(table: StoredTable, events: int) -> None:
        store = await open_store(*urls)
        try:
            there = len(await store.load(table.table))
            rows = [b"%d" % number for number in range(there + 1, events + 1)]
            await (store.append(table.table, there, rows) if there else store.create(table, rows))
        finally:
            await store.close()

    return lambda table, events: run(write(table, events))


@pytest.fixture
def events(run: Run, urls: Sequence[str]) -> Callable[[StoredTable], int]:
    """A function that says how many events a table has."""

    async def count(table: StoredTable) -> int:
        store = await open_store(*urls)
        try:
            return len(await store.load(table.table))
        finally:
            await store.close()

    return lambda table: run(count(table))


one_database = pytest.mark.parametrize("urls", ["sqlite", "postgres"], indirect=True)
Fill = Callable[[StoredTable, int], None]
Events = Callable[[StoredTable], int]


def test_a_backup_brings_back_what_was_lost(tmp_path: Path, urls: Sequence[str], fill: Fill, events: Events) -> None:
    fill(ONE, 3)
    fill(OTHER, 2)
    made = backup(urls, tmp_path / "b")
    assert (made.version, made.tables, made.events) == (SCHEMA_VERSION, 2, 5)
    assert stat.S_IMODE((tmp_path / "b").stat().st_mode) == 0o600
    shrink(urls)
    assert (events(ONE), events(OTHER)) == (0, 2)
    assert restore(urls, tmp_path / "b") == made
    assert (events(ONE), events(OTHER)) == (3, 2)


def shrink(urls: Sequence[str]) -> None:
    """The database loses a table."""

    async def delete() -> None:
        store = await open_store(*urls)
        await store.owner.delete(ONE.code)
        await store.close()

    asyncio.run(delete())


def test_newer_turns_are_overwritten_only_if_told(
    tmp_path: Path, urls: Sequence[str], fill: Fill, events: Events
) -> None:
    fill(ONE, 3)
    backup(urls, tmp_path / "b")
    fill(ONE, 4)
    fill(OTHER, 1)
    with pytest.raises(UpkeepError, match="2 tables with newer turns, 0 other"):
        restore(urls, tmp_path / "b")
    assert (events(ONE), events(OTHER)) == (4, 1)
    restore(urls, tmp_path / "b", overwrite=True)
    assert (events(ONE), events(OTHER)) == (3, 0)


def test_every_row_of_every_table_goes_from_one_database_to_the_other_and_back(
    tmp_path: Path, postgres_url: str
) -> None:
    asyncio.run(play_some(tmp_path))
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    backup([f"sqlite:///{tmp_path / 'tables.db'}"], first)
    restore([postgres_url], first)
    backup([postgres_url], second)
    restore([f"sqlite:///{tmp_path / 'new.db'}"], second)
    backup([f"sqlite:///{tmp_path / 'new.db'}"], third)
    rows = [rows_of(each) for each in (first, second, third)]
    assert rows[0] == rows[1] == rows[2]
    assert {name for name, found in rows[0].items() if found} >= {
        *("game_table", "event", "challenge", "run", "run_record", "field", "ticket", "evening", "evening_challenge")
    }


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows but notes; times to the millisecond, since PostgreSQL knows only microseconds."""

    def row(values: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(round(value, 3) if isinstance(value, float) else value for value in values)

    with closing(sqlite3.connect(path)) as db:
        names = [name for name in TABLES if name != "note"]
        return {name: sorted(map(row, db.execute(f"SELECT * FROM {name}")), key=repr) for name in names}


@one_database
def test_a_file_that_is_there_is_kept(tmp_path: Path, urls: Sequence[str], fill: Fill) -> None:
    fill(ONE, 3)
    (tmp_path / "b").write_text("mine")
    with pytest.raises(UpkeepError, match="there already"):
        backup(urls, tmp_path / "b")
    assert (tmp_path / "b").read_text() == "mine"
    assert backup(urls, tmp_path / "b", overwrite=True).events == 3
    assert contents(tmp_path / "b").events == 3


@one_database
@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("DELETE FROM event WHERE number = 2", "table KLMN lacks some of its turns"),
        ("PRAGMA user_version = 99", "newer than this program"),
        ("DROP TABLE game_table", "no backup of ours"),
        ("INSERT INTO run_record VALUES ('NOWHERE', 1, 'x')", "is damaged"),
    ],
)
def test_a_damaged_backup_is_refused_and_changes_nothing(
    tmp_path: Path, urls: Sequence[str], fill: Fill, events: Events, damage: str, says: str
) -> None:
    fill(ONE, 3)
    backup(urls, tmp_path / "b")
    with closing(sqlite3.connect(tmp_path / "b")) as db, db:
        db.execute(damage)
    with pytest.raises(UpkeepError, match=says):
        restore(urls, tmp_path / "b", overwrite=True)
    assert events(ONE) == 3


@one_database
@pytest.mark.parametrize("content", [b"", b"no database", bytes(5000)])
def test_what_is_no_backup_is_refused(
    tmp_path: Path, urls: Sequence[str], fill: Fill, events: Events, content: bytes
) -> None:
    fill(ONE, 1)
    (tmp_path / "b").write_bytes(content)
    with pytest.raises(UpkeepError):
        restore(urls, tmp_path / "b")
    with pytest.raises(UpkeepError, match="no file"):
        restore(urls, tmp_path / "nothing")
    assert events(ONE) == 1


@one_database
def test_a_page_that_was_damaged_on_disk_is_noticed(tmp_path: Path, fill: Fill, urls: Sequence[str]) -> None:
    fill(ONE, 500)
    backup(urls, tmp_path / "b")
    data = bytearray((tmp_path / "b").read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = bytes(4096)
    (tmp_path / "b").write_bytes(data)
    with pytest.raises(UpkeepError, match="is damaged"):
        restore(urls, tmp_path / "b")


def test_a_backup_is_made_and_put_back_under_a_running_server(tmp_path: Path, urls: Sequence[str]) -> None:
    """Robots play on while a backup is made; when it is put back, they are at its turn again and play to the end."""

    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=await open_store(*urls)) as port:
            party = await open_party(port, "ana", "ben", come=False)
            await party.host.come()
            await party.host.say("start")
            await party.host.go()
            robots = [Robot(guest, i) for i, guest in enumerate(party.guests)]
            await asyncio.gather(*(robot.play(4) for robot in robots))
            playing = asyncio.gather(*(robot.play(12) for robot in robots))
            await asyncio.to_thread(backup, urls, tmp_path / "b")
            await playing
            watching = await Guest(port, party.code, party.guests[0].token).come()
            now = (await watching.hear("welcome"))["number"]
            with pytest.raises(UpkeepError, match="1 tables with newer turns"):
                await asyncio.to_thread(restore, urls, tmp_path / "b")
            await asyncio.to_thread(restore, urls, tmp_path / "b", overwrite=True)
            await watching.closed()
            again = await Guest(port, party.code, party.guests[0].token).come(watching.number)
            assert (await again.hear("welcome"))["number"] < now
            await again.go()
            afresh = [Robot(Guest(port, party.code, guest.token), i) for i, guest in enumerate(party.guests)]
            await play_all(afresh)

    asyncio.run(whole())


def many(first: int) -> list[StoredTable]:
    return [StoredTable(f"table-{number}", f"CODE{number}", b"seed") for number in range(first, first + 30)]


async def tables_of(urls: Sequence[str]) -> dict[str, list[bytes]]:
    store = await open_store(*urls)
    listed = await store.owner.tables(1000)
    found = {each.table: await store.load(each.table) for each in listed}
    assert [each.events for each in listed] == [len(found[each.table]) for each in listed]
    await store.close()
    return found


@pytest.mark.parametrize("urls", ["several files", "several postgres"], indirect=True)
def test_tables_go_from_one_database_to_several_and_back(tmp_path: Path, urls: Sequence[str], fill: Fill) -> None:
    for each in many(0):
        fill(each, 3)
    before = asyncio.run(tables_of(urls))
    assert len(before) == 30
    made = backup(urls, tmp_path / "b")
    alone = [f"sqlite:///{tmp_path / 'alone.db'}"]
    assert restore(alone, tmp_path / "b") == made
    assert asyncio.run(tables_of(alone)) == before
    for each in many(100):
        fill(each, 1)
    with pytest.raises(UpkeepError, match="30 tables with newer turns"):
        restore(urls, tmp_path / "b")
    assert restore(urls, tmp_path / "b", overwrite=True) == made
    assert asyncio.run(tables_of(urls)) == before
    for each in many(200):
        fill(each, 1)
    assert len(asyncio.run(tables_of(urls))) == 60


@pytest.mark.parametrize("urls", ["several files"], indirect=True)
def test_all_databases_must_be_named(tmp_path: Path, urls: Sequence[str], fill: Fill) -> None:
    fill(ONE, 1)
    for some in (urls[:1], urls[1:], [urls[1], urls[0]]):
        with pytest.raises(UpkeepError, match="databases"):
            backup(some, tmp_path / "b")
    backup(urls, tmp_path / "b")
    for some in (urls[:1], urls[1:], [urls[1], urls[0]]):
        with pytest.raises(UpkeepError, match=r"--database|first"):
            restore(some, tmp_path / "b", overwrite=True)


@pytest.mark.parametrize("urls", ["several files", "several postgres"], indirect=True)
def test_a_game_that_ends_while_a_backup_is_made_is_in_its_lists(
    tmp_path: Path, urls: Sequence[str], fill: Fill, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first database is copied before the end, the other one after it."""

    async def end() -> None:
        store = await open_store(*urls)
        for each in many(0):
            kept = FinishedGame("temple front", "front", ("Ana",), None, (FinishedSeat("hash", 0, 30, 1, None),))
            await store.append(each.table, 1, [b"end"], finished=kept)
        await store.close()

    async def games_of(urls: Sequence[str], *, sit: bool = False) -> tuple[int, int]:
        store = await open_store(*urls)
        for each in many(0) if sit else []:
            await store.games.sit(each.table, player="ana", hashed="hash", nonce="n")
        ended = [len(await store.load(each.table)) == 2 for each in many(0)]
        count = await store.games.count("ana")
        await store.close()
        return sum(ended), count

    copied: list[str] = []

    def copy_and_end(url: str, target: Path) -> None:
        copy(url, target)
        copied.append(url)
        if len(copied) == 1:
            asyncio.run(end())

    for each in many(0):
        fill(each, 1)
    asyncio.run(games_of(urls, sit=True))
    monkeypatch.setattr("pennypapers.server.upkeep.backup.copy", copy_and_end)
    backup(urls, tmp_path / "b")
    alone = [f"sqlite:///{tmp_path / 'alone.db'}"]
    restore(alone, tmp_path / "b")
    ended, listed = asyncio.run(games_of(alone))
    assert ended == listed > 0
    assert asyncio.run(games_of(urls)) == (30, 30)


def test_the_commands_say_what_they_did(shell: Shell, tmp_path: Path) -> None:
    asyncio.run(play_some(tmp_path))
    shell.capsys.readouterr()  # the log of that
    database = ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    saved = shell.run("backup", "b", *database)
    assert (saved.status, saved.err) == (0, "")
    assert "written and read again" in saved.out
    again = shell.run("backup", "b", *database)
    assert (again.status, again.out, again.err) == (1, "", "pennypapers backup: b is there already\n")
    back = shell.run("restore", "b", "--database", "sqlite:///new.db")
    assert (back.status, back.err) == (0, "")
    refused = shell.run("restore", "b", "--database", "mysql://x", "--language", "de")
    assert refused.status == 1
    assert "keine Datenbank, die der Server kennt" in refused.err
    nothing = shell.run("backup", "c", "--database", "sqlite:///nowhere.db")
    assert nothing.err == "pennypapers backup: there is no database nowhere.db; name it with --database\n"
    assert not Path("nowhere.db").exists()


@pytest.mark.parametrize("urls", ["sqlite", "postgres", "several files"], indirect=True)
@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
def test_backups_of_every_earlier_version_are_put_back(tmp_path: Path, version: int, urls: Sequence[str]) -> None:
    from server.store.test_migration import DUMPS

    with closing(sqlite3.connect(tmp_path / "old")) as db:
        db.executescript((DUMPS / f"version_{version}.sql").read_text(encoding="utf-8"))
    assert contents(tmp_path / "old").version == version
    assert restore(urls, tmp_path / "old").version == SCHEMA_VERSION
    assert backup(urls, tmp_path / "new").tables == contents(tmp_path / "old").tables


def test_an_older_postgres_database_can_be_saved(tmp_path: Path, postgres_url: str) -> None:
    """Before an upgrade with the newer program, say."""
    from pennypapers.server.store.postgres.schema import MIGRATIONS

    async def make() -> None:
        connection = await asyncpg.connect(postgres_url)
        for step in MIGRATIONS[:3]:
            await connection.execute(step)
        await connection.execute("CREATE TABLE schema_version AS SELECT 3 AS version")
        await connection.execute("INSERT INTO game_table VALUES ('t', 'KLMN', 'seed', 0, now())")
        await connection.close()

    asyncio.run(make())
    assert (backup([postgres_url], tmp_path / "b").version, contents(tmp_path / "b").tables) == (3, 1)
