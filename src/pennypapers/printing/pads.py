"""What each adventure's sheets carry beside their layout: boxes for stars, slots, and a legend of clauses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Strip(StrEnum):
    """What lies between the picture and the stars."""

    NONE = "none"
    TREASURES = "treasures"
    BUILDINGS = "buildings"


@dataclass(frozen=True, slots=True)
class Stars:
    """A sub-total: the part of the score, the clause that counts it, a symbol, and the shape it reminds of."""

    part: str
    clause: str
    symbol: str
    shape: str | None = None


@dataclass(frozen=True, slots=True)
class Pad:
    helper: str
    """The special face of the green die."""
    stars: tuple[Stars, ...]
    legend: tuple[tuple[str, str], ...]
    """Clauses to be reminded of, each with a symbol."""
    blank: tuple[int, int]
    """Columns and rows of the grid on which a layout of one's own is drawn."""
    strip: Strip = Strip.NONE


PADS: Mapping[str, Pad] = {
    "temple": Pad(
        helper="face-lockpick",
        stars=(Stars("sequence", "T9", "i-up"), Stars("groups", "T10", "i-people"), Stars("mummies", "T11", "mummy")),
        legend=(
            ("T4", "face-penny"),
            ("T3", "face-lockpick"),
            ("T6", "face-mummy"),
            ("T7", "d9"),
            ("T8", "sq1"),
        ),
        blank=(9, 9),
    ),
    "island": Pad(
        helper="face-boat",
        stars=(Stars("treasures", "I17", "ring"), Stars("dangers", "I14", "skull")),
        legend=(
            ("I6", "face-penny"),
            ("I5", "boat"),
            ("I7", "skull"),
            ("I13", "d9"),
            ("I2", "i-pencil"),
            ("I9", "ring"),
            ("I16", "sq1"),
        ),
        blank=(10, 9),
        strip=Strip.TREASURES,
    ),
    "valley": Pad(
        helper="face-building",
        stars=(
            Stars("forests", "V9", "outline-forest", "forest"),
            Stars("cities", "V9", "outline-city", "city"),
            Stars("mountains", "V9", "outline-mountain", "mountain"),
            Stars("pyramids", "V9", "outline-pyramid", "pyramid"),
            Stars("buildings", "V12", "hut"),
            Stars("snakes", "V11", "snake"),
            Stars("full", "V13", "cloud"),
        ),
        legend=(
            ("V7", "face-penny"),
            ("V6", "face-building"),
            ("V10", "snake"),
            ("V8", "d9"),
            ("V3", "i-pencil"),
            ("V13", "sq1"),
        ),
        blank=(9, 8),
        strip=Strip.BUILDINGS,
    ),
}
