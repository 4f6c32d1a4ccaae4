"""Treasures of Skull Island (I9–I12): what four marks reveal."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from .grid import Space
from .mark import NUMBERS, Circle, Symbol
from .sheet import Sheet

SEA = "~"
MOST = 5
"""I10: a sheet holds five treasures at most."""

LEFT, RIGHT, ABOVE, BELOW = range(4)
PAIRS = ((LEFT, RIGHT), (ABOVE, BELOW))


def witnesses(sheet: Sheet, space: Space, value: int) -> tuple[Space, ...] | None:
    """I9: the marks to the left, right, above and below that show a treasure of this value here, or None.

    Of several marks on one side a number comes before a boat, and a near one before a far one.
    """
    if sheet.layout.kinds.get(space, SEA) == SEA:
        return None
    found: tuple[Space, ...] = ()
    for one, other in PAIRS:
        first, second = _mark(sheet, space, value, one), _mark(sheet, space, value, other)
        if first is None or second is None:
            return None
        if sheet.writing[first] is Symbol.BOAT and sheet.writing[second] is Symbol.BOAT:
            return None  # at most one boat in a pair; a number would have come first
        found = (*found, first, second)
    return found


def revealed(sheet: Sheet, by: Space) -> Iterator[Circle]:
    """I11: the treasures that the mark in `by` helps to reveal and that I10 leaves room for, in reading order."""
    if len(sheet.treasures) >= MOST:
        return
    in_line = {space: side for side, seen in enumerate(sheet.layout.sight[by]) for space in seen}
    taken = set(sheet.treasures.values())
    for space in sheet.layout.spaces:
        if space in in_line and space not in sheet.treasures:
            for value in _values(sheet, space, by, in_line[space]):
                if value not in taken and witnesses(sheet, space, value):
                    yield Circle(space, value)


def fit_together(circles: tuple[Circle, ...], sheet: Sheet) -> bool:
    """I10: whether all of these can be noted: no two of one value or in one space, five not exceeded."""
    return (
        len({circle.value for circle in circles}) == len(circles)
        and len({circle.space for circle in circles}) == len(circles)
        and len(sheet.treasures) + len(circles) <= MOST
    )


def best_circles(sheet: Sheet, lost: Collection[Space]) -> Iterator[Circle]:
    """The treasures of most stars that can still be noted together (I10), the highest first; `lost` spaces last (I15).

    Values are tried from the highest down, and one that was placed makes room for another if it can lie elsewhere.
    Spaces can be matched to values so that the best set is found without trying all.
    """
    free = [space for space in sheet.layout.spaces if space not in sheet.treasures]
    places = {
        value: [space for space in free if witnesses(sheet, space, value)]
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


def _values(sheet: Sheet, space: Space, by: Space, side: int) -> Collection[int]:
    """The values that the mark in `by` may show here; `side` is where this space lies as seen from it.

    A boat stands for any number that lies across from it (I9: at most one boat in a pair).
    """
    written = sheet.writing[by]
    if isinstance(written, int):
        return (written,)
    across = [sheet.writing.get(mark) for mark in sheet.layout.sight[space][side]]
    return sorted({value for value in across if isinstance(value, int)})


def _mark(sheet: Sheet, space: Space, value: int, side: int) -> Space | None:
    """The nearest of these numbers on one side, or else the nearest boat."""
    boat = None
    for mark in sheet.layout.sight[space][side]:
        written = sheet.writing.get(mark)
        if written == value:
            return mark
        if boat is None and written is Symbol.BOAT:
            boat = mark
    return boat
