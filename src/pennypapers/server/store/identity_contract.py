"""The part of a store's contract that is about players themselves: their name, another device, and deletion."""

from __future__ import annotations

from typing import Protocol


class IdentityStore(Protocol):
    """Players, whom the store knows by the hash of their key. One without a name has no row."""

    async def name(self, player: str) -> str:
        """The name that a player has chosen; empty if none."""

    async def rename(self, player: str, name: str) -> None:
        """Give a player another name."""

    async def offer(self, player: str, *, code: str, locked: bytes, now: float, expires: float) -> None:
        """Keep a locked key for whoever has the code, known by its hash, until it expires. Earlier ones of this player
        and all that have expired by `now` are deleted."""

    async def take(self, code: str, now: float) -> bytes | None:
        """The locked key of a code, which is used up by this; None if there is none, or none any more."""

    async def adopt(self, player: str, other: str) -> None:
        """Give a player the games of another, who is the same person at another device.

        Unfinished runs stay, and runs of challenges that both have played.
        """

    async def forget(self, player: str) -> list[str]:
        """Delete a player for good: name, seats and runs, and tables and records that are nobody else's; the ids of the
        tables that were deleted."""
