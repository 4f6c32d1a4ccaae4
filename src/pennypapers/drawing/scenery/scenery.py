"""What an adventure adds to a drawn sheet: its landscape and how its spaces look. Each scenery is one file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar
from zlib import crc32

from pennypapers.rules import Layout, Sheet, Space
from pennypapers.rules.facts import Facts

from ..sheet.highlight import Tone
from ..sheet.marks import ROOM
from ..sheet.paper import Box
from ..symbols import Canvas
from ..theme import Theme, theme

LEAST_WIDTH, LEAST_HEIGHT = 336, 240
"""The smallest picture: even one of a single space has room for a title."""

NOTES = 36
"""The height of a strip of notes."""


class Scenery(ABC):
    """How the sheets of an adventure are drawn; colours and symbols come from the adventure's facts."""

    has_notes: ClassVar[bool] = False
    """Whether the sheet has a strip of boxes and slots under its picture."""
    example: ClassVar[str] = ""
    """Marks on the front side that show what brings stars; the printed rules count them out."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.day = theme(facts.day, dark=False)
        self.night = theme(facts.night, dark=True)

    @property
    def danger(self) -> str:
        """The symbol that dangers are drawn with."""
        return self.facts.danger

    def theme(self, *, dark: bool) -> Theme:
        return self.night if dark else self.day

    @abstractmethod
    def box(self, layout: Layout) -> Box:
        """The part of the plane that the picture shows; the corner of the layout's first space is at 0, 0."""

    @abstractmethod
    def backdrop(self, canvas: Canvas, layout: Layout, box: Box) -> str:
        """Everything behind the spaces."""

    @abstractmethod
    def space(self, canvas: Canvas, layout: Layout, space: Space, tone: Tone) -> str:
        """A space as it is printed, in a square of 48 by 48."""

    def room(self, kind: str) -> Box:  # noqa: ARG002
        """Where a number goes in a space of this kind."""
        return ROOM

    def notes(self, canvas: Canvas, sheet: Sheet, width: float) -> str:  # noqa: ARG002
        """The strip under the picture, `NOTES` high."""
        return ""


def seed_of(layout: Layout) -> int:
    """A number that is the same for the same layout, always and everywhere."""
    return crc32(str(layout).encode())
