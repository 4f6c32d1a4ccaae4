"""The queue of a table: decisions are made in order, saved together, and only then take effect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from ....hosting import events as log
from ....hosting.finished_games import finished_game
from ....hosting.hosted import Hosted, Step, apply
from ....hosting.not_now import NotNow
from ....hosting.runs import finished_run
from ...codec import decode_events, encode
from ...costs import metered
from ...metrics import Metrics
from ...store.contract import Finished, Stale, Store, StoredTable
from ...traces.span import span
from ..executor import Executor
from ..log_reader import ReadLog
from .pending_decision import Decision, Pay, PendingDecision

DECIDE_SECONDS = 0.01
"""After this time of deciding, what was decided is saved and others get a turn, before the rest is decided."""


class Listener(Protocol):
    """What a `DecisionQueue` calls when events are being saved and when they have taken effect."""

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
        read: ReadLog,
        store: Store,
        *,
        listener: Listener,
        metrics: Metrics,
        now: Callable[[], float],
        most_bytes: int,
        executor: Executor,
    ) -> None:
        self.hosted, self.number = read.hosted, read.number
        self._bytes, self._most_bytes = read.size, most_bytes
        self._table, self._executor = stored.table, executor
        self._store, self._listener, self._metrics, self._now = store, listener, metrics, now
        self._lock = asyncio.Lock()
        self._waiting: list[PendingDecision] = []
        self._saving: asyncio.Task[None] | None = None

    async def submit(self, decide: Decision, *, plays: bool = True, pay: Pay | None = None) -> None:
        """Queue a decision and wait until it is saved. What is queued is saved in one write, unless it takes long.

        A log has a limit. What is not played, such as changes of the lobby, may fill a part of it only, so that nobody
        can keep a game from being played to its end.
        """
        if self._bytes > (self._most_bytes if plays else self._most_bytes // 4):
            raise NotNow("log")
        with span("decision") as seen:
            decision = PendingDecision(decide, pay, seen)
            self._waiting.append(decision)
            if self._saving is None or self._saving.done():
                self._saving = asyncio.create_task(self._save())
            try:
                await decision.done
            finally:
                del decision  # as it leads to a refusal that leads to this frame

    async def look(self) -> None:
        """Read and apply events that other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _save(self) -> None:
        while self._waiting:
            decisions, self._waiting = self._waiting, []
            began, steps = self._now(), list[float]()
            try:
                async with self._lock:
                    await metered(self._save_all(decisions), steps.append)
            except Exception as error:  # every caller that waits must get it
                for decision in decisions:
                    decision.fail(error)
            finally:
                _pay(decisions, sum(steps))  # before anybody who waited is woken
            self._metrics.changed(self._now() - began)

    async def _save_all(self, decisions: list[PendingDecision]) -> None:
        """Decide and save. If another process has written meanwhile, read its events and decide again."""
        while True:
            steps = self._decide_some(decisions)
            if not steps:
                await asyncio.sleep(0)  # refusals may have taken long too
                break
            try:
                await self._append(steps, decisions)
            except Stale:
                if not await self._read_on():
                    raise NotNow("code.expired") from None
                continue
            break
        for decision in decisions:
            decision.succeed()  # before the listener, so that answers leave in the same frame as broadcasts
        self._apply(steps)

    async def _append(self, steps: list[Step], decisions: list[PendingDecision]) -> None:
        rows = [encode(event) for event, _ in steps]
        finished = await self._finished(steps)
        with span("append", of=decisions) as seen:
            if seen is not None:
                seen.set_attribute("pennypapers.events", len(rows))
            saving = asyncio.ensure_future(self._store.append(self._table, self.number, rows, finished=finished))
            await asyncio.sleep(0)  # lets the store begin
            try:
                self._listener.saving(steps)
            finally:
                await saving
        self._bytes += sum(map(len, rows))

    async def _finished(self, steps: list[Step]) -> Finished | None:
        """What is kept of the game if one of these events ends it, or enters a sheet on paper after its end."""
        over = [after for event, after in steps if isinstance(event, log.Ended | log.Entered)]
        if not over:
            return None
        if over[-1].is_run:
            return finished_run(over[-1])
        sitters = await self._store.games.sitters(self._table)
        return await self._executor.run(finished_game, over[-1], sitters) if sitters else None

    def _decide_some(self, decisions: list[PendingDecision]) -> list[Step]:
        """Decide in order, each on the table after the one before; a refused decision changes nothing.

        What there is no time for goes back into the queue.
        """
        hosted, steps, end = self.hosted, list[Step](), perf_counter() + DECIDE_SECONDS
        for number, decision in enumerate(decisions, 1):
            if made := decision.decide_on(hosted):
                steps += made
                hosted = made[-1][1]
            if perf_counter() > end:
                self._waiting[:0] = decisions[number:]
                del decisions[number:]
                break
        return steps

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


def _pay(decisions: list[PendingDecision], seconds: float) -> None:
    """Each decision that was made together with others pays its part."""
    part = seconds / len(decisions)
    for decision in decisions:
        if decision.pay is not None:
            decision.pay(part)
