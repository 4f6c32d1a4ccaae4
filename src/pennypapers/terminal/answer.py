"""What an answer means: marks in the notation, written as loosely as people write, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from ..errors import InvalidValue
from ..rules.grid import Space
from ..rules.mark import KINDS, Mark, parse_mark


class NoMark(InvalidValue):
    """A piece of a line that is no mark of any adventure."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no mark")


class Word(Enum):
    """Commands that stand alone."""

    DONE = auto()
    UNDO = auto()
    STARS = auto()
    SHEET = auto()
    WORDS = auto()
    HINT = auto()


WORDS = {
    "": Word.DONE,
    "done": Word.DONE,
    "ink": Word.DONE,
    "undo": Word.UNDO,
    "stars": Word.STARS,
    "score": Word.STARS,
    "sheet": Word.SHEET,
    "words": Word.WORDS,
    "hint": Word.HINT,
}


@dataclass(frozen=True, slots=True)
class Explain:
    """`?` with what it asks about: nothing, a space, a clause."""

    topic: str = ""


@dataclass(frozen=True, slots=True)
class ShowSheet:
    """`sheet ben`: somebody else's sheet."""

    player: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A number from a list that was shown."""

    number: int


@dataclass(frozen=True, slots=True)
class Point:
    """A space without a value: what may go there is to be worked out."""

    space: Space


@dataclass(frozen=True, slots=True)
class Marks:
    marks: tuple[Mark | Point, ...]


Answer = Word | Explain | ShowSheet | Pick | Marks

_SPACE = re.compile(r"[a-z][1-9][0-9]?")
_LIST = re.compile(rf"({'|'.join(KINDS)})((?:\s*[a-z][1-9][0-9]?)+)\Z")
_GLUE = re.compile(r"\s*([=*,])\s*")
_HELP = re.compile(r"(?:\?|help\b)\s*")


def read_answer(text: str) -> Answer:
    """The meaning of a line; InvalidValue says what is wrong with it.

    >>> read_answer("C4 = 7 d2X").marks
    (parse_mark('c4=7'), parse_mark('d2x'))
    """
    plain = text.strip()
    small = plain.lower()
    if small in WORDS:
        return WORDS[small]
    if found := _HELP.match(small):
        return Explain(plain[found.end() :].strip())
    if small.startswith("sheet "):
        return ShowSheet(plain[len("sheet ") :].strip())
    if small.isascii() and small.isdigit() and len(small) < 4:
        return Pick(int(small))
    return Marks(tuple(_mark(piece) for piece in _pieces(small)))


def _pieces(text: str) -> list[str]:
    """The marks of a line, each as one piece: `c4 = 7` becomes `c4=7`, `forest a1 b1 …` becomes `forest(a1,b1,…)`."""
    if found := _LIST.match(text):
        return [f"{found[1]}({','.join(_SPACE.findall(found[2]))})"]
    text = _GLUE.sub(r"\1", text).replace("( ", "(").replace(" )", ")").replace(" (", "(")
    return text.split()


def _mark(piece: str) -> Mark | Point:
    if _SPACE.fullmatch(piece):
        return Point(Space(piece))
    space, equals, value = piece.partition("=")
    try:
        return parse_mark(f"{space}={value.upper()}" if equals else piece)
    except InvalidValue:
        raise NoMark(piece) from None
