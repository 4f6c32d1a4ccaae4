"""Crashes: servers killed at any moment, connections cut at any byte, clients that stop reading."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME, PATIENCE, Guest, Party, fetch, open_party
from support.server.robot import LOST, LateRobot, Robot
from support.server.running_postgres import RunningPostgres
from support.server.running_server import PATIENT, RunningServer, on_a_server, running_server

from pennypapers.notation import Record, read_record

TABLES = 3
SEATS = 3
ADVENTURES = ("temple", "island", "valley")


class Played:
    """A table of robots, with the turns that the server has acknowledged to each."""

    def __init__(self, party: Party, seed: str) -> None:
        self.party = party
        self.robots = [Robot(guest, f"{seed} {i}") for i, guest in enumerate(party.guests)]
        self.late: LateRobot | None = None

    async def to_its_end(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            for robot in self.robots:
                tasks.create_task(robot.play())
            tasks.create_task(self._come_late())

    async def _come_late(self) -> None:
        """A latecomer joins during the game, and retries while the server is down."""
        while len(self.robots[0].acknowledged) < 3:
            await asyncio.sleep(0.02)
        for attempt in count():
            with suppress(*LOST):
                name = f"late {attempt}"
                reply = await self.party.post("/seats", {"name": name, "catch_up": True})
                if reply.status == 201:
                    token = reply.json()["token"]
                    self.late = LateRobot(Guest(self.party.port, self.party.code, token, name=name), name)
                    await self.late.play()
                return

    async def check(self) -> None:
        record = read_record((await self.party.get("/record")).text, lambda name: name)
        assert record.failure is None
        assert [turn.number for turn in record.turns] == list(range(1, len(record.turns) + 1))
        for robot in self.robots:
            assert robot.ended is not None
            self._check_acknowledged(record, robot)
        if self.late is not None and self.late.guest.name in record.players:
            self._check_acknowledged(record, self.late)
        assert (await self.party.get("/verify")).json()["good"]
        replayed = await fetch(self.party.port, "POST", "/api/replay", {"text": (await self.party.get("/record")).text})
        assert replayed.json()["over"], "every turn is legal, and none was applied twice"

    @staticmethod
    def _check_acknowledged(record: Record, robot: Robot) -> None:
        """Every acknowledged turn is in the record; a danger may be attributed to a latecomer (see `splice`)."""
        for turn, marks in robot.acknowledged.items():
            inked = {each.player: " ".join(map(str, each.marks)) for each in record.turns[turn - 1].entries}
            own = [robot.guest.name, *(name for name in inked if name.startswith("late") and "!" in marks)]
            assert any(inked[name].startswith(marks) for name in own), f"turn {turn} was acknowledged"


async def opened_table(port: int, number: int, rng: random.Random) -> Played:
    """Open a table from an address of its own; retries while the server is down."""
    address = f"127.0.0.{number + 2}"
    while True:
        with suppress(AssertionError, *LOST):
            names = [f"seat {i}" for i in range(SEATS)]
            party = await open_party(
                port, *names, come=False, address=address, adventure=ADVENTURES[number % len(ADVENTURES)]
            )
            host = party.host
            await host.come()
            with suppress(*LOST):
                await host.say("start")
            await host.go()
            if (await party.get()).json()["phase"] == "playing":
                return Played(party, f"{rng.random()}")
        await asyncio.sleep(0.05)


async def play_through(server: RunningServer, blows: int, blow: Callable[[], None], rng: random.Random) -> list[Played]:
    """Play games at several tables until `blow` was called `blows` times; returns the finished ones, checked."""
    begun: list[Played] = []
    finished: list[Played] = []
    enough = asyncio.Event()

    def acknowledged() -> int:
        return sum(len(robot.acknowledged) for played in begun for robot in played.robots)

    async def keep_playing(number: int) -> None:
        while not enough.is_set():
            played = await opened_table(server.port, number, rng)
            begun.append(played)
            await played.to_its_end()
            finished.append(played)

    async def strike() -> None:
        for _ in range(blows):
            enough_turns = acknowledged() + rng.randrange(5, 60)
            while acknowledged() < enough_turns:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(blow)
        enough.set()

    async with asyncio.timeout(LONG_ENOUGH), asyncio.TaskGroup() as tasks:
        tasks.create_task(strike())
        for number in range(TABLES):
            tasks.create_task(keep_playing(number))
    for played in finished:
        await played.check()
    return finished


@pytest.mark.parametrize(("store", "kills"), [("sqlite", 9), ("postgres", 3), ("several postgres", 3)])
def test_a_server_killed_again_and_again_loses_nothing(
    tmp_path: Path, request: pytest.FixtureRequest, store: str, kills: int
) -> None:
    databases: list[str | None] = [None]
    if store != "sqlite":
        databases = (
            request.getfixturevalue("several_urls") if "several" in store else [request.getfixturevalue("postgres_url")]
        )
    more = [each for url in databases[1:] for each in ("--database", str(url))]
    with running_server(tmp_path, databases[0], *more) as server:

        def kill() -> None:
            server.kill()
            server.restart()

        finished = asyncio.run(play_through(server, kills, kill, random.Random(20)))
        assert server.stop() == 0
    robots = [robot for played in finished for robot in played.robots]
    assert max(robot.connections for robot in robots) > 2, "games lived through kills"
    assert sum(len(robot.acknowledged) for robot in robots) > 100
    assert sum(len(played.late.acknowledged) for played in finished if played.late) > 10, "also of who came late"


def test_a_server_told_to_stop_in_the_middle_of_it_finishes_its_writes(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:

        def stop() -> None:
            assert server.stop() == 0
            server.restart()

        finished = asyncio.run(play_through(server, 4, stop, random.Random(22)))
        assert server.stop() == 0
        assert "Traceback" not in server.log
    robots = [robot for played in finished for robot in played.robots]
    assert max(robot.connections for robot in robots) > 1, "games lived through stops"
    assert sum(len(robot.acknowledged) for robot in robots) > 100
    assert sum(len(played.late.acknowledged) for played in finished if played.late) > 10, "also of who came late"


def test_a_database_restarted_under_the_server_loses_nothing(
    tmp_path: Path, postgres: RunningPostgres, postgres_url: str
) -> None:
    with running_server(tmp_path, postgres_url) as server:
        finished = asyncio.run(play_through(server, 3, postgres.restart, random.Random(21)))
        assert server.stop() == 0
    assert sum(len(robot.acknowledged) for played in finished for robot in played.robots) > 50


def test_every_seat_has_its_seat_back_after_a_kill(tmp_path: Path) -> None:
    async def before(port: int) -> tuple[Party, list[str]]:
        party = await open_party(port, "ana", "ben", "cleo")
        await party.host.say("pass_host", seat=2)
        await party.guests[2].say("start")
        robots = [Robot(guest, i) for i, guest in enumerate(party.guests[:2])]
        for robot in robots:
            await robot.play(turns=1)
        await party.go()
        return party, [robot.acknowledged[1] for robot in robots]

    async def after(party: Party, inked: list[str]) -> None:
        for seat, guest in enumerate(party.guests):
            again = Guest(party.port, party.code, guest.token)
            welcome = await (await again.come(guest.number)).hear("welcome")
            assert (welcome["you"], welcome.get("is_host", False)) == (seat, seat == 2)
            assert welcome["waiting"] == [2]
            if seat < 2:
                assert welcome["inked"].startswith(inked[seat])
                assert (await again.say("ink", turn=1, marks=inked[seat]))["type"] == "inked", "sent twice, inked once"
            await again.go()

    with running_server(tmp_path) as server:
        party, inked = asyncio.run(asyncio.wait_for(before(server.port), LONG_ENOUGH))
        server.kill()
        server.restart()
        asyncio.run(asyncio.wait_for(after(party, inked), LONG_ENOUGH))


def test_a_server_that_is_told_to_stop_tells_its_clients_and_goes(tmp_path: Path) -> None:
    async def stopped(server: RunningServer) -> None:
        party = await open_party(server.port, "ana", "ben")
        await party.host.say("start")
        status = asyncio.create_task(asyncio.to_thread(server.stop))
        codes = [await guest.closed() for guest in party.guests]
        assert codes == [1012, 1012], "come back"
        assert await status == 0
        await party.go()

    with running_server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(stopped(server), LONG_ENOUGH))
        assert "Traceback" not in server.log


# -- a connection cut anywhere -----------------------------------------------------------------------------


def frame(text: str) -> bytes:
    """A text as a masked websocket frame, as browsers send it."""
    data, key = text.encode(), os.urandom(4)
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + length + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(data))


def handshake(party: Party) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {party.path}/socket HTTP/1.1\r\nHost: {HOME}:{party.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    return head.encode()


def frames(party: Party) -> bytes:
    """All bytes that a client sends after the handshake to ink its first turn."""
    hello = json.dumps({"type": "hello", "token": party.guests[1].token})
    return frame(hello) + frame('{"type":"ask"}') + frame('{"type":"ink","turn":1,"marks":"a1=1"}')


async def cut(party: Party, at: int) -> None:
    """Open a connection and end it after so many bytes, sometimes by a close and sometimes by a reset."""
    opening, rest = handshake(party), frames(party)
    reader, writer = await asyncio.open_connection(HOME, party.port)
    writer.write(opening[:at])
    if at > len(opening):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(rest[: at - len(opening)])
    await writer.drain()
    if at % 3:
        line = writer.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


@on_a_server(PATIENT)
async def test_a_connection_may_be_cut_at_any_byte(port: int) -> None:
    layout = "adventure: temple\nname: open\ngrid:\no o o\no o o\n"
    party = await open_party(port, "ana", "ben", layout=layout, options="dice=by_hand")
    await party.guests[1].go()
    await party.host.say("start")
    await party.host.say("type_roll", turn=1, roll="1 2 3")
    whole = len(handshake(party)) + len(frames(party))
    for at in (*sorted(random.Random(5).sample(range(1, whole), 80)), *range(whole - 12, whole)):
        await cut(party, at)
    welcome = await (await party.guests[1].come()).hear("welcome")
    assert welcome["waiting"] in ([0, 1], [0]), "inked whole or not at all"
    assert (await party.guests[1].say("ink", turn=1, marks="a1=1"))["type"] == "inked"
    assert (await party.host.say("ink", turn=1, marks="a1=1"))["type"] == "inked"
    assert (await party.host.hear("turn"))["turns"][1]["marks"] == "a1=1"


# -- a client that stops reading ---------------------------------------------------------------------------


WIDE = "adventure: temple\nname: wide\ngrid:\n" + "o o o o o o o o o o o o o o o o o o o o o o o o o o\n" * 15
"""A layout with so many spaces that the options of a draft take some kilobytes."""


@on_a_server(replace(PATIENT, backlog=16))
async def test_a_client_that_stops_reading_is_dropped_and_can_resume(port: int) -> None:
    """Its messages wait in a bounded queue; the others do not notice, and with its last number it gets the rest."""
    party = await open_party(port, "ana", "ben", layout=WIDE, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("start")
    await ana.say("type_roll", turn=1, roll="1 2 3")
    await ben.hear("roll")
    await ben.go()
    deaf = await asyncio.to_thread(deaf_client, party)
    asking = asyncio.create_task(asyncio.to_thread(ask_and_ask, deaf))
    for turn in range(1, 12):
        assert (await ana.say("ask", marks=f"a{turn}=1"))["type"] == "options", "nobody else waits"
    while "pennypapers_dropped_total 1" not in (await fetch(port, "GET", "/metrics")).text:
        await asyncio.sleep(0.05)
    deaf.close()
    await asking
    assert (await ana.say("ink", turn=1, marks="a1=1"))["type"] == "inked"
    await ben.come(ben.number)
    assert (await ben.say("ink", turn=1, marks="b1=1"))["type"] == "inked"
    closed = await ben.hear("turn", "welcome")
    assert (closed["type"], [each["marks"] for each in closed["turns"]]) == ("turn", ["a1=1", "b1=1"])


@on_a_server(replace(PATIENT, backlog=8))
async def test_who_has_missed_more_than_may_wait_gets_the_whole_table(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    ana, ben = party.guests
    await ben.go()
    for on in (True, False) * 10:
        await ana.say("lock", on=on)
    await ben.come(ben.number)
    assert (await ben.hear("welcome", "seats"))["type"] == "welcome"
    assert (await ben.say("leave"))["type"] == "done", "it has not fallen behind again"


def deaf_client(party: Party) -> socket.socket:
    """A connection for the second seat that sends `hello` and never reads again."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HOME, party.port))
    line.sendall(handshake(party))
    line.recv(1000)
    line.sendall(frame(json.dumps({"type": "hello", "token": party.guests[1].token})))
    return line


def ask_and_ask(line: socket.socket) -> None:
    """Send more requests than the server keeps answers for, until disconnected."""
    with suppress(OSError):
        for _ in range(20_000):
            line.sendall(frame('{"type":"ask"}'))


@pytest.mark.parametrize("after", [0, 1, 10_000, 2**53])
def test_any_number_may_be_the_last_one_seen(tmp_path: Path, after: int) -> None:
    @on_a_server(PATIENT)
    async def scenario(port: int) -> None:
        party = await open_party(port, "ana", "ben")
        await party.host.say("start")
        again = Guest(port, party.code, party.host.token)
        await again.come(after)
        first = await again.hear("welcome", "seats", "start", "roll")
        assert first["type"] == "welcome" or after < 10

    scenario(tmp_path)
