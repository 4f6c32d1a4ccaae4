"""The Valley of Wiraqocha: up to three uses of the dice a turn, then a discovery; snakes to escape from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ...errors import RuleBroken
from ..adventure import DISCOVERY, Adventure, Clauses
from ..facts import Facts, Ground, Palette, PartFacts, Shape, Sizes
from ..fault import Fault
from ..grid import Space, reading_order
from ..house import Growth
from ..mark import CrossOut, Discovery, Kind, Mark, Symbol, Write, Writing
from ..scoring import Part, Reason, ReasonKind, Score, ToldBy
from ..sheet import Sheet
from ..turn import Choice, Draft
from .discovery import (
    SHAPES,
    belongs,
    can_discover,
    possible_discoveries,
    side_by_side,
    some_discoveries,
    why_no_discovery,
)

OPEN, LAKE = "o", "w"

BUILDINGS = {Symbol.HUT: Kind.FOREST, Symbol.STATUE: Kind.CITY, Symbol.MINE: Kind.MOUNTAIN}
"""V12: which discoveries each building counts."""

BUILDING_STARS = 2
FULL_STARS = 7
SOLO_TURNS = 25
SNAKE_ALLOWANCE = 4
ESCAPE = 9

PARTS = {
    Kind.FOREST: "forests",
    Kind.CITY: "cities",
    Kind.MOUNTAIN: "mountains",
    Kind.PYRAMID: "pyramids",
}

DAY = Palette(
    desk="#ccd9a9", desk2="#a7bf7d", paper="#f8f4e0", sheet="#fffbee", wash="#cfe0a6",
    ink="#172c1c", ink2="#324a31", line="#627a50", accent="#2a6428", accent_d="#174417",
    on="#f8fff0", legal="#fff1b4", legal_l="#8f5c05", hi="#f7dc9c",
    discoveries={Kind.FOREST: "#1f6b2d", Kind.CITY: "#8a3b12", Kind.MOUNTAIN: "#4a3c8c", Kind.PYRAMID: "#a86200"},
)  # fmt: skip
NIGHT = Palette(
    desk="#0d150c", desk2="#080e08", paper="#1a2619", sheet="#253324", wash="#2f4a24",
    ink="#eef3de", ink2="#b3c6a4", line="#86a077", accent="#9dd681", accent_d="#63a04b",
    on="#1c120a", legal="#544a12", legal_l="#ffd969", hi="#5b4a1c",
    discoveries={Kind.FOREST: "#8fdc8f", Kind.CITY: "#ffae86", Kind.MOUNTAIN: "#c3b8ff", Kind.PYRAMID: "#ffcf5a"},
)  # fmt: skip


class Valley(Adventure):
    key = "valley"
    danger_name = "snake"
    printed = {OPEN: "open", LAKE: "lake"}  # V1
    carries = {OPEN: (int, Symbol.DANGER, *BUILDINGS), LAKE: ()}
    symbols = tuple(BUILDINGS)
    part_keys = (*PARTS.values(), "buildings", "snakes", "full")
    reason_kinds = {
        **{kind.value: ReasonKind(part, "V9") for kind, part in PARTS.items()},
        **{building.name.lower(): ReasonKind("buildings", "V12") for building in BUILDINGS},
        "snake": ReasonKind("snakes", "V11"),
        "escaped": ReasonKind("snakes", "V11"),
        "full": ReasonKind("full", "V13", ToldBy.KIND),
    }
    clauses = Clauses(spaces="V1", turn="V2", end="V13", tie="V14", ranks="V17", discovery="V9")
    ranks = (90, 110, 130)  # V17
    solo_turns = SOLO_TURNS
    nine_crosses = False  # V8: only a 9 that is spent, never one that is written
    facts = Facts(
        age=9,
        minutes=25,
        top_rank_is_rare=True,
        helper="building",
        danger="snake",
        shapes={OPEN: Shape.SQUARE, LAKE: Shape.LAKE},
        ground=Ground.CLOUDS,
        day=DAY,
        night=NIGHT,
        parts={
            **{part: PartFacts("V9", f"outline-{kind}", kind) for kind, part in PARTS.items()},
            "buildings": PartFacts("V12", "hut"),
            "snakes": PartFacts("V11", "snake"),
            "full": PartFacts("V13", "cloud"),
        },
        house_rules=("dice", "valley_growth"),
        uses=3,
        discoveries=tuple(Kind),
        legend=(
            ("V7", "face-penny"),
            ("V6", "face-building"),
            ("V10", "snake"),
            ("V8", "d9"),
            ("V3", "i-pencil"),
            ("V13", "sq1"),
        ),
        blank=(9, 8),
        sizes={OPEN: Sizes(40, 52), LAKE: Sizes(0, 8)},
    )

    def why_no_use(self, draft: Draft, value: Writing) -> RuleBroken | None:
        if self._revealed(draft):
            return RuleBroken("V9.last")
        if isinstance(value, Symbol):
            return self.why_no_symbol(draft, value)
        return self._why_no_number(draft, value)

    def _why_no_number(self, draft: Draft, number: int) -> RuleBroken | None:
        if draft.makes(number):
            return None
        if number not in draft.roll.ways:
            return RuleBroken("G4", number=number, roll=draft.roll, numbers=draft.roll.numbers)
        if not draft.numbers:
            return RuleBroken("V2.no_number", number=number, roll=draft.roll)
        return RuleBroken("V2.dice", number=number, roll=draft.roll, numbers=draft.numbers)

    def why_no_symbol(self, draft: Draft, symbol: Symbol) -> RuleBroken | None:
        if symbol not in BUILDINGS:
            return super().why_no_symbol(draft, symbol)
        name = symbol.name.lower()
        if not draft.roll.dakota:
            return RuleBroken("V6.none", building=name, roll=draft.roll)
        if not draft.after_symbol():
            return RuleBroken("V6.die", building=name)
        if draft.sheet.where(symbol):
            return RuleBroken("V6.once", building=name)
        if not draft.sheet.places.numbers:
            return RuleBroken("V4.building", building=name)
        return None

    def why_no_drawing(self, draft: Draft, symbol: Symbol) -> RuleBroken | None:
        if broken := self.why_no_use(draft, symbol):
            return broken
        return None if self.spaces_for(draft, symbol) else RuleBroken("V6.full", building=symbol.name.lower())

    def dice_left(self, draft: Draft, mark: Mark) -> frozenset[int]:
        match mark:
            case Write(_, Symbol()):
                return draft.after_symbol()
            case Write(_, int(number)):
                return draft.after_number(number)
            case CrossOut():
                return draft.after_number(ESCAPE)
            case _:
                return draft.free

    def spaces_for(self, draft: Draft, value: Writing) -> tuple[Space, ...]:  # noqa: ARG002
        sheet = draft.sheet
        masks, empty = sheet.layout.masks, sheet.empty_mask(OPEN)
        reach = masks.around(self._grows_from(draft)) if sheet.places.numbers else masks.rim  # V3, V4
        return masks.spaces(empty & reach or empty)  # V5

    def _grows_from(self, draft: Draft) -> int:
        places = draft.sheet.places
        grows = places.numbers
        if draft.house.valley_growth is Growth.BUILDINGS_TOO:  # O2
            for building in BUILDINGS:
                grows |= places.of(building)
        return grows

    def choices(self, draft: Draft) -> tuple[Choice, ...]:
        if self._revealed(draft):
            return ()
        numbers = draft.numbers
        symbols = self.symbols if draft.roll.dakota else ()
        buildings = tuple([each for each in symbols if self.why_no_symbol(draft, each) is None])
        if not numbers and not buildings:
            return ()
        spaces = self.spaces_for(draft, ESCAPE)
        return tuple([Choice(values, spaces) for values in (numbers, buildings) if values])

    def why_not_there(self, draft: Draft, space: Space, value: Writing) -> RuleBroken:
        sheet = draft.sheet
        if sheet.layout.kinds[space] == LAKE:
            return RuleBroken("V1.lake", space=space)
        if space in sheet.writing:
            return RuleBroken("V3.taken", space=space)
        return RuleBroken("V3.beside" if sheet.places.numbers else "V4.edge", space=space, value=value)

    def why_no_danger_there(self, draft: Draft, space: Space) -> RuleBroken:
        if draft.sheet.layout.kinds[space] == LAKE:
            return RuleBroken("V1.lake", space=space)
        if space in draft.sheet.writing:
            return RuleBroken("V10.taken", space=space)
        return RuleBroken("V15", space=space, before=draft.before)

    def why_no_crossing(self, draft: Draft, space: Space) -> RuleBroken | None:
        """V8: a 9 from the dice is spent on a snake that still bites."""
        sheet = draft.sheet
        if self._revealed(draft):
            return RuleBroken("V9.last")
        if sheet.writing.get(space) is not Symbol.DANGER:
            return RuleBroken("V8.nothing", space=space)
        if space in sheet.crossed:
            return RuleBroken("V8.again", space=space)
        if not draft.makes(ESCAPE):
            return RuleBroken("V8.nine", space=space, roll=draft.roll)
        return None

    def crossings(self, draft: Draft) -> tuple[CrossOut, ...]:
        snakes = reading_order(draft.sheet.dangers)
        return tuple([CrossOut(space) for space in snakes if self.why_no_crossing(draft, space) is None])

    def why_no_discovery(self, draft: Draft, discovery: Discovery) -> RuleBroken | None:
        if draft.is_danger:
            return RuleBroken("V10.discovery", kind=discovery.kind)
        if not draft.is_used:
            return RuleBroken("V9.first", kind=discovery.kind)
        if self._revealed(draft):
            return RuleBroken("V9.one", kind=discovery.kind)
        return why_no_discovery(draft.sheet, discovery)

    def discoveries(self, draft: Draft) -> tuple[Discovery, ...]:
        if not draft.is_used or self._revealed(draft):
            return ()
        return tuple(possible_discoveries(draft.sheet))

    def some_discoveries(self, draft: Draft, most: int, holding: Collection[Space]) -> tuple[list[Discovery], bool]:
        if not draft.is_used or self._revealed(draft):
            return [], False
        return some_discoveries(draft.sheet, most, holding)

    def closed(self, draft: Draft) -> dict[str, RuleBroken]:
        nowhere = self._why_nothing_to_discover(draft)
        return {**super().closed(draft), **({DISCOVERY: nowhere} if nowhere else {})}

    def crosses_by_hand(self, draft: Draft) -> bool:  # noqa: ARG002
        return True  # V8: a 9 is spent on it

    def why_nothing_to_cross(self, draft: Draft) -> RuleBroken | None:
        if all(space in draft.sheet.crossed for space in draft.sheet.dangers):
            return RuleBroken("V8.none")
        return super().why_nothing_to_cross(draft)

    def _why_nothing_to_discover(self, draft: Draft) -> RuleBroken | None:
        if not draft.is_used:
            return RuleBroken("V9.first", kind="discovery")
        if self._revealed(draft):
            return RuleBroken("V9.one", kind="discovery")
        return None if can_discover(draft.sheet) else RuleBroken("V9.none")

    def _revealed(self, draft: Draft) -> bool:
        """Whether this turn's discovery was made: it is the last thing in a turn (V2, V9)."""
        return bool(draft.marks) and isinstance(draft.marks[-1], Discovery)

    def wrong_finds(self, sheet: Sheet) -> Iterator[Fault]:
        yield from super().wrong_finds(sheet)
        for building in BUILDINGS:
            for space in reading_order(sheet.where(building))[1:]:
                twice = RuleBroken("V6.once", building=building.name.lower(), space=space)
                yield Fault(Write(space, building), twice)
        known = Sheet(sheet.layout, sheet.writing)
        for discovery in sheet.discoveries:
            if broken := why_no_discovery(known, discovery):
                yield Fault(discovery, broken)
            else:
                known = known.revealed(discovery)

    def unnoted(self, sheet: Sheet) -> Iterator[Mark]:
        """Some discoveries that lie there side by side, those of most stars a space first; play alone reveals them."""
        for kind in (Kind.PYRAMID, Kind.MOUNTAIN, Kind.CITY, Kind.FOREST):
            for found in side_by_side(sheet, kind):
                yield found
                sheet = sheet.revealed(found)

    def end(self, sheets: Iterable[Sheet], *, turns: int, solo: bool) -> str | None:
        if clause := super().end(sheets, turns=turns, solo=solo):
            return clause
        return "V16" if solo and turns >= SOLO_TURNS else None

    def crossed_out(self, sheet: Sheet) -> frozenset[Space]:
        return sheet.crossed

    def thresholds(self, sheet: Sheet) -> tuple[int, int, int]:
        lower = SNAKE_ALLOWANCE * len(sheet.dangers)  # V17: escaped ones included
        first, second, third = self.ranks
        return first - lower, second - lower, third - lower

    def count(self, sheet: Sheet) -> Score:
        found = [
            Part(
                part,
                tuple(
                    Reason(kind.value, "V9", SHAPES[kind].stars, each.spaces)
                    for each in sheet.discoveries
                    if each.kind is kind
                ),
            )
            for kind, part in PARTS.items()
        ]
        full = (Reason("full", "V13", FULL_STARS),) if sheet.is_full else ()
        return Score(
            (
                *found,
                Part("buildings", tuple(self._buildings(sheet))),
                Part("snakes", tuple(self._snakes(sheet))),
                Part("full", full),
            )
        )

    def tie_break(self, sheet: Sheet) -> int:
        return sum(reason.stars for reason in self._buildings(sheet))  # V14

    def lookalikes(self, sheet: Sheet) -> Iterator[Reason]:
        for building in BUILDINGS:
            for space in sheet.where(building):
                yield self.lookalike(building.name.lower(), space)
        for space in reading_order(sheet.dangers):
            yield self.lookalike("escaped" if space in sheet.crossed else "snake", space)
        yield self.lookalike("full")

    def _buildings(self, sheet: Sheet) -> Iterator[Reason]:
        for building, kind in BUILDINGS.items():
            counting = belongs(sheet, kind)
            for space in sheet.where(building):
                near = tuple(beside for beside in sheet.layout.around[space] if beside in counting)
                yield Reason(building.name.lower(), "V12", BUILDING_STARS * len(near), near, space=space)

    def _snakes(self, sheet: Sheet) -> Iterator[Reason]:
        for space in reading_order(sheet.dangers):
            if space in sheet.crossed:
                yield Reason("escaped", "V11", 0, space=space)
                continue
            beside = sheet.numbers_around(space)
            bite = max(beside.values(), default=0)  # V11
            spaces = tuple(near for near, number in beside.items() if number == bite)
            yield Reason("snake", "V11", -bite, spaces, space=space, value=bite)
