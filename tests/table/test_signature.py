"""The signature of a record: it fits one text and one key."""

from __future__ import annotations

import pytest

from pennypapers.table.dice.signature import is_signed, public_key, sign

SECRET = bytes(range(32))
TEXT = "1. 1 2 3 | ana: c4=5\n"


def test_a_signature_fits_its_text_and_its_key() -> None:
    key, signature = public_key(SECRET), sign(SECRET, TEXT)
    assert is_signed(key, TEXT, signature)
    assert len(signature) == 2 * 35 * 16
    assert not is_signed(public_key(bytes(32)), TEXT, signature)
    for other in ("", TEXT + " ", TEXT.replace("5", "4")):
        assert not is_signed(key, other, signature)


@pytest.mark.parametrize("at", [0, 31, 32, 1000, 1119])
def test_a_changed_digit_of_a_signature_is_found(at: int) -> None:
    signature = sign(SECRET, TEXT)
    changed = signature[:at] + ("0" if signature[at] != "0" else "1") + signature[at + 1 :]
    assert not is_signed(public_key(SECRET), TEXT, changed)


@pytest.mark.parametrize("odd", ["", "x", "00", "zz" * 560, "00" * 561])
def test_what_is_no_signature_is_refused(odd: str) -> None:
    assert not is_signed(public_key(SECRET), TEXT, odd)


def test_a_digit_cannot_be_raised_without_lowering_another() -> None:
    """Anybody can hash the values of a signature further, which raises digits; the checksum then has to be lower."""
    import hashlib

    signature = bytes.fromhex(sign(SECRET, TEXT))
    digits = [int(digit, 16) for digit in hashlib.sha256(TEXT.encode()).hexdigest()[:32]]
    place = digits.index(min(digits))
    raised = hashlib.sha256(bytes((place, digits[place])) + signature[16 * place : 16 * place + 16]).digest()[:16]
    forged = signature[: 16 * place] + raised + signature[16 * place + 16 :]
    assert not is_signed(public_key(SECRET), TEXT, forged.hex())
