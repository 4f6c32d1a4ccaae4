"""One open websocket as the table sees it: what cannot go out at once waits, and who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
from collections import deque

from ...hosting.decide import Actor, actor, token_hash
from ...hosting.hosted import Hosted
from ...hosting.messages import AnyMessage
from .encoded_message import EncodedMessage, encoded
from .line import Line


class Connection:
    """`token` says whose seat it is; it is looked up whenever seats have changed, since in the lobby they move."""

    def __init__(self, token: str | None, backlog: int, line: Line | None = None) -> None:
        self.token = token
        self.hashed = token_hash(token) if token else None
        self.behind: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the client has fallen too far behind."""
        self._backlog = backlog
        self._line = line
        self._waiting: deque[EncodedMessage] = deque()
        self._sender: asyncio.Future[None] | None = None
        self._actor = Actor(None, is_host=False)
        self._seen: Hosted | None = None
        """The table at which the actor was looked up."""

    def __len__(self) -> int:
        """How many messages wait to be sent."""
        return len(self._waiting)

    def send(self, message: AnyMessage) -> None:
        self.send_encoded(encoded(message))

    def send_encoded(self, message: EncodedMessage) -> None:
        """Send it the short way if nothing is on the long one, where it would overtake."""
        is_idle = self._sender is not None and not self._sender.done()
        if is_idle and self._line is not None and self._line.write_frame(message.frame):
            return
        if len(self._waiting) >= self._backlog:
            if not self.behind.done():
                self.behind.set_result(None)
            return
        self._waiting.append(message)
        if is_idle and self._sender is not None:
            self._sender.set_result(None)

    async def next(self) -> str:
        """The next message for the sender to send; it asks again only when that is done."""
        while not self._waiting:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        return self._waiting.popleft().text

    def who(self, hosted: Hosted) -> Actor:
        """Who this is at the table as it stands; NotNow if the token holds nothing there any more."""
        seen = self._seen
        if seen is None or not (seen.seats is hosted.seats and seen.host == hosted.host and seen.late is hosted.late):
            self._actor, self._seen = actor(hosted, self.token), hosted
        else:
            self._seen = hosted  # so that the older one is let go of
        return self._actor
