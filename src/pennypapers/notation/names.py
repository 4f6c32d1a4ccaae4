"""Players' names: any text of 1 to 40 characters without those that separate things in the notation."""

from __future__ import annotations

from ..errors import InvalidValue
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
        raise InvalidValue("a player needs a name")
    if len(name) > LONGEST:
        raise InvalidValue(f"a name has {LONGEST} characters at most, and {name[:12]!r}… has {len(name)}")
    for char in name:
        if char in RESERVED or char == "\n":
            raise InvalidValue(f"a name holds none of {' '.join(RESERVED)}, but {name!r} does")
    return name


def printable(text: str) -> str:
    """A name as a terminal may show it: what is not printable, such as an escape code, becomes a question mark.

    >>> printable("ana" + chr(27) + "[2J")
    'ana?[2J'
    """
    return "".join(char if char.isprintable() else "?" for char in text)


def clean_names(text: str) -> tuple[str, ...]:
    """Names separated by commas, each once."""
    names: dict[str, None] = {}  # keeps the order, with quick look-up
    for part in text.split(","):
        name = clean_name(part)
        if name in names:
            raise InvalidValue(f"two players are called {name!r}; every name stands once")
        names[name] = None
    return tuple(names)
