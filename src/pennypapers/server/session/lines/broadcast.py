"""Sends messages to all connections of a table, and keeps the latest for clients that reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from .connection import Connection
from .encoded_message import EncodedMessage

KEPT = 256
"""How many messages are kept for reconnecting clients; one that missed more gets the whole table."""


class Broadcast:
    def __init__(self, connections: Collection[Connection]) -> None:
        self._connections = connections
        self._kept: deque[tuple[int, EncodedMessage]] = deque(maxlen=KEPT)

    def publish(self, number: int, message: EncodedMessage) -> None:
        """Broadcast a message about events up to this number, and keep it for reconnecting clients."""
        self._kept.append((number, message))
        self.tell(message)

    def tell(self, message: EncodedMessage) -> None:
        """Broadcast without keeping it for reconnecting clients."""
        for connection in self._connections:
            connection.send_encoded(message)

    def missed(self, after: int | None, number: int) -> list[EncodedMessage] | None:
        """The messages published after number `after`; None if they are no longer kept."""
        if after is None or after > number or not self._kept or self._kept[0][0] > after + 1:
            return [] if after == number else None
        return [message for published, message in self._kept if published > after]
