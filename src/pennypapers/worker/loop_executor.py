"""The executor of one device: everything runs on its one event loop, after what is already scheduled there.

The page has a thread of its own, so that nothing on the screen stops moving meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")


class LoopExecutor:
    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        await asyncio.sleep(0)
        return work(*args)

    def think(self, bot: str, address: str, work: Callable[[], T], *, is_large: bool = False) -> Future[T]:
        del bot, address, is_large
        answer: Future[T] = Future()
        asyncio.get_running_loop().call_soon(_think, answer, work)
        return answer


def _think(answer: Future[T], work: Callable[[], T]) -> None:
    if answer.set_running_or_notify_cancel():
        try:
            answer.set_result(work())
        except Exception as error:  # whoever waits for it gets it
            answer.set_exception(error)
