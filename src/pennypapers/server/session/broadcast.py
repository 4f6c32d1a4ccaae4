"""What all who are at a table hear: each message made once, and the last of them kept for those who come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from .connection import Connection
from .encoded_message import EncodedMessage

KEPT = 256
"""Broadcast kept in memory for clients that come back; who has missed more gets the whole table."""


class Broadcast:
    def __init__(self, connections: Collection[Connection]) -> None:
        self._connections = connections
        self._kept: deque[tuple[int, EncodedMessage]] = deque(maxlen=KEPT)

    def publish(self, number: int, message: EncodedMessage) -> None:
        """Tell everybody what has happened up to this number."""
        self._kept.append((number, message))
        self.tell(message)

    def tell(self, message: EncodedMessage) -> None:
        """Tell everybody what is over as soon as it is said."""
        for connection in self._connections:
            connection.send_encoded(message)

    def missed(self, after: int | None, number: int) -> list[EncodedMessage] | None:
        """What was published after that number and up to this, or None if memory does not go back so far."""
        if after is None or after > number or not self._kept or self._kept[0][0] > after + 1:
            return [] if after == number else None
        return [message for published, message in self._kept if published > after]
