"""A line between a client and a table: a websocket, or messages between a page and its worker."""

from __future__ import annotations

from typing import Protocol


class Disconnected(Exception):  # noqa: N818  # an answer, not a fault
    """The client has gone."""


class Line(Protocol):
    @property
    def address(self) -> str:
        """What the client is counted by."""

    async def read(self) -> str:
        """The next text; Disconnected if there will be none."""

    async def write(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...
