"""What a daily is played on: sides alternate from day to day, and on Sundays the layouts are new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..errors import PennyError
from ..rules.layout import Layout
from ..rules.library import ADVENTURES, SIDES, builtin_layout

SUNDAY = 6

Draw = Callable[[str], Layout]
"""Draws a new layout of an adventure."""


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


def daily_layout_of(day: Day, key: str, draw: Draw) -> Layout:
    """What a daily is played on; on a Sunday for which no new layout can be drawn, a built-in one as well."""
    if has_new_layout(day):
        try:
            return draw(key)
        except PennyError:
            pass
    return builtin_layout(key, side_of(day, key))
