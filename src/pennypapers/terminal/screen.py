"""What the player sees: text, sheets and a clean screen between players. It holds no rules."""

from __future__ import annotations

import textwrap
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import TextIO

from ..drawing.text.ascii_text import as_ascii
from ..drawing.text.ink import Style
from ..drawing.text.sheet_text import sheet_text
from ..drawing.text.words import sheet_words
from ..rules.grid import Space
from ..rules.sheet import Sheet

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scroll-back buffer, so that the next player cannot read the last one's turn."""


class Tone(StrEnum):
    """The style of a line of text; the value is its colour code."""

    TITLE = "1"
    QUIET = "2"
    GOOD = "1"
    REFUSAL = "31"
    DANGER = "1;31"


@dataclass(frozen=True, slots=True)
class Screen:
    """Where everything is written. `clears` is for real terminals; `speaks` draws sheets as words."""

    out: TextIO
    style: Style
    clears: bool = False
    speaks: bool = False
    width: int = 80

    def say(self, text: str = "", tone: Tone | None = None, *, indent: str = "") -> None:
        """A paragraph, wrapped."""
        lines = [
            wrapped
            for line in text.split("\n")
            for wrapped in textwrap.wrap(line, self.width, subsequent_indent=indent, break_long_words=False) or [""]
        ]
        self.show("\n".join(self._toned(line, tone) for line in lines))

    def show(self, text: str) -> None:
        """Text as it stands."""
        if self.style.ascii:
            text = as_ascii(text)
        self.out.write(text + "\n")
        self.out.flush()

    def sheet(
        self,
        sheet: Sheet,
        *,
        legal: Collection[Space] = (),
        highlight: Collection[Space] = (),
        draft: Collection[Space] = (),
    ) -> None:
        if self.speaks:
            self.say(sheet_words(sheet))
        else:
            marked = {"legal": legal, "highlight": highlight, "draft": draft}
            self.show(sheet_text(sheet, style=self.style, letters_below=True, **marked))

    def clear(self) -> None:
        if self.clears:
            self.out.write(CLEAR)
            self.out.flush()

    @property
    def legal_sign(self) -> str | None:
        """How a drawing marks the spaces that can be chosen; words mark none."""
        return None if self.speaks else "+" if self.style.ascii else "◦"

    def _toned(self, line: str, tone: Tone | None) -> str:
        return f"\x1b[{tone}m{line}\x1b[0m" if tone and line and self.style.colour else line
