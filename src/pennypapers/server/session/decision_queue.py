"""The queue of a table: decisions are made in order, saved together, and only then take effect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Protocol

from ...hosting import events as log
from ...hosting.hosted import Hosted, Step, apply, fold
from ...hosting.not_now import NotNow
from ..codec import decode_events, encode
from ..metrics import Metrics
from ..store.contract import Stale, Store, StoredTable
from .pending_decision import Decision, PendingDecision


class Listener(Protocol):
    """Whoever is told what happens at a table."""

    def saving(self, steps: list[Step]) -> None:
        """These events are being saved: time to prepare what will be said about them. They may yet fail."""

    def happened(self, event: log.AnyEvent, before: Hosted) -> None:
        """An event is saved and applied; `before` is the table before it."""

    def all_happened(self, steps: list[Step]) -> None:
        """All events of one write, of this process or another, are saved and applied."""


class DecisionQueue:
    """Owns the state of a table: `hosted`, and `number`, that of its last event."""

    def __init__(
        self,
        stored: StoredTable,
        rows: list[bytes],
        store: Store,
        *,
        listener: Listener,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self.hosted = fold(decode_events(rows))
        self.number = len(rows)
        self._table = stored.table
        self._store, self._listener, self._metrics, self._now = store, listener, metrics, now
        self._lock = asyncio.Lock()
        self._waiting: list[PendingDecision] = []
        self._saving: asyncio.Task[None] | None = None

    async def submit(self, decide: Decision) -> None:
        """Queue a decision and wait until it is saved. All that is queued is saved in one write."""
        decision = PendingDecision(decide)
        self._waiting.append(decision)
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save())
        await decision.done

    async def look(self) -> None:
        """Read and apply events that other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _save(self) -> None:
        while self._waiting:
            decisions, self._waiting = self._waiting, []
            began = self._now()
            try:
                async with self._lock:
                    await self._save_all(decisions)
            except Exception as error:  # every caller that waits must get it
                for decision in decisions:
                    decision.fail(error)
            self._metrics.changed(self._now() - began)

    async def _save_all(self, decisions: list[PendingDecision]) -> None:
        """Decide and save. If another process has written meanwhile, read its events and decide again."""
        while True:
            steps = list(self._decide_all(decisions))
            if not steps:
                break
            try:
                await self._append(steps)
            except Stale:
                if not await self._read_on():
                    raise NotNow("code.expired") from None
                continue
            break
        for decision in decisions:
            decision.succeed()  # before the listener, so that answers leave in the same frame as broadcasts
        self._apply(steps)

    async def _append(self, steps: list[Step]) -> None:
        rows = [encode(event) for event, _ in steps]
        saving = asyncio.ensure_future(self._store.append(self._table, self.number, rows))
        await asyncio.sleep(0)  # lets the store begin
        try:
            self._listener.saving(steps)
        finally:
            await saving

    def _decide_all(self, decisions: list[PendingDecision]) -> Iterator[Step]:
        """Decide in order, each on the table after the one before; a refused decision changes nothing."""
        hosted = self.hosted
        for decision in decisions:
            for step in decision.decide_on(hosted):
                hosted = step[1]
                yield step

    async def _read_on(self) -> bool:
        """Apply what other processes have written; whether there was anything."""
        steps, hosted = [], self.hosted
        for event in decode_events(await self._store.load(self._table, self.number)):
            hosted = apply(hosted, event)
            steps.append((event, hosted))
        self._apply(steps)
        return bool(steps)

    def _apply(self, steps: list[Step]) -> None:
        for event, after in steps:
            before, self.hosted = self.hosted, after
            self.number += 1
            self._metrics.events[type(event).__name__.lower()] += 1
            self._listener.happened(event, before)
        self._listener.all_happened(steps)
