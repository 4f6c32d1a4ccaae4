"""The short way to the wire: frames that are made already, and all that goes to one connection at once in one piece.

When a turn closes every seat gets the turn, the next roll and an answer. Each write is a trip through the kernel,
dearer than all that is done to make the message; so they wait for the event loop to come round, and go together.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar.types import WebSocketScope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "pennypapers.line"


class GatheringProtocol(WebSocketsSansIOProtocol):
    """uvicorn's websocket over a transport that gathers; the application finds it among the extensions of its scope."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(GatheringTransport(cast(asyncio.Transport, transport), self.loop))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def write_frame(self, frame: bytes) -> bool:
        if self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True


def short_line(scope: WebSocketScope) -> GatheringProtocol | None:
    """None under a web server that does not have it."""
    extensions = scope["extensions"] or {}
    line = extensions.get(EXTENSION, {}).get("line")
    return line if isinstance(line, GatheringProtocol) else None


class GatheringTransport(asyncio.Transport):
    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes | bytearray | memoryview[Any]] = []

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def _flush(self) -> None:
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._transport.write(b"".join(gathered))
