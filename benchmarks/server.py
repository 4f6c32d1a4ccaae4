"""Tables of 100 seats on loopback: real games with rules, store and sealed turns, beside a bare websocket server.

The bare server does the same message pattern with messages of the same size and nothing behind them. Both run at the
same time, each in a process of its own, and games are played at one and at the other in turn, so that whatever else the
machine does hits both alike. This process plays all seats.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter

from full_table import ADVENTURE, LAYOUT, ByTheRules, FullTable, Thoughtless, chain
from serving import allow_many_files

HERE = Path(__file__).parent
LONGEST = 600.0
"""Seconds after which a run is stuck."""


@dataclass(frozen=True)
class Figures:
    """Of one game at each of the tables."""

    turns_per_second: float
    cpu_microseconds: float
    """The server's processor time for one committed turn."""
    p50: float
    p99: float
    """Milliseconds from the last commit of a turn until all seats have the next roll."""


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


class Players:
    """All seats of all tables of one server, and what their games cost it."""

    def __init__(self, server: Server, tables: int, seats: int, turns: int) -> None:
        self.rounds: list[Figures] = []
        self.committed = 0
        """Turns of all rounds that are counted."""
        self._server, self._tables, self._turns = server, tables, turns
        self._chains = [chain(seat) for seat in range(seats)]
        self._empty = server.used()[1]
        self._opened = 0

    async def play(self) -> int:
        """A game at each table; the mean size of a `turn` message."""
        tables = [await self._sit(number) for number in range(self._tables)]
        before, start = self._server.used()[0], perf_counter()
        for table in tables:
            table.start()
        await asyncio.wait_for(asyncio.gather(*(table.finished for table in tables)), LONGEST)
        wall, cpu = perf_counter() - start, self._server.used()[0] - before
        for table in tables:
            table.leave()
        committed = sum(table.acknowledged for table in tables)
        self.committed += committed
        cuts = quantiles([wait * 1000 for table in tables for wait in table.waits], n=100, method="inclusive")
        self.rounds.append(Figures(committed / wall, cpu / committed * 1e6, p50=cuts[49], p99=cuts[98]))
        return int(mean(size for table in tables for size in table.turn_bytes))

    def report(self, name: str) -> None:
        costs = sorted(each.cpu_microseconds for each in self.rounds)
        peak = self._server.used()[1]
        print(
            f"{name:8}{self._tables:6}{median(each.turns_per_second for each in self.rounds):9,.0f}"
            f"{median(costs):9,.0f} {f'({costs[0]:,.0f}–{costs[-1]:,.0f})':11}"
            f"{median(each.p50 for each in self.rounds):8.1f}{median(each.p99 for each in self.rounds):8.1f}"
            f"{(peak - self._empty) / 1000 / (self._tables * len(self._chains)):9.1f}{peak / 1e6:9.1f}"
        )

    def forget_rounds(self) -> None:
        """What was played so far was to warm the server up."""
        self.rounds.clear()
        self.committed = 0

    async def _sit(self, _number: int) -> FullTable:
        table = FullTable(Thoughtless(), self._chains, self._turns)
        self._opened += 1
        await table.sit(self._server.port, f"table-{self._opened}", [""] * len(self._chains))
        return table


class RealPlayers(Players):
    """They play by the rules, and give links for the dice before each roll or the first."""

    def __init__(self, server: Server, tables: int, seats: int, turns: int, links: str) -> None:
        super().__init__(server, tables, seats, turns)
        self._links = links

    async def _sit(self, number: int) -> FullTable:
        table = FullTable(ByTheRules(Random(number)), self._chains, self._turns)
        anchors = [links[0] for links in self._chains]
        await table.sit(self._server.port, *_open(self._server.port, anchors, self._links))
        return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 5, 10, 20], metavar="T")
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--turns", type=int, default=25, help="turns of each game at the most (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="games at each table (default: %(default)s)")
    parser.add_argument("--links", choices=["each", "first"], default="each", help="the rolls that ask for links")
    parser.add_argument("--database", metavar="URL", help="postgresql://…, say (default: SQLite in a temporary folder)")
    args = parser.parse_args()
    allow_many_files()
    print(f"{'tables':>14}{'turns/s':>9}{'cpu µs/turn':>12}{'p50 ms':>17}{'p99 ms':>8}{'kB/seat':>9}{'peak MB':>9}")
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = args.database or f"sqlite:///{folder}/tables.db"
            with served("--database", database) as ours:
                asyncio.run(_compare(ours, tables, args))


async def _compare(server: Server, tables: int, args: argparse.Namespace) -> None:
    ours = RealPlayers(server, tables, args.seats, args.turns, args.links)
    turn_bytes = await ours.play()
    with served("--turn-bytes", str(turn_bytes), *(["--links"] if args.links == "each" else [])) as other:
        bare = Players(other, tables, args.seats, args.turns)
        await bare.play()
        for players in (ours, bare):
            players.forget_rounds()  # the first games warm the servers up
        for _ in range(args.rounds):
            await ours.play()
            await bare.play()
        ours.report("ours")
        bare.report("bare")
    pairs = list(zip(ours.rounds, bare.rounds, strict=True))
    speed = _median_and_spread([mine.turns_per_second / its.turns_per_second for mine, its in pairs])
    cost = _median_and_spread([its.cpu_microseconds / mine.cpu_microseconds for mine, its in pairs])
    print(f"ratio   {tables:6}  turns/s ÷ bare {speed}   bare's cpu ÷ ours {cost}   'turn' of {turn_bytes:,} bytes")
    sys.stdout.flush()


def _median_and_spread(ratios: Sequence[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def _open(port: int, anchors: Sequence[str], links: str) -> tuple[str, list[str]]:
    """A table with everybody at it, one seat for each anchor; the first seat hosts."""
    http_connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def post(path: str, body: dict[str, str], token: str = "") -> dict[str, str]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}" if token else ""}
        http_connection.request("POST", path, json.dumps(body), headers)
        answer = http_connection.getresponse()
        data: dict[str, str] = json.loads(answer.read())
        assert answer.status == 201, data
        return data

    chosen = {"links": links} if links == "first" else {}
    opened = post("/api/tables", {"adventure": ADVENTURE, "layout": LAYOUT, **chosen})
    path = f"/api/tables/{opened['code']}/seats"
    tokens = [
        post(path, {"name": f"seat {i}", "anchor": anchor}, "" if i else opened["token"])["token"]
        for i, anchor in enumerate(anchors)
    ]
    http_connection.close()
    return opened["code"], tokens


if __name__ == "__main__":
    main()
