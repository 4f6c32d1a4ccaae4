"""`pennypapers doctor`: what it sees of this machine and of a store, and of a server through a real proxy."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from support.command import Shell
from support.server.proxies import make_certificate, missing, running_proxy
from support.server.running_postgres import RunningPostgres
from support.server.running_server import running_server

from pennypapers.server.doctor.database import look_at_store, room
from pennypapers.server.doctor.databases import look_at_databases
from pennypapers.server.doctor.finding import Finding
from pennypapers.server.doctor.machine import open_files
from pennypapers.server.doctor.public import clock
from pennypapers.server.store.contract import SCHEMA_VERSION, StoredTable
from pennypapers.server.store.open_store import open_store
from pennypapers.server.store.sqlite import SqliteStore


def states(findings: list[Finding]) -> dict[str, str]:
    return {each.check: each.state for each in findings}


def of_store(url: str) -> dict[str, str]:
    found = list(look_at_store(url))
    for each in found:
        assert each.says
        assert bool(each.to_do) == (each.state != "good"), each
    return states(found)


@contextmanager
def made(path: Path) -> Iterator[str]:
    """The URL of a database as the server makes it."""
    import asyncio

    asyncio.run(SqliteStore(path).close())
    yield f"sqlite:///{path}"


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


# -- the store -------------------------------------------------------------------------------------------------


def test_a_place_where_no_database_is_yet_is_left_as_it_is(tmp_path: Path) -> None:
    assert of_store(f"sqlite:///{tmp_path / 'deep' / 'tables.db'}") == {
        "rights": "good",
        "disk": "good",
        "store": "good",
    }
    assert list(tmp_path.iterdir()) == []


def test_a_whole_database_is_good(tmp_path: Path) -> None:
    with made(tmp_path / "tables.db") as url:
        assert of_store(url) == {"rights": "good", "disk": "good", "store": "good", "clock": "good"}


def test_a_database_of_a_newer_program_is_bad(tmp_path: Path) -> None:
    with made(tmp_path / "tables.db") as url:
        change(tmp_path / "tables.db", f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        assert of_store(url)["store"] == "bad"


def test_a_broken_database_is_bad(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    assert of_store(f"sqlite:///{tmp_path / 'tables.db'}")["store"] == "bad"


def test_a_clock_that_was_set_back_is_bad(tmp_path: Path) -> None:
    with made(tmp_path / "tables.db") as url:
        change(tmp_path / "tables.db", "INSERT INTO game_table VALUES ('t', 'ABCD', x'00', 0, 9e10)")
        assert of_store(url)["clock"] == "bad"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_bad(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert of_store(f"sqlite:///{tmp_path / 'tables.db'}")["rights"] == "bad"


def test_a_file_in_place_of_the_folder_is_bad(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert of_store(f"sqlite:///{tmp_path / 'file' / 'tables.db'}") == {"rights": "bad"}


def test_an_unknown_kind_of_store_is_bad() -> None:
    assert of_store("mysql://db") == {"store": "bad"}


def test_postgresql_is_looked_at_without_being_changed(postgres: RunningPostgres) -> None:
    url = postgres.new_database()
    assert of_store(url) == {"store": "good", "rights": "good", "clock": "good"}
    assert "version 0" in next(look_at_store(url)).says, "it made nothing"
    assert of_store(postgres.url("nothing_here")) == {"store": "bad"}


# -- this machine ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("several_urls", ["several files", "several postgres"], indirect=True)
def test_databases_that_belong_together_are_good_and_others_bad(several_urls: list[str]) -> None:
    def looked(*urls: str) -> list[tuple[str, str]]:
        return [(each.check, each.state) for each in look_at_databases(urls)]

    async def use() -> None:
        await (await open_store(*several_urls)).close()

    first, other = several_urls
    assert looked(first) == []
    asyncio.run(use())
    assert looked(first, other) == [("databases", "good")]
    assert looked(first) == looked(other, first) == looked(other) == [("databases", "bad")]
    (alone,) = look_at_databases([first])
    assert "One database of this server is not named" in alone.says
    assert alone.to_do


def test_a_database_of_another_server_is_bad(tmp_path: Path) -> None:
    async def fill() -> None:
        for url in urls:
            store = await open_store(url)
            await store.create(StoredTable("table", "KLMN", b"seed"), [b"1"])
            await store.close()

    urls = [f"sqlite:///{tmp_path / name}.db" for name in ("one", "two")]
    asyncio.run(fill())
    (found,) = look_at_databases(urls)
    assert (found.state, str(tmp_path / "two.db") in found.says) == ("bad", True)


@pytest.mark.parametrize(("megabytes", "state"), [(50_000, "good"), (500, "doubtful"), (20, "bad")])
def test_room_on_the_disk(tmp_path: Path, megabytes: int, state: str) -> None:
    assert room(tmp_path, megabytes * 2**20).state == state


@pytest.mark.parametrize(("most", "state"), [(65536, "good"), (None, "good"), (1024, "doubtful")])
def test_open_files(most: int | None, state: str) -> None:
    assert open_files(most).state == state


@pytest.mark.parametrize(("date", "state"), [("Wed, 01 Jan 2020 00:00:00 GMT", "bad"), ("", "doubtful")])
def test_clocks_are_compared(date: str, state: str) -> None:
    assert clock(date).state == state


# -- the command -----------------------------------------------------------------------------------------------


def test_every_line_says_what_to_do_and_the_sum_is_last(shell: Shell) -> None:
    shell.write("tables.db", b"not a database" * 99)
    ran = shell.run("doctor", "--database", "sqlite:///tables.db", "--port", "0")
    assert ran.status == 1
    lines = ran.out.splitlines()
    assert lines[0].startswith("✓ Python 3.")
    broken = next(i for i, line in enumerate(lines) if line.startswith("✗"))
    assert lines[broken + 1].startswith("  → ")
    assert lines[-1].endswith("1 bad")


def test_json_is_english_in_every_language(shell: Shell) -> None:
    ran = shell.run("doctor", "--database", "sqlite:///new.db", "--port", "0", "--json", "--language", "fr")
    assert ran.status == 0
    (found,) = ran.json()
    assert {each["check"] for each in found} >= {"versions", "files", "address", "rights", "disk", "store"}
    assert all(each.keys() == {"check", "state", "says", "to_do"} for each in found)
    assert "no database yet" in next(each["says"] for each in found if each["check"] == "store")


def test_it_speaks_the_language_of_the_user(shell: Shell) -> None:
    ran = shell.run("doctor", "--database", "sqlite:///new.db", "--port", "0", "--language", "fr")
    assert "Il n’y a pas encore de base" in ran.out


@pytest.mark.parametrize("wrong", [["--url", "play.example.org"], ["--certificate", "none.pem"]])
def test_wrong_usage_is_one_line(shell: Shell, wrong: list[str]) -> None:
    ran = shell.run("doctor", *wrong)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


# -- the public address ----------------------------------------------------------------------------------------


def public(shell: Shell, *arguments: str) -> dict[str, str]:
    ran = shell.run("doctor", "--database", "sqlite:///new.db", "--port", "0", "--json", *arguments)
    (found,) = ran.json()
    at = next(i for i, each in enumerate(found) if each["check"] == "public")
    later = {each["check"]: each["state"] for each in found[at:]}
    assert ran.status == int("bad" in {each["state"] for each in found})
    return later


def test_a_server_in_plain_http_is_doubtful(shell: Shell, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        found = public(shell, "--url", f"http://127.0.0.1:{server.port}/")
    doubtful = {"public": "doubtful", "metrics": "doubtful"}
    assert found == doubtful | {"clock": "good", "path": "good", "host": "good", "websocket": "good"}


def test_nobody_there_is_bad(shell: Shell) -> None:
    assert public(shell, "--url", "http://127.0.0.1:9/") == {"public": "bad"}


@pytest.mark.skipif(bool(missing("nginx", "openssl")), reason="*** NGINX IS NOT TRIED: apt-get install nginx-light")
def test_a_proxy_that_is_right_is_good_and_one_that_is_not_believed_is_bad(shell: Shell, tmp_path: Path) -> None:
    certificate = make_certificate(tmp_path)
    good = dict.fromkeys(["public", "clock", "path", "host", "proxy", "websocket", "metrics"], "good")
    for arguments, changed in (
        (["--proxy", "127.0.0.1"], {}),
        (["--root-path", "/games/penny"], {"proxy": "bad"}),
        (["--proxy", "127.0.0.1", "--root-path", "/elsewhere"], {"path": "bad"}),
    ):
        with (
            running_server(tmp_path, None, *arguments) as server,
            running_proxy("nginx", "www.example.org", server.port, certificate, tmp_path) as port,
        ):
            url = f"https://localhost:{port}/games/penny"
            assert public(shell, "--url", url, "--certificate", str(certificate.chain)) == good | changed
            assert public(shell, "--url", url) == {"public": "bad"}, "a certificate that nobody trusts"
