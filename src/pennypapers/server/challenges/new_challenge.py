"""Keeps a new challenge under a code that no other has."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from ...hosting.codes import FIRST_OF_FIVE, LETTERS
from ..store.challenge_contract import ChallengeStore, StoredChallenge, StoredTicket
from ..store.contract import CodeTaken

MORE_LETTERS = 4
"""After the first, which tells an input field that there are five."""


async def keep(
    store: ChallengeStore, challenge: StoredChallenge, tickets: Sequence[StoredTicket] = ()
) -> StoredChallenge:
    """The challenge with its code, once it is stored."""
    while True:
        stored = replace(challenge, code=new_code())
        try:
            await store.add(stored, tickets)
        except CodeTaken:
            continue
        return stored


def new_code() -> str:
    return secrets.choice(FIRST_OF_FIVE) + "".join(secrets.choice(LETTERS) for _ in range(MORE_LETTERS))
