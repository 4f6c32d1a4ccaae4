"""The full-screen game on a real pseudo-terminal of 80 × 24: a turn with the mouse alone, as escape sequences."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
pytest.importorskip("textual")

ROWS, COLUMNS = 24, 80
CHIP_9, D2, INK, LEAVE = (72, 9), (31, 6), (3, ROWS), (37, ROWS)
"""Places on the screen of the first turn of `--seed 3`, whose dice show 5, 4 and 5: column and row, from one."""
ESCAPES = re.compile(r"\x1b(\[[0-9;?<=>]*[ -/]*[@-~]|[PX^_\]].*?(\x1b\\|\x07)|.)")
LONG_ENOUGH = 120


class Terminal:
    """A game on a terminal, and what was written on it since the last click."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        program = [sys.executable, "-c", "import sys; from pennypapers.cli import main; sys.exit(main())"]
        unwanted = ("NO_COLOR", "COLUMNS", "LINES")
        variables = {key: value for key, value in os.environ.items() if key not in unwanted}
        variables |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", "HOME": str(folder)}
        self.process = subprocess.Popen(
            [*program, "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=variables,
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)
        self._written = b""

    def click(self, place: tuple[int, int]) -> None:
        """Press and release the left button, as a terminal says it (SGR, mode 1006)."""
        column, row = place
        self._written = b""
        os.write(self._ours, f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m".encode())

    def shows(self, words: str) -> None:
        """Wait until these words were written, whatever their colours."""
        end = time.monotonic() + LONG_ENOUGH
        while words not in self._text:
            assert time.monotonic() < end, f"no {words!r} in {self._text!r}"
            if select.select([self._ours], [], [], 1)[0]:
                self._written += os.read(self._ours, 65536)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    @property
    def _text(self) -> str:
        return ESCAPES.sub("", self._written.decode(errors="replace"))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path, "island", "--seed", "3", "--out", str(tmp_path / "a.game"))
    yield terminal
    terminal.close()


def test_a_turn_is_written_and_inked_with_the_mouse(terminal: Terminal) -> None:
    terminal.shows("Write one number.")
    terminal.click(CHIP_9)
    terminal.shows("9 = 5 + 4")
    terminal.click(D2)
    terminal.shows("to ink it")
    terminal.click(INK)
    terminal.shows("Turn 2")
    terminal.click(LEAVE)
    terminal.shows("--resume")
    assert terminal.process.wait(LONG_ENOUGH) == 0
