"""Before the first roll: the menu, the names, and the command line of `play`."""

from __future__ import annotations

import contextlib
import io
import os
import select
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.typist import Played, Script

from pennypapers.cli import main
from pennypapers.rules import ADVENTURES
from pennypapers.terminal.begin import Wishes
from pennypapers.terminal.names import read_names
from pennypapers.terminal.opening import about
from pennypapers.terminal.prompt import LeaveGame

CTRL_C = b"\x03"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> io.StringIO:
    """What a pipe sends; games go to a folder of the test's own."""
    source = io.StringIO()
    monkeypatch.setattr("sys.stdin", source)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return source


def type_lines(source: io.StringIO, *lines: str) -> None:
    source.write("".join(f"{line}\n" for line in lines))
    source.seek(0)


def test_every_adventure_has_a_line_in_the_menu(tmp_path: Path) -> None:
    shown = Played(Script("1", ""), Wishes(), tmp_path).shown
    assert all(f"({key})" in shown and about(rules) in shown for key, rules in ADVENTURES.items())


def test_the_menu_offers_three_adventures_and_a_table(tmp_path: Path) -> None:
    played = Played(Script("4", "ISLAND", "ana, ana", "ana, ben"), Wishes(), tmp_path)
    assert "1  The Temple of Apikhabou (temple), age 7+, 15 minutes" in played.shown
    assert "There is no “4” here" in played.shown
    assert "Two players are called 'ana'" in played.shown
    assert played.game.table.seats == ("ana", "ben")
    assert played.game.table.adventure.key == "island"


def test_enter_twice_plays_the_temple_alone(tmp_path: Path) -> None:
    table = Played(Script("", ""), Wishes(), tmp_path).game.table
    assert (table.adventure.key, table.seats) == ("temple", ("you",))


@pytest.mark.parametrize("lines", [(), ("quit",), ("1",), ("1", "quit")])
def test_leaving_the_menu_leaves_no_file(lines: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(LeaveGame):
        Played(Script(*lines), Wishes(), tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("names", ["", "a,,b", "a|b", "x" * 41, "a\x07", ",".join(f"p{i}" for i in range(101))])
def test_names_that_cannot_be_taken(names: str) -> None:
    with pytest.raises(ValueError, match=r"name|players"):
        read_names(names)


def test_a_piped_game(typed: io.StringIO, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    type_lines(typed, "1 2 3", "c4=3", "", "quit")
    assert main(["play", "temple", "--dice", "by-hand"]) == 0
    shown = capsys.readouterr()
    assert "> c4=3\n" in shown.out
    assert "Inked c4=3. 0 stars." in shown.out
    assert "\x1b" not in shown.out
    (path,) = (tmp_path / "pennypapers/games").glob("temple-*.game")
    assert shown.out.endswith(f"Saved. Go on with: pennypapers play --resume {path}\n")
    assert main(["play", "--resume", str(path)]) == 0
    assert "Turn 2." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--layout", "front"], "say which adventure’s front side"),
        (["temple", "--layout", "side"], "there is no built-in layout 'side'"),
        (["temple", "--layout", "none.layout"], "none.layout cannot be read: No such file"),
        (["temple", "--layout", "isle.layout"], "isle.layout is a layout of another adventure"),
        (["--layout", "bad.layout"], "bad.layout: line 1: the block 'grid:' is missing"),
        (["temple", "--out", "there.game"], "there.game is there already"),
        (["temple", "--out", "no/such/folder/a.game"], "cannot be written: No such file"),
        (["--resume", "none.game"], "none.game cannot be read"),
    ],
)
def test_what_cannot_be_played_is_one_line_and_status_1(
    arguments: list[str],
    message: str,
    typed: io.StringIO,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    del typed
    monkeypatch.chdir(tmp_path)
    Path("isle.layout").write_text("adventure: island\nname: isle\ngrid:\n  ~ o\n")
    Path("bad.layout").write_text("adventure: island\n")
    Path("there.game").write_text("")
    assert main(["play", *arguments]) == 1
    refused = capsys.readouterr().err
    assert message in refused
    assert refused.count("\n") == 1


def test_a_folder_that_cannot_be_made(
    typed: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del typed
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["play", "temple"]) == 1
    assert capsys.readouterr().err.endswith("cannot be written: Not a directory\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["volcano"],
        ["temple", "--seed", "x"],
        ["temple", "--seed", "-1"],
        ["temple", "--players", "a,a"],
        ["temple", "--house", "no_door=maybe"],
        ["temple", "--dice", "loaded"],
        ["temple", "--resume", "a.game"],
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["play", *arguments])
    except SystemExit as left:
        status = int(left.code or 0)
    assert status == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_ctrl_c_is_130_without_a_traceback(
    typed: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del typed

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("pennypapers.terminal.prompt.lines_from", lambda *_: interrupted)
    out = tmp_path / "a.game"
    assert main(["play", "temple", "--out", str(out)]) == 130
    shown = capsys.readouterr()
    assert f"--resume {out}" in shown.out
    assert "Traceback" not in shown.err


def at_a_terminal(arguments: list[str], typed: bytes, **environment: str) -> tuple[int, str]:
    """The exit status and everything shown by a real process on a pseudo-terminal."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    program = [sys.executable, "-c", "import sys; from pennypapers.cli import main; sys.exit(main())"]
    variables = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    variables |= {"TERM": "xterm", "PYTHONIOENCODING": "utf-8", **environment}
    process = subprocess.Popen(
        [*program, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=variables,
        start_new_session=True,
        # Background processes ignore SIGINT; reset it, so that the game receives Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(theirs)
    stuck = threading.Timer(LONG_ENOUGH, process.kill)
    stuck.start()
    heard = b""
    with contextlib.suppress(OSError):  # the other end closes when the process is gone
        while b"? helps.\x1b[0m\r\n> " not in heard and b"? helps.\r\n> " not in heard:
            heard += os.read(ours, 65536)
        if typed == CTRL_C:
            process.send_signal(signal.SIGINT)
            while not select.select([ours], [], [], 1)[0]:  # it came before input was waited for
                process.send_signal(signal.SIGINT)
        else:
            os.write(ours, typed)
        while True:
            heard += os.read(ours, 65536)
    os.close(ours)
    status = process.wait()
    stuck.cancel()
    return status, heard.decode()


def test_a_terminal_gets_colour_unless_no_color_is_set(tmp_path: Path) -> None:
    status, shown = at_a_terminal(["play", "temple", "--plain", "--out", str(tmp_path / "a.game")], b"quit\n")
    assert status == 0
    assert "\x1b[1mTurn 1. 0 stars.\x1b[0m" in shown
    status, shown = at_a_terminal(
        ["play", "temple", "--plain", "--out", str(tmp_path / "b.game")], b"quit\n", NO_COLOR="1"
    )
    assert status == 0
    assert "\r\nTurn 1. 0 stars.\r\n" in shown


def test_ctrl_c_at_a_terminal_says_how_to_go_on(tmp_path: Path) -> None:
    status, shown = at_a_terminal(["play", "temple", "--plain", "--out", str(tmp_path / "a.game")], CTRL_C)
    assert status == 130
    assert "Traceback" not in shown
    assert f"Saved. Go on with: pennypapers play --resume {tmp_path / 'a.game'}" in shown
