"""One decision on its way to the disk, and whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from ...hosting import events as log
from ...hosting.hosted import Hosted, Step, apply

Decision = Callable[[Hosted], Sequence[log.AnyEvent | Step]]
"""What happens: events, each with the table after it where the decision has worked that out already."""


class PendingDecision:
    def __init__(self, decide: Decision) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._decide = decide
        self._refused: Exception | None = None

    def decide_on(self, hosted: Hosted) -> list[Step]:
        self._refused = None
        try:
            happened = self._decide(hosted)
        except Exception as error:  # whatever it is, the others in the queue have nothing to do with it
            happened, self._refused = [], error
        steps: list[Step] = []
        for each in happened:
            step = each if isinstance(each, tuple) else (each, apply(hosted, each))
            hosted = step[1]
            steps.append(step)
        return steps

    def succeed(self) -> None:
        if self._refused is not None:
            self.fail(self._refused)
        elif not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
