"""One seat's turn in pencil: which number or symbol is chosen, where it goes, and how it is taken back. No screen."""

from __future__ import annotations

from ...errors import PennyError
from ...rules.grid import Space, reading_order
from ...rules.mark import CrossOut, Mark, Symbol, Write
from ...rules.turn import Draft
from ..choices import spaces_of, suggestions, why_nothing

CROSS = "x"
"""The chip that crosses out a danger."""

Chip = int | Symbol | str
"""What may be chosen for the next mark: a number, a symbol, or `CROSS`."""


class SeveralFit(PennyError):  # noqa: N818  # a question rather than an error
    """Several chips fit in a space, so that one must be chosen first."""

    def __init__(self, space: Space) -> None:
        super().__init__(f"several numbers or symbols fit in {space}")
        self.space = space


class Pencil:
    """The drafts of a turn, one for each mark, and the chip that is chosen for the next."""

    def __init__(self, draft: Draft) -> None:
        self._drafts = [draft]
        self._chosen: Chip | None = None

    @property
    def draft(self) -> Draft:
        return self._drafts[-1]

    @property
    def whole(self) -> Draft:
        """The draft as it would be inked; as it stands while it may not be."""
        return self.draft.as_inked()

    @property
    def chips(self) -> tuple[Chip, ...]:
        """Everything that may be chosen for the next mark."""
        options = self.draft.options
        values: list[Chip] = [value for choice in options.choices for value in choice.values]
        return (*values, CROSS) if options.crossings else tuple(values)

    @property
    def chosen(self) -> Chip | None:
        """The chip that was chosen, or the only one there is."""
        chips = self.chips
        if self._chosen in chips:
            return self._chosen
        return chips[0] if len(chips) == 1 else None

    @property
    def touched(self) -> frozenset[Space]:
        """The spaces that carry pencil."""
        return frozenset(space for mark in self.whole.marks for space in spaces_of(mark))

    def choose(self, chip: Chip | None) -> None:
        """Choose a chip for the next mark; None lets go of it."""
        self._chosen = chip if chip in self.chips else None

    def step(self, by: int) -> None:
        """Choose the next chip, or the one before."""
        chips = self.chips
        if chips:
            now = chips.index(self.chosen) if self.chosen in chips else (-1 if by > 0 else 0)
            self._chosen = chips[(now + by) % len(chips)]

    def spaces(self) -> frozenset[Space]:
        """Where the chosen chip may go; without one, wherever anything may."""
        chips = self.chips if self.chosen is None else (self.chosen,)
        return frozenset(space for chip in chips for space in self._spaces_for(chip))

    def put(self, space: Space) -> None:
        """Pencil the chosen chip, or the only one that fits, in this space.

        A mark of this turn is moved there if nothing more may be written. RuleBroken says why nothing goes there,
        SeveralFit that a chip must be chosen first.
        """
        chips = [chip for chip in self.chips if space in self._spaces_for(chip)]
        if self.chosen is not None and self.chosen in chips:
            chips = [self.chosen]
        elif self.chosen is not None or not chips:
            self._move(space)
            return
        if len(chips) > 1:
            raise SeveralFit(space)
        self.add(mark_of(chips[0], space))

    def add(self, mark: Mark) -> None:
        """Pencil a mark; RuleBroken if it is not legal."""
        self.add_all((mark,))

    def add_all(self, marks: tuple[Mark, ...]) -> None:
        """Pencil all of these marks, or none if one is not legal."""
        drafts = [self.draft]
        for mark in marks:
            drafts.append(drafts[-1].add(mark))
        self._drafts += drafts[1:]
        self._chosen = None

    def undo(self) -> Mark | None:
        """Take back the last mark and return it; None where nothing is in pencil."""
        self._chosen = None
        return self._drafts.pop().marks[-1] if len(self._drafts) > 1 else None

    def restart(self) -> None:
        """Take back everything."""
        del self._drafts[1:]
        self._chosen = None

    def picks(self, around: Space | None) -> tuple[Mark, ...]:
        """Treasures or discoveries to choose from, best first; of discoveries those with the space `around`, if any."""
        options = self.draft.options
        if around is not None and not options.circles:
            there = [found for found in options.discoveries if around in found.spaces]
            if there:
                return tuple(there[:MOST_PICKS])
        return suggestions(self.draft)

    @property
    def must_pick(self) -> bool:
        """Whether one of several treasures must be chosen before the turn can be inked (I11)."""
        options = self.draft.options
        return bool(options.circles) and not options.may_commit

    def _spaces_for(self, chip: Chip) -> tuple[Space, ...]:
        options = self.draft.options
        if chip == CROSS:
            return tuple(mark.space for mark in options.crossings)
        return tuple(space for choice in options.choices if chip in choice.values for space in choice.spaces)

    def _move(self, space: Space) -> None:
        """Write the last number or symbol of this turn in another space instead."""
        last = self.draft.marks[-1] if self.draft.marks else None
        if isinstance(last, Write) and self.chosen in (None, last.value):
            moved = Write(space, last.value)
            if self._drafts[-2].is_legal(moved):
                self._drafts[-1] = self._drafts[-2].add(moved)
                return
        if self.chosen is not None and (broken := self.draft.why_illegal(mark_of(self.chosen, space))):
            raise broken
        if broken := why_nothing(self.draft, space):
            raise broken


MOST_PICKS = 60
"""The most discoveries that are listed at once."""


def mark_of(chip: Chip, space: Space) -> Mark:
    if isinstance(chip, int | Symbol):
        return Write(space, chip)
    return CrossOut(space)


def first_space(pencil: Pencil) -> Space:
    """Where the cursor stands when a turn begins: the first space that something may go in."""
    return reading_order(pencil.spaces() or pencil.draft.sheet.layout.spaces)[0]
