"""Messages as JSON texts, encoded once however many connections they go to, and how several make one frame."""

from __future__ import annotations

from collections.abc import Collection
from typing import NewType

from ....hosting.protocol.messages import AnyMessage
from ...codec import encode

EncodedMessage = NewType("EncodedMessage", str)


def encoded(message: AnyMessage) -> EncodedMessage:
    return EncodedMessage(encode(message).decode())


def frame_of(messages: Collection[EncodedMessage]) -> str:
    """The text of one websocket frame: a message as it is, several as a JSON list.

    >>> frame_of([EncodedMessage('{"type":"done"}')])
    '{"type":"done"}'
    >>> frame_of([EncodedMessage("1"), EncodedMessage("2")])
    '[1,2]'
    """
    return f"[{','.join(messages)}]" if len(messages) > 1 else "".join(messages)
