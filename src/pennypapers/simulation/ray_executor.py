"""Ray as a `concurrent.futures.Executor`: each call is a task of Ray."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class RayExecutor(Executor):
    """Submits calls as tasks to a Ray cluster, or without an address to Ray's processes on this machine.

    Ray plays a task again if the process or the machine that played it is lost.
    """

    def __init__(self, address: str | None = None, **settings: Any) -> None:
        """Connect; `settings` are those of `ray.init`. A connection that exists already is used and left open."""
        import ray

        self._ray = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            ray.init(address, log_to_driver=False, include_dashboard=None if address else False, **settings)
        self._call = ray.remote(max_retries=-1)(_call)

    @property
    def workers(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[P, T], /, *args: P.args, **options: P.kwargs) -> Future[T]:
        future: Future[T] = self._call.remote(function, args, options).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Disconnect, which ends all tasks that are under way; wait for them before."""
        if self._is_ours and self._ray.is_initialized():
            self._ray.shutdown()


def _call(function: Callable[..., T], args: Any, options: Any) -> T:
    return function(*args, **options)
