"""`pennypapers tables`: what whoever owns the machine sees and does, on both stores."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from support.command import Shell
from support.server.schemas.dump import play_some

from pennypapers.cli.commands.upkeep.tables import line_of
from pennypapers.cli.files import beside
from pennypapers.notation import read_record
from pennypapers.server.upkeep.backup import backup
from pennypapers.server.upkeep.restore import restore
from pennypapers.server.upkeep.table_list import TableNow


@pytest.fixture(params=["sqlite", "postgres"])
def at(request: pytest.FixtureRequest, shell: Shell, tmp_path: Path) -> list[str]:
    """The option that names a database with a game, whose code stands in the file `code`."""
    known = asyncio.run(play_some(tmp_path))
    shell.write("code", str(known["table"]))
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgres":
        backup([url], tmp_path / "b")
        url = request.getfixturevalue("postgres_url")
        restore([url], tmp_path / "b")
    shell.capsys.readouterr()  # the log of all this
    return ["--database", url]


def code() -> str:
    return Path("code").read_text()


def test_tables_are_listed_with_who_plays(shell: Shell, at: list[str]) -> None:
    ran = shell.run("tables", "list", *at)
    assert (ran.status, ran.err) == (0, "")
    (line,) = [line for line in ran.out.splitlines() if line.startswith(code())]
    assert "temple  front" in line
    assert line.endswith("turn 5        ana, ben")
    listed = json.loads(shell.run("tables", "list", "--json", *at).out)
    (mine,) = [each for each in listed if each["code"] == code()]
    assert (mine["phase"], mine["players"], mine["turns"]) == ("playing", ["ana", "ben"], 5)
    assert [each["written"] for each in listed] == sorted((each["written"] for each in listed), reverse=True)
    assert len(json.loads(shell.run("tables", "list", "--most", "2", "--json", *at).out)) == 2


def test_a_long_name_of_a_layout_does_not_run_into_the_next_word() -> None:
    table = TableNow("KLMN", "temple", "small.layout", "playing", ("ana",), 3, 9, 0.0, False)
    assert "temple  small.layout turn 3" in line_of(table)


def test_one_table_is_shown(shell: Shell, at: list[str]) -> None:
    ran = shell.run("tables", "show", code().lower(), *at)
    assert (ran.status, ran.out.splitlines()[1:]) == (0, ["  1  ana", "  2  ben"])
    unknown = shell.run("tables", "show", "QQQQ", *at)
    assert (unknown.status, unknown.err) == (1, "pennypapers tables show: no table has the code 'QQQQ'\n")


def test_a_record_is_exported_without_its_secrets(shell: Shell, at: list[str]) -> None:
    ran = shell.run("tables", "export", code(), *at)
    assert (ran.status, ran.err) == (0, "")
    assert len(read_record(ran.out, beside("-")).turns) == 5
    assert "seed:" not in ran.out
    assert shell.run("tables", "export", code(), "--out", "mine.game", *at).status == 0
    assert Path("mine.game").read_text() == ran.out
    assert shell.run("tables", "export", code(), "--out", "mine.game", *at).status == 1


def test_tables_expire_by_code_and_by_time(shell: Shell, at: list[str]) -> None:
    assert shell.run("tables", "expire", code(), *at).out == "1 tables deleted\n"
    assert shell.run("tables", "show", code(), *at).status == 1
    assert shell.run("tables", "expire", code(), *at).status == 1
    assert shell.run("tables", "expire", *at).out == "0 tables deleted\n"
    count = len(json.loads(shell.run("tables", "list", "--json", *at).out))
    kept = 1  # the run that Ben has begun, since its challenge is open
    assert shell.run("tables", "expire", "--idle-days", "0", *at).out == f"{count - kept} tables deleted\n"
