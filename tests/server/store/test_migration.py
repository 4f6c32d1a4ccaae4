"""A database that an earlier version of the schema wrote is brought to this version and played on.

`version_1.sql` to `version_6.sql` are dumps of files that the last programs of these versions wrote: the first has a
game in the middle; the second one too, and challenges with runs; the third has a challenge and a finished game in the
lists of its players; the fourth has a challenge for everybody and one with tickets; the fifth has a game in the middle,
an evening, and a challenge with tickets; the sixth has that too, and what the owner has decided.
`support/server/schemas/dump.py` writes the next one.
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
from support.server.owner import Owner
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, served

from pennypapers.server.store.contract import SCHEMA_VERSION, Store
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.postgres.schema import MIGRATIONS
from pennypapers.server.store.sqlite import SqliteStore

DUMPS = Path(__file__).parents[2] / "support" / "server" / "schemas"
CODE = "DBWH"
TOKENS = ("BUVp8snbUpeeZWvDUdO8Fv7RSyUUeMXg", "Jty13UOfsY6kH3nErBJo86YDMwGYtYML")
CODE_2 = "DYNA"
TOKENS_2 = ("LdxxX2MdBwhLq4Q9sOWi1HNOsFr_J8x9", "JKC9cVyOvyOzcoomrrfNqw_ZcbRsifXq")
ANA, BEN = "E68j9BINtTpcY1caprqgorB-_TE_XoeD", "-rR-eRo_c-Dxvv0IAo_DusS4xf9au52X"
FINISHED, BEGUN = "XRRZV", "HPGCY"
"""Challenges of version 2: Ana has finished two runs of one, Ben has begun it; Ana has begun the other."""

ANA_3, BEN_3, CODE_3 = "oaJDaWBzDvf6BMWJtLdnV5DG3RbJRps9", "lN5XAVmzCK85UjneBQ6-tyO04bllDcd7", "WNGCG"
"""Of version 3: Ana has finished two runs of the challenge, Ben has begun it, and they have finished a game."""

ANA_4, BEN_4, OPEN_4 = "rCVwLEPVj7O-NKbZkd9L6PXSxHpe-BmB", "7xGzYMGM8yf8aNhyehh9kzTq25sSCLWK", "WMKBT"
WITH_TICKETS, CLEOS = "ZATYS", "RWFTFTVFANBA"
"""Of version 4: Ana has finished the open challenge, Ben has begun it; he used his ticket of the other, Cleo not."""

CODE_5 = "AKWY"
TOKENS_5 = ("IVO9cIKVrnWDMDE-8hc_CjPLm3xewDjL", "9L0d3G6H2mQ_ps2W6HZu-MQ9mpJ_M1Qt")
ANA_5, BEN_5 = "B03KKwmpZICJn6kntCR2iIrXQsQfQYhD", "Mek1Bq-qi2xmL2D44hrFmKc4tpqJZSuN"
EVENING_5, CHALLENGES_5 = "XFVYA", ("QYARJ", "TQBDN", "RQFVK")
TICKETS_5, CLEOS_5 = "TZJAM", "GUHCVFDFBMJC"
"""Of version 5: five turns of a game are inked. Both have played the first challenge of the evening, Ben has begun the
second; Ben used his ticket, Cleo not."""

CODE_6, ANA_6 = "FTWQ", "Dh6Ib0ul1QhAXloZTrck-Dk2RY1HOtyj"
TOKENS_6 = ("S5R0tfCVFS-GI_KNqEYXEZIB2iiuqdLQ", "MSxn2W5wpXh7fQRIXEqiDaZK2vPV899a")
TICKETS_6, CLEOS_6 = "SHDTG", "GBJHQPUEMGRE"
"""Of version 6: as version 5, and the owner has blocked a name and an address and says something to all tables."""

TYPES = {
    "game_table": (("touched", "to_timestamp($5)"),),
    "run": (("finished", "to_timestamp($12)"),),
    "challenge": (("hints", "($6 <> 0)"), ("is_revealed", "($7 <> 0)")),
}
"""Columns that are of another type in PostgreSQL."""

OF_TABLES = ("game_table", "event")
OF_CHALLENGES = ("challenge", "run", "ticket", "run_record", "field", "evening", "evening_challenge")
OF_PLAYERS = ("identity", "sitting", "game", "game_record")
OF_THE_OWNER = ("note", "block")


def old_file(path: Path, version: int = 1) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript((DUMPS / f"version_{version}.sql").read_text(encoding="utf-8"))
        assert db.execute("PRAGMA user_version").fetchone() == (version,)


async def old_database(url: str, file: Path, version: int = 1) -> None:
    """The same rows in PostgreSQL."""
    old_file(file, version)
    connection = await asyncpg.connect(url)
    try:
        for step in MIGRATIONS[:version]:
            await connection.execute(step)
        await connection.execute(f"CREATE TABLE schema_version AS SELECT {version} AS version")
        with closing(sqlite3.connect(file)) as db:
            there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            for name in (*OF_TABLES, *OF_CHALLENGES, *OF_PLAYERS, *OF_THE_OWNER):
                if name in there:
                    await _copied(connection, db, name)
    finally:
        await connection.close()


async def _copied(connection: asyncpg.Connection, db: sqlite3.Connection, name: str) -> None:
    found = db.execute(f"SELECT * FROM {name}")
    columns = [column for column, *_ in found.description]
    values = {column: f"${at}" for at, column in enumerate(columns, 1)} | dict(TYPES.get(name, ()))
    statement = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join(values.values())})"
    await connection.executemany(statement, found.fetchall())


async def open_old(kind: str, version: int, folder: Path, request: pytest.FixtureRequest) -> Store:
    if kind == "sqlite":
        old_file(folder / "tables.db", version)
        return SqliteStore(folder / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    await old_database(url, folder / "old.db", version)
    return await PostgresStore.connect(url)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_game_of_version_1_is_played_on_and_challenges_can_be_made(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
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
        await whole(await open_old(kind, 1, tmp_path, request))

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(both())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_runs_of_version_2_are_in_the_lists_of_their_players_and_go_on(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async def whole() -> None:
        store = await open_old(kind, 2, tmp_path, request)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            ana, ben = Challenger(port, cookie=ANA), Challenger(port, "Ben", cookie=BEN)
            page = (await ana.fetch("GET", "/api/games")).json()
            assert [(each["challenge"], each["attempt"], each["stars"], each["place"]) for each in page["games"]] == [
                (FINISHED, 2, 1, None),
                (FINISHED, 1, 4, 2),
            ]
            summary = (await ana.fetch("GET", "/api/games/summary")).json()
            (sheet,) = summary["sheets"]
            assert (sheet["adventure"], sheet["side"], sheet["best"], sheet["games"]) == ("temple", None, 4, 1)
            assert summary["against"] == {"bot": "explorer", "games": 1, "mean": -3.0, "error": None}
            (begun,) = (await ana.fetch("GET", "/api/games/unfinished")).json()
            assert (begun["challenge"], begun["adventure"], begun["side"]) == (BEGUN, "temple", "front")
            await ana.play(BEGUN, 3)
            sheets = (await ana.fetch("GET", "/api/games/summary")).json()["sheets"]
            assert [each["side"] for each in sheets] == [None, "front"]
            await ben.play(FINISHED, 4)
            assert (await ben.fetch("GET", "/api/games")).json()["total"] == 1
            guests = [Guest(port, CODE_2, token) for token in TOKENS_2]
            await play_all([Robot(guest, i) for i, guest in enumerate(guests)])

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(whole())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_runs_of_version_3_keep_their_places_and_tickets_can_be_made(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async def whole() -> None:
        store = await open_old(kind, 3, tmp_path, request)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            ana, ben = Challenger(port, cookie=ANA_3), Challenger(port, "Ben", cookie=BEN_3)
            look = await ana.look(CODE_3)
            assert [(each["attempt"], each["stars"]) for each in look["mine"]] == [(1, -2), (2, 0)]
            assert (look["tickets"], look["is_maker"]) == (0, False)
            places = (await ana.results(CODE_3))["places"]
            assert [(each["name"], each["stars"]) for each in places] == [("Ana", -2), ("Tourist", -2)]
            assert [(await ana.get(f"{CODE_3}/runs/{each['run']}/record")).status for each in places] == [200, 200]
            assert (await ana.fetch("GET", "/api/games")).json()["total"] == 3
            assert (await ana.fetch("GET", "/api/me")).json()["name"] == "Ana"
            await ben.play(CODE_3, 4)
            assert (await ben.results(CODE_3))["total"] == 3
            assert (await ana.post_run(CODE_3)).json()["code"] == "challenge.played"
            code, tickets = await ana.make_tickets("Ben", "Cleo")
            await ben.play(code, 5, ticket=tickets["Ben"])
            assert (await ana.post_run(code, ticket=tickets["Ben"])).json()["code"] == "challenge.ticket_used"

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(whole())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_challenges_and_tickets_of_version_4_go_on_and_evenings_can_be_made(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async def whole() -> None:
        store = await open_old(kind, 4, tmp_path, request)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            ana, ben = Challenger(port, cookie=ANA_4), Challenger(port, "Ben", cookie=BEN_4)
            assert (await ana.look(OPEN_4))["evening"] is None
            await ben.play(OPEN_4, 2)
            assert (await ana.results(OPEN_4))["total"] == 2
            look = await ben.look(WITH_TICKETS)
            assert (look["tickets"], [each["stars"] for each in look["mine"]]) == (2, [-2])
            await Challenger(port, "Cleo").play(WITH_TICKETS, 3, ticket=CLEOS)
            assert (await ana.results(WITH_TICKETS))["total"] == 2
            evening = await ana.make_evening()
            await ana.play(evening["challenges"][0], 1)
            results = await ana.fetch("GET", f"/api/evenings/{evening['code']}/results")
            assert [each["name"] for each in results.json()["places"]] == ["Ana"]

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(whole())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_evenings_and_a_game_of_version_5_go_on(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    async def whole() -> None:
        store = await open_old(kind, 5, tmp_path, request)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            robots = [Robot(Guest(port, CODE_5, token), i) for i, token in enumerate(TOKENS_5)]
            await play_all(robots)
            assert [min(robot.acknowledged) for robot in robots] == [6, 6]
            ana, ben = Challenger(port, cookie=ANA_5), Challenger(port, "Ben", cookie=BEN_5)
            await ben.play(CHALLENGES_5[1], 4)
            await ana.play(CHALLENGES_5[1], 5)
            results = (await ana.fetch("GET", f"/api/evenings/{EVENING_5}/results")).json()
            assert sorted(each["name"] for each in results["places"]) == ["Ana", "Ben"]
            await Challenger(port, "Cleo").play(TICKETS_5, 3, ticket=CLEOS_5)
            assert (await ana.results(TICKETS_5))["total"] == 2

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(whole())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_the_owner_decided_in_version_6_holds_and_its_games_go_on(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async def whole() -> None:
        store = await open_old(kind, 6, tmp_path, request)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            robots = [Robot(Guest(port, CODE_6, token), i) for i, token in enumerate(TOKENS_6)]
            await play_all(robots)
            assert [min(robot.acknowledged) for robot in robots] == [6, 6]
            look = await (await Owner(port).enter(store)).ask("GET")
            assert [block["what"] for block in look["blocks"]] == ["Rude", "192.0.2.7"]
            assert look["notice"]["words"] == "Tea is ready"
            await Challenger(port, "Cleo").play(TICKETS_6, 3, ticket=CLEOS_6)
            assert (await Challenger(port, cookie=ANA_6).results(TICKETS_6))["total"] == 2

    if kind == "postgres":
        request.getfixturevalue("postgres_url")
    asyncio.run(whole())


def test_there_is_a_database_of_every_version() -> None:
    """Of the present one too, as the last program that wrote it was released with it."""
    kept = {path.name for path in DUMPS.glob("version_*.sql")}
    assert kept == {f"version_{version}.sql" for version in range(1, SCHEMA_VERSION + 1)}


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
def test_a_database_of_every_earlier_version_becomes_the_same_as_a_new_one(tmp_path: Path, version: int) -> None:
    async def open_and_close(path: Path) -> None:
        await SqliteStore(path).close()

    def schema(path: Path) -> dict[str, list[tuple[object, ...]]]:
        with closing(sqlite3.connect(path)) as db:
            names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: sorted(row[1:] for row in db.execute(f"PRAGMA table_info({name})")) for name in names}

    old_file(tmp_path / "old.db", version)
    asyncio.run(open_and_close(tmp_path / "old.db"))
    asyncio.run(open_and_close(tmp_path / "new.db"))
    assert schema(tmp_path / "old.db") == schema(tmp_path / "new.db")


def test_an_old_file_has_the_new_version_afterwards(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        await SqliteStore(tmp_path / "tables.db").close()

    old_file(tmp_path / "tables.db")
    asyncio.run(open_and_close())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert db.execute("SELECT count(*) FROM event").fetchone() == (20,)
