"""A one-time signature made of hashes alone (Winternitz), so that a finished record cannot be changed.

Its key is part of the table's seal, and all dice depend on the seal: whoever changes a signed record and signs it
again needs another key, and with another key the dice are other dice. The signer must sign only one text with a key.

The first 16 bytes of the text's SHA-256 are 32 digits from 0 to 15; three more digits are their checksum. For each of
the 35 digits there is a secret value. The key is the hash of all values, each hashed 15 times; a signature gives each
value hashed as often as its digit says, and a verifier goes on to 15.
"""

from __future__ import annotations

import hashlib
import hmac

VALUE_BYTES = 16
TOP = 15
DIGITS = 2 * VALUE_BYTES
CHECKSUM_DIGITS = 3


def public_key(secret: bytes) -> str:
    return _key([_hashed(place, value, 0, TOP) for place, value in enumerate(_values(secret))])


def sign(secret: bytes, text: str) -> str:
    values = zip(_values(secret), _digits(text), strict=True)
    return b"".join(_hashed(place, value, 0, digit) for place, (value, digit) in enumerate(values)).hex()


def is_signed(key: str, text: str, signature: str) -> bool:
    """Whether the holder of the key has signed this text."""
    try:
        signed = bytes.fromhex(signature)
    except ValueError:
        return False
    digits = _digits(text)
    if len(signed) != VALUE_BYTES * len(digits):
        return False
    pieces = [signed[at : at + VALUE_BYTES] for at in range(0, len(signed), VALUE_BYTES)]
    ends = [_hashed(place, piece, digit, TOP) for place, (piece, digit) in enumerate(zip(pieces, digits, strict=True))]
    return hmac.compare_digest(_key(ends), key)


def _values(secret: bytes) -> list[bytes]:
    places = range(DIGITS + CHECKSUM_DIGITS)
    return [hmac.digest(secret, f"value {place}".encode(), "sha256")[:VALUE_BYTES] for place in places]


def _digits(text: str) -> list[int]:
    digest = hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
    digits = [int(digit, 16) for digit in digest]
    missing = sum(TOP - digit for digit in digits)  # so that no digit can be raised without lowering another
    return [*digits, *[int(digit, 16) for digit in f"{missing:0{CHECKSUM_DIGITS}x}"]]


def _hashed(place: int, value: bytes, begin: int, end: int) -> bytes:
    for step in range(begin, end):
        value = hashlib.sha256(bytes((place, step)) + value).digest()[:VALUE_BYTES]
    return value


def _key(ends: list[bytes]) -> str:
    return hashlib.sha256(b"".join(ends)).hexdigest()
