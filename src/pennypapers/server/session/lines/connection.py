"""One open websocket as its table sees it: a queue of messages, and whose seat it is."""

from __future__ import annotations

import asyncio

from ....hosting.actor import Actor, actor
from ....hosting.hosted import Hosted
from ....hosting.protocol.messages import AnyMessage
from ....hosting.tokens import token_hash
from ..queue.pending_decision import Pay
from .encoded_message import EncodedMessage, encoded, frame_of

MUCH = 65_536
"""Bytes that wait to be sent, from which on no more requests of the client are read."""


class Connection:
    """`token` says whose seat it is; the seat is looked up again whenever seats have changed, as lobby seats move."""

    def __init__(
        self,
        token: str | None,
        backlog: int,
        *,
        backlog_bytes: int = 1_000_000,
        address: str = "",
        anchor: str | None = None,
        charge: Pay = lambda _: None,
    ) -> None:
        self.token = token
        self.address = address
        self.charge = charge
        """Told how much of the event loop's time its table uses by itself on behalf of this client."""
        self.anchor = anchor
        """That of the hash chain whose secret this client has; empty if it has none, None if it does not say."""
        self.cost = 0.0
        """Seconds of the event loop's time that its table took for its last decision, broadcasts included."""
        self.hashed = token_hash(token) if token else None
        self.behind: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when too many messages or bytes wait: the client reads too slowly and has to be dropped."""
        self._backlog, self._backlog_bytes = backlog, backlog_bytes
        self._bytes = 0
        self._relief: asyncio.Future[None] | None = None
        """What whoever adds to a long queue waits for."""
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
        """Queue a message. All messages that are queued before the sending task runs again leave in one frame."""
        if len(self._waiting) >= self._backlog or (self._bytes > self._backlog_bytes and self._waiting):
            self.drop()
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._sender is not None:
            _wake(self._sender)
            self._sender = None

    def drop(self) -> None:
        """End the connection; its client may come back."""
        if not self.behind.done():
            self.behind.set_result(None)

    async def next_frame(self) -> str:
        """Wait for messages and give all of them as one frame."""
        if not self._waiting:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        waiting, self._waiting, self._bytes = self._waiting, [], 0
        if self._relief is not None:
            _wake(self._relief)
            self._relief = None
        return frame_of(waiting)

    async def relieved(self) -> None:
        """Wait while much waits to be sent: a client that does not read its answers is not asked for more requests."""
        while self._bytes > MUCH:
            self._relief = self._relief or asyncio.get_running_loop().create_future()
            await self._relief

    def pay(self, seconds: float) -> None:
        self.cost += seconds

    def who(self, hosted: Hosted) -> Actor:
        """Who this is at the table as it stands; NotNow if the token holds nothing there any more."""
        seen = self._seen
        if seen is None or not (seen.seats is hosted.seats and seen.host == hosted.host and seen.late is hosted.late):
            self._actor, self._seen = actor(hosted, self.token), hosted
        else:
            self._seen = hosted  # so that the older table can be freed
        return self._actor


def _wake(waiting: asyncio.Future[None]) -> None:
    """Wake whoever waits; the task may have been cancelled, when its client had gone."""
    if not waiting.done():
        waiting.set_result(None)
