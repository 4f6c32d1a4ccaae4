"""Numbers as people read them: with a minus sign, where programs write a hyphen."""

from __future__ import annotations

import re

MINUS = "−"

_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


def with_minus(text: str) -> str:
    """The text with a minus sign before its numbers below zero.

    >>> with_minus("-2.5 to +3"), with_minus("2-3")
    ('−2.5 to +3', '2-3')
    """
    return _HYPHEN.sub(MINUS, text)


def tenths(value: float) -> float:
    """The number rounded to one decimal, as an int where none is left.

    >>> tenths(3.96), tenths(-0.25)
    (4, -0.2)
    """
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def number(value: int) -> str:
    """A number with a minus sign if it is below zero."""
    return with_minus(str(value))


def signed(value: int) -> str:
    """A number as it is added: `+3`, `−2`, `0`."""
    return with_minus(f"{value:+}") if value else "0"
