"""The turn clock alone, with a time that the test sets."""

from __future__ import annotations

from pennypapers.server.session.clock import EXTENDED, TurnClock


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def started(seconds: float | None = 20.0, *, paused: bool = False) -> tuple[TurnClock, Time]:
    time = Time()
    clock = TurnClock(time)
    clock.start(seconds, paused=paused)
    return clock, time


def up(clock: TurnClock) -> tuple[bool, bool]:
    return clock.is_up(extended=False), clock.is_up(extended=True)


def test_time_is_up_for_the_plain_clock_first_and_ten_times_later_for_the_other() -> None:
    clock, time = started()
    assert EXTENDED == 10
    assert clock.moments() == [120.0, 300.0]
    assert (clock.left(), clock.left(extended=True)) == (20.0, 200.0)
    time.now = 120.0
    assert up(clock) == (True, False)
    assert (clock.left(), clock.left(extended=True)) == (0.0, 180.0)
    assert clock.moments() == [300.0]
    time.now = 301.0
    assert up(clock) == (True, True)
    assert clock.moments() == []


def test_the_clock_stands_in_a_pause_and_goes_on_where_it_stood() -> None:
    clock, time = started()
    time.now = 105.0
    clock.pause(on=True)
    time.now = 900.0
    assert (clock.left(), clock.moments(), up(clock)) == (15.0, [], (False, False))
    clock.pause(on=False)
    time.now = 914.0
    assert (clock.left(), up(clock)) == (1.0, (False, False))
    time.now = 915.0
    assert up(clock) == (True, False)


def test_a_turn_that_begins_in_a_pause_has_all_its_time() -> None:
    clock, time = started(paused=True)
    time.now = 500.0
    assert (clock.left(), up(clock)) == (20.0, (False, False))
    clock.pause(on=False)
    assert clock.moments() == [520.0, 700.0]


def test_without_a_clock_nobody_is_out_of_time() -> None:
    clock, time = started(None)
    time.now = 1e9
    clock.pause(on=True)
    clock.pause(on=False)
    assert (clock.left(), clock.left(extended=True), clock.moments(), up(clock)) == (None, None, [], (False, False))
