"""Codes of tables, to be read out and typed: four letters, or five once many tables have one.

The first letter tells how many there are: a field knows when a code is whole, and none is the beginning of another.
"""

from __future__ import annotations

from collections.abc import Callable

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is easily taken for another."""
FIRST_OF_FOUR, FIRST_OF_FIVE = LETTERS[:12], LETTERS[12:]
CROWDED = len(FIRST_OF_FOUR) * len(LETTERS) ** 3 // 10
"""With so many tables every tenth code of four letters that a stranger tries would be somebody's."""
PATTERN = "^[A-Za-z]{4,5}$"


def new_code(tables: int, choose: Callable[[str], str]) -> str:
    """A code for one more table where there are so many; `choose` takes one letter of many by chance."""
    first, more = (FIRST_OF_FOUR, 3) if tables < CROWDED else (FIRST_OF_FIVE, 4)
    return choose(first) + "".join(choose(LETTERS) for _ in range(more))
