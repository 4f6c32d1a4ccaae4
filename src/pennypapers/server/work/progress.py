"""Progress of the job of this process: what a job reports is sent to the server, if it wants to know."""

from __future__ import annotations

from collections.abc import Callable

_listeners: list[Callable[[float], None]] = []


def listen(listener: Callable[[float], None]) -> None:
    """Call this function with whatever jobs report from now on."""
    _listeners.append(listener)


def report(share: float) -> None:
    """Tell how much of a job is done, from 0 to 1."""
    for listener in _listeners:
        listener(share)
