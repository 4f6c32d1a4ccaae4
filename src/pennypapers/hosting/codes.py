"""Codes of tables, to be read out and typed: four letters, or five once many tables have one.

The first letter tells how many there are: a field knows when a code is whole, and none is the beginning of another.
"""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is easily taken for another."""
FIRST_OF_FOUR, FIRST_OF_FIVE = LETTERS[:12], LETTERS[12:]
CROWDED = len(FIRST_OF_FOUR) * len(LETTERS) ** 3 // 10
"""With so many tables every tenth code of four letters that a stranger tries would be somebody's."""
PATTERN = "^[A-Za-z]{4,5}$"


def new_code(tables: int) -> str:
    """A code by chance, where there are so many tables already."""
    first, more = (FIRST_OF_FOUR, 3) if tables < CROWDED else (FIRST_OF_FIVE, 4)
    return secrets.choice(first) + "".join(secrets.choice(LETTERS) for _ in range(more))
