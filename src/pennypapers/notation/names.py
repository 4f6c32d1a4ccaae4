"""Players' names: any text of 1 to 40 characters without those that separate things in the notation."""

from __future__ import annotations

from unicodedata import combining, east_asian_width

from ..errors import InvalidText
from ..rules.text import words

LONGEST = 40
RESERVED = ",:|>#"
ALONE = "you"
"""The name of a player who plays alone and gave none."""


def clean_name(text: str) -> str:
    """The name trimmed and with white space collapsed; InvalidValue says what is wrong with it.

    >>> clean_name("  cleo   le grand ")
    'cleo le grand'
    """
    name = " ".join(words(text))
    if not name:
        raise InvalidText("name.empty")
    if len(name) > LONGEST:
        raise InvalidText("name.long", most=LONGEST, name=f"{name[:12]!r}…", count=len(name))
    for char in name:
        if char in RESERVED or char == "\n":
            raise InvalidText("name.reserved", reserved=" ".join(RESERVED), name=repr(name))
    return name


NO_BREAK = "\u00a0\u202f"


def printable(text: str) -> str:
    """A text as a terminal may show it: what is not printable, such as an escape code, becomes a question mark.

    The spaces that French has before a colon may stay.

    >>> printable("ana" + chr(27) + "[2J")
    'ana?[2J'
    """
    return "".join(char if char.isprintable() or char in NO_BREAK else "?" for char in text)


def cells(text: str) -> int:
    """How many columns of a terminal a text takes: two for each wide letter, none for an accent of its own.

    >>> cells("Ana"), cells("安娜"), cells("e" + chr(0x301))
    (3, 4, 1)
    """
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def padded(text: str, width: int) -> str:
    """The text with spaces behind it up to so many columns."""
    return text + " " * (width - cells(text))


def clean_names(text: str) -> tuple[str, ...]:
    """Names separated by commas, each once."""
    names: dict[str, None] = {}  # keeps the order, with quick look-up
    for part in text.split(","):
        name = clean_name(part)
        if name in names:
            raise InvalidText("name.twice", name=repr(name))
        names[name] = None
    return tuple(names)
