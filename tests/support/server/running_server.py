"""A real server for the tests: a process of its own that can be killed, or one in the test's own event loop."""

from __future__ import annotations

import asyncio
import re
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn
from support.server.guest import request

from pennypapers.server.addresses import listen
from pennypapers.server.app import create_app
from pennypapers.server.limits import Limits
from pennypapers.server.serving import Settings, server_config
from pennypapers.server.session.loop_clock import Clock
from pennypapers.server.store.contract import Store
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.web_files import WebFiles

QUICK = Limits(
    away_seconds=0.2,
    host_seconds=0.3,
    progress_seconds=0.02,
    messages_per_second=5000,
    message_burst=5000,
    requests_per_second=5000,
    request_burst=5000,
    misses_per_second=5000,
    miss_burst=5000,
)
"""No waiting for absent players, and no rate limits."""

PATIENT = replace(QUICK, away_seconds=60, host_seconds=60)
"""Absent players are always waited for, and there are no rate limits."""

START_SECONDS = 20.0
STOP_SECONDS = 10.0


class RunningServer:
    """`pennypapers serve` over a file or a database: killed, it comes back at its port with the same tables."""

    def __init__(self, folder: Path, database: str | None = None, arguments: Sequence[str] = ()) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.arguments = arguments
        self.log_file = folder / "server.log"
        self.port = 0
        self._process = self._start()

    @property
    def log(self) -> str:
        """Everything the server has printed but its first line."""
        return self.log_file.read_text(encoding="utf-8")

    @property
    def workers(self) -> list[int]:
        """The processes that it has started."""
        process = self._process.pid
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._process.kill()
        self._gone()

    def stop(self) -> int:
        """Stop it with SIGTERM; returns the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._gone()

    def restart(self) -> None:
        self._process = self._start()

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._gone()

    def _gone(self) -> int:
        status = self._process.wait(timeout=STOP_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "pennypapers", "serve", "--port", str(self.port), "--database", self.database]
        with self.log_file.open("ab") as log:
            process = subprocess.Popen([*command, *self.arguments], stdout=subprocess.PIPE, stderr=log)
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], START_SECONDS)
        line = process.stdout.readline().decode() if ready else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is None or not _is_well(int(found[1])):
            process.kill()
            process.wait(STOP_SECONDS)
            process.stdout.close()
            raise AssertionError(f"the server did not start: {line!r} {self.log}")
        self.port = int(found[1])
        return process


def _is_well(port: int) -> bool:
    """Whether a server answers there."""
    try:
        return request(port, "GET", "/healthz").status == 200
    except OSError:
        return False


@contextmanager
def running_server(folder: Path, database: str | None = None, *arguments: str) -> Iterator[RunningServer]:
    server = RunningServer(folder, database, arguments)
    try:
        yield server
    finally:
        server.close()


@asynccontextmanager
async def served(
    folder: Path,
    limits: Limits | None = None,
    *,
    store: Store | None = None,
    web_files: WebFiles | None = None,
    clock: Clock | None = None,
) -> AsyncIterator[int]:
    """A server in this event loop with limits of the test's own; its port."""
    limits = limits or Limits()
    listener = listen("127.0.0.1", 0)
    app = create_app(store or SqliteStore(folder / "tables.db"), limits, web_files=web_files, clock=clock)
    server = uvicorn.Server(server_config(app, Settings("", limits), shutdown_seconds=1))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        async with asyncio.timeout(START_SECONDS):
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.005)
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await serving
        listener.close()


def on_a_server(
    limits: Limits = QUICK, *, seconds: float = 40.0, clock: Clock | None = None
) -> Callable[[Callable[[int], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is handed the port of a server of its own, and that ends in time."""

    def test_of(scenario: Callable[[int], Awaitable[None]]) -> Callable[[Path], None]:
        async def whole(folder: Path) -> None:
            async with asyncio.timeout(seconds), served(folder, limits, clock=clock) as port:
                await scenario(port)

        def test(tmp_path: Path) -> None:
            asyncio.run(whole(tmp_path))

        test.__doc__ = scenario.__doc__
        return test

    return test_of
