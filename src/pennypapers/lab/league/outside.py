"""Programs that play over the websocket: a server of ours, and a table with typed dice for each of their games.

The league is the table's host and types the rolls that all players have. It sits at the seats of our own bots too, and
inks their turns as they have chosen them; so a program meets a table like any other.
"""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from ...errors import PennyError
from ...messages import say
from ...rules.dice import Roll
from ...rules.house import DiceFrom, HouseRules
from ...rules.mark import Mark, parse_marks
from ...table import Table
from .match import FailedError, Match, Played, play
from .players import Player
from .watchdog import Watchdog, watchdog

START_SECONDS = 30.0
"""Until the server answers."""
SEAT_SECONDS = 30.0
"""Until a program has taken its seat."""
GLANCE_SECONDS = 0.2
"""Between two looks whether it is still running."""
TURN_SECONDS = 60.0
"""Until it has played a turn."""
FREE = ("requests_per_second", "request_burst", "messages_per_second", "message_burst")
"""Limits of the server that guard it against strangers; here nobody else is."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server of ours for one league alone, and what ends it and the programs if the league is killed."""

    address: str
    watchdog: Watchdog


@contextmanager
def server() -> Iterator[Server]:
    with watchdog() as watching, TemporaryDirectory() as folder, ExitStack() as until_then:
        command = [sys.executable, "-m", "pennypapers", "serve", "--port", "0", "--no-qr", "--no-daily", "--no-coach"]
        command += ["--database", f"sqlite:///{Path(folder) / 'tables.db'}"]
        command += [part for name in FREE for part in ("--limit", f"{name}=100000")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
        until_then.callback(_end, process, watching)
        watching.started(process.pid)
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], START_SECONDS)
        found = re.search(rb"http://127\.0\.0\.1:\d+", process.stdout.readline() if ready else b"")
        if found is None:
            raise PennyError(say("cli-league-server", install="pip install 'pennypapers[server]'"))
        yield Server(found[0].decode(), watching)


def play_outside(match: Match, at: Server) -> Played:
    """Play a match at which programs sit."""
    with ExitStack() as until_then:
        try:
            table = ServedTable(match, at, until_then)
        except FailedError as failed:
            return Played(failed=str(failed), at_fault=failed.player)
        return play(match, table)


@dataclass(frozen=True, slots=True)
class Program:
    player: Player
    process: subprocess.Popen[bytes]

    def failed(self, why: str) -> FailedError:
        status = self.process.poll()
        return FailedError(
            self.player.name, why if status is None else f"{why} (the program ended with status {status})"
        )


class ServedTable:
    """A table of the server: the programs and the seats of our bots. It ends with `until_then`."""

    def __init__(self, match: Match, at: Server, until_then: ExitStack) -> None:
        from websockets.sync.client import connect

        league, address = match.league, at.address
        self._watchdog, self._until_then = at.watchdog, until_then
        wish = {
            "adventure": league.layout.adventure,
            "layout": str(league.layout),
            "options": str(typed_dice(league.house)),
            "links": "first",
        }
        opened = _posted(f"{address}/api/tables", wish)
        table = f"{address}/api/tables/{opened['code']}"
        self._programs: dict[int, Program] = {}
        self._ours: dict[int, Any] = {}
        socket = f"ws{table.removeprefix('http')}/socket"
        enter = until_then.enter_context
        self._here: set[int] = set()
        self._host = enter(connect(socket, max_size=None, max_queue=None))
        self._host.send(json.dumps({"type": "hello", "token": opened["token"]}))
        for seat, player in enumerate(match.players):
            if player.is_outside:
                self._programs[seat] = self._start(player, address, opened["code"])
                self._wait_for(seat)
            else:
                token = _posted(f"{table}/seats", {"name": player.name})["token"]
                self._ours[seat] = enter(connect(socket, max_size=None, max_queue=None))
                self._ours[seat].send(json.dumps({"type": "hello", "token": token}))
        self._host.send(json.dumps({"type": "start"}))
        self._until("start")

    def turns(self, table: Table, roll: Roll, ours: dict[int, tuple[Mark, ...]]) -> dict[int, tuple[Mark, ...]]:
        """As `Outside` describes."""
        number = table.turns + 1
        self._host.send(json.dumps({"type": "type_roll", "turn": number, "roll": str(roll)}))
        self._until("roll")
        for seat, marks in ours.items():
            self._ours[seat].send(json.dumps({"type": "ink", "turn": number, "marks": " ".join(map(str, marks))}))
        closed = self._until("turn")
        found: dict[int, tuple[Mark, ...]] = {}
        for each in closed["turns"]:
            if program := self._programs.get(each["seat"]):
                if each.get("by_bot"):
                    raise program.failed("it was away, and the server played for it")
                found[each["seat"]] = parse_marks(each["marks"])
        return found

    def _until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; whatever else comes to the host is passed over."""
        until = time.monotonic() + TURN_SECONDS
        try:
            while True:
                for message in self._heard(max(0.0, until - time.monotonic())):
                    self._notice(message)
                    if message["type"] == kind:
                        return message
        except TimeoutError:
            raise self._late() from None

    def _heard(self, seconds: float) -> list[dict[str, Any]]:
        """What comes to the host next; TimeoutError if nothing does."""
        heard = json.loads(self._host.recv(timeout=seconds))
        return heard if isinstance(heard, list) else [heard]

    def _notice(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            raise AssertionError(message["says"])
        if seats := message.get("seats"):
            self._here = {seat for seat, each in enumerate(seats) if each["is_here"]}
        gone = next((each for each in self._programs.values() if each.process.poll()), None)
        if gone is not None:
            raise gone.failed("it ended before the game")

    def _late(self) -> FailedError:
        slow = next(iter(self._programs.values()))
        return slow.failed(f"no turn within {TURN_SECONDS:.0f} seconds")

    def _start(self, player: Player, address: str, code: str) -> Program:
        facts = {"server": address, "code": code, "name": player.name}
        words = player.command
        if not any("{code}" in word for word in words):
            words = [*words, "{server}", "{code}", "{name}"]
        command = [re.sub(r"\{(server|code|name)\}", lambda found: facts[found[1]], word) for word in words]
        try:
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        except OSError as error:
            raise FailedError(player.name, f"{command[0]}: {error.strerror}") from None
        self._until_then.callback(_end, process, self._watchdog)
        self._watchdog.started(process.pid)
        return Program(player, process)

    def _wait_for(self, seat: int) -> None:
        """Until the program has sat down, which decides the order of the seats, and is connected: one that connects
        after the first roll would have to find it in its welcome."""
        program, until = self._programs[seat], time.monotonic() + SEAT_SECONDS
        while seat not in self._here:
            if program.process.poll() is not None or time.monotonic() > until:
                raise program.failed("it has not taken a seat")
            with suppress(TimeoutError):
                for message in self._heard(GLANCE_SECONDS):
                    self._notice(message)


def typed_dice(house: HouseRules) -> HouseRules:
    return replace(house, dice=DiceFrom.BY_HAND)


def _posted(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=START_SECONDS) as answer:
            found = json.load(answer)
    except HTTPError as error:
        raise PennyError(json.load(error)["says"]) from None
    assert isinstance(found, dict)
    return found


def _end(process: subprocess.Popen[bytes], watching: Watchdog) -> None:
    """End a process and all that it has started."""
    try:
        process.wait(timeout=1.0 if process.stdout is None else 0)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(timeout=5.0)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    if process.stdout is not None:
        process.stdout.close()
    watching.ended(process.pid)
