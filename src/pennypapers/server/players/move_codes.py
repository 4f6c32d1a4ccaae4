"""Codes that bring a player's key to another device: short, good for one use, and for a few minutes.

The store has no key, and a code is too short to be one. So the key is locked with what scrypt makes of the code, which
takes a while: whoever reads the database finds nothing in the minutes that a code lives.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from ...hosting.codes import LETTERS

CODE_LETTERS = 8
PATTERN = f"^[A-Za-z]{{{CODE_LETTERS}}}$"
LIFETIME = 600.0
"""Seconds."""

SALT = b"pennypapers move"
COST, BLOCK = 2**13, 8
"""Of scrypt: some 8 MB, and some hundredths of a second."""
HASH_BYTES = 32


@dataclass(frozen=True, slots=True)
class LockedKey:
    """What is stored: `code` is the hash of the code, `locked` the key in a form that the code alone opens."""

    code: str
    locked: bytes


def new_move_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def lock(key: str, code: str) -> LockedKey:
    """Lock a key with a code; slow, so not for the event loop.

    >>> unlock(lock("a key", "ABCDEFGH").locked, "abcdefgh"), lock("a key", "ABCDEFGH").code == code_hash("abcdefgh")
    ('a key', True)
    """
    plain = key.encode()
    hashed, pad = _stretched(code, len(plain))
    return LockedKey(hashed, _xor(plain, pad))


def unlock(locked: bytes, code: str) -> str:
    """The key that was locked with this code; slow."""
    _, pad = _stretched(code, len(locked))
    return _xor(locked, pad).decode()


def code_hash(code: str) -> str:
    """By which the store finds a code; slow."""
    return _stretched(code, 0)[0]


def _stretched(code: str, length: int) -> tuple[str, bytes]:
    made = hashlib.scrypt(code.upper().encode(), salt=SALT, n=COST, r=BLOCK, p=1, dklen=HASH_BYTES + length)
    return made[:HASH_BYTES].hex(), made[HASH_BYTES:]


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
