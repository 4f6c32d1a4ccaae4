"""`pennypapers serve` at start-up: errors in one line, and the addresses it prints."""

from __future__ import annotations

import os
import re
import select
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.server.guest import request
from support.server.running_server import START_SECONDS, running_server

from pennypapers.cli import main
from pennypapers.cli.welcome import welcome
from pennypapers.server.limits import Limits, parse_limit

LAPTOP = "http://192.168.1.23:8420/"
HERE = "http://127.0.0.1:8420/"


needs_a_terminal = pytest.mark.skipif(os.name != "posix", reason="needs a terminal of its own")


def said(arguments: list[str], capsys: pytest.CaptureFixture[str], status: int = 1) -> str:
    ended: object
    try:
        ended = main(["serve", *arguments])
    except SystemExit as wrong_usage:
        ended = wrong_usage.code
    assert ended == status
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


# -- before it serves --------------------------------------------------------------------------------------


def test_a_plain_install_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "pennypapers.cli.commands.serving.serve.find_spec", lambda name: None if name == "uvicorn" else object()
    )
    assert said([], capsys) == (
        "pennypapers serve: the server needs more than is installed (uvicorn): pip install 'pennypapers[server]'\n"
    )


def test_traces_need_packages_of_their_own(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("pennypapers.server.traces.collector.find_spec", found)
    assert said(["--trace", "http://127.0.0.1:4318"], capsys) == (
        "pennypapers serve: the server needs more than is installed (opentelemetry-sdk, "
        "opentelemetry-exporter-otlp-proto-http): pip install 'pennypapers[server,trace]'\n"
    )


@pytest.mark.parametrize(
    "url", ["127.0.0.1:4318", "grpc://127.0.0.1:4317", "http://", "http://here:port", "http://a/?b"]
)
def test_traces_go_to_an_address_of_http(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--trace", url])
    assert f"such as http://127.0.0.1:4318, not {url!r}" in " ".join(capsys.readouterr().err.split())


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"127.0.0.1:{port}" in said(["--port", str(port)], capsys)


def test_several_workers_need_a_shared_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert "PostgreSQL" in said(["--workers", "2", "--database", "sqlite:///tables.db"], capsys)


def test_no_address_is_printed_before_the_store_is_open(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    command = [sys.executable, "-m", "pennypapers", "serve", "--port", "0", "--database"]
    ran = subprocess.run(
        [*command, f"sqlite:///{tmp_path / 'file' / 'tables.db'}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert len(ran.stderr.splitlines()) == 1
    assert "cannot be opened" in ran.stderr


# -- limits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["bogus=1", "tables", "", "=", "Tables=1"])
def test_an_unknown_limit_is_refused_with_a_list_of_the_known_ones(
    capsys: pytest.CaptureFixture[str], text: str
) -> None:
    line = said(["--limit", text], capsys, 2)
    assert repr(text) in line
    assert all(name in line for name in Limits.__slots__)


@pytest.mark.parametrize("value", ["", "0", "-1", "nan", "inf", "1e999", "many", "1.5"])
def test_a_limit_with_an_invalid_value_is_refused_and_quoted(capsys: pytest.CaptureFixture[str], value: str) -> None:
    line = said(["--limit", f"tables={value}"], capsys, 2)
    assert f"tables: {'this' if value == '1.5' else 'a limit'}" in line
    assert repr(value) in line


def test_idle_days_must_be_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--idle-days" in said(["--idle-days", "soon"], capsys, 2)


def test_a_day_zone_is_a_name_or_hours_ahead_of_utc(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'Nowhere'" in said(["--day-zone", "Nowhere"], capsys, 2)


def test_a_wrong_limit_in_the_environment_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PENNYPAPERS_LIMITS", "tables=3,chairs=4")
    assert said([], capsys).startswith("pennypapers serve: PENNYPAPERS_LIMITS: 'chairs=4' is no limit")


def test_counted_limits_are_whole_and_the_others_need_not_be() -> None:
    assert parse_limit("tables=500") == ("tables", 500)
    assert isinstance(parse_limit("tables=500")[1], int)
    assert parse_limit("away_seconds=2.5") == ("away_seconds", 2.5)


def test_limits_hold_and_the_command_line_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNYPAPERS_LIMITS", "tables=5, request_burst=50 requests_per_second=0.001")
    with running_server(tmp_path, None, "--limit", "tables=2", "--idle-days", "1") as server:

        def open_table() -> int:
            return request(server.port, "POST", "/api/tables", {"adventure": "temple"}).status

        assert [open_table() for _ in range(3)] == [201, 201, 503]
        answers = [request(server.port, "GET", "/api/layouts").status for _ in range(50)]
        assert answers.count(200) == 46, "50 at once: the healthy answer at the start, three tables and these"


PLAIN = (
    "Without HTTPS phones may not stay awake, install, vibrate, share or notify; "
    "docs/running-it.md shows two ways to it at home.\n"
)


def test_a_proxy_that_speaks_https_needs_no_word_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    welcome([LAPTOP], behind_proxy=True, qr=False)
    assert PLAIN not in capsys.readouterr().out


# -- when it can be reached --------------------------------------------------------------------------------


def test_a_server_only_this_computer_can_reach_says_how_to_open_it(capsys: pytest.CaptureFixture[str]) -> None:
    welcome([HERE])
    assert capsys.readouterr().out == (
        "The tables are at http://127.0.0.1:8420/ (Ctrl-C ends the server)\n"
        "Only this computer can reach them; with --host 0.0.0.0 everybody on your network can.\n"
    )
    welcome([HERE], behind_proxy=True)
    assert "Only this computer" not in capsys.readouterr().out


def test_all_addresses_are_printed_the_likeliest_first(capsys: pytest.CaptureFixture[str]) -> None:
    welcome([LAPTOP, "http://10.0.0.5:8420/"], taken=8420)
    assert capsys.readouterr().out == (
        "The tables are at http://192.168.1.23:8420/ (port 8420 is taken; Ctrl-C ends the server)\n"
        "               or http://10.0.0.5:8420/\n" + PLAIN
    )


class Terminal:
    """A server in a terminal of its own, up to its first line and then as long as one likes."""

    def __init__(self, *arguments: str, **settings: str) -> None:
        self._end, theirs = os.openpty()
        command = [sys.executable, "-m", "pennypapers", "serve", "--port", "0", "--database", "sqlite:///:memory:"]
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **settings}
        self._process = subprocess.Popen(
            [*command, *arguments], stdout=theirs, stderr=subprocess.DEVNULL, env=environment
        )
        os.close(theirs)
        self._shown = b""
        while b"\n" not in self._shown:
            assert self._read(), "the server ended"

    def __enter__(self) -> str:
        return self._shown.decode().split("\n")[0]

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> str:
        """Everything that was shown."""
        self._process.terminate()
        while self._read():
            pass
        os.close(self._end)
        assert self._process.wait(START_SECONDS) == 0
        return self._shown.decode()

    def _read(self) -> bool:
        assert select.select([self._end], [], [], START_SECONDS)[0]
        try:
            read = os.read(self._end, 100_000)
        except OSError:  # nobody writes to it any more
            return False
        self._shown += read
        return bool(read)


@needs_a_terminal
def test_the_server_says_where_it_is_and_is_there() -> None:
    with Terminal("--host", "0.0.0.0") as line:
        found = re.search(r"http://([\d.]+):(\d+)/", line)
        assert found
        assert found[1] != "0.0.0.0"
        socket.create_connection((found[1], int(found[2])), timeout=10).close()


@needs_a_terminal
def test_a_terminal_gets_the_code_for_phones_where_they_can_use_it() -> None:
    shown = Terminal("--host", "0.0.0.0").close()
    assert ("▀" in shown) == ("127.0.0.1" not in shown), "no network, no code"
    assert "▀" not in Terminal("--host", "0.0.0.0", "--no-qr").close()
    assert "▀" not in Terminal().close(), "no phone comes to 127.0.0.1"
    assert "?" not in Terminal("--host", "0.0.0.0", PYTHONIOENCODING="ascii").close(), "it cannot show one"


@needs_a_terminal
def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    browser, note = tmp_path / "browser", tmp_path / "note"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {note}.new\nmv {note}.new {note}\n')
    browser.chmod(0o755)
    with Terminal("--open", BROWSER=f"{browser} %s") as line:
        deadline = time.monotonic() + START_SECONDS
        while not note.exists():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert note.read_text() in line
        assert note.read_text().startswith("http://127.0.0.1:")


@needs_a_terminal
def test_no_browser_is_no_fault() -> None:
    with Terminal("--open", BROWSER="/no/such/browser %s") as line:
        assert "http://" in line
