"""The processes of the coach."""

from __future__ import annotations

import asyncio
import time

from support.server.event_loop import Run

from pennypapers.server.analyses.coach_pool import coach_pool
from pennypapers.server.limits import Limits

ANA, BEN = "192.0.2.1", "192.0.2.2"
HOURS = 3600.0


def test_nobody_waits_for_the_games_that_another_address_has_looked_at(run: Run) -> None:
    """One game may take minutes, and an address may have a dozen of them waiting."""

    async def scenario() -> None:
        pool = coach_pool(Limits())
        games = [asyncio.create_task(pool.run(ANA, time.sleep, HOURS)) for _ in range(Limits().analysis_waiting)]
        await asyncio.sleep(0)
        assert await pool.run(BEN, abs, -1) == 1
        assert not any(each.done() for each in games)
        await pool.close()
        await asyncio.gather(*games, return_exceptions=True)

    run(scenario())
