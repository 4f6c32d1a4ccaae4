"""What a hostile client may spend: so many messages and so many bytes a second, over all its connections."""

from __future__ import annotations

import asyncio

MESSAGES_PER_SECOND = 2_000
BYTES_PER_SECOND = 10_000_000
BURST_SECONDS = 0.1


class Budget:
    """Whoever would spend more waits."""

    def __init__(self, messages: float = MESSAGES_PER_SECOND, size: float = BYTES_PER_SECOND) -> None:
        self._message, self._byte = 1 / messages, 1 / size
        self._until = 0.0
        """The moment up to which all is spent."""

    async def spend(self, size: int) -> None:
        """Pay for one message or request of so many bytes, before it is sent."""
        now = asyncio.get_running_loop().time()
        self._until = max(self._until, now - BURST_SECONDS) + max(self._message, size * self._byte)
        if self._until > now:
            await asyncio.sleep(self._until - now)
