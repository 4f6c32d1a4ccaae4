"""One open websocket as the table sees it: messages wait in a bounded line, and who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from .decide import Actor, actor, token_hash
from .hosted import Hosted
from .messages import AnyMessage

_ENCODER = msgspec.json.Encoder()


def encoded(message: AnyMessage) -> str:
    return _ENCODER.encode(message).decode()


class Connection:
    """`token` says whose seat it is; it is looked up whenever seats have changed, since in the lobby they move."""

    def __init__(self, token: str | None, backlog: int) -> None:
        self.token = token
        self.hashed = token_hash(token) if token else None
        self.behind: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the client has fallen too far behind."""
        self._backlog = backlog
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Future[None] | None = None
        self._actor = Actor(None, is_host=False)
        self._seen: Hosted | None = None
        """The table at which the actor was looked up."""

    def __len__(self) -> int:
        """How many messages wait to be sent."""
        return len(self._waiting)

    def send(self, message: AnyMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if len(self._waiting) >= self._backlog:
            if not self.behind.done():
                self.behind.set_result(None)
            return
        self._waiting.append(text)
        if self._sender is not None and not self._sender.done():
            self._sender.set_result(None)

    async def next(self) -> str:
        """The next message to send. All that came meanwhile is taken without waiting again."""
        while not self._waiting:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        return self._waiting.popleft()

    def who(self, hosted: Hosted) -> Actor:
        """Who this is at the table as it stands; NotNow if the token holds nothing there any more."""
        seen = self._seen
        if seen is None or not (seen.seats is hosted.seats and seen.host == hosted.host and seen.late is hosted.late):
            self._actor, self._seen = actor(hosted, self.token), hosted
        else:
            self._seen = hosted  # so that the older one is let go of
        return self._actor
