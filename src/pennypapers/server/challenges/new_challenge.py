"""Keeps a new challenge under a code that no other has."""

from __future__ import annotations

import secrets
from dataclasses import replace

from ...hosting.codes import LETTERS
from ..store.challenge_contract import ChallengeStore, StoredChallenge
from ..store.contract import CodeTaken

CODE_LETTERS = 5


async def keep(store: ChallengeStore, challenge: StoredChallenge) -> StoredChallenge:
    """The challenge with its code, once it is stored."""
    while True:
        stored = replace(challenge, code="".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS)))
        try:
            await store.add(stored)
        except CodeTaken:
            continue
        return stored
