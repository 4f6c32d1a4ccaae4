"""Which seats are connected to a table, at this process and at others; None stands for the opener without a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from ...hosting.hosted import Hosted
from ..store.contract import Store
from .connection import Connection

OPENER = "opener"

Here = Collection[int | None]


class Presence:
    """What another process announces is valid for `seconds`; processes repeat it before that."""

    def __init__(
        self,
        connections: Collection[Connection],
        store: Store,
        table: str,
        *,
        now: Callable[[], float],
        seconds: float,
    ) -> None:
        self._connections, self._store, self._table = connections, store, table
        self._now, self._seconds = now, seconds
        self._told: dict[str, tuple[float, set[int | None]]] = {}
        self._announced = now()
        self._announcing: asyncio.Task[None] | None = None

    def everywhere(self, hosted: Hosted) -> set[int | None]:
        return self._here(hosted).union(*(here for until, here in self._told.values() if until > self._now()))

    def told(self, process: str, text: str) -> None:
        """Take in what another process has announced."""
        here = {None if each == OPENER else int(each) for each in text.split(",") if each}
        self._told[process] = (self._now() + self._seconds, here)

    def announce(self, hosted: Hosted) -> None:
        """Announce the local connections to other processes, if the store is shared."""
        if self._store.is_shared:
            self._announced = self._now()
            here = here_text(self._here(hosted))
            self._announcing = asyncio.create_task(self._store.announce(self._table, here))

    def announce_again(self, hosted: Hosted) -> list[float]:
        """Repeat the announcement if it is due; the moment of the next one, if any."""
        if not self._store.is_shared:
            return []
        if self._again <= self._now():
            self.announce(hosted)
        return [self._again]

    @property
    def _again(self) -> float:
        return self._announced + self._seconds / 3

    def _here(self, hosted: Hosted) -> set[int | None]:
        owners: dict[str | None, int | None] = {hosted.created.host_hash: None}
        owners |= {seat.token_hash: number for number, seat in enumerate(hosted.seats) if seat.token_hash}
        return {owners[each.hashed] for each in self._connections if each.hashed in owners}


def here_text(here: Here) -> str:
    """The text of an announcement; `Presence.told` reads it.

    >>> here_text({2, None, 0})
    '0,2,opener'
    """
    seats = sorted(seat for seat in here if seat is not None)
    return ",".join([*map(str, seats), *([OPENER] if None in here else [])])
