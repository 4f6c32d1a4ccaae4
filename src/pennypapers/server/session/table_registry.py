"""All tables of this process: opening new ones, finding them by code, and letting go of those nobody is at."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass

from ...hosting import events as log
from ...hosting.codes import new_code
from ...hosting.decide import NotNow, token_hash
from ...hosting.hosted import Hosted
from ...hosting.set_up import wished_layout, wished_options
from ...table.draws import SEED_BYTES
from ...table.fairness import seal
from ..limits import Limits
from ..metrics import Figures
from ..store.contract import CodeTaken, Found, Store
from .table_session import LiveTable

TOKEN_BYTES = 24
ENTROPY_BYTES = 16


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants of a new table."""

    adventure: str
    layout: str = "front"
    options: str = ""
    clock: float | None = None
    seats_wanted: int | None = None


class Hall:
    def __init__(self, store: Store, limits: Limits, figures: Figures) -> None:
        self.store = store
        self.limits = limits
        self.figures = figures
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._stored: int | None = None
        """How many tables the store had when it was last counted, and ours since; None before the first time."""

    @property
    def tables(self) -> tuple[LiveTable, ...]:
        return tuple(self._tables.values())

    async def open(self, wish: Wish) -> tuple[LiveTable, str]:
        """A new table, and the token of the one who opened it."""
        token = new_token()
        layout, reference = wished_layout(wish.adventure, wish.layout)
        options = wished_options(wish.options)
        seed = secrets.token_bytes(SEED_BYTES)
        created = log.Created(
            adventure=layout.adventure,
            layout=str(layout),
            layout_ref=reference,
            seal=seal(seed),
            host_hash=token_hash(token),
            options=options,
            clock=wish.clock,
            seats_wanted=wish.seats_wanted,
        )
        return await self._create(created, seed, []), token

    async def again(self, hosted: Hosted) -> LiveTable:
        """A new table with the same seats and settings, and a new seed."""
        seed = secrets.token_bytes(SEED_BYTES)
        old = hosted.created
        created = log.Created(
            adventure=old.adventure,
            layout=old.layout,
            layout_ref=old.layout_ref,
            seal=seal(seed),
            host_hash=old.host_hash,
            options=old.options,
            clock=old.clock,
            seats_wanted=old.seats_wanted,
        )
        seats: list[log.AnyEvent] = [
            log.SeatTaken(i, seat.name, seat.token_hash, new_entropy(), seat.bot, seat.paper)
            for i, seat in enumerate(hosted.seats)
        ]
        seats += [log.Extended(i, on=True) for i, seat in enumerate(hosted.seats) if seat.extended]
        return await self._create(created, seed, [*seats, log.HostPassed(hosted.host)])

    async def find(self, code: str) -> LiveTable:
        """The table of a code, from memory or from the store."""
        code = code.upper()
        if code in self._tables:
            return self._tables[code]
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code in self._tables:
                    return self._tables[code]
                found = await self.store.find(code)
                if found is None:
                    raise NotNow("code", f"there is no table {code!r}; look at the code again", table=code)
                live = self._live(found, await self.store.load(found.table))
                self._tables[code] = live
                return live
        finally:
            self._loading.pop(code, None)

    def heard(self, table: str, number: int) -> None:
        """Another process has written to a table, or to any of them if it is not named; take it in."""
        for live in self._tables.values():
            if (live.found.table == table and live.number < number) or not table:
                task = asyncio.create_task(live.look())
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)

    def announced(self, table: str, process: str, here: str) -> None:
        """Another process has told who is at a table there."""
        for live in self._tables.values():
            if live.found.table == table:
                live.others_are_here(process, here)

    def _live(self, found: Found, rows: list[bytes]) -> LiveTable:
        return LiveTable(found, rows, self.store, self.limits, self.figures)

    async def tidy(self) -> int:
        """Let go of tables without connections, and drop those that have been idle too long."""
        for code, live in list(self._tables.items()):
            if not live.connections:
                live.close()
                del self._tables[code]
        dropped = await self.store.expire(self.limits.idle_seconds)
        self._stored = await self.store.count()
        return dropped

    def close(self) -> None:
        for live in self._tables.values():
            live.close()

    async def _create(self, created: log.Created, seed: bytes, more: list[log.AnyEvent]) -> LiveTable:
        if len(self._tables) >= self.limits.tables:
            raise NotNow("tables", "this server has no room for another table now; try again later")
        rows = [log.encode(event) for event in (created, *more)]
        if self._stored is None:
            self._stored = await self.store.count()
        while True:
            code = new_code(self._stored)
            found = Found(secrets.token_hex(16), code, seed)
            try:
                await self.store.create(found, rows)
            except CodeTaken:
                continue
            self._stored += 1
            live = self._tables[code] = self._live(found, rows)
            return live


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_entropy() -> str:
    return secrets.token_hex(ENTROPY_BYTES)
