"""Discoveries of the Valley (V9): forests, cities, mountains and pyramids, and where they can lie."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from ...errors import RuleBroken
from ..grid import Space
from ..mark import Discovery, Kind
from ..mask import Masks, bits
from ..sheet import Sheet

HIGH = 6
VERY_HIGH = 10

MOST_KEPT = 100
"""On sheets with more spaces the finds are not kept from mark to mark: they would take megabytes for each sheet."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What one kind of discovery asks for. `joins` says whether a number may join those that are there already."""

    size: int
    stars: int
    joins: Callable[[Sequence[int], int], bool]

    def fits(self, numbers: Sequence[int]) -> bool:
        return all(self.joins(numbers[:i], number) for i, number in enumerate(numbers))


SHAPES = {
    Kind.FOREST: Shape(5, 5, lambda numbers, number: number not in numbers),
    Kind.CITY: Shape(4, 6, lambda numbers, number: not numbers or number == numbers[0]),
    Kind.MOUNTAIN: Shape(3, 7, lambda _, number: number >= HIGH),
    Kind.PYRAMID: Shape(4, 15, lambda _, number: number >= VERY_HIGH),
}


class Finds(NamedTuple):
    """The forests, cities and mountains that could be revealed on a sheet, by kind, each as the mask of its spaces.

    They are carried from sheet to sheet: the first `written` marks and the first `revealed` discoveries of the sheet
    have been taken into account, and only what came after those has to be. `taken` holds the spaces that belong to a
    discovery. Pyramids are not kept, as looking for them takes no longer than keeping them.
    """

    sets: Mapping[Kind, tuple[int, ...]]
    taken: int
    written: int
    revealed: int


NO_FINDS = Finds({Kind.FOREST: (), Kind.CITY: (), Kind.MOUNTAIN: ()}, taken=0, written=0, revealed=0)


def why_no_discovery(sheet: Sheet, discovery: Discovery) -> RuleBroken | None:
    """V9: why this discovery cannot be revealed on the sheet as it stands, or None."""
    kind, spaces = discovery.kind, discovery.spaces
    shape = SHAPES[kind]
    if len(set(spaces)) != len(spaces) or len(spaces) != shape.size:
        return RuleBroken(f"V9.{kind}_size", spaces=" ".join(spaces) or "–", discovery=discovery)
    taken = {space for each in sheet.discoveries for space in each.spaces}
    for space in spaces:
        if sheet.number(space) is None:
            return RuleBroken("V9.number", space=space, kind=kind, discovery=discovery)
        if space in taken:
            return RuleBroken("V9.taken", space=space, kind=kind, discovery=discovery)
    numbers = [sheet.writing[space] for space in spaces]
    if not shape.fits([number for number in numbers if isinstance(number, int)]):
        return RuleBroken(f"V9.{kind}_numbers", numbers=" ".join(map(str, numbers)), discovery=discovery)
    masks = sheet.layout.masks
    mask = masks.of(spaces)
    if kind is Kind.PYRAMID:
        if mask not in _pyramids(masks, mask):
            return RuleBroken("V9.pyramid_shape", spaces=" ".join(spaces), discovery=discovery)
    elif not _is_connected(masks, mask):
        return RuleBroken("V9.connected", spaces=" ".join(spaces), kind=kind, discovery=discovery)
    if kind is Kind.CITY and sheet.number(spaces[0]) in _city_numbers(sheet):
        return RuleBroken("V9.second_city", number=numbers[0], discovery=discovery)
    return None


def possible_discoveries(sheet: Sheet) -> Iterator[Discovery]:
    """V9: every discovery that could be revealed on this sheet, each once, its spaces in reading order."""
    masks, finds = sheet.layout.masks, finds_of(sheet)
    for kind, sets in finds.sets.items():
        if sets:
            yield from _in_order(kind, sets, masks)
    for mask in _pyramids(masks, sheet.places.at_least(VERY_HIGH) & ~finds.taken):
        yield Discovery(Kind.PYRAMID, masks.spaces(mask))


def some_discoveries(sheet: Sheet, most: int, holding: Collection[Space] = ()) -> tuple[list[Discovery], bool]:
    """The first `most` discoveries of each kind that hold all of these spaces, and whether there are more.

    They are looked for one by one: a large sheet may have a hundred thousand.
    """
    if not _is_large(sheet) and max(map(len, finds_of(sheet).sets.values())) <= most:
        every = list(possible_discoveries(sheet))
        return ([each for each in every if {*holding} <= {*each.spaces}] if holding else every), False
    some: list[Discovery] = []
    more = False
    for kind in Kind:
        found = list(islice(_holding(sheet, kind, holding), most + 1))
        some += found[:most]
        more = more or len(found) > most
    return some, more


