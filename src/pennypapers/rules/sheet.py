"""A sheet: one player's paper, as it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from .grid import Space, reading_order
from .layout import FILL, Layout
from .mark import Circle, CrossOut, Discovery, Mark, Symbol, Write, Writing
from .places import Places
from .scoring import Score

if TYPE_CHECKING:
    from .adventure import Adventure
    from .adventures.discovery import Finds


@dataclass(frozen=True, slots=True, repr=False)
class Sheet:
    """A layout and what was written on it. Playing gives a new sheet; the old one is still there.

    Sheets are equal, and hash alike, if the same stands on the same layout, in whatever order it was written.
    `print(sheet)` draws it; a notebook shows it as a picture.
    """

    layout: Layout
    writing: Mapping[Space, Writing] = field(default_factory=dict)
    crossed: frozenset[Space] = frozenset()
    treasures: Mapping[Space, int] = field(default_factory=dict)
    discoveries: tuple[Discovery, ...] = ()
    kept_score: Score = field(init=False, compare=False)
    """A cache: the score. Like the next two it is not set until somebody has asked for it, as a sheet is made for every
    mark and few are asked."""

    kept_stars: tuple[int, ...] = field(init=False, compare=False)
    """A cache: the stars of each part without their reasons."""

    kept_places: Places = field(init=False, compare=False)
    """A cache: where everything stands, as masks; passed on to the sheets made from this one."""

    kept_finds: Finds | None = field(default=None, init=False, compare=False)
    """A cache: the discoveries that could be revealed on this sheet or on an earlier one of the same game (V9)."""

    @property
    def adventure(self) -> Adventure:
        """The rules by which this sheet is played."""
        from .library import adventure

        return adventure(self.layout.adventure)

    @property
    def score(self) -> Score:
        """The stars of the sheet as it stands, with the reasons for them."""
        return self.adventure.score(self)

    def keep_stars(self, stars: tuple[int, ...]) -> tuple[int, ...]:
        object.__setattr__(self, "kept_stars", stars)
        return stars

    def keep_score(self, score: Score) -> Score:
        """Remember the score: a sheet never changes, and it is asked for at every close, welcome and standing."""
        object.__setattr__(self, "kept_score", score)
        return score

    def keep_finds(self, finds: Finds) -> Finds:
        object.__setattr__(self, "kept_finds", finds)
        return finds

    def __hash__(self) -> int:
        written, circled = frozenset(self.writing.items()), frozenset(self.treasures.items())
        return hash((self.layout, written, self.crossed, circled, self.discoveries))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the fields without the caches."""
        return Sheet, (self.layout, self.writing, self.crossed, self.treasures, self.discoveries)

    def __repr__(self) -> str:
        where = f"{self.layout.adventure} {self.layout.name}"
        return f"<Sheet {where}: {len(self.writing)} of {len(self.layout.spaces)} spaces written>"

    def __str__(self) -> str:
        """The sheet drawn with letters, as `pennypapers show` draws it."""
        from ..drawing.text.ink import Style
        from ..drawing.text.sheet_text import sheet_text

        return sheet_text(self, style=Style(colour=False))

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from ..drawing.svg import sheet_svg

        return sheet_svg(self)

    @property
    def places(self) -> Places:
        """Where everything stands, as masks."""
        try:
            return self.kept_places
        except AttributeError:
            return self._knowing(Places.found(self.writing, self.layout.masks), self.kept_finds).kept_places

    def empty(self, kind: str = FILL) -> tuple[Space, ...]:
        """The spaces of a printed kind that nobody has written in, in reading order."""
        return self.layout.masks.spaces(self.empty_mask(kind))

    def empty_mask(self, kind: str = FILL) -> int:
        return self.layout.masks.kind.get(kind, 0) & ~self.places.filled

    @property
    def is_full(self) -> bool:
        return not self.empty_mask(FILL)

    def number(self, space: Space) -> int | None:
        value = self.writing.get(space)
        return value if isinstance(value, int) else None

    @property
    def numbers(self) -> dict[Space, int]:
        return {space: value for space, value in self.writing.items() if isinstance(value, int)}

    def where(self, symbol: Symbol) -> tuple[Space, ...]:
        """The spaces that carry a symbol, in the order in which they were drawn."""
        if symbol not in self.places.by_writing:
            return ()
        return tuple([space for space, value in self.writing.items() if value is symbol])

    @property
    def dangers(self) -> tuple[Space, ...]:
        return self.where(Symbol.DANGER)

    def numbers_around(self, space: Space) -> dict[Space, int]:
        """G7: the numbers in the eight surrounding spaces."""
        return {
            beside: value for beside in self.layout.around[space] if isinstance(value := self.writing.get(beside), int)
        }

    def has_nine_beside(self, space: Space) -> bool:
        masks = self.layout.masks
        return bool(self.places.of(9) & masks.near[masks.bit[space]])

    def since(self, before: Sheet) -> tuple[Mark, ...]:
        """The marks that were added to the sheet `before` to get this one: written, struck out, circled, revealed."""
        marks: list[Mark] = [Write(*each) for each in islice(self.writing.items(), len(before.writing), None)]
        if self.crossed is not before.crossed:
            marks += [CrossOut(space) for space in reading_order(self.crossed - before.crossed)]
        if self.treasures is not before.treasures:
            marks += [Circle(*each) for each in islice(self.treasures.items(), len(before.treasures), None)]
        return (*marks, *self.discoveries[len(before.discoveries) :])

    def written(self, space: Space, value: Writing) -> Sheet:
        writing = {**self.writing, space: value}
        sheet = Sheet(self.layout, writing, self.crossed, self.treasures, self.discoveries)
        if space in self.writing:
            return sheet  # written over: facts carried from the old sheet would be wrong
        return sheet._knowing(self.places.written(self.layout.masks.bit[space], value), self.kept_finds)

    def struck(self, *spaces: Space) -> Sheet:
        crossed = self.crossed.union(spaces)
        sheet = Sheet(self.layout, self.writing, crossed, self.treasures, self.discoveries)
        return sheet._knowing(self.places, self.kept_finds)

    def circled(self, space: Space, value: int) -> Sheet:
        treasures = {**self.treasures, space: value}
        sheet = Sheet(self.layout, self.writing, self.crossed, treasures, self.discoveries)
        return sheet._knowing(self.places, self.kept_finds)

    def revealed(self, discovery: Discovery) -> Sheet:
        discoveries = (*self.discoveries, discovery)
        sheet = Sheet(self.layout, self.writing, self.crossed, self.treasures, discoveries)
        return sheet._knowing(self.places, self.kept_finds)

    def _knowing(self, places: Places, finds: Finds | None) -> Sheet:
        """Set the caches of a new sheet to facts carried over from the sheet it was made from, and return it."""
        object.__setattr__(self, "kept_places", places)
        if finds is not None:
            object.__setattr__(self, "kept_finds", finds)
        return self

    def without(self, marks: Iterable[Mark]) -> Sheet:
        """The sheet as if these marks had never been made."""
        writing, treasures = dict(self.writing), dict(self.treasures)
        crossed, discoveries = set(self.crossed), list(self.discoveries)
        for mark in marks:
            match mark:
                case Write(space):
                    del writing[space]
                    crossed.discard(space)
                case CrossOut(space):
                    crossed.discard(space)
                case Circle(space):
                    del treasures[space]
                case Discovery():
                    discoveries.remove(mark)
        return Sheet(self.layout, writing, frozenset(crossed), treasures, tuple(discoveries))

    def noted(self, mark: Mark) -> Sheet:
        """The sheet with something its owner notes on it beside the numbers: struck out, circled or revealed."""
        match mark:
            case CrossOut(space):
                return self.struck(space)
            case Circle(space, value):
                return self.circled(space, value)
            case Discovery():
                return self.revealed(mark)
            case _:
                return self
