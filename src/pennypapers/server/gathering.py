"""uvicorn's websocket with a short line: frames that are made already, and all that is sent at once in one piece.

When a turn closes every seat gets the turn, the next roll and an answer. Each write is a trip through the kernel,
dearer than all that is done to make the message; so they wait for the event loop to come round, and go together.

This leans on the inside of uvicorn, so pyproject.toml names the versions it was tested with; `serving.py` does
without it where it cannot be imported.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from .line import EXTENSION

MOST_GATHERED = 65_536
"""Bytes; more go out at once, so that a slow reader is noticed (asyncio lets as many wait before it says so)."""


class GatheringProtocol(WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering = GatheringTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, gathering))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def write_frame(self, frame: bytes) -> bool:
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True


class GatheringTransport:
    """Writes later and together; in all else it is the transport below."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes] = []
        self._size = 0
        self.pause_reading, self.resume_reading = transport.pause_reading, transport.resume_reading  # at every message

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(data)
        self._size += len(data)
        if self._size > MOST_GATHERED:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        gathered, self._gathered, self._size = self._gathered, [], 0
        if gathered and not self._transport.is_closing():  # it may have been lost meanwhile
            self._transport.write(b"".join(gathered))
