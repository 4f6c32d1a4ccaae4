"""Names at a hosted table: what may be shown to everybody, and what can be told from the names that are there.

Stricter than the names of a record (`notation/names.py`), which may come from anywhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from ..errors import InvalidText
from ..notation.names import clean_name

JOINERS = "\u200c\u200d"
"""They join or part letters in some scripts, and join emoji; elsewhere nobody sees them."""

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Marks, letters and a symbol that show nothing."""

MOST_MARKS = 4
"""Marks on one letter, at most; more of them climb over the lines above."""

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs")
"""Categories of characters that show nothing, or nothing that anybody knows."""


def shown_name(text: str) -> str:
    """A name in its one form (NFC) for everybody's screen; InvalidText says what is wrong with it.

    >>> shown_name("Zoe" + chr(0x308)), shown_name("ana" + chr(0xA0) + "maria")
    ('Zoë', 'ana maria')
    """
    spaced = "".join(" " if unicodedata.category(char) == "Zs" else char for char in text)
    name = clean_name(unicodedata.normalize("NFC", spaced))
    marks = 0
    for at, char in enumerate(name):
        kind = unicodedata.category(char)
        if char in BLANK or (kind in UNSEEN and not _joins(name, at)) or kind in ("Zl", "Zp"):
            raise InvalidText("name.unseen", character=f"U+{ord(char):04X}")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise InvalidText("name.marks", most=MOST_MARKS)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise InvalidText("name.blank")
    return name


def looks_like(name: str, others: Iterable[str]) -> str | None:
    """The first of these names that cannot be told from this one by eye."""
    alike = skeleton(name)
    return next((other for other in others if skeleton(other) == alike), None)


def skeleton(name: str) -> str:
    """What names that look alike have in common (UTS 39): letters and digits as what they look like.

    >>> skeleton("Аna") == skeleton("Ana"), skeleton("Ana") == skeleton("Anna")
    (True, False)
    """
    plain = "".join(char for char in unicodedata.normalize("NFKC", name) if char not in JOINERS)
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", plain).translate(_look_alikes()))


def _joins(name: str, at: int) -> bool:
    """Whether a joiner stands between two letters of a script without case, or two parts of an emoji."""
    if name[at] not in JOINERS or not 0 < at < len(name) - 1:
        return False
    before, after = (unicodedata.category(name[beside]) for beside in (at - 1, at + 1))
    return (before in ("Lo", "Mn") and after == "Lo") or (before in ("So", "Sk", "Mn") and after == "So")


@cache
def _look_alikes() -> dict[int, str]:
    lines = files(__package__).joinpath("look_alikes.txt").read_text("utf-8").splitlines()
    pairs = (line.split(" ") for line in lines if not line.startswith("#"))
    return {ord(char): shown for shown, others in pairs for char in others}
