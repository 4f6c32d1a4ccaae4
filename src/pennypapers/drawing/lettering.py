"""Words and numbers in drawn capitals and numerals; what has no drawn capital is set as text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from .escaped import escape
from .pen import element, figure, group, moved
from .symbols import Canvas, symbol

EM = 24
"""The height of a line of drawn letters in their own units."""

_GAP = 2.2
_BLANK = 8.0
_SIGNS = {
    "'": "l-apostrophe", "’": "l-apostrophe", "-": "l-hyphen", "‐": "l-hyphen", "–": "l-minus", "−": "l-minus",
    "+": "l-plus", ".": "l-period", ",": "l-comma", "!": "l-exclamation", "?": "l-question", "&": "l-ampersand",
}  # fmt: skip
_ACCENTS = {
    "\u0301": "l-acute", "\u0300": "l-grave", "\u0302": "l-circumflex", "\u0308": "l-diaeresis", "\u0303": "l-tilde",
    "\u0327": "l-cedilla", "\u030c": "l-caron", "\u030a": "l-ring", "\u0304": "l-macron",
}  # fmt: skip
_FONTS = "ui-rounded, 'SF Pro Rounded', 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif"
_LONGEST = 60

Anchor = Literal["start", "middle", "end"]


# -- text that is fit to be written --------------------------------------------------------------------------

# XML has no place for these, not even escaped: control characters, halves of surrogate pairs, noncharacters.
_ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# These turn the direction of whatever follows, and so could leave a name and change the text around it.
_TURNING = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def clean(text: str) -> str:
    """A text that XML can carry, on one line.

    >>> clean("  Ana\\x00\\n\\x1b[31m  B ")
    'Ana [31m B'
    """
    return " ".join(_TURNING.sub("", _ILLEGAL.sub("", re.sub("[\\x00-\\x1f]", " ", text))).split())


# -- what is set ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Letter:
    """A drawn letter with the accents on it, or a run of text that has to be set in type."""

    name: str
    width: float
    shift: float = 0.0
    accents: tuple[str, ...] = ()
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of letters, measured in units of 24 to its height."""

    letters: tuple[tuple[float, _Letter], ...]
    width: float

    @classmethod
    def of(cls, text: str) -> Line:
        placed: list[tuple[float, _Letter]] = []
        x = 0.0
        for letter in _letters(text):
            if letter.name or letter.text is not None:
                placed.append((x, letter))
            x += letter.width + _GAP
        return cls(tuple(placed), max(x - _GAP, 0.0))

    def draw(
        self,
        canvas: Canvas,
        *,
        x: float,
        y: float,
        height: float,
        colour: str,
        stroke: float = 2.3,
        anchor: Anchor = "start",
        most: float | None = None,
        **attributes: str | float | None,
    ) -> str:
        """Draw it with its top at `y`, made smaller where it would be wider than `most`."""
        scale = height / EM
        if most is not None and self.width * scale > most:
            scale = most / self.width
        start = x - self.width * scale * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        top = y + (height - EM * scale) / 2
        return group(
            *(_drawn(canvas, at, letter, colour) for at, letter in self.letters),
            transform=f"{moved(start, top)} scale({figure(round(scale, 2) or scale)})",
            color=colour,
            stroke_width=stroke,
            **attributes,
        )


def figures(value: int, *, signed: bool = False) -> Line:
    """A number of any size; with its sign written if wished (0 has none)."""
    sign = "−" if value < 0 else "+" if signed and value > 0 else ""
    return Line.of(f"{sign}{abs(value)}")


def _drawn(canvas: Canvas, x: float, letter: _Letter, colour: str) -> str:
    if letter.text is not None:
        return element(
            "text",
            escape(letter.text),
            x=x,
            y=20,
            font_family=_FONTS,
            font_size=21,
            font_weight=600,
            fill=colour,
            stroke="none",
            textLength=letter.width,
            lengthAdjust="spacingAndGlyphs",
        )
    body = canvas.use(letter.name, x + letter.shift, 0, symbol(letter.name).view[2], EM)
    middle = x + letter.width / 2 - symbol("l-acute").view[2] / 2
    return body + "".join(canvas.use(accent, middle, 0, symbol(accent).view[2], EM) for accent in letter.accents)


def _letters(text: str) -> Iterator[_Letter]:
    """Whole words are drawn or set, so that a script that joins its letters stays joined."""
    text = clean(text)
    if len(text) > _LONGEST:
        text = text[: _LONGEST - 1].rstrip() + "..."
    waiting: list[str] = []
    for word in text.split():
        letters = list(_word(word))
        if not all(letters):
            waiting.append(word)
            continue
        if waiting:
            yield from (_set(" ".join(waiting)), _Letter("", _BLANK))
            waiting = []
        yield from (letter for letter in letters if letter)
        yield _Letter("", _BLANK)
    if waiting:
        yield _set(" ".join(waiting))


def _word(word: str) -> Iterator[_Letter | None]:
    """The drawn letters of a word; None for one that has no drawing."""
    for cluster in re.findall(
        "[^\u0300-\u036f][\u0300-\u036f]*|[\u0300-\u036f]+", unicodedata.normalize("NFD", word.upper())
    ):
        letter, marks = cluster[0], cluster[1:]
        accents = tuple(_ACCENTS[mark] for mark in marks if mark in _ACCENTS)
        if len(accents) < len(marks):
            yield None
        elif "A" <= letter <= "Z":
            yield _Letter(f"l{letter}", symbol(f"l{letter}").view[2], accents=accents)
        elif letter in "0123456789" and not marks:
            # A numeral stands in a box of 24 like every mark; in a line the 1 takes less room.
            width, shift = (6.2, -7.4) if letter == "1" else (13.2, -5.4)
            yield _Letter(f"d{letter}", width, shift)
        elif letter in _SIGNS and not marks:
            yield _Letter(_SIGNS[letter], symbol(_SIGNS[letter]).view[2])
        else:
            yield None


def _set(text: str) -> _Letter:
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    thin = sum(unicodedata.combining(char) > 0 or unicodedata.category(char) in ("Mn", "Me", "Cf") for char in text)
    return _Letter("", max(12.5 * (len(text) - wide - thin) + 21 * wide, 8), text=text)
