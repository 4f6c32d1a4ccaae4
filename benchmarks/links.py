"""What it costs to ask the devices of a table of 100 for their links before every roll, and not before the first only.

Plays some turns at tables of either kind in turn, over websockets on loopback. Prints for each the milliseconds from
the last ink that is sent until all seats have the next roll, and the processor time of the server for a turn with an
`ask` of every seat. Needs the test helpers: `PYTHONPATH=tests python benchmarks/links.py`.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from support.server.guest import Guest, open_party
from support.server.running_server import running_server

SEATS, TURNS, ROUNDS = 100, 8, 3
LIMITS = ("requests_per_second=5000", "request_burst=5000", "link_seconds=5")


async def play(port: int, process: int, links: str) -> tuple[float, float]:
    """The median wait for a roll, and the server's processor time for a turn, both in milliseconds."""
    party = await open_party(port, *(f"player {i}" for i in range(SEATS)), links=links)
    await party.host.say("start")
    for guest in party.guests:
        await guest.hear("roll")
    began, waits = _processor_time(process), []
    for turn in range(1, TURNS + 1):
        marks = await asyncio.gather(*map(_marks, party.guests))
        *others, last = zip(party.guests, marks, strict=True)
        await asyncio.gather(*(guest.say("ink", turn=turn, marks=each) for guest, each in others))
        inking = perf_counter()
        await last[0].send({"type": "ink", "turn": turn, "marks": last[1]})
        for guest in party.guests:
            await guest.hear("roll")
        waits.append(perf_counter() - inking)
    spent = (_processor_time(process) - began) / TURNS
    await party.go()
    return 1000 * median(waits), 1000 * spent


async def _marks(guest: Guest) -> str:
    options = await guest.say("ask")
    if options["may_pass"]:
        return "-"
    choice = options["choices"][0]
    return f"{choice['spaces'][0]}={choice['values'][0]}"


def _processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    arguments = [word for limit in LIMITS for word in ("--limit", limit)]
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), None, *arguments) as server:
        for _ in range(ROUNDS):
            for links in ("first", ""):
                wait, spent = asyncio.run(play(server.port, server.process, links))
                print(f"{links or 'each':5}  roll after {wait:5.0f} ms   {spent:4.0f} ms of processor time a turn")


if __name__ == "__main__":
    main()
