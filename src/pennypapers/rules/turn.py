"""A turn, built one mark at a time: the draft, its options and the one explainer of what is refused."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ..errors import RuleBroken
from .dice import ALL_DICE, GREEN, Roll
from .grid import Space
from .house import Crossing, HouseRules
from .mark import Circle, CrossOut, Discovery, Mark, Pass, Symbol, Write, Writing
from .sheet import Sheet

if TYPE_CHECKING:
    from .adventure import Adventure

DEFAULTS = HouseRules()
UNUSED = frozenset({ALL_DICE})
USED_UP = frozenset({0})


@dataclass(frozen=True, slots=True, repr=False)
class Draft:
    """What one player has pencilled for one roll, on the sheet in hand. `str()` of it is the notation of its marks.

    `sheet` already carries the marks. `before` holds the spaces filled on the turn before, where a solo danger
    must lie near them (G12); at a table it stays empty. `free` holds the sets of dice that may still be unused,
    one for each way in which the dice can have made what stands there (V2).
    """

    adventure: Adventure
    sheet: Sheet
    roll: Roll
    house: HouseRules = DEFAULTS
    before: tuple[Space, ...] = ()
    marks: tuple[Mark, ...] = ()
    free: frozenset[int] = UNUSED
    is_danger: bool = False
    _circles: tuple[Circle, ...] = field(init=False, compare=False, repr=False)
    """A cache, not set until somebody has asked for it."""

    @classmethod
    def begin(
        cls,
        adventure: Adventure,
        sheet: Sheet,
        roll: Roll,
        *,
        house: HouseRules = DEFAULTS,
        before: tuple[Space, ...] = (),
    ) -> Draft:
        return cls(adventure, sheet, roll, house, before, (), UNUSED, adventure.is_danger_turn(sheet, roll))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the fields without the caches."""
        own = (self.adventure, self.sheet, self.roll, self.house, self.before, self.marks, self.free, self.is_danger)
        return Draft, own

    @property
    def options(self) -> Options:
        return Options(self)

    @property
    def circles(self) -> tuple[Circle, ...]:
        """The treasures that the last mark reveals and that may be noted next (I11); worked out once for each draft."""
        try:
            return self._circles
        except AttributeError:
            object.__setattr__(self, "_circles", () if self.is_danger else self.adventure.circles(self))
            return self._circles

    @property
    def is_used(self) -> bool:
        """Whether a use was made of the dice, or the turn was passed."""
        return self.free is not UNUSED and self.free != UNUSED

    @property
    def filled(self) -> tuple[Space, ...]:
        """The spaces this turn has filled, in order (G12)."""
        return tuple([mark.space for mark in self.marks if isinstance(mark, Write)])

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that the unused dice can make."""
        return self.roll.numbers if self.free is UNUSED else tuple(self.roll.uses(self.free))

    @property
    def ways(self) -> dict[int, tuple[int, ...]]:
        """For every number that may be made now, the sets of unused dice that make it, fewest dice first."""
        if self.is_danger:
            return {}
        return {
            number: tuple([dice for dice in ways if any(free & dice == dice for free in self.free)])
            for number, ways in self.roll.ways.items()
            if self.adventure.why_no_use(self, number) is None
        }

    def makes(self, number: int) -> bool:
        """Whether the unused dice can make this number."""
        return number in (self.roll.ways if self.free is UNUSED else self.roll.uses(self.free))

    def after_number(self, number: int) -> frozenset[int]:
        """The sets of dice left once this number is made; none if it cannot be made."""
        return self.roll.uses(self.free).get(number, frozenset())

    def after_symbol(self) -> frozenset[int]:
        """The sets of dice left once the green die's special face is used; none if it cannot be."""
        if not self.roll.dakota:
            return frozenset()
        return frozenset([free & ~GREEN for free in self.free if free & GREEN])

    def why_illegal(self, mark: Mark) -> RuleBroken | None:
        """The only source of refusals: why this mark may not come next, or None if it may."""
        if self.is_danger:
            return self._why_no_danger(mark)
        match mark:
            case Write(space, value):
                if value is Symbol.DANGER:
                    return self.adventure.why_ignored(self.roll) or RuleBroken("G6.none", roll=self.roll, space=space)
                return self.adventure.why_no_use(self, value) or self._why_not_there(space, value)
            case CrossOut(space):
                return self.adventure.why_no_crossing(self, space)
            case Circle():
                return self.adventure.why_no_circle(self, mark)
            case Discovery():
                return self.adventure.why_no_discovery(self, mark)
            case Pass():
                return self.adventure.why_no_pass(self)

    def is_legal(self, mark: Mark) -> bool:
        return self.why_illegal(mark) is None

    def add(self, mark: Mark) -> Draft:
        """The draft with one mark more; raises what `why_illegal` says."""
        if broken := self.why_illegal(mark):
            raise broken
        if mark in self.marks:
            return self  # O3: only a remark is legal twice, and it changes nothing
        return self._with(mark)

    def again(self, marks: Iterable[Mark]) -> Draft:
        """The draft with marks that were checked before, as in a replay of events; they are not checked again."""
        draft = self
        for mark in marks:
            draft = draft._with(mark)
        return draft

    def _with(self, mark: Mark) -> Draft:
        return Draft(
            self.adventure,
            self._marked(mark),
            self.roll,
            self.house,
            self.before,
            (*self.marks, mark),
            self.adventure.dice_left(self, mark),
            self.is_danger,
        )

    def as_inked(self) -> Draft:
        """The draft as it would be committed; as it stands while it may not be."""
        return self if self.why_unfinished() else self.commit()

    def add_all(self, marks: Iterable[Mark]) -> Draft:
        draft = self
        for mark in marks:
            draft = draft.add(mark)
        return draft

    def why_unfinished(self) -> RuleBroken | None:
        """Why the draft may not be committed as it stands, or None if it may."""
        if self.is_danger:
            return None if self.marks else RuleBroken("G6.draw", danger=self.adventure.danger_name)
        if not self.is_used:
            return RuleBroken(f"{self.adventure.clauses.turn}.none", roll=self.roll, choices=self.roll.choices)
        return self.adventure.why_unfinished(self)

    def commit(self) -> Draft:
        """The whole turn: what its owner need not choose is added (I11). Raises what `why_unfinished` says."""
        if broken := self.why_unfinished():
            raise broken
        return self.add_all(self.circles)

    def turns(self) -> Iterator[Draft]:
        """Every whole turn that this draft can become, committed; each set of marks once, in one order of several.

        There are some dozens or hundreds in the Temple and on the Island, and up to tens of thousands in the Valley.
        """
        seen: set[frozenset[Mark]] = set()
        given: set[frozenset[Mark]] = set()
        waiting = [self]
        for draft in waiting:  # the list grows while it is read, so that short turns come before long ones
            options = draft.options
            if options.may_commit:
                whole = draft.commit()
                if (marks := frozenset(whole.marks)) not in given:
                    given.add(marks)
                    yield whole
            for mark in options.marks():
                if (marks := frozenset((*draft.marks, mark))) not in seen:
                    seen.add(marks)
                    waiting.append(draft.add(mark))

    def __str__(self) -> str:
        return " ".join(map(str, self.marks))

    def __repr__(self) -> str:
        where = f"{self.adventure.key} {self.sheet.layout.name}"
        return f"<Draft {where}, roll {self.roll}: {str(self) or 'no marks'}>"

    def _why_no_danger(self, mark: Mark) -> RuleBroken | None:
        adventure = self.adventure
        if isinstance(mark, CrossOut) and adventure.nine_crosses:
            return RuleBroken("G9.danger_turn", space=mark.space, danger=adventure.danger_name)
        if isinstance(mark, Discovery):
            return adventure.why_no_discovery(self, mark)
        if not (isinstance(mark, Write) and mark.value is Symbol.DANGER):
            return RuleBroken("G6.only", mark=mark, danger=adventure.danger_name)
        if self.marks:
            return RuleBroken("G6.one", danger=adventure.danger_name)
        if mark.space in adventure.danger_spaces(self):
            return None
        return self._off_sheet(mark.space) or adventure.why_no_danger_there(self, mark.space)

    def _why_not_there(self, space: Space, value: Writing) -> RuleBroken | None:
        if space in self.adventure.spaces_for(self, value):
            return None
        return self._off_sheet(space) or self.adventure.why_not_there(self, space, value)

    def _off_sheet(self, space: Space) -> RuleBroken | None:
        if space in self.sheet.layout.kinds:
            return None
        return RuleBroken(f"{self.adventure.clauses.spaces}.off", space=space)

    def _marked(self, mark: Mark) -> Sheet:
        match mark:
            case Write(space, value):
                sheet = self.sheet.written(space, value)
                return self._crossed(sheet, space) if value == 9 or value is Symbol.DANGER else sheet
            case CrossOut(space):
                return self.sheet.struck(space)
            case Circle(space, value):
                return self.sheet.circled(space, value)
            case Discovery():
                return self.sheet.revealed(mark)
            case Pass():
                return self.sheet

    def _crossed(self, sheet: Sheet, space: Space) -> Sheet:
        """O3: under `auto` what may be crossed out beside this space is crossed out at once."""
        if self.house.crossing is not Crossing.AUTO or not self.adventure.nine_crosses:
            return sheet
        beside = (space, *sheet.layout.around[space])
        dangers = [near for near in beside if sheet.writing.get(near) is Symbol.DANGER]
        return sheet.struck(*[danger for danger in dangers if sheet.has_nine_beside(danger)])


