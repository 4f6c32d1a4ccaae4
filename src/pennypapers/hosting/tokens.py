"""Tokens: secrets that give access to a seat, or to the host's rights without a seat."""

from __future__ import annotations

import hashlib


def token_hash(token: str) -> str:
    """The SHA-256 of a token. Only hashes are stored."""
    return hashlib.sha256(token.encode()).hexdigest()
