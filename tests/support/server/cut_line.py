"""A proxy to PostgreSQL that closes the connection before it delivers a certain message, or the answer to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from enum import Enum
from pathlib import Path

GOODBYE = b"SFATAL\x00VFATAL\x00C57P01\x00Mterminating connection due to administrator command\x00\x00"
"""The fields of the error message that PostgreSQL sends to all clients when it is shut down."""


class Cut(Enum):
    BEFORE_THE_SERVER_HEARS = 1
    BEFORE_THE_ANSWER = 2


class CutLine:
    """Forwards all messages until one from the client contains the marker: then it closes the connection, once.

    `meanwhile` runs after the connection to the server is closed and before that to the client is.
    """

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._marker: bytes | None = None
        self._cut = Cut.BEFORE_THE_ANSWER
        self._meanwhile: Callable[[], Awaitable[None]] | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._clients: list[asyncio.StreamWriter] = []
        self.cuts = 0

    def cut_at(self, marker: bytes, cut: Cut, meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
        self._marker, self._cut, self._meanwhile = marker, cut, meanwhile

    def say_goodbye(self) -> None:
        """Send the client the message of a server that is being shut down."""
        for client in self._clients:
            if not client.is_closing():
                client.write(b"E" + (len(GOODBYE) + 4).to_bytes(4, "big") + GOODBYE)

    @asynccontextmanager
    async def open(self, folder: Path) -> AsyncIterator[None]:
        def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.create_task(self._serve(reader, writer))
            self._lines.add(task)
            task.add_done_callback(self._lines.discard)

        listening = await asyncio.start_unix_server(accept, folder / ".s.PGSQL.5432")
        try:
            yield
        finally:
            listening.close()
            await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        self._clients.append(to_client)
        answers = asyncio.create_task(_pass_on(from_server, to_client))
        with suppress(ConnectionError):
            while data := await from_client.read(1 << 16):
                if self._marker is not None and self._marker in data:
                    self._marker = None
                    self.cuts += 1
                    if self._cut is Cut.BEFORE_THE_ANSWER:
                        answers.cancel()
                        await asyncio.gather(answers, return_exceptions=True)
                        to_server.write(data)
                        await _ready(from_server)
                    to_server.close()  # PostgreSQL then rolls back an open transaction and releases its locks
                    if self._meanwhile is not None:
                        await self._meanwhile()
                    break
                to_server.write(data)
                await to_server.drain()
        answers.cancel()
        await asyncio.gather(answers, return_exceptions=True)
        for writer in (to_client, to_server):
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)
        await writer.drain()
    writer.close()


async def _ready(reader: asyncio.StreamReader) -> None:
    """Read up to a ReadyForQuery: one letter, a length of five, one letter."""
    seen = b""
    while seen[-6:-1] != b"Z\x00\x00\x00\x05":
        data = await reader.read(1 << 16)
        assert data, "the server hung up"
        seen += data
