"""What an answer means: marks in the notation, written as loosely as people write, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from ..drawing.text.ascii_text import as_ascii
from ..errors import InvalidValue
from ..messages import say
from ..rules.grid import Space
from ..rules.mark import KINDS, Mark, parse_mark


class NoMark(InvalidValue):
    """A piece of a line that is no mark of any adventure."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no mark")
        self.text = text


class Word(Enum):
    """Commands that stand alone."""

    DONE = auto()
    UNDO = auto()
    STARS = auto()
    SHEET = auto()
    WORDS = auto()
    HINT = auto()


WORDS = {
    "done": Word.DONE,
    "ink": Word.DONE,
    "undo": Word.UNDO,
    "stars": Word.STARS,
    "sheet": Word.SHEET,
    "words": Word.WORDS,
    "hint": Word.HINT,
}
"""Commands in English, which are always understood; the language that is spoken has its own (`plain-word-…`)."""


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


def read_answer(text: str) -> Answer:
    """The meaning of a line; InvalidValue says what is wrong with it.

    >>> read_answer("C4 = 7 d2X").marks
    (parse_mark('c4=7'), parse_mark('d2x'))
    """
    plain = text.strip()
    small = plain.lower()
    if command := _command(plain):
        return command
    if plain.startswith("?"):
        return Explain(plain[1:].strip())
    first, _, rest = plain.partition(" ")
    if is_word(first, "help"):
        return Explain(rest.strip())
    if rest and is_word(first, "sheet"):
        return ShowSheet(rest.strip())
    if small.isascii() and small.isdigit() and len(small) < 4:
        return Pick(int(small))
    return Marks(tuple(_mark(piece) for piece in _pieces(small)))


def is_word(typed: str, word: str) -> bool:
    """Whether a command was typed: in English or in the language that is spoken, with or without its accents."""
    return as_ascii(typed).lower() in (word, as_ascii(say(f"plain-word-{word}")).lower())


def _command(typed: str) -> Word | None:
    if not typed:
        return Word.DONE
    if typed.lower() == "score":
        return Word.STARS
    return next((meaning for word, meaning in WORDS.items() if is_word(typed, word)), None)


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
