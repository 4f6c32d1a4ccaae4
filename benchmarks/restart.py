"""Restarts of a server under load: how long tables are without a roll, and whether anything that was inked is lost.

Robots play whole games at many tables; meanwhile the server is restarted in place again and again (`SIGUSR1`): one
process with SQLite, and several workers with PostgreSQL, which are replaced one after another. Prints for each table
that plays during a restart the longest time between two rolls, beside the longest of tables that were left alone.
Needs the test helpers: `PYTHONPATH=tests python benchmarks/restart.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter

from cluster import own_database
from support.server.guest import Heard, Party, open_party
from support.server.robot import Robot
from support.server.running_server import RunningServer, running_server

from pennypapers.notation import read_record

FREE = tuple(
    f"--limit={name}=100000"
    for name in ("requests_per_second", "request_burst", "messages_per_second", "message_burst", "files_per_second")
)

SPAN = 2.0
"""Seconds from the signal on in which a turn counts as one during a restart."""
THINKING = 0.3
"""Seconds that a robot takes for a turn."""


class Timed(Robot):
    """A robot that thinks for a moment, and notes when it gets each roll."""

    def __init__(self, party: Party, seat: int) -> None:
        super().__init__(party.guests[seat], seat)
        self.party = party
        self.rolls: dict[int, float] = {}

    async def _turn(self, turn: int) -> None:
        await asyncio.sleep(THINKING)
        await super()._turn(turn)

    def _take_in(self, message: Heard) -> None:
        super()._take_in(message)
        if (roll := message.get("roll")) and roll["turn"] not in self.rolls:
            self.rolls[roll["turn"]] = perf_counter()


async def measured(server: RunningServer, tables: int, seats: int, restarts: int, pause: float) -> None:
    parties = [await open_party(server.port, *map(str, range(seats)), come=False) for _ in range(tables)]
    robots = [[Timed(party, seat) for seat in range(seats)] for party in parties]
    for party in parties:
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
    playing = [asyncio.create_task(robot.play()) for table in robots for robot in table]
    moments: list[float] = []
    while len(moments) < restarts:
        await asyncio.sleep(pause)
        if all(task.done() for task in playing):
            break
        moments.append(perf_counter())
        os.kill(server.process, signal.SIGUSR1)
    await asyncio.gather(*playing)
    await asyncio.sleep(pause)  # the last restart may still be going on
    lost = sum([await _lost(table) for table in robots])
    during: list[float] = []
    alone: list[float] = []
    for table in robots:
        times = sorted(table[0].rolls.values())
        for before, after in pairwise(times):
            spans = any(before < moment + SPAN and moment < after for moment in moments)
            (during if spans else alone).append(after - before)
    inked = sum(len(robot.acknowledged) for table in robots for robot in table)
    reconnected = sum(robot.connections - 1 for table in robots for robot in table)
    print(
        f"{len(moments):9}{inked:8,}{lost:6}{reconnected:13,}{median(alone):11.3f}{max(alone):9.3f}"
        f"{median(during):11.3f}{max(during):9.3f}",
        flush=True,
    )


async def _lost(table: list[Timed]) -> int:
    """How many acknowledged turns are not in the record."""
    record = read_record((await table[0].party.get("/record")).text, lambda name: name)
    lost = 0
    for robot in table:
        for turn, marks in robot.acknowledged.items():
            inked = {each.player: " ".join(map(str, each.marks)) for each in record.turns[turn - 1].entries}
            lost += not inked[robot.guest.name].startswith(marks)
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--restarts", type=int, default=3)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two of them")
    args = parser.parse_args()
    print(f"load of the machine {os.getloadavg()[0]:.1f}")
    print(f"{'':22}{'restarts':>9}{'inked':>8}{'lost':>6}{'reconnected':>13}{'s a turn':>11}{'longest':>9}", end="")
    print(f"{'restarting':>11}{'longest':>9}")
    wish = (args.tables, args.seats, args.restarts, args.pause)
    with tempfile.TemporaryDirectory() as folder, own_database() as database:
        for name, url, workers in (("1 process, SQLite", None, 1), ("2 workers, PostgreSQL", database.urls[0], 2)):
            more = ("--workers", str(workers)) if workers > 1 else ()
            at = Path(folder, str(workers))
            at.mkdir()
            with running_server(at, url, *FREE, *more) as server:
                print(f"{name:22}", end="", flush=True)
                asyncio.run(measured(server, *wish))


if __name__ == "__main__":
    main()
