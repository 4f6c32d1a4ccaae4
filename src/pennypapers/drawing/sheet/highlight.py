"""A score explained on its sheet: spaces that earn or cost stars, paths, groups, and the stars of each reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import hypot

from pennypapers.rules import Adventure, Reason, Score, Space
from pennypapers.rules.scoring import ShownAs

from ..contour import contour
from ..lettering import EM, figures
from ..pen import UNIT, centre, element, figure, group, smooth
from ..symbols import Canvas

_BADGE = 15
_CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))


class Tone(StrEnum):
    """How a space is shown; the value is the class that says so."""

    USUAL = ""
    CALM = "is-calm"
    COUNTS = "is-counted"
    LIT = "is-hi"
    COSTS = "is-cost"

    @property
    def opacity(self) -> float | None:
        """The opacity of what is written in the space: a third if no reason involves it."""
        return 0.34 if self is Tone.CALM else None

    @property
    def is_filled(self) -> bool:
        return self in (Tone.COUNTS, Tone.LIT, Tone.COSTS)


_STRENGTH = (Tone.COSTS, Tone.COUNTS, Tone.LIT)
"""In rising priority: a space that has several tones is shown in the last of them."""


@dataclass(frozen=True)
class Highlight:
    """How each space of a sheet is shown; without a score, all of them as usual."""

    adventure: Adventure
    score: Score | None = None
    tones: Mapping[Space, Tone] = field(init=False)

    def __post_init__(self) -> None:
        tones: dict[Space, Tone] = {}
        for reason in self.reasons:
            for space, tone in _tones(reason, self._shown_as(reason)):
                tones[space] = max(tone, tones.get(space, tone), key=_STRENGTH.index)
        object.__setattr__(self, "tones", tones)

    @property
    def reasons(self) -> Iterator[Reason]:
        for part in self.score.parts if self.score else ():
            yield from part.reasons

    def _shown_as(self, reason: Reason) -> ShownAs:
        return self.adventure.reason_kinds[reason.kind].shown_as

    def tone(self, space: Space) -> Tone:
        return self.tones.get(space, Tone.USUAL if self.score is None else Tone.CALM)

    def draw(self, canvas: Canvas) -> str:
        """What lies over the spaces: rings round groups, links, and a badge for each reason."""
        return group(*self._rings(canvas), *self._links(canvas), *self._badges(canvas), class_="explain")

    def _rings(self, canvas: Canvas) -> Iterator[str]:
        for reason in self.reasons:
            if self._shown_as(reason) is ShownAs.GROUP:
                loops = contour(frozenset(reason.spaces), -5.5, 4)
                yield element(
                    "path",
                    d="".join(map(smooth, loops)),
                    class_="group",
                    fill="none",
                    stroke=canvas.theme.accent,
                    stroke_width=1.9,
                    stroke_dasharray="5 4",
                    stroke_linecap="round",
                )

    def _links(self, canvas: Canvas) -> Iterator[str]:
        for reason in self.reasons:
            is_path = self._shown_as(reason) is ShownAs.PATH
            steps = list(zip(reason.spaces, reason.spaces[1:], strict=False)) if is_path else []
            if steps:
                yield element(
                    "path",
                    d="".join(_link(one, other) for one, other in steps),
                    class_="thread",
                    fill="none",
                    stroke=canvas.theme.accent,
                    stroke_width=5,
                    stroke_linecap="round",
                )

    def _badges(self, canvas: Canvas) -> Iterator[str]:
        """At most one badge at a corner of the grid. A treasure has none, for its coin shows its stars."""
        coins = [reason.space for reason in self.reasons if self._shown_as(reason) is ShownAs.TREASURE]
        taken = {_corner_of(space, 1) for space in coins if space}
        for reason in self.reasons:
            shown_as = self._shown_as(reason)
            if not reason.stars or not reason.all_spaces or shown_as is ShownAs.TREASURE:
                continue
            # The badge of a path is at its end, any other where the reason lies.
            spaces = reason.spaces[::-1] if shown_as is ShownAs.PATH else reason.all_spaces
            corners = [_corner_of(space, at) for space in spaces for at in range(4)]
            spot = next((each for each in corners if each not in taken), corners[0])
            taken.add(spot)
            yield _badge(canvas, spot, reason.stars)


def _tones(reason: Reason, shown_as: ShownAs) -> Iterator[tuple[Space, Tone]]:
    """The space of a reason is lit, and so are all spaces of a path or treasure; other spaces only count."""
    if not reason.stars:
        return
    in_line = shown_as in (ShownAs.PATH, ShownAs.TREASURE)
    for space in reason.all_spaces:
        if reason.stars < 0:
            yield space, Tone.COSTS
        else:
            yield space, Tone.LIT if in_line or space == reason.space else Tone.COUNTS


def _corner_of(space: Space, at: int) -> tuple[int, int]:
    right, down = _CORNERS[at]
    return space.col + right, space.row + down


def _link(one: Space, other: Space) -> str:
    """A short stroke across the border between two steps of a path, which ends before their numerals."""
    (x, y), (to_x, to_y) = centre(one), centre(other)
    along = ((to_x - x) / 2, (to_y - y) / 2)
    middle = x + along[0], y + along[1]
    reach = 4.3 if 0 in along else 6.1
    length = hypot(*along)
    dx, dy = along[0] / length * reach, along[1] / length * reach
    return f"M{figure(middle[0] - dx)} {figure(middle[1] - dy)}L{figure(middle[0] + dx)} {figure(middle[1] + dy)}"


def _badge(canvas: Canvas, spot: tuple[int, int], stars: int) -> str:
    """Stars with their sign, on a slip at a corner of the grid."""
    theme = canvas.theme
    line = figures(stars, signed=True)
    height = _BADGE * 0.72
    width = max(line.width * height / EM + 9, _BADGE)
    x, y = spot[0] * UNIT, spot[1] * UNIT + 1
    return group(
        element(
            "rect",
            x=x - width / 2,
            y=y - _BADGE / 2,
            width=width,
            height=_BADGE,
            rx=6.5,
            fill=theme.danger if stars < 0 else theme.accent,
            stroke=theme.sheet,
            stroke_width=1.6,
        ),
        line.draw(canvas, x=x, y=y - height / 2, height=height, colour=theme.on, stroke=3.4, anchor="middle"),
        class_="badge",
    )
