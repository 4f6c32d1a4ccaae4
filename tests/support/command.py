"""Runs the command line in tests, in the test process or in another one, on files that a test writes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.texts import FILES, drawn

from pennypapers.cli import main


@dataclass(frozen=True)
class Ran:
    """The result of a command: its exit status and its output."""

    status: int
    out: str
    err: str

    def json(self) -> list[Any]:
        """Its output, parsed as one JSON value a line."""
        return [json.loads(line) for line in self.out.splitlines()]

    def error(self) -> tuple[int, str | None, str | None]:
        """The line, player and clause of the only error in its JSON output."""
        (found,) = self.json()
        assert found.keys() == {"error"}
        assert found["error"].keys() == {"line", "player", "clause", "message"}
        assert found["error"]["message"]
        return found["error"]["line"], found["error"]["player"], found["error"]["clause"]


@dataclass
class Shell:
    """Runs commands in a temporary folder that contains the layouts of `texts.FILES`."""

    folder: Path
    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def __post_init__(self) -> None:
        self.monkeypatch.chdir(self.folder)
        self.monkeypatch.setenv("LC_ALL", "C")  # the language of the output depends on the locale
        for name in FILES:
            self.write(name, FILES[name])

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else drawn(text).encode())
        return path

    def run(self, *args: str, stdin: str | bytes = b"") -> Ran:
        data = stdin if isinstance(stdin, bytes) else drawn(stdin).encode()
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        try:
            status = main(args)
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else 1
        printed = self.capsys.readouterr()
        return Ran(status, printed.out, printed.err)


def run_process(*args: str, stdin: bytes = b"", cwd: Path | None = None, env: Mapping[str, str] | None = None) -> Ran:
    """Run a command as a separate process, as a shell would start it."""
    done = subprocess.run(
        [sys.executable, "-m", "pennypapers", *args],
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env=None if env is None else dict(env),
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
