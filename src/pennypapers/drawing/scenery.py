"""What an adventure adds to a sheet: its colours, its landscape, how its spaces look. One adventure, one file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar
from zlib import crc32

from pennypapers.rules import Layout, Sheet, Space

from .highlight import Tone
from .marks import ROOM
from .paper import Box
from .symbols import Canvas
from .theme import Theme

LEAST_WIDTH, LEAST_HEIGHT = 336, 240
"""The smallest picture: there is room for a title under the sky of a single space."""

NOTES = 36
"""The height of a strip of notes."""


class Scenery(ABC):
    """The answers that differ from adventure to adventure."""

    key: ClassVar[str]
    danger: ClassVar[str]
    """The symbol that dangers are drawn with."""
    day: ClassVar[Theme]
    night: ClassVar[Theme]
    has_notes: ClassVar[bool] = False
    """Whether the sheet has a strip of boxes and slots under its picture."""

    @abstractmethod
    def box(self, layout: Layout) -> Box:
        """What of the plane the picture shows; the layout's first space has its corner at 0, 0."""

    @abstractmethod
    def backdrop(self, canvas: Canvas, layout: Layout, box: Box) -> str:
        """Everything behind the spaces."""

    @abstractmethod
    def space(self, canvas: Canvas, layout: Layout, space: Space, tone: Tone) -> str:
        """A space as it is printed, in its own 48 by 48."""

    def room(self, kind: str) -> Box:  # noqa: ARG002
        """Where a number goes in a space of this kind."""
        return ROOM

    def notes(self, canvas: Canvas, sheet: Sheet, width: float) -> str:  # noqa: ARG002
        """The strip under the picture, `NOTES` high."""
        return ""


def seed_of(layout: Layout) -> int:
    """A number that is the same for the same layout, always and everywhere."""
    return crc32(str(layout).encode())
