"""How quick the results of a challenge with 100,000 runs are, through the store, in SQLite or in PostgreSQL.

`python benchmarks/challenge_field.py [DATABASE URL] [RUNS]`; without a URL a new SQLite file is used.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial

from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.challenges.places import Field
from pennypapers.server.store.challenge_contract import StoredChallenge
from pennypapers.server.store.contract import Store, StoredTable
from pennypapers.server.store.open_store import open_store

RUNS = 100_000
AT_ONCE = 500
TIMES = 50
CODE = "BENCH"
PAGE = 50


async def play(store: Store, number: int, rng: random.Random) -> None:
    """One run from its beginning to its end, with stars as they are spread in the Temple."""
    table = StoredTable(f"bench {number}", f"bench {number}", b"")
    player = f"player {number}"
    await store.challenges.begin(CODE, player=player, attempt=1, name=f"Player {number}", table=table, rows=[b"1"])
    stars, tie_break = round(rng.gauss(18, 6)), rng.randrange(4, 12)
    finished = FinishedRun("a record " * 200, stars, sort_key(stars, tie_break), "tourist")
    await store.append(table.table, 1, [b"2"], finished=finished)


async def results(store: Store, start: int) -> None:
    field = Field(await store.challenges.field(CODE))
    assert field.by_stars()
    at = field.seek(start)
    assert at is not None
    for run in await store.challenges.places(CODE, best=at[0], skip=at[1], most=PAGE):
        assert run.sort_key is not None
        field.place(run.sort_key), field.percentile(run.sort_key)


async def timed(work: Callable[[], Awaitable[None]]) -> str:
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await work()
        took.append(1000 * (time.perf_counter() - began))
    return f"median {statistics.median(took):.2f} ms, longest {max(took):.2f} ms"


async def main(url: str, runs: int) -> None:
    store, rng = await open_store(url), random.Random(1)
    await store.challenges.add(StoredChallenge(CODE, "text", 0.0))
    began = time.perf_counter()
    for first in range(0, runs, AT_ONCE):
        await asyncio.gather(*(play(store, number, rng) for number in range(first, min(first + AT_ONCE, runs))))
    print(f"{runs} runs begun and finished in {time.perf_counter() - began:.0f} s")
    for name, start in (("first", 0), ("middle", runs // 2), ("last", runs - PAGE)):
        print(f"{name} page: {await timed(partial(results, store, start))}")
    await store.close()


if __name__ == "__main__":
    given = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(given[0] if given else f"sqlite:///{folder}/bench.db", int(given[1]) if given[1:] else RUNS))
