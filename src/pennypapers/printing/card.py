"""How one sheet is divided from top to bottom, and how large its picture can be; in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from ..drawing.pen import UNIT
from ..drawing.pieces import Piece
from ..rules.adventure import Adventure
from .job import PrintError
from .paper import PAPERS, PER_PAGE, Imposition, Paper
from .strip import Strip, strip_of

EDGES = {1: 11.0, 2: 8.0, 4: 6.5}
"""Left free on every side, by the number of cards on a page: room for cutting, and printers reach no nearer."""
SCALES = {1: 1.5, 2: 1.25, 4: 1.0}
"""How large boxes and words are, against those of the smallest card."""
LEAST_SPACE, LARGEST_SPACE = 6.0, 22.0
"""The smallest and the largest side of a space: a pencil needs room, and few spaces need not fill the page."""

COLUMNS = 4
"""Boxes for stars in a row."""

_HEADER, _GAP, _BOX, _BETWEEN, _LEGEND, _FOOT, _HOW = 9.0, 1.9, 9.6, 1.2, 3.1, 3.2, 6.4
_STRIPS = {Strip.NONE: 0.0, Strip.TREASURES: 11.6, Strip.SYMBOLS: 11.6}


@dataclass(frozen=True, slots=True)
class Card:
    width: float
    height: float
    edge: float
    scale: float
    header: float
    picture: tuple[float, float]
    picture_room: float
    strip: float
    stars: float
    box: float
    gap: float
    between: float
    how: float
    legend: float
    foot: float

    @property
    def inner(self) -> float:
        return self.width - 2 * self.edge


def card_of(imposition: Imposition, rules: Adventure, piece: Piece, *, blank: bool = False, size: str = "") -> Card:
    """The card for a picture; `size` says in a refusal how large its layout is."""
    card = _divided(imposition, rules, piece, blank=blank)
    space = _space(card, piece)
    if space >= LEAST_SPACE:
        return card
    roomier = {paper.name: _most_on(paper, rules, piece) for paper in PAPERS.values()}
    raise PrintError(
        "print.size" if any(roomier.values()) else "print.size_any",
        size=size,
        paper=imposition.paper.name,
        count=imposition.per_page,
        width=f"{space:.1f}",
        least=f"{LEAST_SPACE:.0f}",
        papers=", ".join(f"{name} × {most}" for name, most in roomier.items() if most),
    )


def _most_on(paper: Paper, rules: Adventure, piece: Piece) -> int:
    """How many cards a page can carry with spaces large enough to write in; 0 if none."""
    cards = {each: _divided(Imposition(paper, each), rules, piece, blank=False) for each in PER_PAGE}
    return max((each for each, card in cards.items() if _space(card, piece) >= LEAST_SPACE), default=0)


def _space(card: Card, piece: Piece) -> float:
    return card.picture[0] / piece.width * UNIT


def _divided(imposition: Imposition, rules: Adventure, piece: Piece, *, blank: bool) -> Card:
    width, height = imposition.card
    edge, scale = EDGES[imposition.per_page], SCALES[imposition.per_page]
    rows = ceil((len(rules.facts.parts) + 1) / COLUMNS)
    stars = (rows * _BOX + (rows - 1) * _BETWEEN) * scale
    strip = _STRIPS[strip_of(rules)] * scale
    legend = ceil((len(rules.facts.legend) + 1) / 2) * _LEGEND * scale
    header, gap, foot, how = _HEADER * scale, _GAP * scale, _FOOT * scale, _HOW * scale if blank else 0.0
    gaps = 4 * gap + (gap if strip else 0) + (gap if how else 0)
    room = height - 2 * edge - header - how - strip - stars - legend - foot - gaps
    size = min((width - 2 * edge) / piece.width, room / piece.height, LARGEST_SPACE / UNIT)
    return Card(
        width=width,
        height=height,
        edge=edge,
        scale=scale,
        header=header,
        picture=(piece.width * size, piece.height * size),
        picture_room=room,
        strip=strip,
        stars=stars,
        box=_BOX * scale,
        gap=gap,
        between=_BETWEEN * scale,
        how=how,
        legend=legend,
        foot=foot,
    )
