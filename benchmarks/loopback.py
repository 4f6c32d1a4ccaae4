"""A websocket client that costs next to nothing, so that the figures are the server's and not the driver's."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""The mask that clients must send with every frame; zeros leave the payload unchanged, which saves time."""


class Socket(asyncio.Protocol):
    """`heard` is called with the bytes of every text message."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self._upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(path, heard), "127.0.0.1", port)
        await made._upgraded
        return made

    def send(self, text: bytes) -> None:
        self._transport.write(_frame(TEXT, text))

    def close(self) -> None:
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._upgraded.done():
            self._upgraded.set_exception(exc or ConnectionResetError(self._path))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head.decode()
            self._upgraded.set_result(None)
            self._buffer = bytearray(rest)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
            if len(buffer) < start + size:
                break
            self._hear(buffer[at] & 15, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING:
            self._transport.write(_frame(PONG, payload))
        elif kind == CLOSE:
            self._transport.close()


def _frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
    return bytes([128 | kind]) + length + NO_MASK + payload