class Choice(NamedTuple):
    """Any of these values may go in any of these spaces."""

    values: tuple[Writing, ...]
    spaces: tuple[Space, ...]


class Options:
    """The legal next marks of a draft, and whether it may be committed; each is worked out when asked for."""

    __slots__ = ("_discoveries", "_draft", "choices")

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._discoveries: tuple[Discovery, ...] | None = None
        self.choices = self._choices()
        """What may be written where: numbers first, then boats or buildings, or the danger."""

    def _choices(self) -> tuple[Choice, ...]:
        draft = self._draft
        if draft.is_danger:
            spaces = () if draft.marks else draft.adventure.danger_spaces(draft)
            return (Choice((Symbol.DANGER,), spaces),) if spaces else ()
        return tuple([choice for choice in draft.adventure.choices(draft) if choice.values and choice.spaces])

    @property
    def crossings(self) -> tuple[CrossOut, ...]:
        """The danger symbols that may be crossed out now."""
        return () if self._draft.is_danger else self._draft.adventure.crossings(self._draft)

    @property
    def remarks(self) -> tuple[CrossOut, ...]:
        """O3: under `auto` a crossing is legal as a remark that changes nothing; these would be true."""
        draft = self._draft
        if draft.is_danger or not draft.adventure.nine_crosses or draft.house.crossing is Crossing.MANUAL:
            return ()
        why = draft.adventure.why_no_crossing
        return tuple([CrossOut(space) for space in draft.sheet.dangers if why(draft, space) is None])

    @property
    def circles(self) -> tuple[Circle, ...]:
        """The treasures that the last mark reveals and that may be noted next (I11)."""
        return self._draft.circles

    @property
    def discoveries(self) -> tuple[Discovery, ...]:
        """Every discovery that may be revealed now (V9)."""
        if self._discoveries is None:
            self._discoveries = () if self._draft.is_danger else self._draft.adventure.discoveries(self._draft)
        return self._discoveries

    def some_discoveries(self, most: int, holding: Collection[Space] = ()) -> tuple[list[Discovery], bool]:
        """Of each kind the first `most` that hold all of these spaces, and whether there are more."""
        draft = self._draft
        return ([], False) if draft.is_danger else draft.adventure.some_discoveries(draft, most, holding)

    @property
    def closed(self) -> dict[str, RuleBroken]:
        """The symbols, crossings and discoveries of this adventure that are not possible now, each with the reason."""
        return {} if self._draft.is_danger else self._draft.adventure.closed(self._draft)

    @property
    def may_pass(self) -> bool:
        return self._draft.is_legal(Pass())

    @property
    def may_commit(self) -> bool:
        return self._draft.why_unfinished() is None

    def marks(self) -> Iterator[Mark]:
        """Every legal next mark that changes something."""
        for choice in self.choices:
            for space in choice.spaces:
                for value in choice.values:
                    yield Write(space, value)
        yield from self.crossings
        yield from self.circles
        yield from self.discoveries
        if self.may_pass:
            yield Pass()
