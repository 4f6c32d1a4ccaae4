"""Tracks which seats are disconnected and since when, and for which seats a bot must play now."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ....hosting.hosted import Hosted
from ...limits import Limits
from ..clock import TurnClock
from .bot_thinking import open_game


class Absence:
    def __init__(self, now: Callable[[], float], limits: Limits, clock: TurnClock) -> None:
        self._now, self._limits, self._clock = now, limits, clock
        self._since: dict[int | None, float] = {}
        """When each seat was last seen; None is the opener, who hosts without a seat."""
        self._skipped = 0

    def look(self, hosted: Hosted, here: Collection[int | None]) -> None:
        """Update who is connected."""
        now = self._now()
        for seat in (None, *range(len(hosted.seats))):
            if seat in here or (seat is None and hosted.host is not None):
                self.back(seat)
            else:
                self._since.setdefault(seat, now)

    def back(self, seat: int | None) -> None:
        self._since.pop(seat, None)

    def forget(self) -> None:
        """Nobody is connected: seats are counted as away from when somebody is, not from when they left."""
        self._since.clear()

    def skip(self, turn: int) -> None:
        """Treat every seat that has not inked this turn as out of time."""
        self._skipped = turn

    def due(self, hosted: Hosted, patience: float | None) -> list[int]:
        """The seats the usual bot must play for now: away too long, out of time, or a bot that is too slow.

        `patience` is the moment until which the table waits for bots, if it does.
        """
        game, seats, now = open_game(hosted), hosted.seats, self._now()
        if game is None:
            return []
        if self._skipped == game.turns + 1:
            return list(game.waiting)
        gone = {seat for seat, since in self._since.items() if now >= since + self._limits.away_seconds}
        is_slow = patience is not None and now >= patience
        return [
            seat
            for seat in game.waiting
            if (is_slow if seats[seat].is_bot else seat in gone and not seats[seat].paper)
            or self._clock.is_up(extended=seats[seat].extended)
        ]

    def new_host(self, hosted: Hosted, here: Collection[int | None]) -> int | None:
        """The seat that replaces a host who has been away too long; None if not needed or nobody is there."""
        now = self._now()
        if hosted.is_run:  # it has no host
            return None
        if self._since.get(hosted.host, now) + self._limits.host_seconds > now:
            return None
        return min((seat for seat in here if seat not in (None, hosted.host)), default=None)

    def moments(self) -> list[float]:
        """The future moments at which somebody will have been away too long or be out of time."""
        waits = (self._limits.away_seconds, self._limits.host_seconds)
        later = [since + wait for since in self._since.values() for wait in waits]
        return [moment for moment in later if moment > self._now()] + self._clock.moments()
