"""Marks: the smallest things a player writes, each with its own text (`c4=15`, `d2x`, `e5*7`, `-`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from ..errors import InvalidText
from .grid import Space
from .text import words

LOWEST, HIGHEST = 1, 15
NUMBERS = range(LOWEST, HIGHEST + 1)


class Symbol(StrEnum):
    """What is drawn rather than written; the value is its token."""

    DANGER = "!"
    BOAT = "B"
    HUT = "H"
    STATUE = "S"
    MINE = "M"


Writing = int | Symbol
"""What fills a space: a number from 1 to 15 or a symbol."""


class Kind(StrEnum):
    """The four discoveries of the Valley (V9)."""

    FOREST = "forest"
    CITY = "city"
    MOUNTAIN = "mountain"
    PYRAMID = "pyramid"


class _Mark:
    """What all marks share: a `repr` that gives the mark back when it is evaluated."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"parse_mark({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Write(_Mark):
    """Fill a space with a number or a symbol."""

    space: Space
    value: Writing

    def __str__(self) -> str:
        return f"{self.space}={self.value}"


@dataclass(frozen=True, slots=True, repr=False)
class CrossOut(_Mark):
    """Strike out a danger symbol (G9, V8)."""

    space: Space

    def __str__(self) -> str:
        return f"{self.space}x"


@dataclass(frozen=True, slots=True, repr=False)
class Circle(_Mark):
    """Note a treasure of this value in this space (I9)."""

    space: Space
    value: int

    def __str__(self) -> str:
        return f"{self.space}*{self.value}"


@dataclass(frozen=True, slots=True, repr=False)
class Discovery(_Mark):
    """Reveal a forest, city, mountain or pyramid in these spaces (V9)."""

    kind: Kind
    spaces: tuple[Space, ...]

    def __str__(self) -> str:
        return f"{self.kind}({','.join(self.spaces)})"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(_Mark):
    """Do nothing (O1)."""

    def __str__(self) -> str:
        return "-"


SYMBOLS = {symbol.value: symbol for symbol in Symbol}
KINDS = {kind.value: kind for kind in Kind}

Mark = Write | CrossOut | Circle | Discovery | Pass

_FILL = re.compile(r"([a-z][1-9][0-9]?)=(.+)\Z", re.DOTALL)
_CROSS = re.compile(r"([a-z][1-9][0-9]?)x\Z")
_CIRCLE = re.compile(r"([a-z][1-9][0-9]?)\*(.+)\Z", re.DOTALL)
_REVEAL = re.compile(r"([a-z]+)\((.*)\)\Z", re.DOTALL)
_NUMBER = re.compile(r"[1-9]|1[0-5]")


def parse_number(text: str) -> int | None:
    """A number from 1 to 15 in plain digits, or None."""
    return int(text) if _NUMBER.fullmatch(text) else None


def parse_writing(text: str) -> Writing | None:
    """A number or a symbol's token, or None."""
    number = parse_number(text)
    if number is not None:
        return number
    return SYMBOLS.get(text)


@lru_cache(maxsize=4096)
def parse_mark(text: str) -> Mark:
    """One mark from its text.

    >>> str(parse_mark("c4=15")), str(parse_mark("city(a1,a2,b1,b2)"))
    ('c4=15', 'city(a1,a2,b1,b2)')
    """
    if text == "-":
        return Pass()
    if found := _FILL.match(text):
        value = parse_writing(found[2])
        if value is None:
            raise InvalidText("notation.value", text=repr(text), value=repr(found[2]))
        return Write(Space(found[1]), value)
    if found := _CROSS.match(text):
        return CrossOut(Space(found[1]))
    if found := _CIRCLE.match(text):
        number = parse_number(found[2])
        if number is None:
            raise InvalidText("notation.treasure", text=repr(text), value=repr(found[2]))
        return Circle(Space(found[1]), number)
    if found := _REVEAL.match(text):
        if found[1] not in KINDS:
            raise InvalidText("notation.discovery", text=repr(text), found=found[1])
        return Discovery(KINDS[found[1]], tuple(map(Space.parse, found[2].split(","))))
    raise InvalidText("notation.mark", text=repr(text))


def parse_marks(text: str) -> tuple[Mark, ...]:
    """Marks separated by spaces: the text of one player's turn."""
    return tuple(map(parse_mark, words(text)))
