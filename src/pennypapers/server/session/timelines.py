"""The timelines of tables, each worked out once for all who ask."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from ...hosting.timeline import Timeline, timeline_of
from ...table.fairness import SEED
from .table_session import TableSession


class Timelines:
    """Timeline worked out once for all who ask: when a game ends, the whole table may."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[TableSession, tuple[object, asyncio.Task[Timeline]]] = WeakKeyDictionary()

    async def of(self, session: TableSession) -> Timeline:
        """Away from the event loop: a long game of a hundred takes a second."""
        record = session.hosted.record()
        told = (record.players, len(record.turns), SEED in record.extras)
        kept = self._kept.get(session)
        if kept is None or kept[0] != told:
            kept = self._kept[session] = (told, asyncio.create_task(asyncio.to_thread(timeline_of, record)))
        return await asyncio.shield(kept[1])
