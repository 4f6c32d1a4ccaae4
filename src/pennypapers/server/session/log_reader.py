"""Reads the stored events of a table without keeping the event loop from others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ...hosting import events as log
from ...hosting.hosted import Hosted, apply
from ..codec import decode_events


@dataclass(frozen=True, slots=True)
class ReadLog:
    """A table as its stored events leave it: how many there are, and how many bytes they have."""

    hosted: Hosted
    number: int
    size: int


READ_SECONDS = 0.005
"""After this time of reading a long log others get a turn."""


class LogReader:
    """Reads the events of tables. However many are read at once, one at a time gets a short turn of the event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def read(self, rows: Sequence[bytes]) -> ReadLog:
        table, left = _Reading(), iter(rows)
        while not table.is_read:
            async with self._turn:
                table.read_some(left)
                await asyncio.sleep(0)  # with the lock held: the next one waits for the next round
        assert table.hosted is not None, "a table begins with Created"
        return ReadLog(table.hosted, len(rows), sum(map(len, rows)))


class _Reading:
    """A table whose events are being read."""

    def __init__(self) -> None:
        self.hosted: Hosted | None = None
        self.is_read = False
        self._set_up: log.SetUp | None = None
        """The last one: only that counts when the game begins, and reading its layout takes long."""

    def read_some(self, rows: Iterator[bytes]) -> None:
        end = time.monotonic() + READ_SECONDS
        for row in rows:
            for event in decode_events([row]):
                self._read(event)
            if time.monotonic() > end:
                return
        self._apply_set_up()
        self.is_read = True

    def _read(self, event: log.AnyEvent) -> None:
        if isinstance(event, log.SetUp):
            earlier = self._set_up
            self._set_up = replace(event, links=earlier.links) if earlier and event.links is None else event
            return
        if isinstance(event, log.Started):
            self._apply_set_up()
        self.hosted = apply(self.hosted, event)

    def _apply_set_up(self) -> None:
        if self._set_up is not None:
            self.hosted = apply(self.hosted, self._set_up)
            self._set_up = None
