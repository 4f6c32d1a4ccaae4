"""What the owner has decided, as this process knows it: who is blocked, and the message to all tables.

The store has it; a process reads it when it begins, and again whenever another process or a command has changed it.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, dataclass
from math import ceil

from ...errors import InvalidText
from ...hosting.not_now import NotNow
from ...hosting.player_names import looks_like, shown_name
from ...hosting.protocol import messages as wire
from ..logs import LOGGER
from ..session.lines.connection import Connection
from ..session.table_registry import TableRegistry
from ..store.contract import CLOSED, OWNER, StoreError
from ..store.owner_contract import Block

NOTICE = "owner-notice"
"""The note that holds the message to all tables."""


@dataclass(frozen=True, slots=True)
class StoredNotice:
    """`kind` is `back` or `closing`, whose words are ours, or `words` with a text; `until` is in seconds since 1970."""

    kind: str
    until: float | None = None
    words: str = ""


class OwnerDecisions:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        registry.refuse_name, registry.greet = self.refuse_name, self.greet
        self.blocks: list[Block] = []
        self._addresses: frozenset[str] = frozenset()
        self._names: tuple[str, ...] = ()
        self.notice: StoredNotice | None = None
        self._reading: set[asyncio.Task[None]] = set()

    def changed(self) -> None:
        """The owner has decided something new elsewhere: read it again soon."""
        task = asyncio.create_task(self._read())
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def read(self) -> None:
        """Read what the owner has decided, and act upon what is new."""
        before, self.notice = self.notice, _read_notice(await self._store.owner.note(NOTICE))
        self.blocks = await self._store.owner.blocks()
        self._addresses = frozenset(each.what for each in self.blocks if each.kind == "address")
        self._names = tuple(each.what.casefold() for each in self.blocks if each.kind == "name")
        if self._addresses:
            for connection in self._connections():
                if connection.address in self._addresses:
                    connection.drop()
        if self.notice != before:
            for connection in self._connections():
                connection.send(self.message() or wire.Notice())

    def is_blocked(self, address: str) -> bool:
        return address in self._addresses

    def refuse_name(self, name: str) -> None:
        """NotNow if nobody may have this name, or if it cannot be told from such a one."""
        if not self._names:
            return
        try:
            name = shown_name(name)
        except InvalidText:  # it is refused as such, or there is none
            return
        if looks_like(name.casefold(), self._names) is not None:
            raise NotNow("name.blocked", name=name)

    def greet(self, connection: Connection) -> None:
        """Send the message to all tables to a client that has come."""
        if (message := self.message()) is not None:
            connection.send(message)

    def message(self) -> wire.Notice | None:
        """The message to all tables as it is to be shown now; None if there is none, or if its time is over."""
        notice = self.notice
        if notice is None:
            return None
        if notice.until is None:
            return wire.Notice(notice.kind, words=notice.words)
        left = notice.until - self._registry.clock.time_of_day()
        return wire.Notice(notice.kind, ceil(left / 60)) if left > 0 else None

    async def say(self, notice: StoredNotice | None) -> None:
        """Show this at all tables from now on, or nothing."""
        if notice is None:
            await self._store.owner.take_note(NOTICE)
        else:
            await self._store.owner.write_note(NOTICE, json.dumps(asdict(notice)))
        await self._tell_all()

    async def block(self, block: Block) -> None:
        await self._store.owner.block(block)
        await self._tell_all()

    async def unblock(self, block: Block) -> None:
        await self._store.owner.unblock(block.kind, block.what)
        await self._tell_all()

    async def close_table(self, code: str) -> bool:
        """Delete a table, and tell its players; False if there is none of this code."""
        table = await self._store.owner.delete(code.upper())
        if table is None:
            return False
        self._registry.shut(table)
        await self._store.announce(table, CLOSED)
        return True

    async def _tell_all(self) -> None:
        await self.read()
        await self._store.announce("", OWNER)

    async def _read(self) -> None:
        try:
            await self.read()
        except StoreError as error:
            LOGGER.error("what the owner has decided could not be read: %s", error)

    def _connections(self) -> list[Connection]:
        return [connection for session in self._registry.tables for connection in session.connections]


def _read_notice(text: str | None) -> StoredNotice | None:
    return None if text is None else StoredNotice(**json.loads(text))
