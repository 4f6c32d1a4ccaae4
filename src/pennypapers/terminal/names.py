"""The names of the players at one keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from ..errors import InvalidValue
from ..notation.names import clean_names
from ..table.table import MOST_SEATS


def read_names(text: str) -> tuple[str, ...]:
    """Names for a table; InvalidValue says what is wrong with them."""
    names = clean_names(text)
    check_names(names)
    if len(names) > MOST_SEATS:
        raise InvalidValue(f"a table has 1 to {MOST_SEATS} players, not {len(names)} (G1)")
    return names


def check_names(names: Iterable[str]) -> None:
    """Refuse names with control characters, with which a file could write anywhere on the screen."""
    for name in names:
        if not name.isprintable():
            raise InvalidValue(f"the name {name!r} cannot be shown")
