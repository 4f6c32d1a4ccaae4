"""How long the standing of an evening takes whose three challenges have 100,000 runs each, in SQLite.

`python benchmarks/evening_standing.py [RUNS]`. Runs are written to the file directly, which is quicker.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing

from pennypapers.hosting.runs import sort_key
from pennypapers.server.challenges.evening_registry import AT_ONCE
from pennypapers.server.challenges.evening_standing import Tally
from pennypapers.server.challenges.places import Field
from pennypapers.server.store.challenge_contract import StoredChallenge
from pennypapers.server.store.evening_contract import CountedRun, StoredEvening
from pennypapers.server.store.sqlite import SqliteStore

RUNS = 100_000
CODES = ("PAAAA", "PBBBB", "PCCCC")

INSERT = """
    INSERT INTO run (challenge, number, player, attempt, name, stars, sort_key, rank, finished)
    VALUES (?, ?, ?, 1, ?, ?, ?, 'tourist', 1)
"""
COUNT = "INSERT INTO field SELECT challenge, sort_key, count(*) FROM run GROUP BY challenge, sort_key"


def fill(file: str, runs: int) -> None:
    """Finished runs with stars as they are spread in the Temple."""
    rng = random.Random(1)
    with closing(sqlite3.connect(file)) as db, db:
        for code in CODES:
            for number in range(1, runs + 1):
                stars = round(rng.gauss(18, 6))
                key = sort_key(stars, rng.randrange(4, 12))
                db.execute(INSERT, (code, number, f"{number:064d}", f"Player {number}", stars, key))
        db.execute(COUNT)


async def main(file: str, runs: int) -> None:
    store = SqliteStore(file)
    challenges = [StoredChallenge(code, "text", 0.0) for code in CODES]
    await store.evenings.add(StoredEvening("TEAAA", "", "matchpoints", 0.0, CODES), challenges)
    fill(file, runs)
    began, longest, tally = time.perf_counter(), 0.0, Tally(len(CODES))
    for position, code in enumerate(CODES):
        found: list[CountedRun] = []
        while True:
            asked = time.perf_counter()
            page = await store.evenings.runs(code, after=found[-1].number if found else 0, most=AT_ONCE)
            longest = max(longest, time.perf_counter() - asked)
            if not page:
                break
            found += page
        tally.add(position, found, Field(await store.challenges.field(code)))
    lines = tally.lines("matchpoints")
    took = time.perf_counter() - began
    print(f"{len(lines)} players: {took:.2f} s, the longest read {1000 * longest:.0f} ms")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(f"{folder}/bench.db", int(sys.argv[1]) if sys.argv[1:] else RUNS))
