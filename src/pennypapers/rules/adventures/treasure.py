"""Treasures of Skull Island (I9–I12): what four marks reveal."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..grid import Space
from ..mark import NUMBERS, Circle, Symbol
from ..sheet import Sheet

SEA = "~"
MOST = 5
"""I10: a sheet holds five treasures at most."""

LEFT, RIGHT, ABOVE, BELOW = range(4)
PAIRS = ((LEFT, RIGHT), (ABOVE, BELOW))


def witnesses(sheet: Sheet, space: Space, value: int) -> tuple[Space, ...] | None:
    """I9: the marks to the left, right, above and below that show a treasure of this value here, or None.

    Of several marks on one side a number is chosen before a boat, and a near one before a far one.
    """
    if not shown(sheet, value) & sheet.layout.masks.bit.get(space, 0):
        return None
    return nearest_marks(sheet, space, value)


def nearest_marks(sheet: Sheet, space: Space, value: int) -> tuple[Space, ...]:
    """The nearest of these numbers to the left, right, above and below, or else the nearest boat there.

    A treasure that was legally noted has all four. If one is missing, there are none.
    """
    marks = []
    for seen in sheet.layout.sight[space]:
        written = [*map(sheet.writing.get, seen)]
        wanted = value if value in written else Symbol.BOAT
        if wanted not in written:
            return ()
        marks.append(seen[written.index(wanted)])
    return tuple(marks)


def shown(sheet: Sheet, value: int) -> int:
    """I9: the mask of the spaces where four marks show a treasure of this value.

    Such a space has a mark on each of its four sides, the number or a boat, and the number itself on one side at least
    in its row and in its column.
    """
    masks, places = sheet.layout.masks, sheet.places
    numbers = places.of(value)
    if numbers.bit_count() < 2:
        return 0
    left, right, above, below = masks.in_line(numbers)
    spaces = (left | right) & (above | below) & ~masks.kind.get(SEA, 0)
    if boats := places.of(Symbol.BOAT):
        left, right, above, below = masks.in_line(numbers | boats)
    return spaces & left & right & above & below


def revealed(sheet: Sheet, by: Space) -> Iterator[Circle]:
    """I11: the treasures that the mark in `by` helps to reveal and that I10 leaves room for, in reading order."""
    if len(sheet.treasures) >= MOST:
        return
    masks, written, taken = sheet.layout.masks, sheet.writing[by], sheet.treasures.values()
    values = (written,) if isinstance(written, int) else NUMBERS
    found = {value: mask for value in values if value not in taken and (mask := shown(sheet, value))}
    if not found:
        return
    if written is Symbol.BOAT:
        found = {value: mask & _across(sheet, by, value) for value, mask in found.items()}
    left, right, above, below = masks.sight[masks.bit[by]]
    for space in masks.spaces(left | right | above | below):
        if space not in sheet.treasures:
            yield from [Circle(space, value) for value, mask in found.items() if mask & masks.bit[space]]


def fit_together(circles: tuple[Circle, ...], sheet: Sheet) -> bool:
    """I10: whether all of these can be noted: no two of one value or in one space, five not exceeded."""
    return not circles or (
        len({circle.value for circle in circles}) == len(circles)
        and len({circle.space for circle in circles}) == len(circles)
        and len(sheet.treasures) + len(circles) <= MOST
    )


def best_circles(sheet: Sheet, lost: Collection[Space]) -> Iterator[Circle]:
    """The treasures of most stars that can still be noted together (I10), the highest first; `lost` spaces last (I15).

    Values are tried from the highest down, and one that was placed makes room for another if it can lie elsewhere.
    Spaces can be matched to values so that the best set is found without trying all.
    """
    masks = sheet.layout.masks
    places = {
        value: [space for space in masks.spaces(shown(sheet, value)) if space not in sheet.treasures]
        for value in reversed(NUMBERS)
        if value not in sheet.treasures.values()
    }
    room = MOST - len(sheet.treasures)
    placed: dict[Space, int] = {}
    for is_lost in (False, True):
        for value, spaces in places.items():
            if len(placed) < room and value not in placed.values():
                _place(value, {**places, value: [each for each in spaces if (each in lost) is is_lost]}, placed, lost)
    yield from sorted([Circle(space, value) for space, value in placed.items()], key=lambda each: -each.value)


def _place(value: int, places: dict[int, list[Space]], placed: dict[Space, int], lost: Collection[Space]) -> bool:
    """Find a space for a value, moving those that were placed before if need be, but none to where it would be lost."""
    tried: set[Space] = set()

    def settle(value: int, spaces: list[Space]) -> bool:
        for space in spaces:
            if space in tried:
                continue
            tried.add(space)
            elsewhere = [each for each in places.get(placed.get(space, 0), ()) if each not in lost]
            if space not in placed or settle(placed[space], elsewhere):
                placed[space] = value
                return True
        return False

    return settle(value, places[value])


def _across(sheet: Sheet, boat: Space, value: int) -> int:
    """The spaces between a boat and this number: only there it stands for it, as a pair has at most one boat (I9)."""
    masks = sheet.layout.masks
    left, right, above, below = masks.sight[masks.bit[boat]]
    number_left, number_right, number_above, number_below = masks.in_line(sheet.places.of(value))
    return left & number_right | right & number_left | above & number_below | below & number_above
