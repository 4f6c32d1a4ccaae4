"""Codes of tables, to be read out and typed: four letters, or five once many tables have one.

The first letter tells the length, so that an input field knows when a code is complete.
"""

from __future__ import annotations

from collections.abc import Callable

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without the letters that are easily mistaken for another one."""
FIRST_OF_FOUR, FIRST_OF_FIVE = LETTERS[:12], LETTERS[12:]
CROWDED = len(FIRST_OF_FOUR) * len(LETTERS) ** 3 // 1000
"""From this many tables on, new codes have five letters: one guess in a thousand would find one of four."""
PATTERN = "^[A-Za-z]{4,5}$"


NewCode = Callable[[int, Callable[[str], str]], str]
"""How codes are made, see `new_code`."""

FIRST_OF_LOCAL = "L"
"""What the code of a table begins with that only one device knows: a letter that no server gives."""


def local_code(_tables: int, choose: Callable[[str], str]) -> str:
    """A random code for a new table that is kept on one device."""
    return FIRST_OF_LOCAL + "".join(choose(LETTERS) for _ in range(4))


def new_code(tables: int, choose: Callable[[str], str]) -> str:
    """A random code for a new table. `tables` is how many exist; `choose` picks one letter of a string at random."""
    first, more = (FIRST_OF_FOUR, 3) if tables < CROWDED else (FIRST_OF_FIVE, 4)
    return choose(first) + "".join(choose(LETTERS) for _ in range(more))