def can_discover(sheet: Sheet) -> bool:
    """V9: whether any discovery could be revealed."""
    if _is_large(sheet):
        return any(next(discoveries_of(sheet, kind), None) for kind in Kind)
    finds = finds_of(sheet)
    return any(finds.sets.values()) or any(
        _pyramids(sheet.layout.masks, sheet.places.at_least(VERY_HIGH) & ~finds.taken)
    )


def discoveries_of(sheet: Sheet, kind: Kind) -> Iterator[Discovery]:
    """V9: every discovery of one kind, in the same order; they are looked for one by one, for callers that want few."""
    masks, free = sheet.layout.masks, _free(sheet)
    if kind is Kind.PYRAMID:
        for mask in _pyramids(masks, sheet.places.at_least(VERY_HIGH) & free):
            yield Discovery(kind, masks.spaces(mask))
        return
    for first in bits(free):
        free ^= first
        yield from _in_order(kind, _sets_with(sheet, kind, first, free), masks)


def side_by_side(sheet: Sheet, kind: Kind) -> Iterator[Discovery]:
    """V9: discoveries of one kind that could be revealed one after another, each the first that is left.

    One pass is enough: what cannot be revealed now cannot be later either, when fewer spaces are free.
    """
    masks, free = sheet.layout.masks, _free(sheet)
    if kind is Kind.PYRAMID:
        for mask in _pyramids(masks, sheet.places.at_least(VERY_HIGH) & free):
            if not mask & ~free:
                yield Discovery(kind, masks.spaces(mask))
                free &= ~mask
        return
    for first in bits(free):
        if first & free:
            free ^= first
            if sets := _sets_with(sheet, kind, first, free):
                found = next(_in_order(kind, sets, masks))
                yield found
                sheet = sheet.revealed(found)
                free &= ~masks.of(found.spaces)


def _holding(sheet: Sheet, kind: Kind, spaces: Collection[Space]) -> Iterator[Discovery]:
    """The discoveries of one kind that hold all of these spaces."""
    masks, free = sheet.layout.masks, _free(sheet)
    wanted = masks.of(space for space in spaces if space in masks.bit)
    if not spaces:
        yield from discoveries_of(sheet, kind)
    elif wanted.bit_count() < len(set(spaces)) or wanted & ~free:
        return
    elif kind is Kind.PYRAMID:
        for mask in _pyramids(masks, sheet.places.at_least(VERY_HIGH) & free):
            if not wanted & ~mask:
                yield Discovery(kind, masks.spaces(mask))
    else:
        first = wanted & -wanted
        sets = _sets_with(sheet, kind, first, free ^ first)
        yield from _in_order(kind, [mask for mask in sets if not wanted & ~mask], masks)


def belongs(sheet: Sheet, kind: Kind) -> frozenset[Space]:
    """The spaces that belong to a discovery of this kind."""
    return frozenset(space for discovery in sheet.discoveries if discovery.kind is kind for space in discovery.spaces)


def finds_of(sheet: Sheet) -> Finds:
    """The finds of this sheet: those carried from an earlier sheet, updated by the marks made since."""
    finds = sheet.kept_finds or NO_FINDS
    if finds.revealed == len(sheet.discoveries) and finds.written == len(sheet.writing):
        return finds
    if finds.revealed < len(sheet.discoveries):
        finds = _after_discoveries(sheet, finds)
    if finds.written < len(sheet.writing):
        finds = _after_numbers(sheet, finds)
    return sheet.keep_finds(finds)


def _after_discoveries(sheet: Sheet, finds: Finds) -> Finds:
    """The finds without those that the discoveries revealed since make impossible."""
    masks = sheet.layout.masks
    taken = finds.taken | _spaces_of(sheet.discoveries[finds.revealed :], masks)
    sets = {kind: tuple([mask for mask in known if not mask & taken]) for kind, known in finds.sets.items()}
    if sets[Kind.CITY]:
        built = _city_numbers(sheet)
        sets[Kind.CITY] = tuple([mask for mask in sets[Kind.CITY] if _number_in(sheet, mask & -mask) not in built])
    return Finds(sets, taken, finds.written, len(sheet.discoveries))


