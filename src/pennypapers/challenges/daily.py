"""What a daily is played on: sides alternate from day to day, and on Sundays the layouts are new."""

from __future__ import annotations

from typing import Protocol

from ..rules.library import ADVENTURES, SIDES

SUNDAY = 6


class Day(Protocol):
    """A day of the calendar, such as a `datetime.date`."""

    def toordinal(self) -> int: ...

    def weekday(self) -> int: ...


def has_new_layout(day: Day) -> bool:
    """Whether the dailies of this day are played on new layouts."""
    return day.weekday() == SUNDAY


def side_of(day: Day, key: str) -> str:
    """The built-in side of a daily: another one than the day before, and not the same for all adventures.

    >>> from datetime import date
    >>> side_of(date(2026, 11, 18), "temple") == side_of(date(2026, 11, 19), "temple")
    False
    """
    return SIDES[(day.toordinal() + list(ADVENTURES).index(key)) % len(SIDES)]
