"""The Temple of Apikhabou: one number a turn, doors for the Lockpick, mummies that fear a 9."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...errors import RuleBroken
from ..adventure import Adventure, Clauses
from ..facts import Facts, Ground, Palette, PartFacts, Shape, Sizes
from ..grid import Space, reading_order
from ..house import NoDoor
from ..mark import Symbol, Writing
from ..mask import Masks
from ..scoring import Part, Reason, ReasonKind, Score, ShownAs, ToldBy
from ..sheet import Sheet
from ..turn import Draft

PLAIN, DOOR = "o", "D"

GROUP_SIZE = 3
GROUP_STARS = 3
MUMMY_STARS = 2


ByValue = Mapping[int, Sequence[Space]]

DAY = Palette(
    desk="#ead2a6", desk2="#dcb982", paper="#fbf2de", sheet="#fffaf0", wash="#f0d9ae",
    ink="#2b1a10", ink2="#5a3c29", line="#8a6b4c", accent="#9c3a14", accent_d="#6b2509",
    on="#fff8ea", legal="#ffefb8", legal_l="#96600a", hi="#f9cfa8",
)  # fmt: skip
NIGHT = Palette(
    desk="#17100b", desk2="#0f0a07", paper="#271c14", sheet="#32251a", wash="#4a3420",
    ink="#f6ead2", ink2="#cdb795", line="#9b8467", accent="#f0a06a", accent_d="#b96a37",
    on="#1c120a", legal="#5c4310", legal_l="#ffcf66", hi="#6a3d22",
)  # fmt: skip


class Temple(Adventure):
    key = "temple"
    danger_name = "mummy"
    printed = {PLAIN: "plain", DOOR: "door"}  # T1
    carries = {PLAIN: (int, Symbol.DANGER), DOOR: (int,)}
    part_keys = ("sequence", "groups", "mummies")
    reason_kinds = {
        "sequence": ReasonKind("sequence", "T9", ToldBy.KIND, ShownAs.PATH),
        "group": ReasonKind("groups", "T10", ToldBy.VALUE, ShownAs.GROUP),
        "vanquished": ReasonKind("mummies", "T11"),
        "mummy": ReasonKind("mummies", "T11"),
    }
    clauses = Clauses(spaces="T1", turn="T2", end="T8", tie="T13", ranks="T15")
    ranks = (15, 25, 30)  # T15
    facts = Facts(
        age=7,
        minutes=15,
        helper="lockpick",
        danger="mummy",
        shapes={PLAIN: Shape.SQUARE, DOOR: Shape.ARCH},
        ground=Ground.STONE,
        day=DAY,
        night=NIGHT,
        parts={
            "sequence": PartFacts("T9", "sequence"),
            "groups": PartFacts("T10", "group"),
            "mummies": PartFacts("T11", "mummy"),
        },
        house_rules=("dice", "crossing", "no_door"),
        helper_kind=DOOR,  # T3
        legend=(("T4", "face-penny"), ("T3", "face-lockpick"), ("T6", "face-mummy"), ("T7", "d9"), ("T8", "sq1")),
        blank=(9, 9),
        sizes={PLAIN: Sizes(26, 35), DOOR: Sizes(5, 7)},
    )

    def spaces_for(self, draft: Draft, value: Writing) -> tuple[Space, ...]:  # noqa: ARG002
        if not draft.roll.dakota:
            return draft.sheet.empty(PLAIN)  # T2
        doors = draft.sheet.empty(DOOR)
        if doors or draft.house.no_door is NoDoor.PASS:
            return doors  # T3, O1
        return draft.sheet.empty(PLAIN)  # T5

    def exception(self, draft: Draft) -> str | None:
        is_without_door = draft.roll.dakota and not draft.is_danger and not draft.sheet.empty_mask(DOOR)
        return "T5" if is_without_door and draft.house.no_door is not NoDoor.PASS else None

    def why_no_use(self, draft: Draft, value: Writing) -> RuleBroken | None:
        return RuleBroken("O1.pass") if self._must_pass(draft) else super().why_no_use(draft, value)

    def why_not_there(self, draft: Draft, space: Space, value: Writing) -> RuleBroken:  # noqa: ARG002
        if space in draft.sheet.writing:
            return RuleBroken("T2.taken", space=space)
        if draft.roll.dakota:
            return RuleBroken("T3", space=space)
        return RuleBroken("T2.door", space=space)

    def why_no_danger_there(self, draft: Draft, space: Space) -> RuleBroken:
        if draft.sheet.layout.kinds[space] != PLAIN:
            return RuleBroken("T6.door", space=space)
        if space in draft.sheet.writing:
            return RuleBroken("T6.taken", space=space)
        return RuleBroken("T14", space=space, before=draft.before)

    def why_no_pass(self, draft: Draft) -> RuleBroken | None:
        if self._must_pass(draft) and not draft.marks:
            return None
        return super().why_no_pass(draft)

    def why_no_crossing(self, draft: Draft, space: Space) -> RuleBroken | None:
        if self._must_pass(draft) and not draft.marks:
            return RuleBroken("T2.pass_first", space=space)
        return super().why_no_crossing(draft, space)

    def _must_pass(self, draft: Draft) -> bool:
        """O1: under `pass` a Lockpick with no empty door left means doing nothing."""
        no_door = draft.roll.dakota and not draft.sheet.empty_mask(DOOR) and not draft.filled
        return no_door and draft.house.no_door is NoDoor.PASS

    def why_wrong_kind(self, sheet: Sheet, space: Space) -> RuleBroken | None:
        if sheet.writing.get(space) is Symbol.DANGER and sheet.layout.kinds[space] == DOOR:
            return RuleBroken("T6.door", space=space)
        return super().why_wrong_kind(sheet, space)

    def count(self, sheet: Sheet) -> Score:
        by_value = spaces_by_value(sheet)
        return Score(
            (
                Part("sequence", tuple(self._sequence(sheet, by_value))),
                Part("groups", tuple(self._groups(sheet, by_value))),
                Part("mummies", tuple(self._mummies(sheet))),
            )
        )

    def tally(self, sheet: Sheet) -> tuple[int, ...]:
        masks, places = sheet.layout.masks, sheet.places
        by_number = {value: mask for value, mask in places.by_writing.items() if isinstance(value, int)}
        layers = masks.layers(by_number)
        dangers = places.of(Symbol.DANGER)
        vanquished = dangers & masks.around(places.of(9))
        return (
            _sequence_length(masks, layers),
            GROUP_STARS * _group_count(masks, by_number, layers),
            MUMMY_STARS * (2 * vanquished.bit_count() - dangers.bit_count()),
        )

    def tie_break(self, sheet: Sheet) -> int:
        return self.score(sheet)["sequence"].stars  # T13

    def lookalikes(self, sheet: Sheet) -> Iterator[Reason]:
        yield self.lookalike("sequence")
        for value in sorted(spaces_by_value(sheet)):
            yield self.lookalike("group", value=value)
        for space in reading_order(sheet.dangers):
            yield self.lookalike("vanquished", space)
            yield self.lookalike("mummy", space)

    def _sequence(self, sheet: Sheet, by_value: ByValue) -> Iterator[Reason]:
        path = longest_sequence(sheet, by_value)
        if len(path) > 1:  # T9: without a second space there is no sequence
            yield Reason("sequence", "T9", len(path), path, value=sheet.number(path[0]))

    def _groups(self, sheet: Sheet, by_value: ByValue) -> Iterator[Reason]:
        for value in sorted(by_value):
            group = _largest_group(sheet, by_value[value])
            if len(group) >= GROUP_SIZE:  # T10: a second group of the same value adds nothing
                yield Reason("group", "T10", GROUP_STARS, reading_order(group), value=value)

    def _mummies(self, sheet: Sheet) -> Iterator[Reason]:
        writing, around = sheet.writing, sheet.layout.around
        for space in reading_order(sheet.dangers):
            nines = [near for near in around[space] if writing.get(near) == 9]
            if nines:  # T7, T11
                yield Reason("vanquished", "T11", MUMMY_STARS, tuple(nines), space=space, value=9)
            else:
                yield Reason("mummy", "T11", -MUMMY_STARS, space=space)


def spaces_by_value(sheet: Sheet) -> ByValue:
    """Where each number stands."""
    found: dict[int, list[Space]] = {}
    for space, value in sheet.writing.items():
        if isinstance(value, int):
            found.setdefault(value, []).append(space)
    return found


def longest_sequence(sheet: Sheet, by_value: ByValue) -> tuple[Space, ...]:
    """T9: the longest path of adjacent spaces whose numbers rise by one; the first in reading order of several."""
    lengths = sequence_lengths(sheet, by_value)
    if not lengths:
        return ()
    path = [max(reading_order(lengths), key=lengths.__getitem__)]
    while (left := lengths[path[-1]] - 1) > 0:
        above = by_value[sheet.numbers[path[-1]] + 1]
        path.append(next(near for near in sheet.layout.around[path[-1]] if near in above and lengths[near] == left))
    return tuple(path)


def sequence_lengths(sheet: Sheet, by_value: ByValue) -> Mapping[Space, int]:
    """How long the longest sequence is that begins in each space (T9)."""
    around = sheet.layout.around
    lengths: dict[Space, int] = {}
    for value in sorted(by_value, reverse=True):
        above = by_value.get(value + 1, ())
        for space in by_value[value]:
            onward = 0
            for near in above:
                if near in around[space] and lengths[near] > onward:
                    onward = lengths[near]
            lengths[space] = 1 + onward
    return lengths


def _sequence_length(masks: Masks, layers: int) -> int:
    """T9: the length of the longest sequence, from every number at once; 0 without one."""
    length, reached = 0, layers
    while reached:
        length += 1
        reached = masks.beside_in_layers(reached) << masks.layer & layers  # one number higher, beside what was reached
    return length if length > 1 else 0


def _group_count(masks: Masks, by_number: Mapping[int, int], layers: int) -> int:
    """T10: how many numbers have a group. Of three connected spaces one touches the two others."""
    middles = layers & masks.beside_two_in_layers(layers)
    return sum(1 for number in by_number if middles >> number * masks.layer & masks.all) if middles else 0


def connected(sheet: Sheet, spaces: Iterable[Space]) -> Iterator[Sequence[Space]]:
    """These spaces in connected sets, in reading order of their first."""
    around = sheet.layout.around
    left = set(spaces)
    for start in reading_order(spaces):
        if start not in left:
            continue
        found = [start]
        left.remove(start)
        for space in found:  # it grows while it is read
            beside = left.intersection(around[space])
            left -= beside
            found += beside
        yield found


def _largest_group(sheet: Sheet, spaces: Sequence[Space]) -> Sequence[Space]:
    """The largest connected set of these spaces; nothing where they are too few for a group anyway (T10)."""
    return max(connected(sheet, spaces), key=len) if len(spaces) >= GROUP_SIZE else ()
