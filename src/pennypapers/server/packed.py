"""A message ready to travel: its text and the frame round it, each made once however many it goes to."""

from __future__ import annotations

from functools import cached_property

import msgspec
from websockets.frames import Frame, Opcode

from .messages import AnyMessage

_ENCODER = msgspec.json.Encoder()


class Packed:
    def __init__(self, data: bytes) -> None:
        self._data = data

    @cached_property
    def text(self) -> str:
        return self._data.decode()

    @cached_property
    def frame(self) -> bytes:
        """What the server sends is not masked, so the same bytes do for everybody."""
        return Frame(Opcode.TEXT, self._data).serialize(mask=False)


def packed(message: AnyMessage) -> Packed:
    return Packed(_ENCODER.encode(message))
