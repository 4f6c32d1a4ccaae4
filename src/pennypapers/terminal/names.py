"""The names of the players at one keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from ..errors import InvalidText
from ..notation.names import clean_names
from ..rules.adventure import MOST_SEATS


def read_names(text: str) -> tuple[str, ...]:
    """Names for a table; InvalidText says what is wrong with them."""
    names = clean_names(text)
    check_names(names)
    if len(names) > MOST_SEATS:
        raise InvalidText("name.many", most=MOST_SEATS, count=len(names))
    return names


def check_names(names: Iterable[str]) -> None:
    """Refuse names with control characters, with which a file could write anywhere on the screen."""
    for name in names:
        if not name.isprintable():
            raise InvalidText("name.unseen", character=repr(next(char for char in name if not char.isprintable())))
