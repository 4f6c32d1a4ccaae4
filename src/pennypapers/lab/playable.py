"""Whether a layout is fit to play on, as far as one sees without playing: its sizes, and that it hangs together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..rules.grid import Space
from ..rules.layout import FILL, Layout
from ..rules.library import adventure

MOST = 64
"""The fast engine takes so many spaces of a kind."""


@dataclass(frozen=True, slots=True)
class Hints:
    """L: what the rules imply of a layout: how many spaces of each kind, and which kind needs the others around it."""

    sizes: Mapping[str, range]
    sea: str | None = None
    """What must lie on all sides."""


HINTS: Mapping[str, Hints] = {
    "temple": Hints({"o": range(26, 36), "D": range(5, 8)}),
    "island": Hints({"o": range(35, 46), "^": range(4, 8), "~": range(1, 1000)}, sea="~"),
    "valley": Hints({"o": range(40, 53), "w": range(9)}),
}


def why_unplayable(layout: Layout) -> str | None:
    """What is wrong with it, in one line; None where nothing is."""
    hints = HINTS[layout.adventure]
    names = adventure(layout.adventure).printed
    for kind, sizes in hints.sizes.items():
        found = len(layout.of(kind))
        if found not in sizes:
            return f"it has {found} {names[kind]} spaces; {sizes.start} to {sizes.stop - 1} play well"
    if apart := _cut_off(layout):
        return f"{apart} cannot be reached from {layout.of(FILL)[0]} (G7)"
    if hints.sea and (ashore := _without_border(layout, hints.sea)):
        return f"{ashore} lies on the border of the sheet; {names[hints.sea]} belongs there"
    if hints.sea and (shores := _shores(layout, hints.sea)) > MOST:
        return f"{shores} {names[hints.sea]} spaces border the land; the fast engine takes {MOST}"
    return None


def mean_neighbours(layout: Layout) -> float:
    """How many spaces that carry numbers lie around one, on average."""
    written = _written(layout)
    return sum(len(written.intersection(layout.around[space])) for space in written) / len(written)


def _written(layout: Layout) -> frozenset[Space]:
    """The spaces that numbers can stand in."""
    carries = adventure(layout.adventure).carries
    return frozenset(space for kind, marks in carries.items() if int in marks for space in layout.of(kind))


def _cut_off(layout: Layout) -> Space | None:
    left = set(_written(layout))
    walked = [layout.of(FILL)[0]]
    left.discard(walked[0])
    while walked:
        near = left.intersection(layout.around[walked.pop()])
        left -= near
        walked += near
    return min(left, default=None)


def _without_border(layout: Layout, sea: str) -> Space | None:
    """A space on the border of the sheet that is no sea."""
    return min((space for space in layout.rim if layout.kinds[space] != sea), default=None)


def _shores(layout: Layout, sea: str) -> int:
    return sum(any(layout.kinds[each] != sea for each in layout.around[space]) for space in layout.of(sea))
