"""The timelines of tables, each worked out once for all who ask."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from ...hosting.timeline import Steps, steps_of
from ...table.fairness import SEED
from .table_session import LiveTable


class StepsOfTables:
    """Steps worked out once for all who ask: when a game ends, the whole table may."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[LiveTable, tuple[object, asyncio.Task[Steps]]] = WeakKeyDictionary()

    async def of(self, live: LiveTable) -> Steps:
        """Away from the event loop: a long game of a hundred takes a second."""
        record = live.hosted.record()
        told = (record.players, len(record.turns), SEED in record.extras)
        kept = self._kept.get(live)
        if kept is None or kept[0] != told:
            kept = self._kept[live] = (told, asyncio.create_task(asyncio.to_thread(steps_of, record)))
        return await asyncio.shield(kept[1])
