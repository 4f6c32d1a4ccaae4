"""How a terminal shows a sheet: with or without colour, in Unicode or in plain ASCII."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """What the terminal can show; the default is the richest."""

    colour: bool = True
    ascii: bool = False


PLAIN_TEXT = Style(colour=False)
ASCII_TEXT = Style(colour=False, ascii=True)


class Ink(StrEnum):
    """What a character means on the sheet; the value is its colour code. Sixteen colours, so any theme can set them;
    green, yellow and cyan, which are pale on white, are only ever behind something black, and blue is a bright one."""

    BLANK = ""
    NAME = "2"
    FRAME = "90"
    NUMBER = "1"
    DANGER = "1;31"
    CROSSED = "9;30;42"
    BOAT = "30;46"
    BUILDING = "1;35"
    TREASURE = "30;43"
    DOOR = "1"
    MOUNTAIN = "90"
    WATER = "94"
    CLOUD = "2"
    LEGAL = "1"
    DRAFT = "1;7"
    PENCIL = "0;35"
    HIGHLIGHT = "1;35"
    FOREST = "30;42"
    CITY = "30;46"
    PEAK = "30;47"
    PYRAMID = "30;43"


Stroke = tuple[str, Ink]
"""Some characters and what they mean."""


class Canvas:
    """A grid of characters with their inks; lines have no trailing blanks."""

    def __init__(self) -> None:
        self._lines: dict[int, dict[int, Stroke]] = {}

    def put(self, x: int, y: int, strokes: Iterable[Stroke]) -> None:
        line = self._lines.setdefault(y, {})
        for text, ink in strokes:
            for char in text:
                line[x] = (char, ink)
                x += 1

    def lines(self, style: Style) -> list[str]:
        height = max(self._lines, default=-1) + 1
        return [self._line(self._lines.get(y, {}), style) for y in range(height)]

    def _line(self, line: dict[int, Stroke], style: Style) -> str:
        width = max((x + 1 for x, (char, _) in line.items() if char != " "), default=0)
        strokes = [line.get(x, (" ", Ink.BLANK)) for x in range(width)]
        if not style.colour:
            return "".join(char for char, _ in strokes)
        return "".join(
            painted("".join(char for char, _ in run), ink)
            for ink, run in groupby(strokes, key=lambda stroke: stroke[1])
        )


def painted(text: str, ink: Ink) -> str:
    """The text in that ink, and the terminal's own colour after it."""
    return f"\x1b[{ink}m{text}\x1b[0m" if ink else text
