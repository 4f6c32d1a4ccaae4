"""A hostile client at one address, and honest tables that play on meanwhile; everything on loopback.

    PYTHONPATH=tests python -m support.server.attack --minutes 60

runs all attacks one after another, each at least once, and prints how long honest players waited during each. The time
is spread over all of them, and each goes on until what it asks for was answered. Nobody attacks for a while before
each, so that what the computer itself makes people wait is known. A table for docs/security.md comes at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from support.server.attack.attacks import ANSWERS, ATTACKS
from support.server.attack.honest import Honest, honest_tables
from support.server.attack.run import Suffered, attacked, hostile_client, left_in_peace
from support.server.attack.summary import line_of, summary
from support.server.running_server import RunningServer, running_server

SHUTDOWN_SECONDS = 2.0
QUIET = 0.15
"""The share of the time in which nobody attacks."""
MOST_SECONDS, LEAST_SECONDS = 60.0, 2.0
"""Of one attack."""
PATIENCE = 60.0
"""Seconds that an attack goes on for the answers that are still to come."""
WARM_UP_SECONDS = 5.0
"""In peace before the first attack: what a server makes once is made."""
NOBODY = "nobody"


class Run:
    """All attacks at one server, and what was suffered in each and in between."""

    def __init__(self, server: RunningServer, honest: Honest, end: float) -> None:
        self._server, self._honest, self._end = server, honest, end
        self.suffered: defaultdict[str, Suffered] = defaultdict(Suffered)
        self.peace = Suffered()

    async def all(self, names: Sequence[str]) -> None:
        """Each at least once, and again as long as there is time."""
        await left_in_peace(self._server, self._honest, WARM_UP_SECONDS)
        is_first = True
        while is_first or time.monotonic() < self._end:
            for number, name in enumerate(names):
                if not is_first and time.monotonic() > self._end:
                    break
                await self._one(name, (self._end - time.monotonic()) / (len(names) - number))
            is_first = False

    async def _one(self, name: str, seconds: float) -> None:
        """An attack and the time before it, in so many seconds together, if they are enough."""
        seconds = min(max(seconds, LEAST_SECONDS), MOST_SECONDS)
        until = time.monotonic() + seconds
        self.peace.add(await left_in_peace(self._server, self._honest, QUIET * seconds))
        must_reach = ANSWERS.get(name, frozenset())
        found = await attacked(
            self._server, name, self._honest, LEAST_SECONDS, must_reach, until=until, patience=PATIENCE
        )
        self.suffered[name].add(found)
        print(line_of(name, found), flush=True)


async def main(names: Sequence[str], minutes: float) -> int:
    """The exit status is 0 if all attacks were held and the server ended in time."""
    began, load = time.monotonic(), os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        async with honest_tables(server) as honest:
            run = Run(server, honest, began + 60 * minutes)
            await run.all(names)
            took = (time.monotonic() - began) / 60
        failed = [line for line in server.log.splitlines() if '"trace"' in line]
        shutdown = await _shutdown(server)
    print()
    for line in summary(run.suffered):
        print(line)
    print(line_of(NOBODY, run.peace))
    print(f"{honest.games} games and {honest.turns} turns were played in {took:.0f} minutes; nothing was lost")
    print(f"{len(failed)} internal errors", *failed[:1])
    print(f"shutdown {shutdown:.1f} s; load of the computer {load:.1f} before, {os.getloadavg()[0]:.1f} at the end")
    is_held = all(each.is_held for each in run.suffered.values())
    return int(not is_held or bool(failed) or shutdown > SHUTDOWN_SECONDS)


async def _shutdown(server: RunningServer) -> float:
    """How long the server takes to end while it is attacked."""
    async with hostile_client("every message, playing", server.port):
        await asyncio.sleep(2)
        return await asyncio.to_thread(server.seconds_to_stop)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", choices=ATTACKS, nargs="+", default=list(ATTACKS))
    wish = parser.parse_args()
    sys.exit(asyncio.run(main(wish.only, wish.minutes)))
