"""One decision on its way to the disk, and whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from . import events as log
from .hosted import Hosted, apply

Decision = Callable[[Hosted], list[log.AnyEvent]]
Step = tuple[log.AnyEvent, Hosted]
"""An event and the table after it."""


class Change:
    def __init__(self, decide: Decision) -> None:
        self.done: asyncio.Future[list[log.AnyEvent]] = asyncio.get_running_loop().create_future()
        self._decide = decide
        self._happened: list[log.AnyEvent] = []
        self._refused: Exception | None = None

    def decide_on(self, hosted: Hosted) -> list[Step]:
        self._refused = None
        try:
            self._happened = self._decide(hosted)
        except Exception as error:  # whatever it is, the others in the queue have nothing to do with it
            self._happened, self._refused = [], error
        steps = []
        for event in self._happened:
            hosted = apply(hosted, event)
            steps.append((event, hosted))
        return steps

    def succeed(self) -> None:
        if self._refused is not None:
            self.fail(self._refused)
        elif not self.done.done():
            self.done.set_result(self._happened)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
