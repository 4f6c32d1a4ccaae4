"""Where a table has done what takes long: at a server in threads and processes, in a browser on the loop itself."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")


class WorkerError(Exception):
    """A job failed in a way that no job should; the message is the trace."""


class Elsewhere(Protocol):
    """What it is given is a module-level function, or a partial of one, with values that can be copied."""

    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """Do something that needs some milliseconds."""

    def think(self, bot: str, address: str, work: Callable[[], T], *, is_large: bool = False) -> Future[T]:
        """Let a bot think for somebody at this address. `is_large` says that it may take seconds."""
