"""A hostile client at one address, and honest tables that play on meanwhile; everything on loopback.

    PYTHONPATH=tests python -m support.server.attack --minutes 60

runs all attacks one after another, again and again, and prints how long honest players waited during each. Nobody
attacks for a while before each, so that what the computer itself makes them wait is known: the last column is 99 of 100
answers compared with that.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from support.server.attack.attacks import ATTACKS, NOBODY
from support.server.attack.honest import honest_tables
from support.server.attack.run import Suffered, attacked, hostile_client
from support.server.running_server import RunningServer, running_server

SHARES = (0.5, 0.99, 0.9999)
"""Half of all answers took at most so long, 99 of 100, and nearly all."""
SHUTDOWN_SECONDS = 2.0
QUIET = 0.2
"""The share of the time in which nobody attacks."""


async def main(names: Sequence[str], minutes: float) -> int:
    """These attacks, each for a minute at most, until the time is over and each has been run; the exit status."""
    end = time.monotonic() + 60 * minutes
    seconds = min(60.0, 60 * minutes / len(names))
    suffered: defaultdict[str, Suffered] = defaultdict(Suffered)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        async with honest_tables(server) as honest:
            for name in cycle(names):
                suffered[NOBODY].add(await attacked(server, NOBODY, honest, seconds * QUIET))
                suffered[name].add(await attacked(server, name, honest, seconds * (1 - QUIET)))
                ratio = suffered[name].wait().wall / suffered[NOBODY].wait().wall
                print(f"{_line(name, suffered[name])}, {ratio:4.1f} x", flush=True)
                if time.monotonic() > end and set(names) <= set(suffered):
                    break
        print(_line(NOBODY, suffered.pop(NOBODY)))
        print(f"{honest.games} games and {honest.turns} turns were played; nothing was lost")
        took = await _shutdown(server)
    print(f"shutdown {took:.1f} s")
    return int(took > SHUTDOWN_SECONDS or not all(each.is_held for each in suffered.values()))


def _line(name: str, suffered: Suffered) -> str:
    held = "held" if suffered.is_held else "NOT HELD"
    wall, loop = (
        "/".join(f"{1000 * each:.0f}" for each in what) for what in zip(*map(suffered.wait, SHARES), strict=True)
    )
    return (
        f"{name:46} {held:8} {wall:>14} ms, loop {loop:>12} ms, {len(suffered.waits):5} asks, {suffered.megabytes:4} MB"
    )


async def _shutdown(server: RunningServer) -> float:
    """How long the server takes to end while it is attacked."""
    async with hostile_client("every message, playing", server.port):
        await asyncio.sleep(2)
        return await asyncio.to_thread(server.seconds_to_stop)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", choices=ATTACKS, nargs="+", default=[name for name in ATTACKS if name != NOBODY])
    wish = parser.parse_args()
    sys.exit(asyncio.run(main(wish.only, wish.minutes)))
