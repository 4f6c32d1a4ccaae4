"""The tables in this process's memory: opens new ones, finds them by code, and unloads those without connections."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial

from ...hosting import events as log
from ...hosting.actor import is_known
from ...hosting.codes import PATTERN, NewCode, new_code
from ...hosting.dealer import server_anchor, server_key
from ...hosting.decisions.set_up import stored_links, wished_layout, wished_options
from ...hosting.hosted import Seat
from ...hosting.not_now import NotNow
from ...hosting.runs import RunWish, run_events
from ...hosting.tokens import token_hash
from ...table.dice.draws import SEED_BYTES
from ..codec import encode
from ..limits import Limits
from ..logs import LOGGER
from ..metrics import Metrics
from ..store.contract import CodeTaken, Store, StoredTable, StoreError
from .executor import Executor
from .lines.connection import Connection
from .log_reader import LogReader
from .loop_clock import Clock, LoopClock
from .table_session import TableSession

Create = Callable[[StoredTable, Sequence[bytes]], Awaitable[None]]
"""Saves a new table with its first events; CodeTaken if the code is in use."""

PLAUSIBLE_DRIFT = 3600.0
"""Seconds by which two clocks may differ without anybody having set one."""

TOKEN_BYTES = 24


@dataclass(frozen=True, slots=True)
class Wish:
    """The options of a new table."""

    adventure: str
    layout: str = "front"
    options: str = ""
    clock: float | None = None
    seats_wanted: int | None = None
    links: str = ""


class TableRegistry:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        metrics: Metrics,
        executor: Executor,
        clock: Clock | None = None,
        *,
        code: NewCode = new_code,
    ) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self.clock = clock or LoopClock()
        self.executor = executor
        self._new_code = code
        self.refuse_name: Callable[[str], None] = lambda _: None
        """NotNow for a name that the owner of the server has blocked."""
        self.greet: Callable[[Connection], None] = lambda _: None
        """Sends to a client that has come what the owner of the server says to all tables."""
        self._tables: dict[str, TableSession] = {}
        self._codes: dict[str, str] = {}
        """The codes of tables, some of which may be unloaded."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._logs = LogReader()
        self._looking: set[asyncio.Task[None]] = set()
        self._began: tuple[float, float] | None = None
        """The same moment by our clock, which nobody sets, and by that of the store."""
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
            seal="",
            host_hash=token_hash(token),
            options=options,
            clock=wish.clock,
            seats_wanted=wish.seats_wanted,
            anchor=server_anchor(seed),
            key=server_key(seed),
            links=stored_links(wish.links),
        )
        return await self._open([created], seed, self.store.create), token

    async def again(self, session: TableSession) -> TableSession:
        """A new table with the same settings and a new seed, for all who are still there.

        The players begin new chains themselves.
        """
        seed, hosted = secrets.token_bytes(SEED_BYTES), session.hosted
        old = hosted.created
        created = log.Created(
            adventure=old.adventure,
            layout=old.layout,
            layout_ref=old.layout_ref,
            seal="",
            host_hash=old.host_hash,
            options=old.options,
            clock=old.clock,
            seats_wanted=old.seats_wanted,
            anchor=server_anchor(seed),
            key=server_key(seed),
            links=old.links,
        )
        staying = [seat for seat in hosted.seats if not seat.left and not self._is_refused(seat.name)]
        seats: list[log.AnyEvent] = [
            log.SeatTaken(i, seat.name, seat.token_hash, bot=seat.bot, paper=seat.paper)
            for i, seat in enumerate(staying)
        ]
        seats += [log.Extended(i, on=True) for i, seat in enumerate(staying) if seat.extended]
        host = None if hosted.host is None else _host_of(staying, hosted.seats[hosted.host])
        write = partial(self.store.create, rematch_of=session.stored.table)
        return await self._open([created, *seats, log.HostPassed(host)], seed, write)

    def _is_refused(self, name: str) -> bool:
        try:
            self.refuse_name(name)
        except NotNow:
            return True
        return False

    async def open_run(self, wish: RunWish, player: str) -> TableSession:
        """The table of a run, which begins in the same transaction; RunTaken if it has begun already."""

        async def write(table: StoredTable, rows: Sequence[bytes]) -> None:
            await self.store.challenges.begin(
                wish.code,
                player=player,
                attempt=wish.attempt,
                name=wish.name,
                table=table,
                rows=rows,
                ticket=wish.ticket,
            )

        return await self._open(run_events(wish), wish.challenge.seed, write)

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
                session = await self._session(stored, await self.store.load(stored.table))
                self._tables[code] = session
                if self.store.is_shared:
                    await session.look()  # another process may have written while it was read
                return session
        finally:
            self._loading.pop(code, None)

    async def find_for(self, token: str | None, code: str, after: int | None = None) -> TableSession:
        """The table of a code, with all that the holder of a token knows of it: the token itself, and event `after`.

        Another process may have written either, and its notification may still be on the way.
        """
        session = await self.find(code)
        if (after or 0) > session.number or not is_known(session.hosted, token):
            await session.look()
            session = await self.find(code)  # it may have been unloaded while it was read
        return session

    async def has(self, code: str) -> bool:
        """Whether there is a table of this code; it is not loaded."""
        if re.fullmatch(PATTERN, code) is None:
            return False
        return code.upper() in self._tables or await self.store.find(code.upper()) is not None

    def drop(self, tables: Collection[str]) -> None:
        """Unload tables that were deleted. Whoever is still connected to one is refused from now on."""
        for code, session in list(self._tables.items()):
            if session.stored.table in tables:
                session.close()
                del self._tables[code]

    def shut(self, table: str) -> None:
        """Unload a table that its owner has deleted, and end its connections: who comes back is told."""
        sessions = self._loaded(table)
        self.drop([table])
        for session in sessions:
            for connection in session.connections:
                connection.drop()

    def forget(self) -> None:
        """Unload all tables, since what they say may have never happened: a backup was put back. Whoever is connected
        is dropped, and gets the table of the backup on coming back."""
        for session in self._tables.values():
            session.close()
            for connection in session.connections:
                connection.drop()
        self._tables.clear()
        self._stored = None

    def heard(self, table: str, number: int) -> None:
        """Another process has written to this table (to any table if empty); read the new events."""
        for session in self._loaded(table) if table else self.tables:
            if session.number < number or not table:
                task = asyncio.create_task(_look(session))
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)

    def announced(self, table: str, process: str, here: str) -> None:
        """Another process has announced its connections to a table."""
        for session in self._loaded(table):
            session.others_are_here(process, here)

    def _loaded(self, table: str) -> list[TableSession]:
        """The session of a table, if it is in memory."""
        session = self._tables.get(self._codes.get(table, ""))
        return [session] if session else []

    async def _session(self, stored: StoredTable, rows: list[bytes]) -> TableSession:
        self._codes[stored.table] = stored.code
        return TableSession(
            stored,
            await self._logs.read(rows),
            self.store,
            limits=self.limits,
            metrics=self.metrics,
            clock=self.clock,
            executor=self.executor,
        )

    async def tidy(self) -> int:
        """Unload tables without connections, and delete those that have been idle too long; how many were deleted."""
        for code, session in list(self._tables.items()):
            if not session.connections:
                session.close()
                del self._tables[code]
        self._codes = {session.stored.table: code for code, session in self._tables.items()}
        here = list(self._codes)
        dropped = await self.store.expire(self.limits.idle_seconds + await self.drift(), here)
        self._stored = await self.store.count()
        return dropped

    async def drift(self) -> float:
        """By how many seconds somebody has set the store's clock forward since the first call: by so much longer tables
        are kept. A computer without a battery may be decades behind until it has found a time server."""
        began, store_began = self._began or (self.clock.now(), await self.store.now())
        self._began = began, store_began
        drift = (await self.store.now() - store_began) - (self.clock.now() - began)
        if drift < PLAUSIBLE_DRIFT:
            return 0.0
        LOGGER.warning("the clock was set forward by %d hours; idle tables are kept so much longer", drift // 3600)
        return drift

    def close(self) -> None:
        for session in self._tables.values():
            session.close()

    async def _open(self, happened: Sequence[log.AnyEvent], seed: bytes, write: Create) -> TableSession:
        if len(self._tables) >= self.limits.tables:
            raise NotNow("tables")
        rows = [encode(event) for event in happened]
        if self._stored is None:
            self._stored = await self.store.count()
        while True:
            code = self._new_code(self._stored, secrets.choice)
            stored = StoredTable(secrets.token_hex(16), code, seed)
            try:
                await write(stored, rows)
            except CodeTaken:
                continue
            self._stored += 1
            session = self._tables[code] = await self._session(stored, rows)
            return session


async def _look(session: TableSession) -> None:
    try:
        await session.look()
    except StoreError as error:  # whoever asks something of this table will be told
        LOGGER.error("table %s: %s", session.stored.code, error)


def _host_of(seats: Sequence[Seat], host: Seat) -> int | None:
    """The place of the host among the seats of a rematch; of the first person, if the host is none of them."""
    people = [number for number, seat in enumerate(seats) if seat.token_hash]
    return next((number for number in people if seats[number] is host), people[0] if people else None)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)
