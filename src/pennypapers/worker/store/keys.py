"""The keys under which a device keeps tables and games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from .key_values import KeyValues

T = TypeVar("T")

Work: TypeAlias = Callable[[KeyValues], Awaitable[T]]
"""Something that is done with the database."""

TOUCHED = "touched/"
SITS = "sit/"
GAMES = "game/"
PROBE = "probe"
PLAYERS = "player/"
ME = "me/key"
"""The key of the player whose device it is."""


def code(letters: str) -> str:
    return f"code/{letters}"


def table(name: str) -> str:
    return f"table/{name}"


def last(table: str) -> str:
    """The number of the last event."""
    return f"last/{table}"


def touched(table: str) -> str:
    """When somebody wrote to a table, in seconds since 1970."""
    return f"{TOUCHED}{table}"


def events(table: str) -> str:
    return f"event/{table}/"


def event(table: str, number: int) -> str:
    """Numbers have as many digits, so that the order of keys is that of events."""
    return f"{events(table)}{number:08}"


def sits(table: str) -> str:
    return f"{SITS}{table}/"


def sit(table: str, hashed: str) -> str:
    """A seat of a player at a table."""
    return f"{sits(table)}{hashed}"


def game(table: str) -> str:
    """What is kept of a finished game, beside its record."""
    return f"{GAMES}{table}"


def record(table: str) -> str:
    return f"record/{table}"


def player(player: str) -> str:
    return f"{PLAYERS}{player}"


def last_part(key: str) -> str:
    return key.rpartition("/")[2]
