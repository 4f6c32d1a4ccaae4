"""The executor of a server's tables: threads, and for bots processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar, TypeVarTuple

from ..session.bots.bot_processes import THINKERS

T = TypeVar("T")
Args = TypeVarTuple("Args")


class ThreadExecutor:
    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        return await asyncio.to_thread(work, *args)

    def think(self, bot: str, address: str, work: Callable[[], T], *, is_large: bool = False) -> Future[T]:
        return THINKERS.ask(bot, address, work, is_large=is_large)
