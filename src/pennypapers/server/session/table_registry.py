"""The tables in this process's memory: opens new ones, finds them by code, and unloads those without connections."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass

from ...hosting import events as log
from ...hosting.codes import new_code
from ...hosting.decide import token_hash
from ...hosting.hosted import Hosted
from ...hosting.not_now import NotNow
from ...hosting.set_up import wished_layout, wished_options
from ...table.draws import SEED_BYTES
from ...table.fairness import seal
from ..codec import encode
from ..limits import Limits
from ..metrics import Metrics
from ..store.contract import CodeTaken, Store, StoredTable
from .loop_clock import Clock, LoopClock
from .table_session import TableSession

TOKEN_BYTES = 24
ENTROPY_BYTES = 16


@dataclass(frozen=True, slots=True)
class Wish:
    """The options of a new table."""

    adventure: str
    layout: str = "front"
    options: str = ""
    clock: float | None = None
    seats_wanted: int | None = None


class TableRegistry:
    def __init__(self, store: Store, limits: Limits, metrics: Metrics, clock: Clock | None = None) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self._clock = clock or LoopClock()
        self._tables: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._stored: int | None = None
        """How many tables the store has: its last count plus those opened here since; None before the first count."""

    @property
    def tables(self) -> tuple[TableSession, ...]:
        return tuple(self._tables.values())

    async def open(self, wish: Wish) -> tuple[TableSession, str]:
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

    async def again(self, hosted: Hosted) -> TableSession:
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

    async def find(self, code: str) -> TableSession:
        """The table of a code, from memory or from the store."""
        code = code.upper()
        if code in self._tables:
            return self._tables[code]
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code in self._tables:
                    return self._tables[code]
                stored = await self.store.find(code)
                if stored is None:
                    raise NotNow("code", table=code)
                session = self._session(stored, await self.store.load(stored.table))
                self._tables[code] = session
                return session
        finally:
            self._loading.pop(code, None)

    def heard(self, table: str, number: int) -> None:
        """Another process has written to this table (to any table if empty); read the new events."""
        for session in self._tables.values():
            if (session.stored.table == table and session.number < number) or not table:
                task = asyncio.create_task(session.look())
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)

    def announced(self, table: str, process: str, here: str) -> None:
        """Another process has announced its connections to a table."""
        for session in self._tables.values():
            if session.stored.table == table:
                session.others_are_here(process, here)

    def _session(self, stored: StoredTable, rows: list[bytes]) -> TableSession:
        return TableSession(stored, rows, self.store, self.limits, self.metrics, self._clock)

    async def tidy(self) -> int:
        """Unload tables without connections, and delete those that have been idle too long; how many were deleted."""
        for code, session in list(self._tables.items()):
            if not session.connections:
                session.close()
                del self._tables[code]
        dropped = await self.store.expire(self.limits.idle_seconds)
        self._stored = await self.store.count()
        return dropped

    def close(self) -> None:
        for session in self._tables.values():
            session.close()

    async def _create(self, created: log.Created, seed: bytes, more: list[log.AnyEvent]) -> TableSession:
        if len(self._tables) >= self.limits.tables:
            raise NotNow("tables")
        rows = [encode(event) for event in (created, *more)]
        if self._stored is None:
            self._stored = await self.store.count()
        while True:
            code = new_code(self._stored, secrets.choice)
            stored = StoredTable(secrets.token_hex(16), code, seed)
            try:
                await self.store.create(stored, rows)
            except CodeTaken:
                continue
            self._stored += 1
            session = self._tables[code] = self._session(stored, rows)
            return session


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_entropy() -> str:
    return secrets.token_hex(ENTROPY_BYTES)
