"""A real server for tests: as a separate process that can be killed, or in the event loop of the test."""

from __future__ import annotations

import asyncio
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import request

from pennypapers.lab.daily_layout import daily_layout
from pennypapers.server.addresses import listen
from pennypapers.server.analyses.analysis_registry import Stages
from pennypapers.server.app import create_app
from pennypapers.server.challenges.day_zone import DayZone
from pennypapers.server.limits import Limits
from pennypapers.server.serving import Server, Settings
from pennypapers.server.session.loop_clock import Clock
from pennypapers.server.store.contract import Store
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.web_files import WebFiles

QUICK = Limits(
    away_seconds=0.2,
    host_seconds=0.3,
    progress_seconds=0.02,
    link_seconds=0.4,
    messages_per_second=5000,
    message_burst=5000,
    requests_per_second=5000,
    request_burst=5000,
    files_per_second=5000,
    file_burst=5000,
    misses_per_second=5000,
    miss_burst=5000,
    challenges_per_second=5000,
    challenge_burst=5000,
    runs_per_second=5000,
    run_burst=5000,
)
"""Limits for most tests: absent players are not waited for, and there are no rate limits."""

PATIENT = replace(QUICK, away_seconds=60, host_seconds=60)
"""Limits under which absent players are always waited for, and there are no rate limits."""

START_SECONDS = 60.0
STOP_SECONDS = 60.0


NEVER = 1e9


class RunningServer:
    """A process of `pennypapers serve` with a file or a database; after a kill it can be restarted on the same port
    with the same tables."""

    def __init__(
        self, folder: Path, database: str | None = None, arguments: Sequence[str] = (), *, has_dailies: bool = False
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        if not has_dailies:  # the bots that play dailies would take the processor from what is tested
            arguments = [*arguments, "--no-daily"]
        self.arguments = [*arguments, f"--limit=compiling_after={NEVER}"]  # that would take it too
        self.log_file = folder / "server.log"
        self.port = 0
        self._process = self._start()

    @property
    def log(self) -> str:
        """Everything that the server has printed after its first line."""
        return self.log_file.read_text(encoding="utf-8")

    @property
    def process(self) -> int:
        """The id of its process."""
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        """The processes that it has started."""
        process = self._process.pid
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]

    @property
    def megabytes(self) -> int:
        """The memory of its process and of those it has started."""
        return sum(map(_megabytes, (self._process.pid, *self.workers)))

    @property
    def loop_seconds(self) -> float:
        """The processor time of its event loop so far, which does not depend on what else the machine does."""
        return schedule_of(self._process.pid)[0]

    @property
    def waited_seconds(self) -> float:
        """How long its event loop has waited so far for a processor that others had."""
        return schedule_of(self._process.pid)[1]

    def printed(self, pattern: str) -> re.Match[str]:
        """Wait for a line on standard output that has this, and return the match."""
        assert self._process.stdout is not None
        while select.select([self._process.stdout], [], [], START_SECONDS)[0]:
            line = self._process.stdout.readline().decode()
            if found := re.search(pattern, line):
                return found
            if not line:
                break
        raise AssertionError(f"nothing like {pattern} was printed; {self.log}")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._process.kill()
        self._gone()

    def stop(self) -> int:
        """Stop it with SIGTERM; returns the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._gone()

    def seconds_to_stop(self) -> float:
        """Stop it with SIGTERM; how long that took, without the time in which its event loop waited for a processor
        that others had."""
        began, waited = time.monotonic(), self.waited_seconds
        self._process.send_signal(signal.SIGTERM)
        os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT)
        took = time.monotonic() - began - (self.waited_seconds - waited)
        assert self._gone() == 0
        return took

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
            process = subprocess.Popen([*command, *self.arguments], stdout=subprocess.PIPE, stderr=log, bufsize=0)
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


def schedule_of(process: int) -> tuple[float, float]:
    """How many seconds the first thread of a process had a processor so far, and how many it waited for one."""
    had, waited, _ = Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()
    return int(had) / 1e9, int(waited) / 1e9


def _megabytes(process: int) -> int:
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0
    found = re.search(r"^VmRSS:\s+(\d+) kB", status, flags=re.MULTILINE)
    return int(found[1]) // 1024 if found else 0


def _is_well(port: int) -> bool:
    """Whether a server answers on this port."""
    try:
        return request(port, "GET", "/healthz").status == 200
    except OSError:
        return False


@contextmanager
def running_server(
    folder: Path, database: str | None = None, *arguments: str, has_dailies: bool = False
) -> Iterator[RunningServer]:
    server = RunningServer(folder, database, arguments, has_dailies=has_dailies)
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
    bots: Sequence[str] = (),
    zone: DayZone | None = None,
    has_dailies: bool = False,
    coach: Stages | bool = False,
    proxy: str | None = None,
    root: str | None = None,
) -> AsyncIterator[int]:
    """Run a server with these limits in the current event loop; yields its port. `bots` play its challenges; the
    forwarded headers of `proxy` are believed; it lives below `root`."""
    limits = limits or Limits()
    listener = listen("127.0.0.1", 0)
    app = create_app(
        store or SqliteStore(folder / "tables.db"),
        limits,
        web_files=web_files,
        clock=clock,
        bots=bots,
        zone=zone,
        has_dailies=has_dailies,
        new_layout=daily_layout,
        coach=coach,
    )
    server = Server(app, Settings((), limits, proxy, root), clock=clock)
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
    limits: Limits = QUICK,
    *,
    seconds: float = LONG_ENOUGH,
    clock: Clock | None = None,
    coach: Stages | bool = False,
) -> Callable[[Callable[[int], Awaitable[None]]], Callable[[Path], None]]:
    """Decorator: turns a coroutine function that takes a port into a test with its own server and a timeout."""

    def test_of(scenario: Callable[[int], Awaitable[None]]) -> Callable[[Path], None]:
        async def whole(folder: Path) -> None:
            async with asyncio.timeout(seconds), served(folder, limits, clock=clock, coach=coach) as port:
                await scenario(port)

        def test(tmp_path: Path) -> None:
            asyncio.run(whole(tmp_path))

        test.__doc__ = scenario.__doc__
        return test

    return test_of
