"""A message ready to travel: its frame, made once however many it goes to."""

from __future__ import annotations

from ...hosting.messages import AnyMessage
from ..codec import encode

FINAL_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""


class EncodedMessage:
    """What a server sends is not masked, so the same bytes do for everybody."""

    __slots__ = ("_data", "frame")

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.frame = _head(len(data)) + data

    @property
    def text(self) -> str:
        return self._data.decode()


def encoded(message: AnyMessage) -> EncodedMessage:
    return EncodedMessage(encode(message))


def _head(size: int) -> bytes:
    """RFC 6455, 5.2: a length in seven bits, or a sign that it follows in two bytes, or in eight."""
    if size < 126:
        return bytes((FINAL_TEXT, size))
    if size < 65_536:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big")
