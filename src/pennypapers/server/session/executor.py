"""The interface by which a table runs what takes long: in threads and processes, or in a browser on its event loop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")


class WorkerError(Exception):
    """A job failed in a way that no job should; the message is the trace."""


class Executor(Protocol):
    """Runs module-level functions, or partials of them, whose arguments can be pickled."""

    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """Run something that takes some milliseconds."""

    def think(self, bot: str, address: str, work: Callable[[], T], *, is_large: bool = False) -> Future[T]:
        """Let a bot think for somebody at this address. `is_large` says that it may take seconds."""
