"""uvicorn's websocket with a short line: frames that are made already, and all that is sent at once in one piece.

When a turn closes every seat gets the turn, the next roll and an answer. Each write is a trip through the kernel,
dearer than all that is done to make the message; so they wait for the event loop to come round, and go together.

What comes in is nearly always one short text in one frame, which is read here at a tenth of the cost; the parser, which
knows all the rest, never hears of it.

This leans on the inside of uvicorn, so pyproject.toml names the versions it was tested with; `serving.py` does
without it where it cannot be imported.
"""

from __future__ import annotations

import asyncio
from types import GeneratorType
from typing import cast

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.speedups import apply_mask
from websockets.streams import StreamReader

from .encoded_message import FINAL_TEXT
from .line import EXTENSION

MOST_GATHERED = 65_536
"""Bytes; more go out at once, so that a slow reader is noticed (asyncio lets as many wait before it says so)."""

MOST_UNREAD = 8
"""Messages; whoever sends more before they are read has to wait."""

MASKED = 0x80
"""The bit of a frame's second byte; the others are its length, or above 125 a sign that the length follows."""


class GatheringProtocol(WebSocketsSansIOProtocol):
    _is_between_messages = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering = GatheringTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, gathering))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        is_short = self._is_between_messages and self._is_open and len(data) <= self.config.ws_max_size
        text = _whole_text(data) if is_short else None
        if text is None:
            super().data_received(data)
            self._is_between_messages = _is_between_messages(self.conn)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> str:
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="nobody is there any more")
        return event.get("text") or ""

    @property
    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected

    def write_frame(self, frame: bytes) -> bool:
        if not self._is_open or not self.writable.is_set():
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


def _whole_text(data: bytes) -> str | None:
    """The text of a frame, if it is all there is, and a short one; None for whatever the parser has to see."""
    if len(data) < 6 or data[0] != FINAL_TEXT or not MASKED + 126 > data[1] == MASKED + len(data) - 6:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def _is_between_messages(conn: Protocol) -> bool:
    """Whether what comes next begins a message: the parser then asks whether there is more to come at all."""
    parser: object = conn.parser
    innermost = None
    while isinstance(parser, GeneratorType):
        innermost, parser = parser, parser.gi_yieldfrom
    is_asking = innermost is not None and innermost.gi_code is StreamReader.at_eof.__code__
    return is_asking and conn.current_size is None
