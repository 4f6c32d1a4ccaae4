"""A cache of the timelines of tables."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from ...hosting.timeline import Timeline, timeline_of
from ...table.fairness import SEED
from .table_session import TableSession


class Timelines:
    """Computes a timeline once for all who ask: at the end of a game the whole table may."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[TableSession, tuple[object, asyncio.Task[Timeline]]] = WeakKeyDictionary()

    async def of(self, session: TableSession) -> Timeline:
        """The timeline, computed in a thread: a long game of a hundred seats takes a second."""
        record = session.hosted.record()
        told = (record.players, len(record.turns), SEED in record.extras)
        kept = self._kept.get(session)
        if kept is None or kept[0] != told:
            kept = self._kept[session] = (told, asyncio.create_task(asyncio.to_thread(timeline_of, record)))
        return await asyncio.shield(kept[1])
