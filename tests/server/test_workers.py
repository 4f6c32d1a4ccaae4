"""Several processes on one port, as `serve --workers` starts them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from guest import open_party
from robot import Robot
from running_server import RunningServer, running_server

needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")


@contextmanager
def held(process: int) -> Iterator[None]:
    """While this process is held, new connections go to the others."""
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
        asyncio.run(asyncio.wait_for(game(server), 60))
        assert server.stop() == 0
        assert "Traceback" not in server.log


@needs_proc
def test_all_processes_are_told_to_stop_even_if_one_has_gone(tmp_path: Path, postgres_url: str) -> None:
    async def stopped(server: RunningServer) -> None:
        one, other = server.workers
        party = await open_party(server.port, "ana", come=False)
        with held(one):
            await party.host.come()
            await party.host.hear("welcome")
        os.kill(one, signal.SIGKILL)
        status = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await party.host.closed() == 1012
        assert await status == 1, "one of them did not end well"
        assert not Path(f"/proc/{other}").exists()

    with running_server(tmp_path, postgres_url, "--workers", "2") as server:
        asyncio.run(asyncio.wait_for(stopped(server), 60))
        assert "Traceback" not in server.log
