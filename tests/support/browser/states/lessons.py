"""The lessons."""

from __future__ import annotations

from collections.abc import Iterator

from support.browser.states.state import FOR_A_MOVE, State, screen
from support.browser.states.tables import ADVENTURES


def states() -> Iterator[State]:
    yield screen("lessons", "/learn", "main a")
    for adventure in ADVENTURES:
        yield screen(f"lesson: {adventure}", f"/learn/{adventure}", ".lesson .chips .chip", needed=FOR_A_MOVE)
