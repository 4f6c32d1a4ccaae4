"""The owner's page of several processes, its link as `serve` prints it, and restarts; with real processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import fetch, open_party, opened, refusal
from support.server.owner import Owner
from support.server.robot import Robot
from support.server.running_server import PATIENT, RunningServer, running_server, served

from pennypapers.server.store.postgres import PostgresStore

LINK = r"(http://127\.0\.0\.1:\d+)/owner#([\w-]{43})"
ELSEWHERE = "127.0.0.7"


async def entered(server: RunningServer) -> Owner:
    owner = Owner(server.port)
    reply = await owner.use(server.printed(LINK)[2])
    assert reply.status == 201, reply.text
    return owner


def test_what_is_decided_at_one_process_holds_at_the_others(tmp_path: Path, postgres_url: str) -> None:
    async def whole() -> None:
        here, there = [await PostgresStore.connect(postgres_url) for _ in range(2)]
        async with served(tmp_path, PATIENT, store=here) as one, served(tmp_path, PATIENT, store=there) as other:
            owner = await Owner(one).enter(here)
            assert (await Owner(other, key=owner.key).fetch("GET")).status == 200, "the cookie is good at both"
            party = await open_party(other, "Ana", "Ben", address=ELSEWHERE)
            rude = party.guests[1]
            while len((look := await owner.ask("GET"))["processes"]) < 2:  # an answer may come too late
                pass
            assert sum(process["seats"] for process in look["processes"]) == 2
            while not (table := await owner.ask("GET", f"/tables/{party.code}"))["seats"][1]["addresses"]:
                pass
            assert [seat["addresses"] for seat in table["seats"]] == [[ELSEWHERE]] * 2
            await owner.ask("PUT", "/notice", {"kind": "back", "minutes": 2})
            assert (await party.host.hear("notice"))["minutes"] == 2
            second = await open_party(one, "Cleo")
            await owner.ask("POST", "/blocks", {"kind": "address", "what": ELSEWHERE})
            await rude.closed()
            assert (await fetch(other, "GET", "/", address=ELSEWHERE)).status == 403
            await owner.ask("POST", "/blocks/end", {"kind": "address", "what": ELSEWHERE})
            while (await fetch(other, "GET", "/", address=ELSEWHERE)).status == 403:
                pass
            await opened(rude)
            await owner.ask("DELETE", f"/tables/{party.code}")
            await rude.closed()
            assert refusal(await (await rude.come()).hear("refused")) == "code"
            for each in (party, second):
                await each.go()

    asyncio.run(asyncio.wait_for(whole(), LONG_ENOUGH))


def test_serve_prints_a_link_and_the_command_another(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        home, secret = server.printed(LINK).groups()
        assert home == f"http://127.0.0.1:{server.port}"
        command = [sys.executable, "-m", "pennypapers", "owner", "link", "--database", server.database]
        done = subprocess.run([*command, "--url", "https://play.example.org/penny/"], capture_output=True, check=True)
        made = done.stdout.decode().strip().rpartition("https://play.example.org/penny/owner#")[2]
        assert (await Owner(server.port).use(secret)).status == 403, "the newer one replaces it"
        assert (await Owner(server.port).use(made)).status == 201
        assert (await Owner(server.port).use(made)).status == 403
        assert secret not in server.log
        assert made not in server.log

    with running_server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scenario(server), LONG_ENOUGH))


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pennypapers", "owner", "link"]
    for arguments, status, says in (
        (["--database", f"sqlite:///{tmp_path / 'nothing.db'}"], 1, "there is no database"),
        (["--url", "play.example.org"], 2, "begins with http://"),
    ):
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == status
        assert says in done.stderr
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "nothing.db").exists()


def test_a_restart_keeps_the_port_the_process_and_the_game(tmp_path: Path) -> None:
    """A robot plays on through two restarts: one from the page, one by the signal."""

    async def scenario(server: RunningServer) -> None:
        owner = await entered(server)
        process = server.process
        party = await open_party(server.port, "ana", come=False)
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
        robot = Robot(party.host, "ana")
        playing = asyncio.create_task(robot.play())
        while not robot.acknowledged:
            await asyncio.sleep(0.01)
        began = (await owner.ask("GET"))["processes"][0]["began"]
        await owner.ask("POST", "/restart")
        while (now := await began_at(owner)) == began:
            pass
        for _ in range(5):  # those that come while it starts are passed over, whenever that is
            os.kill(process, signal.SIGUSR1)
        while await began_at(owner) == now:
            os.kill(process, signal.SIGUSR1)
        await playing
        assert robot.ended is not None
        assert (await party.get("/verify")).json()["good"]
        assert server.process == process

    with running_server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scenario(server), LONG_ENOUGH))
        assert server.stop() == 0
        assert "Traceback" not in server.log


async def began_at(owner: Owner) -> float:
    """When the process that answers began; it may be on its way."""
    while True:
        try:
            return float((await owner.ask("GET"))["processes"][0]["began"])
        except (OSError, AssertionError):
            await asyncio.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
def test_workers_are_replaced_one_after_another_and_games_go_on(tmp_path: Path, postgres_url: str) -> None:
    async def scenario(server: RunningServer) -> None:
        owner = await entered(server)
        before = set(server.workers)
        party = await open_party(server.port, "ana", "ben", come=False)
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
        robots = [Robot(guest, guest.name) for guest in party.guests]
        playing = [asyncio.create_task(robot.play()) for robot in robots]
        while not all(robot.acknowledged for robot in robots):
            await asyncio.sleep(0.01)
        assert (await owner.ask("GET"))["may_restart"]
        await owner.ask("POST", "/restart")
        while not (len(now := set(server.workers)) == 2 and now.isdisjoint(before)):
            await asyncio.sleep(0.05)
        await asyncio.gather(*playing)
        assert robots[0].ended == robots[1].ended is not None
        assert (await party.get("/verify")).json()["good"]

    with running_server(tmp_path, postgres_url, "--workers", "2") as server:
        asyncio.run(asyncio.wait_for(scenario(server), LONG_ENOUGH))
        assert server.stop() == 0
        assert "Traceback" not in server.log
