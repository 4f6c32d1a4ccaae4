"""A websocket by the ASGI specification alone: every message passes here, so no framework stands in between."""

from __future__ import annotations

from litestar.types import Receive, Send, WebSocketScope

from ...addresses import visitor
from ...http.headers import is_same_origin
from .line import Disconnected


class AsgiSocket:
    def __init__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        self._scope, self._receive, self._send = scope, receive, send

    @property
    def address(self) -> str:
        """What the client is counted by."""
        return visitor(self._scope["client"])

    @property
    def is_same_origin(self) -> bool:
        return is_same_origin(self._scope["headers"])

    async def accept(self) -> None:
        await self._receive()  # the wish to connect
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> str:
        """The next text; empty for a frame of bytes."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Disconnected
        return event.get("text") or ""

    async def write(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
