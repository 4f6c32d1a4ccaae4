"""Compiles the coach's kernels in the background, so that who plays first does not wait for that after the game.

It begins when the server has been up for a while, in a process that comes after everything else, and only where
something is missing: once for each version, if the compiled code can be kept. Of several processes on a machine one
does it; somebody who asks the coach meanwhile has what is missing compiled at once.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ...coach import kernels
from ...coach.kernels import are_missing, compile_kernels
from ...engine.core.cache import cache_folder
from ...rules.library import ADVENTURES
from ..limits import Limits
from ..logs import LOGGER
from ..session.executor import WorkerError
from ..work.process import WorkerProcess
from ..work.worker import FIELD_NICE

Work = Callable[[str], bool]
"""Compiles the kernels of an adventure in another process, and says whether it did."""

MOST_SECONDS = 1800
"""Of processor time, for all adventures."""


async def compile_missing(
    limits: Limits, *, missing: Callable[[], list[str]] | None = None, work: Work | None = None
) -> None:
    """Compile what is missing, one adventure after the other. It never fails: without it the first to ask waits."""
    await asyncio.sleep(limits.compiling_after)
    keys = await asyncio.to_thread(missing or _missing)
    if not keys:
        return
    try:
        worker = await WorkerProcess.start(seconds=MOST_SECONDS, megabytes=limits.analysis_megabytes, nice=FIELD_NICE)
        try:
            await worker.ready()
            for key in keys:
                await _compile(worker, pickle.dumps((work or compile_alone, (key,))), key)
        finally:
            await worker.end()
    except (WorkerError, OSError, EOFError) as error:
        LOGGER.warning("the coach's kernels could not be compiled in advance: %s", error)


async def _compile(worker: WorkerProcess, job: bytes, key: str) -> None:
    outcome = await worker.do(job)
    if isinstance(outcome, Exception):
        raise WorkerError(str(outcome))
    if outcome:
        LOGGER.info("the coach's kernels are compiled", extra={"facts": {"adventure": key}})


def _missing() -> list[str]:
    return [key for key in ADVENTURES if are_missing(key)]


def compile_alone(key: str) -> bool:
    """Compile the kernels of an adventure, unless another process is just doing so."""
    folder = cache_folder(Path(kernels.__file__))
    assert folder is not None, "something is missing only where there is a folder"
    with _alone(folder / "compiling.lock") as is_alone:
        if not is_alone or not are_missing(key):
            return False
        compile_kernels(key)
        return True


@contextmanager
def _alone(path: Path) -> Iterator[bool]:
    """Whether no other process of this machine is inside. The system lets go of it however a process ends."""
    try:
        import fcntl
    except ImportError:  # Windows, where one process serves
        yield True
        return
    with path.open("wb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True
