"""`dataclasses.replace` for the hot path: a commit makes two new values of fifteen fields, of which it changes two.

It copies them in one go instead of one by one, which a server of full tables feels: some 4 % of all it does.
"""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


def changed(old: Value, **fields: object) -> Value:
    """The same value but for these fields. Its class has neither slots nor anything to check."""
    new = object.__new__(type(old))
    new.__dict__.update(old.__dict__, **fields)
    return new
