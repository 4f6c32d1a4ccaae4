"""A chart of the stars after every turn: one line for each player, with their name at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..messages.numbers import number
from .lettering import Line, figures
from .pen import Point, dots, element, group
from .sheet.paper import paper
from .symbols import Canvas

_HEIGHT = 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 190, 22, 34
_LETTERS = 15
_EDGE = 8
_NAMED = 12
"""The largest number of lines that are named; more names would not find room one below the other."""
_DASHES = (None, "9 5", "2 5", "13 4 2 4")


@dataclass(frozen=True, slots=True)
class StarChart:
    """The stars of each player after turns 0, 1, 2 and so on. Lines may end at different turns."""

    lines: Sequence[tuple[str, Sequence[int]]]
    height: float = _HEIGHT

    def draw(self, canvas: Canvas, width: float) -> str:
        """The chart on a paper of its own, with its top left corner at the origin."""
        return group(
            paper(width, self.height, canvas.theme),
            *self._frame(canvas, width),
            *(self._line(canvas, at, width) for at in range(len(self.lines))),
            *self._names(canvas, width),
            class_="star-chart",
        )

    @property
    def _turns(self) -> int:
        return max(1, *(len(stars) - 1 for _, stars in self.lines))

    @property
    def _low(self) -> int:
        return min(0, *(min(stars) for _, stars in self.lines))

    @property
    def _high(self) -> int:
        return max(5, *(max(stars) for _, stars in self.lines))

    def _at(self, turn: int, stars: int, width: float) -> Point:
        x = _LEFT + (width - _LEFT - _RIGHT) * turn / self._turns
        y = _TOP + (self.height - _TOP - _BOTTOM) * (self._high - stars) / (self._high - self._low)
        return x, y

    def _frame(self, canvas: Canvas, width: float) -> Iterator[str]:
        """A thin line for every few stars and a number for every few turns."""
        theme = canvas.theme
        step = next(each for each in (1, 2, 5, 10, 20, 50, 100) if (self._high - self._low) / each <= 5)
        for stars in range(-(-self._low // step) * step, self._high + 1, step):
            left, y = self._at(0, stars, width)
            right, _ = self._at(self._turns, stars, width)
            strong = 2 if stars == 0 else 1
            yield element("path", d=f"M{dots([(left, y), (right, y)])}", stroke=theme.line, stroke_width=strong)
            yield figures(stars).draw(
                canvas, x=left - 9, y=y - 7, height=14, colour=theme.ink2, anchor="end", stroke=2.4
            )
        for turn in range(0, self._turns + 1, max(1, -(-self._turns // 10))):
            x, y = self._at(turn, self._low, width)
            yield figures(turn).draw(canvas, x=x, y=y + 8, height=13, colour=theme.ink2, anchor="middle", stroke=2.4)

    def _colour(self, canvas: Canvas, at: int) -> str:
        theme = canvas.theme
        return (theme.accent, theme.ink, theme.gold_ink, theme.danger)[at % 4]

    def _line(self, canvas: Canvas, at: int, width: float) -> str:
        _, stars = self.lines[at]
        points = [self._at(turn, count, width) for turn, count in enumerate(stars)]
        return element(
            "path",
            d=f"M{dots(points)}",
            fill="none",
            stroke=self._colour(canvas, at),
            stroke_width=3,
            stroke_dasharray=_DASHES[at // 4 % len(_DASHES)],
            stroke_linejoin="round",
            stroke_linecap="round",
        )

    def _names(self, canvas: Canvas, width: float) -> Iterator[str]:
        """The names beside the ends of their lines, moved apart where they would overlap."""
        if len(self.lines) > _NAMED:
            return
        ends = sorted((self._at(self._turns, stars[-1], width)[1], at) for at, (_, stars) in enumerate(self.lines))
        step = min(_LETTERS + 6, (self.height - 2 * _EDGE) / len(ends))
        for (_, at), top in zip(ends, _apart([y - step / 2 for y, _ in ends], step, self.height - _EDGE), strict=True):
            name, stars = self.lines[at]
            yield Line.of(f"{number(stars[-1])} {name}").draw(
                canvas,
                x=width - _RIGHT + 12,
                y=top,
                height=step - 6,
                colour=self._colour(canvas, at),
                most=_RIGHT - 24,
            )


def _apart(tops: Sequence[float], step: float, bottom: float) -> list[float]:
    """Heights in rising order, moved until each is `step` below the one before and all end above `bottom`.

    >>> _apart([10, 12, 40], 10, 45)
    [10, 20, 35]
    """
    down = list(tops)
    for at in range(1, len(down)):
        down[at] = max(down[at], down[at - 1] + step)
    down[-1] = min(down[-1], bottom - step)
    for at in reversed(range(len(down) - 1)):
        down[at] = min(down[at], down[at + 1] - step)
    return down
