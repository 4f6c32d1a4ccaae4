"""Checks a layout without playing on it: its size, and whether its spaces are connected."""

from __future__ import annotations

from ..rules.grid import Space
from ..rules.layout import FILL, Layout
from ..rules.library import adventure

MOST = 64
"""The most spaces of one kind that the compiled engine can hold."""


def why_unplayable(layout: Layout) -> str | None:
    """What is wrong with a layout, in one line; None if nothing is."""
    rules = adventure(layout.adventure)
    names, border = rules.printed, rules.facts.border
    for kind, sizes in rules.facts.sizes.items():
        found = len(layout.of(kind))
        if found not in sizes:
            return f"it has {found} {names[kind]} spaces; {sizes.least} to {sizes.most} play well"
    if apart := _cut_off(layout):
        return f"{apart} cannot be reached from {layout.of(FILL)[0]} (G7)"
    if border and (other := _other_on_border(layout, border)):
        return f"{other} lies on the border of the sheet; {names[border]} belongs there"
    if border and (shores := _shores(layout, border)) > MOST:
        return f"{shores} {names[border]} spaces border the land; the compiled engine takes {MOST}"
    return None


def _written(layout: Layout) -> frozenset[Space]:
    """The spaces that can hold numbers."""
    carries = adventure(layout.adventure).carries
    return frozenset(space for kind, marks in carries.items() if int in marks for space in layout.of(kind))


def _cut_off(layout: Layout) -> Space | None:
    """The first space for numbers that is not connected with the other ones; None if all are connected."""
    left = set(_written(layout))
    walked = [layout.of(FILL)[0]]
    left.discard(walked[0])
    while walked:
        near = left.intersection(layout.around[walked.pop()])
        left -= near
        walked += near
    return min(left, default=None)


def _other_on_border(layout: Layout, border: str) -> Space | None:
    """The first space on the border of the layout that is not of the kind `border`; None if all are."""
    return min((space for space in layout.rim if layout.kinds[space] != border), default=None)


def _shores(layout: Layout, sea: str) -> int:
    """The number of sea spaces with land or mountains beside them."""
    return sum(any(layout.kinds[each] != sea for each in layout.around[space]) for space in layout.of(sea))
