"""The program as a shell starts it: streams that are closed, full or gone, and an interrupt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.command import Shell, run_process

from pennypapers.cli import main
from pennypapers.cli.commands.sheets import rules

SHEET = b"adventure: temple\nlayout: front\ngrid:\n"
ROWS = b"- - 1 2 3 - -\n- - . . .\n- . . - . .\n- . . . . .\n. . . - . . .\n. . . . . . .\n. . . - . . .\n"
COMMAND = f"{sys.executable} -m pennypapers"

needs_a_shell = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")


def in_shell(command: str, data: bytes = SHEET + ROWS) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["sh", "-c", command], input=data, capture_output=True, check=False, timeout=60)


def test_a_sheet_through_a_pipe() -> None:
    ran = run_process("score", "-", "--json", stdin=SHEET + ROWS)
    assert (ran.status, ran.err) == (0, "")
    assert ran.json()[0]["parts"] == {"sequence": 3, "groups": 0, "mummies": 0}


def test_a_refusal_goes_to_standard_error() -> None:
    ran = run_process("score", "-", stdin=SHEET)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "line 3: the grid has no rows\n"


def test_wrong_usage_is_status_2() -> None:
    ran = run_process("score")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


def test_a_file_by_any_name(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\n.sheet"
    try:
        Path(os.fsdecode(name)).write_bytes(SHEET)
    except OSError:
        pytest.skip("this file system has no such names")
    ran = run_process("score", os.fsdecode(name), "none.sheet")
    assert ran.status == 1
    assert len(ran.err.splitlines()) == 2
    assert run_process("score", os.fsdecode(name), "--json").error() == (3, None, None)


@needs_a_shell
@pytest.mark.parametrize("command", ["score -", "rules", "--help", "show temple-front --svg -", "completion bash"])
def test_a_pipe_that_its_reader_closes_is_no_error(command: str) -> None:
    done = in_shell(f"{COMMAND} {command} | true")
    assert done.stderr == b""


@needs_a_shell
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize("command", ["score -", "rules", "show temple-front --svg -"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = in_shell(f"{COMMAND} {command} > /dev/full")
    assert done.returncode == 1
    assert done.stderr == b"pennypapers: the output cannot be written: No space left on device\n"


@needs_a_shell
def test_closed_streams_are_no_traceback() -> None:
    done = in_shell(f"{COMMAND} score - <&-")
    assert (done.returncode, done.stderr) == (1, b"- cannot be read: standard input is closed\n")
    done = in_shell(f"{COMMAND} score - >&-")
    assert (done.returncode, done.stderr) == (0, b"")
    done = in_shell(f"{COMMAND} score none.sheet 2>&-")
    assert (done.returncode, done.stdout) == (1, b"")


def test_an_interrupt_is_no_traceback(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "run", interrupt)
    assert main(["rules"]) == 130
    assert shell.capsys.readouterr().err == ""
