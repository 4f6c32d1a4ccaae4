"""A database that version 1 of the schema wrote, with a game in the middle, is brought to this version and played on.

`version_1.sql` is the dump of a file that the last program of that version wrote.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from support.server.challenger import Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, served

from pennypapers.server.store.contract import SCHEMA_VERSION, Store
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.postgres_schema import MIGRATIONS
from pennypapers.server.store.sqlite import SqliteStore

DUMP = Path(__file__).parents[2] / "support" / "server" / "version_1.sql"
CODE = "DBWH"
TOKENS = ("BUVp8snbUpeeZWvDUdO8Fv7RSyUUeMXg", "Jty13UOfsY6kH3nErBJo86YDMwGYtYML")


def old_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(DUMP.read_text(encoding="utf-8"))
        assert db.execute("PRAGMA user_version").fetchone() == (1,)


async def old_database(url: str, file: Path) -> None:
    """The same rows in PostgreSQL."""
    old_file(file)
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(MIGRATIONS[0])
        await connection.execute("CREATE TABLE schema_version AS SELECT 1 AS version")
        with closing(sqlite3.connect(file)) as db:
            tables = db.execute("SELECT id, code, seed, last FROM game_table").fetchall()
            events = db.execute("SELECT game_table, number, body FROM event").fetchall()
        await connection.executemany("INSERT INTO game_table (id, code, seed, last) VALUES ($1, $2, $3, $4)", tables)
        await connection.executemany("INSERT INTO event VALUES ($1, $2, $3)", events)
    finally:
        await connection.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_game_of_version_1_is_played_on_and_challenges_can_be_made(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async def open_old() -> Store:
        if kind == "sqlite":
            old_file(tmp_path / "tables.db")
            return SqliteStore(tmp_path / "tables.db")
        url: str = request.getfixturevalue("postgres_url")
        await old_database(url, tmp_path / "old.db")
        return await PostgresStore.connect(url)

    async def whole(store: Store) -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            guests = [Guest(port, CODE, token) for token in TOKENS]
            await play_all([Robot(guest, i) for i, guest in enumerate(guests)])
            ana = Challenger(port)
            code = await ana.make(table=CODE)
            assert (await ana.look(code))["known_rolls"] > 2
            await ana.play(code)
            assert (await ana.results(code))["total"] == 1

    async def both() -> None:
        await whole(await open_old())

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(both())


def test_an_old_file_has_the_new_version_afterwards(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        await SqliteStore(tmp_path / "tables.db").close()

    old_file(tmp_path / "tables.db")
    asyncio.run(open_and_close())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert db.execute("SELECT count(*) FROM event").fetchone() == (20,)
