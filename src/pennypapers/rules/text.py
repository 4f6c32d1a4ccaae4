"""What the three text formats share: lines without comments, words, and `key: value` headers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..errors import InvalidText, TextError

BLANK = " \t"
_COMMENT = re.compile(r"(?:^|[ \t])#.*", re.DOTALL)
_BLANKS = re.compile(r"[ \t]+")
_LINE_END = re.compile(r"\r?\n")


class Line(NamedTuple):
    number: int
    text: str


class Header(NamedTuple):
    line: int
    value: str


def decode(data: bytes) -> str:
    """UTF-8, or an error that names the line of the first byte that is not."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TextError(line, InvalidText("text.encoding", byte=f"{data[error.start]:#04x}")) from None


def words(text: str) -> list[str]:
    """White space is space and tab, nothing else."""
    return _BLANKS.split(stripped) if (stripped := text.strip(BLANK)) else []


def lines(text: str) -> Iterator[Line]:
    """The lines that say something, numbered from 1: no comments, no blank lines, no white space at the ends."""
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        line = _COMMENT.sub("", raw).strip(BLANK)
        if line:
            yield Line(number, line)


class Headers:
    """The headers at the top of a text. What is not in `known`, nor begins with `x-`, is refused."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known = tuple(known)
        self._found: dict[str, Header] = {}

    def add(self, line: Line) -> None:
        key, colon, value = (piece.strip(BLANK) for piece in line.text.partition(":"))
        if not colon:
            raise TextError(line.number, InvalidText("text.header", text=_short(line.text)))
        if key not in self._known and not key.startswith("x-"):
            raise TextError(
                line.number, InvalidText("text.header_unknown", header=_short(key), headers=", ".join(self._known))
            )
        if key in self._found:
            raise TextError(line.number, InvalidText("text.header_twice", header=_short(key), first=self.line(key)))
        self._found[key] = Header(line.number, value)

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def get(self, key: str) -> str | None:
        return self._found[key].value if key in self._found else None

    def __getitem__(self, key: str) -> str:
        """A header that must be there, and say something."""
        if key not in self._found:
            raise TextError(1, InvalidText("text.header_missing", header=key))
        if not self._found[key].value:
            raise TextError(self.line(key), InvalidText("text.header_empty", header=key))
        return self._found[key].value

    def line(self, *keys: str) -> int:
        """Where the header stands; of several, the last one. Line 1 for those that are missing."""
        return max(self._found[key].line if key in self._found else 1 for key in keys)

    def extras(self) -> dict[str, str]:
        """The `x-` headers."""
        return {key: header.value for key, header in self._found.items() if key.startswith("x-")}


def header(key: str, value: str) -> str:
    """A header as it is written. A carriage return at its end keeps a space behind it, or it would end the line."""
    return f"{key}: {value} " if value.endswith("\r") else f"{key}: {value}"


def block(line: Line) -> str | None:
    """The name of a block that begins here (`grid:`), or None."""
    key, colon, value = (piece.strip(BLANK) for piece in line.text.partition(":"))
    if not colon or key not in ("grid", "discoveries"):
        return None
    if value:
        raise TextError(line.number, InvalidText("text.block_alone", block=key))
    return key


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:39] + "…")
