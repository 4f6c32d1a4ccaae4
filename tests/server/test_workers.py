"""Several processes on one port, as `serve --workers` starts them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import open_party
from support.server.robot import Robot
from support.server.running_server import RunningServer, running_server

from pennypapers.server.workers import MOST_DEATHS

needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")


@contextmanager
def held(process: int) -> Iterator[None]:
    """Stop one process, so that new connections go to the others."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


async def connected(robot: Robot) -> asyncio.Task[None]:
    playing = asyncio.create_task(robot.play())
    while not robot.connections:
        await asyncio.sleep(0.01)
    return playing


@needs_proc
def test_seats_at_two_processes_play_a_game(tmp_path: Path, postgres_url: str) -> None:
    async def game(server: RunningServer) -> None:
        one, other = server.workers
        party = await open_party(server.port, "ana", "ben", come=False)
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
        ana, ben = (Robot(guest, guest.name) for guest in party.guests)
        with held(one):
            hers = await connected(ana)
        with held(other):
            his = await connected(ben)
        await asyncio.gather(hers, his)
        assert (ana.connections, ben.connections) == (1, 1), "neither was thrown out on the way"
        assert ana.ended == ben.ended is not None
        assert ana.acknowledged.keys() == ben.acknowledged.keys()
        assert len(ana.acknowledged) > 5
        assert (await party.get("/verify")).json()["good"]

    with running_server(tmp_path, postgres_url, "--workers", "2") as server:
        asyncio.run(asyncio.wait_for(game(server), LONG_ENOUGH))
        assert server.stop() == 0
        assert "Traceback" not in server.log


@needs_proc
def test_a_process_that_dies_is_replaced(tmp_path: Path, postgres_url: str) -> None:
    """Its clients reconnect with the last number they have seen, and all inked turns are there."""

    async def game(server: RunningServer) -> None:
        one, other = server.workers
        party = await open_party(server.port, "ana", come=False)
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
        ana = Robot(party.host, "ana")
        with held(other):
            playing = await connected(ana)
        while not ana.acknowledged:
            await asyncio.sleep(0.01)
        os.kill(one, signal.SIGKILL)
        await playing
        assert ana.ended is not None
        while len(server.workers) < 2:
            await asyncio.sleep(0.01)
        new = next(process for process in server.workers if process != other)
        with held(other):
            await party.host.come()
            await party.host.hear("welcome")
        status = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await party.host.closed() == 1012, "the new one serves, and is told to end as well"
        assert await status == 0
        assert not any(Path(f"/proc/{process}").exists() for process in (other, new))

    with running_server(tmp_path, postgres_url, "--workers", "2") as server:
        one = server.workers[0]
        asyncio.run(asyncio.wait_for(game(server), LONG_ENOUGH))
        assert f"process {one} died (SIGKILL); another takes its place" in server.log
        assert "Traceback" not in server.log


def run(work: str) -> subprocess.CompletedProcess[str]:
    """Run two workers with this code in a separate process."""
    program = f"""
import os, signal, socket, sys, time
from pennypapers.server.logs import set_up_logs
from pennypapers.server.workers import run_workers

parent = os.getpid()

def work(ready):
    {work}

set_up_logs()
listener = socket.create_server(("127.0.0.1", 0))
sys.exit(run_workers(2, work, lambda: print("ready", flush=True), listener))
"""
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=LONG_ENOUGH, check=False
    )


def test_processes_that_keep_dying_end_the_server() -> None:
    ended = run("ready(); os.kill(os.getpid(), signal.SIGKILL)")
    assert (ended.returncode, ended.stdout) == (1, "ready\n")
    assert ended.stderr.count("another takes its place") == MOST_DEATHS - 1
    assert f"{MOST_DEATHS} processes died within 60 s: the server ends" in ended.stderr


def test_processes_that_cannot_start_are_not_started_again() -> None:
    ended = run(r"os.write(2, b'no\n'); return 1")
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", "no\nno\n")


def test_a_process_that_is_told_to_stop_is_not_replaced() -> None:
    ended = run("ready(); os.kill(os.getppid(), signal.SIGTERM); time.sleep(30)")
    assert (ended.returncode, ended.stdout) == (1, "ready\n")  # 1, as these workers do not handle SIGTERM
    assert "another" not in ended.stderr


def test_processes_end_with_a_parent_that_was_killed() -> None:
    """Otherwise they would hold the port, and the server could not be started again."""
    ended = run("ready(); os.kill(parent, signal.SIGKILL); time.sleep(3600)")  # both hold its output until they end
    assert ended.returncode == -signal.SIGKILL
