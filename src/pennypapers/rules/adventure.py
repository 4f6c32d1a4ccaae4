"""The interface of an adventure: one file implements it for each; the turn loop is shared by all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..errors import RuleBroken
from ..messages import say
from .dice import Roll
from .facts import Facts
from .fault import Fault
from .grid import Space, reading_order
from .house import Crossing
from .layout import FILL
from .mark import Circle, CrossOut, Discovery, Mark, Pass, Symbol, Write, Writing
from .scoring import Rank, Reason, ReasonKind, Score
from .sheet import Sheet
from .turn import USED_UP, Choice, Draft

MOST_SEATS = 100
"""G1: how many can play at one table."""

CROSSING, DISCOVERY = "x", "discover"
"""The keys of `closed` for crossing out and for discovering; a symbol's key is its token."""


@dataclass(frozen=True, slots=True)
class Clauses:
    """The ids of an adventure's clauses that the shared turn loop cites in refusals and at the end of a game."""

    spaces: str
    turn: str
    end: str
    tie: str
    ranks: str
    noting: str = ""
    """What says when a treasure is noted."""
    discovery: str = ""
    """What says how a discovery is made."""

    @property
    def letter(self) -> str:
        """What the ids of the adventure's clauses begin with."""
        return self.turn[0]


class Adventure(ABC):
    """A rule set. What a player may do depends only on the sheet, the roll and the spaces filled on the turn before."""

    key: ClassVar[str]
    facts: ClassVar[Facts]
    """What everything outside the rules must know of it."""
    danger_name: ClassVar[str]
    """What the red die's special face is called here, in the middle of a sentence."""
    printed: ClassVar[Mapping[str, str]]
    """The tokens a layout may print, each with the name of its kind."""
    carries: ClassVar[Mapping[str, tuple[type[int] | Symbol, ...]]]
    """What each kind of space may carry: numbers (`int`) or symbols."""
    needs: ClassVar[tuple[str, ...]] = (FILL,)
    """The kinds without which a layout cannot be played."""
    symbols: ClassVar[tuple[Symbol, ...]] = ()
    """What the green die's special face lets a player draw."""
    part_keys: ClassVar[tuple[str, ...]]
    reason_kinds: ClassVar[Mapping[str, ReasonKind]]
    """Every kind of reason, by the name that `Reason.kind` gives it."""
    clauses: ClassVar[Clauses]
    ranks: ClassVar[tuple[int, int, int]]
    """The lowest scores of the ranks Pathfinder, Voyager and Explorer."""
    solo_turns: ClassVar[int | None] = None
    """How many turns a solo game has at most, where that is fixed."""
    danger_boxes: ClassVar[int | None] = None
    """How many dangers count in a game, where that is fixed."""
    nine_crosses: ClassVar[bool] = True
    """G9: whether a 9 beside a danger symbol crosses it out."""

    @property
    def title(self) -> str:
        """Its name, in the language that is spoken."""
        return say(f"name-{self.key}")

    @property
    def helper_name(self) -> str:
        """What the green die's special face is called here."""
        return say(f"play-face-{self.key}-helper")

    def __repr__(self) -> str:
        return f"adventure({self.key!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the key: there is one object of each adventure, and unpickling gives that one."""
        from .library import adventure

        return adventure, (self.key,)

    # -- the dice ------------------------------------------------------------------------------------------

    def is_danger_turn(self, sheet: Sheet, roll: Roll) -> bool:  # noqa: ARG002  # the Island looks at its boxes
        """G6: whether this roll is a danger that counts on this sheet."""
        return roll.danger

    def why_ignored(self, roll: Roll) -> RuleBroken | None:  # noqa: ARG002
        """Why a danger that was rolled does not count, where it does not."""
        return None

    def why_no_use(self, draft: Draft, value: Writing) -> RuleBroken | None:
        """G4, G5: whether the dice give this value; one use a turn, unless the adventure says otherwise."""
        if draft.is_used:
            return RuleBroken(f"{self.clauses.turn}.one", mark=value)
        if isinstance(value, Symbol):
            return self.why_no_symbol(draft, value)
        if not draft.makes(value):
            return RuleBroken("G4", number=value, roll=draft.roll, numbers=draft.roll.numbers)
        return None

    def why_no_symbol(self, draft: Draft, symbol: Symbol) -> RuleBroken | None:  # noqa: ARG002
        return RuleBroken(f"{self.clauses.turn}.symbol", symbol=symbol.name.lower())

    def dice_left(self, draft: Draft, mark: Mark) -> frozenset[int]:
        return USED_UP if isinstance(mark, (Write, Pass)) else draft.free

    # -- the spaces ----------------------------------------------------------------------------------------

    @abstractmethod
    def spaces_for(self, draft: Draft, value: Writing) -> tuple[Space, ...]:
        """Where this value may go, if the dice give it."""

    def exception(self, draft: Draft) -> str | None:  # noqa: ARG002  # the Temple's Lockpick may find no door
        """The clause by which this roll may go elsewhere than its dice say, or None."""
        return None

    @abstractmethod
    def why_not_there(self, draft: Draft, space: Space, value: Writing) -> RuleBroken:
        """Why a space of the sheet is not among `spaces_for`."""

    def choices(self, draft: Draft) -> tuple[Choice, ...]:
        """What may be written where."""
        if draft.is_used:
            return ()
        numbers = draft.numbers
        return (Choice(numbers, self.spaces_for(draft, numbers[0])),)

    def danger_spaces(self, draft: Draft) -> tuple[Space, ...]:
        """Where the danger may be drawn: an empty space near the turn before if there is one (G12), else any."""
        masks, empty = draft.sheet.layout.masks, draft.sheet.empty_mask()
        near = empty & masks.around(masks.of(draft.before))
        return masks.spaces(near or empty)

    @abstractmethod
    def why_no_danger_there(self, draft: Draft, space: Space) -> RuleBroken:
        """Why a space of the sheet is not among `danger_spaces`."""

    # -- the other marks -----------------------------------------------------------------------------------

    def why_no_crossing(self, draft: Draft, space: Space) -> RuleBroken | None:
        """G9: a danger symbol with a 9 beside it; by hand only once (O3)."""
        sheet = draft.sheet
        if sheet.writing.get(space) is not Symbol.DANGER:
            return RuleBroken("G9.nothing", space=space, danger=self.danger_name)
        if not sheet.has_nine_beside(space):
            return RuleBroken("G9.no_nine", space=space, danger=self.danger_name)
        if draft.house.crossing is Crossing.MANUAL and space in sheet.crossed:
            return RuleBroken("G9.again", space=space, danger=self.danger_name)
        return None

    def crossings(self, draft: Draft) -> tuple[CrossOut, ...]:
        if draft.house.crossing is Crossing.AUTO:
            return ()
        return tuple([CrossOut(space) for space in draft.sheet.dangers if self.why_no_crossing(draft, space) is None])

    def why_no_circle(self, draft: Draft, circle: Circle) -> RuleBroken | None:  # noqa: ARG002
        return RuleBroken(f"{self.clauses.turn}.treasure", space=circle.space)

    def circles(self, draft: Draft) -> tuple[Circle, ...]:  # noqa: ARG002
        return ()

    def why_no_discovery(self, draft: Draft, discovery: Discovery) -> RuleBroken | None:  # noqa: ARG002
        return RuleBroken(f"{self.clauses.turn}.discovery", kind=discovery.kind)

    def discoveries(self, draft: Draft) -> tuple[Discovery, ...]:  # noqa: ARG002
        return ()

    def some_discoveries(
        self,
        draft: Draft,  # noqa: ARG002
        most: int,  # noqa: ARG002
        holding: Collection[Space],  # noqa: ARG002
    ) -> tuple[list[Discovery], bool]:
        """Of each kind the first `most` that hold all of these spaces, and whether there are more."""
        return [], False

    def why_no_pass(self, draft: Draft) -> RuleBroken | None:  # noqa: ARG002
        return RuleBroken(f"{self.clauses.turn}.pass")

    def why_unfinished(self, draft: Draft) -> RuleBroken | None:  # noqa: ARG002
        return None

    # -- what cannot be had now ----------------------------------------------------------------------------

    def closed(self, draft: Draft) -> dict[str, RuleBroken]:
        """By symbol, `CROSSING` or `DISCOVERY`: what belongs to this adventure and cannot be done now, and why."""
        why = {str(symbol): self.why_no_drawing(draft, symbol) for symbol in self.symbols}
        if self.crosses_by_hand(draft):
            why[CROSSING] = self.why_nothing_to_cross(draft)
        return {name: broken for name, broken in why.items() if broken}

    def why_no_drawing(self, draft: Draft, symbol: Symbol) -> RuleBroken | None:
        """Why a symbol of this adventure can be drawn nowhere at all."""
        return self.why_no_use(draft, symbol)

    def crosses_by_hand(self, draft: Draft) -> bool:
        """Whether crossing out is for the player to choose (O3)."""
        return draft.house.crossing is Crossing.MANUAL

    def why_nothing_to_cross(self, draft: Draft) -> RuleBroken | None:
        left = [space for space in reading_order(draft.sheet.dangers) if space not in draft.sheet.crossed]
        if not left:
            return RuleBroken("G9.none", danger=self.danger_name)
        return None if self.crossings(draft) else self.why_no_crossing(draft, left[0])

    # -- the sheet -----------------------------------------------------------------------------------------

    def why_impossible(self, sheet: Sheet) -> RuleBroken | None:
        """Why such a sheet cannot stand, however it was reached; the facts name the space or the discovery."""
        return next((fault.broken for fault in self.faults(sheet)), None)

    def faults(self, sheet: Sheet) -> Iterator[Fault]:
        """Every illegal mark. Removing one may make others illegal: a 9 on a mountain crosses out nothing."""
        while found := [fault for space in sheet.layout.spaces for fault in self._faults_in(sheet, space)]:
            yield from found
            sheet = sheet.without(fault.mark for fault in found)
        yield from self.wrong_finds(sheet)

    def _faults_in(self, sheet: Sheet, space: Space) -> Iterator[Fault]:
        if broken := self.why_wrong_kind(sheet, space):
            yield Fault(Write(space, sheet.writing[space]), broken)
        elif broken := self._why_not_crossed(sheet, space):
            yield Fault(CrossOut(space), broken)

    def why_wrong_kind(self, sheet: Sheet, space: Space) -> RuleBroken | None:
        """A mark on a space of the wrong kind: each kind carries only what `carries` says."""
        written, kind = sheet.writing.get(space), sheet.layout.kinds[space]
        if written is None or written in self.carries[kind] or type(written) in self.carries[kind]:
            return None
        return RuleBroken(f"{self.clauses.spaces}.kind", space=space, mark=written, kind=self.printed[kind])

    def wrong_finds(self, sheet: Sheet) -> Iterator[Fault]:
        """Treasures and discoveries that cannot stand, or more symbols than a sheet may hold."""
        for space in reading_order(sheet.treasures):
            broken = RuleBroken(f"{self.clauses.turn}.treasure", space=space)
            yield Fault(Circle(space, sheet.treasures[space]), broken)

    def _why_not_crossed(self, sheet: Sheet, space: Space) -> RuleBroken | None:
        if not self.nine_crosses or space not in sheet.crossed or sheet.has_nine_beside(space):
            return None
        return RuleBroken("G9.no_nine", space=space, danger=self.danger_name)

    def score(self, sheet: Sheet) -> Score:
        """The stars of a sheet and the reasons for them; worked out once for each sheet."""
        try:
            return sheet.kept_score
        except AttributeError:
            return sheet.keep_score(self.count(sheet))

    def stars(self, sheet: Sheet) -> tuple[int, ...]:
        """The stars of each part in the order of `part_keys`, without their reasons; worked out once for each sheet."""
        try:
            return sheet.kept_stars
        except AttributeError:
            return sheet.keep_stars(self.tally(sheet))

    def tally(self, sheet: Sheet) -> tuple[int, ...]:
        """Work out the stars of each part. Where the reasons cost most of the time, an adventure leaves them out."""
        return tuple([part.stars for part in self.score(sheet).parts])

    @abstractmethod
    def count(self, sheet: Sheet) -> Score:
        """Work out the score of a sheet, part by part in the order of `part_keys`."""

    @abstractmethod
    def tie_break(self, sheet: Sheet) -> int:
        """G10: what decides between players level on stars; more is better."""

    def crossed_out(self, sheet: Sheet) -> frozenset[Space]:
        """G9: for the score, every danger that may be crossed out counts as crossed out."""
        return sheet.crossed.union(space for space in sheet.dangers if sheet.has_nine_beside(space))

    def unnoted(self, sheet: Sheet) -> Iterator[Mark]:
        """What the sheet's owner could still note on it as it stands, without a roll."""
        if self.nine_crosses:
            for space in reading_order(self.crossed_out(sheet) - sheet.crossed):
                yield CrossOut(space)

    def sights(self, sheet: Sheet) -> dict[Space, tuple[Space, ...]]:  # noqa: ARG002  # only the Island has treasures
        """For each noted treasure the marks that show it; drawings join them with dotted lines."""
        return {}

    @abstractmethod
    def lookalikes(self, sheet: Sheet) -> Iterator[Reason]:
        """Reasons that a player counting by hand may claim, rightly or wrongly; their stars are not worked out."""

    def lookalike(self, kind: str, space: Space | None = None, *, value: int | None = None) -> Reason:
        return Reason(kind, self.reason_kinds[kind].clause, 0, space=space, value=value)

    def end(self, sheets: Iterable[Sheet], *, turns: int, solo: bool) -> str | None:  # noqa: ARG002
        """The clause that ends the game after this many turns, or None while it goes on."""
        return self.clauses.end if any(sheet.is_full for sheet in sheets) else None

    def thresholds(self, sheet: Sheet) -> tuple[int, int, int]:  # noqa: ARG002
        return self.ranks

    def rank(self, sheet: Sheet) -> Rank:
        return Rank.of(self.score(sheet).total, self.thresholds(sheet))
