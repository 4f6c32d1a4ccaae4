"""Progress messages: coalesced, rarer at large tables, and dropped when a roll follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from unittest import mock

import pytest

from pennypapers.server.session.progress import Progress


class Clock:
    """Replaces the event loop's timers; they fire when the test calls `go_off`."""

    def __init__(self) -> None:
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, due: Callable[[], None]) -> mock.Mock:
        timer = (seconds, due)
        self.timers.append(timer)
        return mock.Mock(cancel=lambda: self.timers.remove(timer))

    def go_off(self) -> None:
        timers, self.timers = self.timers, []
        for _, due in timers:
            due()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clock)
    return clock


def test_changes_within_the_interval_are_sent_in_one_message(clock: Clock) -> None:
    told: list[int] = []
    progress = Progress(0.25, lambda: told.append(1))
    for _ in range(3):
        progress.soon(4, until_roll=True)
    assert [seconds for seconds, _ in clock.timers] == [0.25]
    clock.go_off()
    assert told == [1]
    progress.soon(4)
    assert len(clock.timers) == 1, "and the next change after it was sent"


@pytest.mark.parametrize(("connections", "seconds"), [(1, 0.25), (25, 0.25), (100, 1.0), (400, 4.0)])
def test_the_interval_grows_with_the_number_of_connections(clock: Clock, connections: int, seconds: float) -> None:
    Progress(0.25, lambda: None).soon(connections)
    assert [each for each, _ in clock.timers] == [seconds]


def test_without_connections_nothing_is_sent(clock: Clock) -> None:
    Progress(0.25, lambda: None).soon(0)
    assert not clock.timers


def test_a_roll_cancels_a_message_about_who_has_inked(clock: Clock) -> None:
    progress = Progress(0.25, lambda: None)
    progress.soon(4, until_roll=True)
    progress.rolled()
    assert not clock.timers
    progress.soon(4, until_roll=True)
    assert len(clock.timers) == 1, "the next turn has a message of its own"


@pytest.mark.parametrize("first", [True, False])
def test_a_roll_does_not_cancel_a_message_about_who_has_connected(clock: Clock, first: bool) -> None:
    progress = Progress(0.25, lambda: None)
    progress.soon(4, until_roll=first)
    progress.soon(4, until_roll=not first)
    progress.rolled()
    assert len(clock.timers) == 1


def test_a_cancelled_message_is_not_sent(clock: Clock) -> None:
    progress = Progress(0.25, lambda: None)
    progress.soon(4)
    progress.cancel()
    assert not clock.timers
