"""Where games are played when this machine is not enough: executors by name.

Everything that plays many games takes any `concurrent.futures.Executor`; a name opens one:

    local               none: the pool of processes with shared memory that is used without an executor
    dask:ADDRESS        a Dask cluster; ADDRESS is that of its scheduler, or the path of its scheduler file
    ray, ray:ADDRESS    Ray on this machine, or a Ray cluster
    MODULE:NAME         whatever calling NAME of a module gives, such as mpi4py.futures:MPIPoolExecutor

Results do not depend on the executor, nor on the number of its processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import PennyError
from ..messages import say
from .import_path import imported

LOCAL, DASK, RAY = "local", "dask", "ray"
PATIENCE = 10
"""How many seconds a cluster may take to answer."""


@dataclass(frozen=True, slots=True)
class Processes:
    """An executor, and how many batches it works on at the same time."""

    executor: Executor | None
    """None: this machine's own processes with shared memory."""
    workers: int


@contextmanager
def open_executor(name: str, workers: int) -> Iterator[Processes]:
    """Open an executor by its name and close it in the end; PennyError says what is wrong with the name.

    `workers` is how many processes are wanted; a cluster knows better how many it has.
    """
    kind, _, address = name.partition(":")
    with ExitStack() as until_then:
        if name == LOCAL:
            yield Processes(None, workers)
        elif kind == DASK and address:
            yield _dask(address, until_then)
        elif kind == RAY:
            yield _ray(address, until_then)
        elif kind and address:
            yield Processes(until_then.enter_context(_imported(name)), workers)
        else:
            raise PennyError(say("cli-executor-unknown", name=repr(name)))


def _dask(address: str, until_then: ExitStack) -> Processes:
    try:
        from distributed import Client
    except ImportError:
        raise PennyError(say("cli-executor-needs", install="pip install 'pennypapers[dask]'")) from None
    found: dict[str, Any] = {"scheduler_file": address} if Path(address).is_file() else {"address": address}
    try:
        client = until_then.enter_context(Client(**found, timeout=PATIENCE, set_as_default=False))
    except (OSError, ValueError) as error:
        raise PennyError(say("cli-executor-away", address=address, why=str(error) or type(error).__name__)) from None
    return Processes(client.get_executor(pure=False), max(1, sum(client.ncores().values())))


def _ray(address: str, until_then: ExitStack) -> Processes:
    from .ray_executor import RayExecutor

    try:
        executor = RayExecutor(address or None)
    except ImportError:
        raise PennyError(say("cli-executor-needs", install="pip install 'pennypapers[ray]'")) from None
    except (OSError, ValueError, RuntimeError) as error:
        raise PennyError(say("cli-executor-away", address=address, why=str(error) or type(error).__name__)) from None
    return Processes(until_then.enter_context(executor), executor.workers)


def _imported(name: str) -> Executor:
    try:
        factory: Any = imported(name)
        made = factory()
    except Exception as error:  # whatever foreign code raises
        raise PennyError(say("cli-executor-import", name=name, why=str(error) or type(error).__name__)) from None
    if not isinstance(made, Executor):
        raise PennyError(say("cli-executor-import", name=name, why=f"a {type(made).__name__} is no Executor"))
    return made