def _after_numbers(sheet: Sheet, finds: Finds) -> Finds:
    """The finds with the sets that the numbers written since complete."""
    masks, writing = sheet.layout.masks, sheet.writing
    new = masks.of(islice(writing, finds.written, None)) & sheet.places.numbers & ~finds.taken
    free = sheet.places.numbers & ~finds.taken & ~new
    sets = dict(finds.sets)
    for bit in bits(new):
        if masks.near[bit] & free:
            for kind in sets:
                sets[kind] += tuple(_sets_with(sheet, kind, bit, free))
        free |= bit
    return Finds(sets, finds.taken, len(writing), finds.revealed)


def _sets_with(sheet: Sheet, kind: Kind, bit: int, free: int) -> list[int]:
    """Every forest, city or mountain of the number in one space and of numbers in `free`, each as a mask.

    A set grows by one space beside it at a time. A space that was tried is not tried again in what is left of that
    branch, so that each set is found once.
    """
    masks, places, writing = sheet.layout.masks, sheet.places, sheet.writing
    near, space, found = masks.near, masks.space, list[int]()
    more = SHAPES[kind].size - 1
    left = free & _company(sheet, kind, bit)
    if left.bit_count() < more or not near[bit] & left:
        return found

    def grow(grown: int, beside: int, left: int, more: int) -> None:
        while beside:
            bit = beside & -beside
            beside ^= bit
            left ^= bit
            if more == 1:
                found.append(grown | bit)
                continue
            rest = left & ~places.of(writing[space[bit]]) if kind is Kind.FOREST else left
            if rest.bit_count() >= more - 1:
                grow(grown | bit, (beside | near[bit]) & rest, rest, more - 1)

    grow(bit, near[bit] & left, left, more)
    return found


def _company(sheet: Sheet, kind: Kind, bit: int) -> int:
    """Where the numbers stand that fit in one forest, city or mountain with the number in this space."""
    places, number = sheet.places, _number_in(sheet, bit)
    if kind is Kind.FOREST:
        return ~places.of(number)
    if kind is Kind.CITY:
        return 0 if number in _city_numbers(sheet) else places.of(number)
    return places.at_least(HIGH) if number >= HIGH else 0


def _in_order(kind: Kind, sets: Iterable[int], masks: Masks) -> Iterator[Discovery]:
    for _, mask in sorted([(_order(masks, mask), mask) for mask in sets]):
        yield Discovery(kind, masks.spaces(mask))


def _order(masks: Masks, found: int) -> list[int]:
    """The sort key of a set: its spaces in the order of a breadth-first search from the first in reading order.

    Each space stands as the index of the space it was reached from, and its bit.
    """
    first = found & -found
    left = found ^ first
    reached, order = [first], [first]
    for step, bit in enumerate(reached):  # it grows while it is read
        beside = masks.near[bit] & left
        left ^= beside
        for each in bits(beside):
            reached.append(each)
            order += (step, each)
    return order


def _pyramids(masks: Masks, tall: int) -> Iterator[int]:
    """Every T of four among these spaces: three in a line and one beside the middle."""
    row = masks.row
    across = tall & tall << 1 & tall >> 1
    down = tall & tall << row & tall >> row
    for middle in bits(across | down):
        for lines, end, side in ((across, 1, row), (down, row, 1)):
            if middle & lines:
                line = middle >> end | middle | middle << end
                yield from [line | beside for beside in (middle >> side, middle << side) if beside & tall]


def _is_connected(masks: Masks, mask: int) -> bool:
    reached = mask & -mask
    while beside := masks.around(reached) & mask & ~reached:
        reached |= beside
    return reached == mask


def _spaces_of(discoveries: Sequence[Discovery], masks: Masks) -> int:
    return masks.of(space for discovery in discoveries for space in discovery.spaces)


def _is_large(sheet: Sheet) -> bool:
    return sheet.layout.masks.all.bit_count() > MOST_KEPT


def _free(sheet: Sheet) -> int:
    """Where the numbers stand that belong to no discovery."""
    return sheet.places.numbers & ~_spaces_of(sheet.discoveries, sheet.layout.masks)


def _number_in(sheet: Sheet, bit: int) -> int:
    number = sheet.number(sheet.layout.masks.space[bit])
    assert number is not None
    return number


def _city_numbers(sheet: Sheet) -> set[int | None]:
    return {sheet.number(city.spaces[0]) for city in sheet.discoveries if city.kind is Kind.CITY}
