"""The short way between a table and the wire, past the calls between them; where there is none, the long one does."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from litestar.types import WebSocketScope

EXTENSION = "pennypapers.line"


@runtime_checkable
class Line(Protocol):
    def write_frame(self, frame: bytes) -> bool:
        """Send it now; False if it has to wait, and for whatever else cannot be done on the short way."""

    async def read(self) -> str:
        """The next message; WebSocketDisconnect when there is none to come."""


def short_line(scope: WebSocketScope) -> Line | None:
    """The web server puts it among the extensions of a connection; None under one that does not have it."""
    extensions = scope["extensions"] or {}
    line = extensions.get(EXTENSION, {}).get("line")
    return line if isinstance(line, Line) else None
