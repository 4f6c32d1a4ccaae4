"""One open websocket as its table sees it: a queue of messages, and whose seat it is."""

from __future__ import annotations

import asyncio

from ...hosting.decide import Actor, actor, token_hash
from ...hosting.hosted import Hosted
from ...hosting.messages import AnyMessage
from .encoded_message import EncodedMessage, encoded, frame_of


class Connection:
    """`token` says whose seat it is; the seat is looked up again whenever seats have changed, as lobby seats move."""

    def __init__(self, token: str | None, backlog: int) -> None:
        self.token = token
        self.hashed = token_hash(token) if token else None
        self.behind: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when more than `backlog` messages wait: the client reads too slowly and has to be dropped."""
        self._backlog = backlog
        self._waiting: list[EncodedMessage] = []
        self._sender: asyncio.Future[None] | None = None
        """What the idle sender waits for; None while it sends."""
        self._actor = Actor(None, is_host=False)
        self._seen: Hosted | None = None
        """The table at which the actor was looked up."""

    def __len__(self) -> int:
        """How many messages wait to be sent."""
        return len(self._waiting)

    def send(self, message: AnyMessage) -> None:
        self.send_encoded(encoded(message))

    def send_encoded(self, message: EncodedMessage) -> None:
        """Queue a message. All that is queued before the event loop comes round to the sender makes one frame."""
        if len(self._waiting) >= self._backlog:
            if not self.behind.done():
                self.behind.set_result(None)
            return
        self._waiting.append(message)
        if self._sender is not None:
            self._sender.set_result(None)
            self._sender = None

    async def next_frame(self) -> str:
        """Wait for messages and give all of them as one frame."""
        if not self._waiting:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        waiting, self._waiting = self._waiting, []
        return frame_of(waiting)

    def who(self, hosted: Hosted) -> Actor:
        """Who this is at the table as it stands; NotNow if the token holds nothing there any more."""
        seen = self._seen
        if seen is None or not (seen.seats is hosted.seats and seen.host == hosted.host and seen.late is hosted.late):
            self._actor, self._seen = actor(hosted, self.token), hosted
        else:
            self._seen = hosted  # so that the older table can be freed
        return self._actor
