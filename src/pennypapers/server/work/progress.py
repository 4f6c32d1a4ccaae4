"""How far the job of this process is: what it reports goes to the server, if somebody there listens."""

from __future__ import annotations

from collections.abc import Callable

_listeners: list[Callable[[float], None]] = []


def listen(listener: Callable[[float], None]) -> None:
    """From now on tell this function what jobs report."""
    _listeners.append(listener)


def report(share: float) -> None:
    """Tell how much of a job is done, from 0 to 1."""
    for listener in _listeners:
        listener(share)
