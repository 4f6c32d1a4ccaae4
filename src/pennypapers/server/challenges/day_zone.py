"""Which day it is at this server: the day changes at midnight in its zone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from ...messages import say

OFFSET = re.compile(r"(?P<sign>[+-])(?P<hours>\d\d?)(:?(?P<minutes>\d\d))?")


@dataclass(frozen=True, slots=True)
class DayZone:
    """A time zone; None is that of the system."""

    zone: tzinfo | None = None

    def day(self, seconds: float) -> date:
        """The day at so many seconds since 1970.

        >>> parse_zone("+02:00").day(1_700_000_000.0)
        datetime.date(2023, 11, 15)
        """
        return datetime.fromtimestamp(seconds, self.zone).date()


def parse_zone(text: str) -> DayZone:
    """A zone by its name, as `Europe/Berlin`, or by what it is ahead of UTC, as `+02:00`; ValueError if it is none."""
    if found := OFFSET.fullmatch(text):
        ahead = timedelta(hours=int(found["hours"]), minutes=int(found["minutes"] or 0))
        if ahead < timedelta(days=1):
            return DayZone(timezone(ahead if found["sign"] == "+" else -ahead))
    else:
        try:
            return DayZone(timezone.utc if text == "UTC" else ZoneInfo(text))  # noqa: UP017  # as above
        except (KeyError, ValueError, OSError):  # unknown, no name at all, or a folder of the system's
            pass
    raise ValueError(say("cli-day-zone", text=repr(text)))
