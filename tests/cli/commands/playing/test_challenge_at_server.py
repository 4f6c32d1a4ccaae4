"""`pennypapers challenge` and `daily` against a running server, and `daily` without one."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.command import Shell
from support.server.running_server import running_server

LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n"
MARKS = [f"{space}={value}" for space in ("a1", "b1", "c1", "d1") for value in (*range(1, 16), "!")]
TURNS = "".join(f"{mark}\n\n" for mark in MARKS) * 12
"""Every mark that there is, again and again: those that are legal are inked, and others refused."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("served")) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture
def shell(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("XDG_DATA_HOME", str(shell.folder / "data"))
    shell.write("row.layout", LAYOUT)
    return shell


def made(shell: Shell, address: str, *options: str) -> str:
    """The link of a new challenge at the server."""
    ran = shell.run("challenge", "new", "--layout", "row.layout", "--server", address, *options)
    assert (ran.status, ran.err) == (0, "")
    found = re.search(r"http\S+/c/[A-Z]{5}", ran.out)
    assert found
    return found[0]


def play(shell: Shell, link: str, lines: str, *options: str) -> str:
    ran = shell.run("challenge", "play", link, "--plain", *options, stdin=lines.encode())
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def test_a_challenge_is_made_played_and_placed(shell: Shell, address: str) -> None:
    link = made(shell, address, "--title", "Sunday")
    said = play(shell, link, TURNS, "--players", "Ana")
    assert "Place 1 of" in said
    ran = shell.run("challenge", "results", link)
    assert "Sunday (" in ran.out
    assert "Ana" in ran.out
    (found,) = shell.run("challenge", "results", link, "--json").json()
    assert [each["name"] for each in found["results"]["places"] if each["is_me"]] == ["Ana"]


def test_a_run_that_was_left_goes_on_with_the_same_roll_and_needs_no_name(shell: Shell, address: str) -> None:
    link = made(shell, address)
    left = play(shell, link, "", "--players", "Ana")
    assert f"pennypapers challenge play {link}" in left
    again = play(shell, link, "")
    rolls = [re.findall(r"(?m)^.*\bD?ice.*$|[1-6P] [1-6] [1-6!]", each) for each in (left, again)]
    assert rolls[0] == rolls[1]


def test_a_second_run_is_practice(shell: Shell, address: str) -> None:
    link = made(shell, address)
    play(shell, link, TURNS, "--players", "Ana")
    assert "practice" in play(shell, link, "", "--players", "Ana")


def test_the_clock_and_the_end_are_said_before_the_first_turn(shell: Shell, address: str) -> None:
    without = play(shell, made(shell, address), "", "--players", "Ana")
    assert "seconds for each turn" not in without
    said = play(shell, made(shell, address, "--clock", "60", "--closes", "2"), "", "--players", "Ana")
    assert "You have 60 seconds for each turn. After that a bot writes for you." in " ".join(said.split())
    assert re.search(r"It is open until \d{4}-\d\d-\d\d \d\d:\d\d\.", said)
    assert said.index("open until") < said.index("Turn 1.")


def test_results_wait_for_ones_own_run(shell: Shell, address: str) -> None:
    ran = shell.run("challenge", "results", made(shell, address))
    assert (ran.status, ran.out) == (1, "")
    assert "Finish your own try first" in ran.err or "finish your own try first" in ran.err


def test_a_code_needs_a_server_and_a_link_has_one(shell: Shell, address: str) -> None:
    link = made(shell, address)
    code = link[-5:]
    ran = shell.run("challenge", "play", code, "--server", address, "--plain", "--players", "Ana")
    assert ran.status == 0
    assert shell.run("challenge", "results", code, "--server", address).status == 1


@pytest.mark.parametrize("text", ["nonsense", "ftp://example.org", "http://", "http://[::1", "http://a:b@c/"])
def test_what_is_no_address_is_refused(shell: Shell, text: str) -> None:
    ran = shell.run("challenge", "new", "temple", "--server", text)
    assert ran.status == 1
    assert "is no address of a server" in ran.err


def test_a_server_that_is_away_is_said_in_one_line(shell: Shell) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ran = shell.run("challenge", "play", f"http://127.0.0.1:{port}/c/PQRST", "--players", "Ana")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert "does not answer" in ran.err


def test_an_unknown_code_and_a_missing_name_are_said(shell: Shell, address: str) -> None:
    ran = shell.run("challenge", "play", f"{address}/c/ZZZZZ", "--players", "Ana")
    assert (ran.status, "no challenge with this code" in ran.err) == (1, True)
    assert shell.run("challenge", "play", made(shell, address)).status == 2


def test_the_key_is_readable_by_its_owner_alone(shell: Shell, address: str) -> None:
    play(shell, made(shell, address), "", "--players", "Ana")
    (key,) = (shell.folder / "data/pennypapers/keys").glob("*.key")
    assert key.stat().st_mode & 0o777 == 0o600


def test_the_daily_of_a_server_is_listed_and_begun(shell: Shell, tmp_path: Path) -> None:
    with running_server(tmp_path, has_dailies=True) as server:
        address = f"http://127.0.0.1:{server.port}"
        ran = shell.run("daily", "--server", address)
        assert ran.out.count("not played yet") == 3
        begun = shell.run("daily", "temple", "--server", address, "--plain", "--players", "Ana")
    assert (begun.status, begun.err) == (0, "")
    assert "/c/" in begun.out


def test_a_server_without_dailies_says_so(shell: Shell, address: str) -> None:
    ran = shell.run("daily", "temple", "--server", address, "--plain", "--players", "Ana")
    assert ran.status == 1
    assert "has no daily of this adventure today" in ran.err


def test_the_daily_of_this_computer_is_the_same_all_day(shell: Shell) -> None:
    first = shell.run("daily", "temple", "--plain")
    assert (first.status, first.err) == (0, "")
    folder = shell.folder / "data/pennypapers/dailies"
    (text,) = [path.read_text() for path in folder.glob("*-temple.challenge")]
    shell.run("daily", "temple", "--plain")
    assert [path.read_text() for path in folder.glob("*-temple.challenge")] == [text]
    assert len(list((shell.folder / "data/pennypapers/games").glob("*.game"))) == 1, "the run goes on"


def test_a_damaged_daily_is_said(shell: Shell) -> None:
    shell.run("daily", "temple", "--plain")
    (path,) = (shell.folder / "data/pennypapers/dailies").glob("*-temple.challenge")
    Path(path).write_text("challenge: 1\n")
    ran = shell.run("daily", "temple", "--plain")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
