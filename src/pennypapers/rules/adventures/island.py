"""Skull Island: numbers spread over the land, boats sail its coast, four of a kind show where treasure lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...errors import RuleBroken
from ..adventure import Adventure, Clauses
from ..dice import Roll
from ..facts import Facts, Ground, Palette, PartFacts, Shape, Sizes
from ..fault import Fault
from ..grid import Space, reading_order
from ..mark import Circle, Mark, Symbol, Write, Writing
from ..scoring import Part, Reason, ReasonKind, Score, ShownAs
from ..sheet import Sheet
from ..turn import Choice, Draft
from .treasure import MOST, SEA, best_circles, fit_together, nearest_marks, revealed, witnesses

LAND, MOUNTAIN = "o", "^"

DANGER_BOXES = 5
"""I7: the danger boxes of a sheet."""

DAY = Palette(
    desk="#b9d8d6", desk2="#8fbfc1", paper="#f6f1de", sheet="#fffaf0", wash="#cfe5df",
    ink="#10263a", ink2="#2d485a", line="#5f7c86", accent="#0b5c6e", accent_d="#053d4a",
    on="#f4fffd", legal="#fff0b9", legal_l="#96600a", hi="#ffd9a8",
)  # fmt: skip
NIGHT = Palette(
    desk="#0b171c", desk2="#071014", paper="#14252d", sheet="#1e323b", wash="#17404a",
    ink="#eaf3ee", ink2="#a9c3c8", line="#7b9aa2", accent="#6fd0d6", accent_d="#3b929b",
    on="#1c120a", legal="#5a4814", legal_l="#ffd56b", hi="#5e4420",
)  # fmt: skip


class Island(Adventure):
    key = "island"
    danger_name = "danger"
    printed = {SEA: "sea", LAND: "land", MOUNTAIN: "mountain"}  # I1
    carries = {LAND: (int, Symbol.DANGER), SEA: (Symbol.BOAT,), MOUNTAIN: ()}
    needs = (LAND, SEA)
    symbols = (Symbol.BOAT,)
    part_keys = ("treasures", "dangers")
    reason_kinds = {
        "treasure": ReasonKind("treasures", "I17", shown_as=ShownAs.TREASURE),
        "lost": ReasonKind("treasures", "I15", shown_as=ShownAs.TREASURE),
        "overcome": ReasonKind("dangers", "I14"),
        "danger": ReasonKind("dangers", "I14"),
    }
    clauses = Clauses(
        spaces="I1",
        turn="I2",
        end="I16",
        tie="I18",
        ranks="I20",
        noting="I11",
    )
    ranks = (60, 75, 90)  # I20
    danger_boxes = DANGER_BOXES
    facts = Facts(
        age=8,
        minutes=20,
        helper="boat",
        danger="skull",
        shapes={SEA: Shape.SEA, LAND: Shape.SQUARE, MOUNTAIN: Shape.PEAK},
        ground=Ground.COAST,
        day=DAY,
        night=NIGHT,
        parts={"treasures": PartFacts("I17", "ring"), "dangers": PartFacts("I14", "skull")},
        house_rules=("dice", "crossing"),
        treasures=MOST,
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
        sizes={LAND: Sizes(35, 45), MOUNTAIN: Sizes(4, 7), SEA: Sizes(1, 999)},
        border=SEA,
    )

    def is_danger_turn(self, sheet: Sheet, roll: Roll) -> bool:
        return roll.danger and len(sheet.dangers) < DANGER_BOXES  # I8

    def why_ignored(self, roll: Roll) -> RuleBroken | None:
        return RuleBroken("I8.ignored") if roll.danger else None

    def why_no_symbol(self, draft: Draft, symbol: Symbol) -> RuleBroken | None:
        if symbol is not Symbol.BOAT:
            return super().why_no_symbol(draft, symbol)
        return None if draft.roll.dakota else RuleBroken("I5.none", roll=draft.roll)

    def why_no_drawing(self, draft: Draft, symbol: Symbol) -> RuleBroken | None:
        if broken := self.why_no_use(draft, symbol):
            return broken
        return None if self.spaces_for(draft, symbol) else RuleBroken("I5.full")

    def spaces_for(self, draft: Draft, value: Writing) -> tuple[Space, ...]:
        sheet = draft.sheet
        masks, places = sheet.layout.masks, sheet.places
        if value is Symbol.BOAT:
            return masks.spaces(sheet.empty_mask(SEA) & masks.around(masks.all & ~masks.kind[SEA]))  # I5
        land = sheet.empty_mask(LAND)
        if places.numbers:
            reach = land & masks.around(places.numbers | places.of(Symbol.BOAT))  # I2: not beside a danger alone
        else:
            reach = land & (masks.rim | masks.around(masks.kind[SEA]))  # I3
        return masks.spaces(reach or land)  # I4

    def choices(self, draft: Draft) -> tuple[Choice, ...]:
        numbers = super().choices(draft)
        if not numbers or not draft.roll.dakota:
            return numbers
        return (*numbers, Choice(self.symbols, self.spaces_for(draft, Symbol.BOAT)))

    def why_not_there(self, draft: Draft, space: Space, value: Writing) -> RuleBroken:
        sheet = draft.sheet
        kind = sheet.layout.kinds[space]
        if (kind == SEA) != (value is Symbol.BOAT) or kind == MOUNTAIN:
            return RuleBroken("I1.kind", space=space, mark=value, kind=self.printed[kind])
        if space in sheet.writing:
            return RuleBroken("I1.taken", space=space)
        if value is Symbol.BOAT:
            return RuleBroken("I5.coast", space=space)
        return RuleBroken("I2.beside" if sheet.places.numbers else "I3", space=space)

    def why_no_danger_there(self, draft: Draft, space: Space) -> RuleBroken:
        kind = draft.sheet.layout.kinds[space]
        if kind != LAND:
            return RuleBroken("I1.kind", space=space, mark=Symbol.DANGER, kind=self.printed[kind])
        if space in draft.sheet.writing:
            return RuleBroken("I1.taken", space=space)
        return RuleBroken("I19", space=space, before=draft.before)

    def circles(self, draft: Draft) -> tuple[Circle, ...]:
        """I11: what the number or boat of this turn reveals, less what was noted already."""
        written = [mark for mark in draft.marks if isinstance(mark, Write) and mark.value is not Symbol.DANGER]
        return tuple(revealed(draft.sheet, written[-1].space)) if written else ()

    def why_no_circle(self, draft: Draft, circle: Circle) -> RuleBroken | None:
        sheet = draft.sheet
        space, value = circle.space, circle.value
        if circle in draft.circles:
            return None
        return self._why_no_treasure(sheet, space, value) or RuleBroken("I11.old", space=space, value=value)

    def why_unfinished(self, draft: Draft) -> RuleBroken | None:
        left = draft.circles
        if fit_together(left, draft.sheet):
            return None
        return RuleBroken("I11.choose", choices=left)

    def wrong_finds(self, sheet: Sheet) -> Iterator[Fault]:
        astray = [space for space in reading_order(sheet.where(Symbol.BOAT)) if not self._borders_island(sheet, space)]
        for space in astray:
            yield Fault(Write(space, Symbol.BOAT), RuleBroken("I5.coast", space=space))
        for space in reading_order(sheet.dangers)[DANGER_BOXES:]:
            yield Fault(Write(space, Symbol.DANGER), RuleBroken("I8", space=space))
        known = Sheet(sheet.layout, sheet.writing).without(Write(space, Symbol.BOAT) for space in astray)
        for space in reading_order(sheet.treasures):
            value = sheet.treasures[space]
            if broken := self._why_no_treasure(known, space, value):
                yield Fault(Circle(space, value), broken)
            else:
                known = known.circled(space, value)

    def unnoted(self, sheet: Sheet) -> Iterator[Mark]:
        yield from super().unnoted(sheet)
        yield from best_circles(sheet, lost=frozenset(sheet.dangers) - self.crossed_out(sheet))

    def end(self, sheets: Iterable[Sheet], *, turns: int, solo: bool) -> str | None:
        sheets = tuple(sheets)
        if any(len(sheet.treasures) >= MOST for sheet in sheets):
            return self.clauses.end  # I16
        return super().end(sheets, turns=turns, solo=solo)

    def count(self, sheet: Sheet) -> Score:
        return Score((Part("treasures", tuple(self._treasures(sheet))), Part("dangers", tuple(self._dangers(sheet)))))

    def tie_break(self, sheet: Sheet) -> int:
        return max((reason.stars for reason in self.score(sheet)["treasures"].reasons), default=0)  # I18

    def sights(self, sheet: Sheet) -> dict[Space, tuple[Space, ...]]:
        found = {space: nearest_marks(sheet, space, value) for space, value in sheet.treasures.items()}  # I9
        return {space: marks for space, marks in found.items() if marks}

    def lookalikes(self, sheet: Sheet) -> Iterator[Reason]:
        for space, value in sheet.treasures.items():
            yield self.lookalike("treasure", space, value=value)
        for space in reading_order(sheet.dangers):
            yield self.lookalike("overcome", space)
            yield self.lookalike("danger", space)

    def _treasures(self, sheet: Sheet) -> Iterator[Reason]:
        crossed = self.crossed_out(sheet)
        for space, value in sheet.treasures.items():
            marks = witnesses(sheet, space, value) or ()
            lost = sheet.writing.get(space) is Symbol.DANGER and space not in crossed  # I15
            kind, clause, stars = ("lost", "I15", 0) if lost else ("treasure", "I17", value)
            yield Reason(kind, clause, stars, marks, space=space, value=value)

    def _dangers(self, sheet: Sheet) -> Iterator[Reason]:
        crossed = self.crossed_out(sheet)
        for space in reading_order(sheet.dangers):
            beside = sheet.numbers_around(space)
            counts = min(beside.values(), default=0)  # I14
            spaces = tuple(near for near, number in beside.items() if number == counts)
            kind, stars = ("overcome", counts) if space in crossed else ("danger", -counts)
            yield Reason(kind, "I14", stars, spaces, space=space, value=counts)

    def _why_no_treasure(self, sheet: Sheet, space: Space, value: int) -> RuleBroken | None:
        """I9, I10: why a treasure of this value cannot be noted here as the sheet stands."""
        if space not in sheet.layout.kinds:
            return RuleBroken("I1.off", space=space)
        if sheet.layout.kinds[space] == SEA:
            return RuleBroken("I9.sea", space=space)
        if witnesses(sheet, space, value) is None:
            return RuleBroken("I9.four", space=space, value=value)
        if space in sheet.treasures:
            return RuleBroken("I10.space", space=space, value=sheet.treasures[space])
        if value in sheet.treasures.values():
            return RuleBroken("I10.value", space=space, value=value)
        if len(sheet.treasures) >= MOST:
            return RuleBroken("I10.five", space=space)
        return None

    def _borders_island(self, sheet: Sheet, space: Space) -> bool:
        """I5: adjacent to a land or mountain space."""
        layout = sheet.layout
        return any(layout.kinds[near] != SEA for near in layout.around[space])
