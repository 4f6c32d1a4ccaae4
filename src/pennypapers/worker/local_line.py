"""A line between the page and a table of its own device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..server.session.lines.line import Disconnected

ADDRESS = "this device"
"""The address that everything on this device is counted for."""


class LocalLine:
    address = ADDRESS

    def __init__(self, say: Callable[[str], None], hang_up: Callable[[int, str], None]) -> None:
        self._say, self._hang_up = say, hang_up
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """The page says something, or hangs up."""
        self._heard.put_nowait(text)

    async def read(self) -> str:
        text = await self._heard.get()
        if text is None:
            self.hear(None)  # whoever reads next hears it too
            raise Disconnected
        return text

    async def write(self, text: str) -> None:
        self._say(text)

    async def close(self, code: int, reason: str) -> None:
        self._hang_up(code, reason)
