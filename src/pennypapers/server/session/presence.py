"""Which seats are connected to a table, at this process and at others; None stands for the opener without a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from ...hosting.hosted import Hosted
from ..store.contract import Store
from .lines.connection import Connection

OPENER = "opener"
WITHOUT_SECRET = "-"  # stands behind a seat that cannot give links

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
        self._told: dict[str, tuple[float, set[int | None], set[int]]] = {}
        self._announced = now()
        self._untold: str | None = None
        self._announcing: asyncio.Task[None] | None = None

    def everywhere(self, hosted: Hosted) -> set[int | None]:
        return self.local(hosted).union(*(here for until, here, _ in self._told.values() if until > self._now()))

    def giving(self, hosted: Hosted) -> set[int]:
        """The seats that can give links: a client that has the secret of the seat's hash chain is connected."""
        told = (giving for until, _, giving in self._told.values() if until > self._now())
        return self.giving_here(hosted).union(*told)

    def told(self, process: str, text: str) -> bool:
        """Take in what another process has announced; words that this version does not know are passed over.

        True if nothing is known of that process: it may have loaded the table after the last announcement from here.
        """
        is_new = process not in self._told or self._told[process][0] <= self._now()
        words = text.split(",")
        seats = [each for each in words if each.removesuffix(WITHOUT_SECRET).isdecimal()]
        here: set[int | None] = {int(each.removesuffix(WITHOUT_SECRET)) for each in seats}
        giving = {int(each) for each in seats if not each.endswith(WITHOUT_SECRET)}
        self._told[process] = (self._now() + self._seconds, here | ({None} if OPENER in words else set()), giving)
        return is_new

    def announce(self, hosted: Hosted) -> None:
        """Announce the local connections to other processes, if the store is shared."""
        if self._store.is_shared:
            self._announced = self._now()
            self._untold = here_text(self.local(hosted), self.giving_here(hosted))
            if self._announcing is None or self._announcing.done():
                self._announcing = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Send one announcement at a time, so that the newest arrives last."""
        while self._untold is not None:
            here, self._untold = self._untold, None
            await self._store.announce(self._table, here)

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

    def local(self, hosted: Hosted) -> set[int | None]:
        """Who is connected to this process."""
        owners: dict[str | None, int | None] = {hosted.created.host_hash: None, **_seats(hosted)}
        return {owners[each.hashed] for each in self._connections if each.hashed in owners}

    def giving_here(self, hosted: Hosted) -> set[int]:
        """Those of the seats connected to this process that can give links."""
        seats = _seats(hosted)
        return {
            seat
            for each in self._connections
            if (seat := seats.get(each.hashed)) is not None
            and (each.anchor is None or each.anchor == hosted.seats[seat].anchor)
        }


def _seats(hosted: Hosted) -> dict[str | None, int]:
    """The seats of people, by the hashes of their tokens."""
    return {seat.token_hash: number for number, seat in enumerate(hosted.seats) if seat.token_hash}


def here_text(here: Here, giving: Collection[int]) -> str:
    """The text of an announcement; `Presence.told` reads it.

    >>> here_text({2, None, 0}, giving={0})
    '0,2-,opener'
    """
    seats = sorted(seat for seat in here if seat is not None)
    texts = [f"{seat}{'' if seat in giving else WITHOUT_SECRET}" for seat in seats]
    return ",".join([*texts, *([OPENER] if None in here else [])])
