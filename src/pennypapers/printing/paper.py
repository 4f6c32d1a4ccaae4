"""Papers, how sheets share a page, and where to cut: all in millimetres from the top left corner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paper:
    key: str
    name: str
    width: float
    height: float


PAPERS: Mapping[str, Paper] = {
    each.key: each for each in (Paper("a4", "A4", 210.0, 297.0), Paper("letter", "US Letter", 215.9, 279.4))
}

PER_PAGE = (1, 2, 4)

CUT_FROM, CUT_LENGTH = 4.0, 5.0
"""A cut mark begins so far from the edge of the page: most printers reach no nearer."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies on a page, and by how many degrees it is turned clockwise."""

    x: float
    y: float
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Imposition:
    """Pages of a paper with so many cards on each, all upright cards of one size.

    A paper that is printed on both sides is turned over on its long edge. So the two halves of a page are turned the
    one way on its front and the other way on its back, and every card has its top where its other side has it.
    """

    paper: Paper
    per_page: int
    duplex: bool = False

    @property
    def is_wide(self) -> bool:
        """Two cards side by side stand upright on a page that lies on its side; one that is turned over stays put."""
        return self.per_page == 2 and not self.duplex

    @property
    def page(self) -> tuple[float, float]:
        width, height = self.paper.width, self.paper.height
        return (height, width) if self.is_wide else (width, height)

    @property
    def card(self) -> tuple[float, float]:
        width, height = self.paper.width, self.paper.height
        return {1: (width, height), 2: (height / 2, width), 4: (width / 2, height / 2)}[self.per_page]

    def places(self, *, back: bool = False) -> tuple[Place, ...]:
        """Where the cards lie, in the same order on both sides: the first one's back is the first of the back."""
        width, height = self.card
        if self.per_page == 1:
            return (Place(0, 0),)
        if self.is_wide:
            return (Place(0, 0), Place(width, 0))
        if self.per_page == 2:
            turn = -90 if back else 90
            return (Place(0, 0, turn), Place(0, width, turn))
        columns = (width, 0.0) if back else (0.0, width)
        return tuple(Place(x, y) for y in (0.0, height) for x in columns)

    def cuts(self) -> tuple[tuple[float, float, float, float], ...]:
        """The lines to cut along, each marked at both ends; and where two of them cross."""
        width, height = self.page
        down = self.is_wide or self.per_page == 4
        across = self.per_page > 1 and not self.is_wide
        return (*(_marks(width / 2, height) if down else ()), *(_turned(_marks(height / 2, width)) if across else ()))


_Line = tuple[float, float, float, float]


def _marks(x: float, length: float) -> Iterator[_Line]:
    """Marks on a line straight down the page."""
    yield x, CUT_FROM, x, CUT_FROM + CUT_LENGTH
    yield x, length / 2 - CUT_LENGTH / 2, x, length / 2 + CUT_LENGTH / 2
    yield x, length - CUT_FROM - CUT_LENGTH, x, length - CUT_FROM


def _turned(lines: Iterator[_Line]) -> Iterator[_Line]:
    for x, y, to_x, to_y in lines:
        yield y, x, to_y, to_x
