"""Discoveries of the Valley (V9): forests, cities, mountains and pyramids, and where they can lie."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from ..errors import RuleBroken
from .grid import Space, reading_order
from .mark import Discovery, Kind
from .sheet import Sheet

HIGH = 6
VERY_HIGH = 10


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


def why_no_discovery(sheet: Sheet, discovery: Discovery) -> RuleBroken | None:
    """V9: why this discovery cannot be revealed on the sheet as it stands, or None."""
    kind, spaces = discovery.kind, discovery.spaces
    shape = SHAPES[kind]
    if len(set(spaces)) != len(spaces) or len(spaces) != shape.size:
        return RuleBroken(f"V9.{kind}_size", spaces=" ".join(spaces) or "none", discovery=discovery)
    taken = _taken(sheet)
    for space in spaces:
        if sheet.number(space) is None:
            return RuleBroken("V9.number", space=space, kind=kind, discovery=discovery)
        if space in taken:
            return RuleBroken("V9.taken", space=space, kind=kind, discovery=discovery)
    numbers = [sheet.writing[space] for space in spaces]
    if not shape.fits([number for number in numbers if isinstance(number, int)]):
        return RuleBroken(f"V9.{kind}_numbers", numbers=" ".join(map(str, numbers)), discovery=discovery)
    if kind is Kind.PYRAMID:
        if not any(set(pyramid) == set(spaces) for pyramid in _pyramids(spaces)):
            return RuleBroken("V9.pyramid_shape", spaces=" ".join(spaces), discovery=discovery)
    elif not _connected(sheet, spaces):
        return RuleBroken("V9.connected", spaces=" ".join(spaces), kind=kind, discovery=discovery)
    if kind is Kind.CITY and sheet.number(spaces[0]) in _city_numbers(sheet):
        return RuleBroken("V9.second_city", number=numbers[0], discovery=discovery)
    return None


def possible_discoveries(sheet: Sheet) -> Iterator[Discovery]:
    """V9: every discovery that could be revealed on this sheet, each once, its spaces in reading order."""
    for kind in Kind:
        yield from discoveries_of(sheet, kind)


def discoveries_of(sheet: Sheet, kind: Kind) -> Iterator[Discovery]:
    """V9: every discovery of one kind that could be revealed."""
    taken = _taken(sheet)
    numbers = {space: number for space, number in sheet.numbers.items() if space not in taken}
    if kind is Kind.PYRAMID:
        high = [space for space, number in numbers.items() if SHAPES[kind].fits((number,))]
        found = _pyramids(reading_order(high))
    else:
        found = _connected_sets(sheet, numbers, SHAPES[kind])
    cities = _city_numbers(sheet) if kind is Kind.CITY else ()
    for spaces in found:
        if numbers[spaces[0]] not in cities:
            yield Discovery(kind, reading_order(spaces))


def belongs(sheet: Sheet, kind: Kind) -> frozenset[Space]:
    """The spaces that belong to a discovery of this kind."""
    return frozenset(space for discovery in sheet.discoveries if discovery.kind is kind for space in discovery.spaces)


def _taken(sheet: Sheet) -> frozenset[Space]:
    return frozenset(space for discovery in sheet.discoveries for space in discovery.spaces)


def _city_numbers(sheet: Sheet) -> set[int | None]:
    return {sheet.number(city.spaces[0]) for city in sheet.discoveries if city.kind is Kind.CITY}


def _connected(sheet: Sheet, spaces: Collection[Space]) -> bool:
    waiting = [next(iter(spaces))]
    reached = set(waiting)
    while waiting:
        for near in sheet.layout.around[waiting.pop()]:
            if near in spaces and near not in reached:
                reached.add(near)
                waiting.append(near)
    return len(reached) == len(spaces)


def _connected_sets(sheet: Sheet, numbers: dict[Space, int], shape: Shape) -> Iterator[tuple[Space, ...]]:
    """Every connected set of the shape's size whose numbers fit, each once.

    Sets grow from their first space in reading order; a space that was beside a set and passed over is not tried
    again in that branch.
    """
    around = sheet.layout.around
    passed: set[Space] = set()

    def grow(
        found: tuple[Space, ...], values: tuple[int, ...], beside: list[Space], seen: set[Space]
    ) -> Iterator[tuple[Space, ...]]:
        if len(found) == shape.size:
            yield found
            return
        for i, space in enumerate(beside):
            if shape.joins(values, numbers[space]):
                more = [near for near in around[space] if near in numbers and near not in seen]
                yield from grow((*found, space), (*values, numbers[space]), beside[i + 1 :] + more, seen.union(more))

    for start in reading_order(numbers):
        passed.add(start)
        yield from grow((), (), [start], set(passed))


def _pyramids(spaces: Collection[Space]) -> Iterator[tuple[Space, ...]]:
    """Every T of four among these spaces: three in a line and one beside the middle."""
    there = set(spaces)
    for middle in spaces:
        for along, aside in (((1, 0), (0, 1)), ((0, 1), (1, 0))):
            line = [_beside(middle, -along[0], -along[1]), middle, _beside(middle, *along)]
            for side in (-1, 1):
                pyramid = [*line, _beside(middle, side * aside[0], side * aside[1])]
                if there.issuperset(pyramid):
                    yield tuple(space for space in pyramid if space is not None)


def _beside(space: Space, cols: int, rows: int) -> Space | None:
    col, row = space.col + cols, space.row + rows
    return Space.at(col, row) if col >= 0 and row >= 0 else None
