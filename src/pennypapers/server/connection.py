"""One open websocket as the table sees it: messages wait in a bounded queue, and who reads too slowly is dropped."""

from __future__ import annotations

import asyncio

import msgspec

from .decide import token_hash
from .messages import AnyMessage

_ENCODER = msgspec.json.Encoder()


def encoded(message: AnyMessage) -> bytes:
    return _ENCODER.encode(message)


class Connection:
    """`token` says whose seat it is; the table looks the seat up each time, since seats move in the lobby."""

    def __init__(self, token: str | None, backlog: int) -> None:
        self.token = token
        self.hashed = token_hash(token) if token else None
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(backlog)
        self.behind = asyncio.Event()
        """Set when the client has fallen too far behind, or its table wants it gone."""

    def send(self, message: AnyMessage) -> None:
        self.send_bytes(encoded(message))

    def send_bytes(self, data: bytes) -> None:
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.behind.set()
