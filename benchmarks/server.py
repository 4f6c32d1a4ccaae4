"""Tables of 100 seats on loopback: real games with rules, store and sealed turns, beside a bare websocket server.

The bare server does the same message pattern with messages of the same size and nothing behind them. Both run in
one go and each in a process of its own; this process plays all seats.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import perf_counter

from full_table import ADVENTURE, LAYOUT, ByTheRules, FullTable, Thoughtless
from serving import allow_many_files

HERE = Path(__file__).parent
LONGEST = 600.0
"""Seconds after which a run is stuck."""


@dataclass(frozen=True)
class Figures:
    tables: int
    turns_per_second: float
    cpu_microseconds: float
    """The server's processor time for one committed turn."""
    p50: float
    p99: float
    kilobytes_per_seat: float
    peak_megabytes: float
    turn_bytes: int


class Server:
    def __init__(self, *args: str) -> None:
        command = [sys.executable, str(HERE / "serving.py"), *args]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self._line())

    def used(self) -> tuple[float, int]:
        """Seconds of processor time and the most bytes of memory so far."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        figures = json.loads(self._line())
        return figures["cpu_seconds"], figures["peak_bytes"]

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


@contextmanager
def served(*args: str) -> Iterator[Server]:
    server = Server(*args)
    try:
        yield server
    finally:
        server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 5, 10, 20], metavar="T")
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--turns", type=int, default=25, help="turns of each game at the most (default: %(default)s)")
    parser.add_argument("--games", type=int, default=5, help="games of each run; T tables play T at once")
    parser.add_argument("--database", metavar="URL", help="postgresql://…, say (default: SQLite in a temporary folder)")
    args = parser.parse_args()
    allow_many_files()
    print(f"{'':8}{'tables':>6}{'turns/s':>9}{'cpu µs/turn':>12}{'p50 ms':>8}{'p99 ms':>8}{'kB/seat':>9}{'peak MB':>9}")
    for tables in args.tables:
        rounds = max(1, args.games // tables)
        with tempfile.TemporaryDirectory() as folder:
            database = args.database or f"sqlite:///{folder}/tables.db"
            ours = asyncio.run(measure(tables, args.seats, args.turns, rounds, database=database))
        bare = asyncio.run(measure(tables, args.seats, args.turns, rounds, turn_bytes=ours.turn_bytes))
        _print("ours", ours)
        _print("bare", bare)
        print(
            f"{'ratio':8}{tables:6}{ours.turns_per_second / bare.turns_per_second:9.2f}"
            f"{ours.cpu_microseconds / bare.cpu_microseconds:12.1f}{ours.p50 / bare.p50:8.1f}{ours.p99 / bare.p99:8.1f}"
            f"    ('turn' of {ours.turn_bytes:,} bytes)",
            flush=True,
        )


async def measure(
    tables: int, seats: int, turns: int, rounds: int, *, database: str = "", turn_bytes: int = 0
) -> Figures:
    """Rounds of so many tables at once, at our server if there is a database, else at the bare one."""
    with served(*(["--database", database] if database else ["--turn-bytes", str(turn_bytes)])) as server:
        _, empty = server.used()
        played: list[FullTable] = []
        wall = cpu = 0.0
        for number in range(rounds):
            full = [
                FullTable(ByTheRules(Random(t)) if database else Thoughtless(), seats, turns) for t in range(tables)
            ]
            for t, table in enumerate(full):
                code, tokens = _open(server.port, seats) if database else (f"{number}-{t}", [""] * seats)
                await table.sit(server.port, code, tokens)
            before, start = server.used()[0], perf_counter()
            for table in full:
                table.start()
            await asyncio.wait_for(asyncio.gather(*(table.finished for table in full)), LONGEST)
            wall += perf_counter() - start
            cpu += server.used()[0] - before
            for table in full:
                table.leave()
            played += full
        _, peak = server.used()
    committed = sum(table.acknowledged for table in played)
    cuts = quantiles([wait * 1000 for table in played for wait in table.waits], n=100, method="inclusive")
    return Figures(
        tables=tables,
        turns_per_second=committed / wall,
        cpu_microseconds=cpu / committed * 1e6,
        p50=cuts[49],
        p99=cuts[98],
        kilobytes_per_seat=(peak - empty) / 1000 / (tables * seats),
        peak_megabytes=peak / 1e6,
        turn_bytes=int(mean(size for table in played for size in table.turn_bytes)),
    )


def _open(port: int, seats: int) -> tuple[str, list[str]]:
    """A table with everybody at it; the first seat hosts."""
    http_connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def post(path: str, body: dict[str, str], token: str = "") -> dict[str, str]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}" if token else ""}
        http_connection.request("POST", path, json.dumps(body), headers)
        answer = http_connection.getresponse()
        data: dict[str, str] = json.loads(answer.read())
        assert answer.status == 201, data
        return data

    opened = post("/api/tables", {"adventure": ADVENTURE, "layout": LAYOUT})
    path = f"/api/tables/{opened['code']}/seats"
    tokens = [post(path, {"name": f"seat {i}"}, "" if i else opened["token"])["token"] for i in range(seats)]
    http_connection.close()
    return opened["code"], tokens


def _print(name: str, figures: Figures) -> None:
    print(
        f"{name:8}{figures.tables:6}{figures.turns_per_second:9,.0f}{figures.cpu_microseconds:12,.0f}"
        f"{figures.p50:8.1f}{figures.p99:8.1f}{figures.kilobytes_per_seat:9.1f}{figures.peak_megabytes:9.1f}"
    )


if __name__ == "__main__":
    main()
