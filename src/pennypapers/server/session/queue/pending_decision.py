"""A queued decision and the future its caller awaits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ....errors import PennyError
from ....hosting.decisions.decide_request import Decided
from ....hosting.hosted import Hosted, Step, apply
from ...traces.span import begun

if TYPE_CHECKING:
    from opentelemetry.trace import Span

Decision = Callable[[Hosted], Decided]
"""Takes the table and gives events; may raise a refusal."""


Pay = Callable[[float], None]


class PendingDecision:
    def __init__(self, decide: Decision, pay: Pay | None = None, span: Span | None = None) -> None:
        """`pay` is told how much of the event loop's time the decision took; `span` is around the wait for it."""
        self.pay, self.span = pay, span
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._decide = decide
        self._refused: Exception | None = None

    def decide_on(self, hosted: Hosted) -> list[Step]:
        self._refused = None
        begun(self)
        try:
            happened = self._decide(hosted)
        except PennyError as refused:
            happened, self._refused = [], _bare(refused)
        except Exception as error:  # it must not fail the other decisions in the queue
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


def _bare(refused: PennyError) -> PennyError:
    """Without the frames that it came through: they lead back to the decision and to all that it knows, so that each
    refusal would leave a circle behind. Whoever has thousands refused could stop the server while it is collected."""
    refused.__context__ = None
    return refused.with_traceback(None)
