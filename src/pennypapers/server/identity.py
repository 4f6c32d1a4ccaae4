"""Recognises visitors without accounts: by a random key in a cookie, of which only the hash is stored."""

from __future__ import annotations

import hmac
import re
import secrets

from ..hosting.tokens import token_hash

COOKIE = "pennypapers"
KEY_BYTES = 24
KEY = re.compile("[A-Za-z0-9_-]{32}")
"""As `new_key` makes them. A cookie with anything else is as good as none."""


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def key_in(cookies: dict[str, str]) -> str | None:
    """The key that a request comes with."""
    found = cookies.get(COOKIE, "")
    return found if KEY.fullmatch(found) else None


def player_of(key: str | None) -> str:
    """What the store knows a visitor by; empty for one without a key, who has no runs."""
    return token_hash(key) if key else ""


def run_token(key: str, challenge: str, attempt: int) -> str:
    """The token of the seat of a run. It follows from the key, so that all tabs and devices of a player have it."""
    return hmac.digest(key.encode(), f"run {challenge} {attempt}".encode(), "sha256").hex()


def seat_token(key: str, nonce: str) -> str:
    """The token of a seat at a table, of a player with a list of games. Other devices of the player have it too."""
    return hmac.digest(key.encode(), f"seat {nonce}".encode(), "sha256").hex()
