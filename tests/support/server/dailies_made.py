"""Waits for the dailies that a server makes in the background."""

from __future__ import annotations

import asyncio

from pennypapers.rules.library import ADVENTURES
from pennypapers.server.store.challenge_contract import StoredChallenge
from pennypapers.server.store.contract import Store

TODAY, TOMORROW = "2023-11-14", "2023-11-15"
"""The day on which a manual clock begins, at 22:13:20, and the next."""


async def dailies_made(store: Store, day: str) -> list[StoredChallenge]:
    """The dailies of a day, once they are there."""
    while len(found := await store.challenges.dailies(day, day, "")) < len(ADVENTURES):
        await asyncio.sleep(0)
    return [each.challenge for each in found]
