"""Stored challenges as values."""

from __future__ import annotations

from functools import lru_cache

from ...challenges import Challenge, read_challenge
from ...hosting.texts.text_answers import given_layout
from ..store.challenge_contract import StoredChallenge

KEPT = 512
"""Challenges that are kept in memory as they were read: a month has 31 dailies of each adventure."""


def challenge_of(stored: StoredChallenge) -> Challenge:
    return _read(stored.text)


@lru_cache(maxsize=KEPT)
def _read(text: str) -> Challenge:
    return read_challenge(text, given_layout(None))
