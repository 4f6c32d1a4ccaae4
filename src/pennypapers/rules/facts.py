"""Facts of an adventure: what everything outside the rules must know of it, as one frozen value.

Whoever draws, prints, counts or shows an adventure reads its `facts` and its rules; nothing outside `rules`, `engine`,
`bots` and the sceneries of `drawing` may ask which adventure it is. The server sends them to the page as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from .mark import Kind


class Shape(StrEnum):
    """How a kind of space is drawn."""

    SQUARE = "square"
    ARCH = "arch"
    PEAK = "peak"
    SEA = "sea"
    LAKE = "lake"


class Ground(StrEnum):
    """What the spaces of a sheet lie on; it decides how their outline is drawn."""

    STONE = "stone"
    COAST = "coast"
    CLOUDS = "clouds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """The colours of an adventure, each as `#rrggbb`."""

    desk: str
    """Behind a page."""
    desk2: str
    """Behind a drawn sheet, and the darker end of the desk."""
    paper: str
    sheet: str
    """An empty space."""
    wash: str
    """The ground that spaces lie on."""
    ink: str
    ink2: str
    """Less important text."""
    line: str
    accent: str
    accent_d: str
    """The darker edge of what has the accent."""
    on: str
    """Text on the accent."""
    legal: str
    """A space that may be chosen."""
    legal_l: str
    """The line round such a space."""
    hi: str
    """A space that a score lights up."""
    discoveries: Mapping[Kind, str] = field(default_factory=dict)
    """The line round a discovery, by its kind."""


@dataclass(frozen=True, slots=True)
class PartFacts:
    """One part of the score: the clause that counts it, the symbol it goes by, the discovery it counts, if any."""

    clause: str
    symbol: str
    discovery: Kind | None = None


@dataclass(frozen=True, slots=True)
class Sizes:
    """L: how many spaces of a kind make a good layout, both ends included."""

    least: int
    most: int

    def __contains__(self, count: int) -> bool:
        return self.least <= count <= self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Symbols are named as in `drawing/symbols.svg`; a die's face is the symbol `face-` and the name given here."""

    age: int
    """From which age it is recommended."""
    minutes: int
    """How long a game takes, roughly."""
    helper: str
    """The symbol of the green die's special face."""
    danger: str
    """The symbol of the red die's special face, also drawn on sheets."""
    shapes: Mapping[str, Shape]
    """By printed token: how that kind of space is drawn."""
    ground: Ground
    day: Palette
    night: Palette
    parts: Mapping[str, PartFacts]
    """By the keys of the score's parts, in their order."""
    house_rules: tuple[str, ...]
    """The names of the house rules that mean something here, in the order in which they are offered."""
    helper_kind: str | None = None
    """The printed token of the kind of space that the green die's special face needs, if it needs one."""
    uses: int = 1
    """How many times a turn the dice can be used."""
    treasures: int = 0
    """How many treasures can be circled on a sheet; 0 where there are none."""
    discoveries: tuple[Kind, ...] = ()
    """What can be revealed."""
    legend: tuple[tuple[str, str], ...] = ()
    """What a printed sheet reminds of: clauses, each with a symbol."""
    blank: tuple[int, int] = (9, 9)
    """Columns and rows of the printed grid on which a layout of one's own is drawn."""
    sizes: Mapping[str, Sizes] = field(default_factory=dict)
    """L: by printed token, how many spaces of that kind a good layout has."""
    top_rank_is_rare: bool = False
    """Whether the highest rank of a solo game is nearly out of reach, so that players are told so."""
    border: str | None = None
    """L: the printed token of the kind that must lie on the border of a sheet."""
