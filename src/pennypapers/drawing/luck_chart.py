"""A chart of the expected stars after every turn, with what the roll and the choice of each turn changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .lettering import Line, figures
from .pen import Point, dots, element, group
from .sheet.paper import paper
from .symbols import Canvas

HEIGHT = 280
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 24, 66, 34
_THIN = 0.4
"""The least height of a bar that is drawn, in units."""


@dataclass(frozen=True, slots=True)
class LuckTurn:
    """What changed the expected stars in one turn, one after the other."""

    luck: float
    choice: float
    neighbours: float = 0.0

    @property
    def change(self) -> float:
        return self.luck + self.choice + self.neighbours


@dataclass(frozen=True, slots=True)
class LuckChart:
    """The expected stars of one player, from `start` on: a line of steps, in each of them a bar of the roll's luck,
    then one of the choice and one of the neighbours."""

    title: str
    start: float
    turns: Sequence[LuckTurn]
    words: tuple[str, str, str]
    """What the three bars are called."""

    def draw(self, canvas: Canvas, width: float) -> str:
        """The chart on a paper of its own, with its top left corner at the origin."""
        return group(
            paper(width, HEIGHT, canvas.theme),
            Line.of(self.title).draw(
                canvas, x=_LEFT - 30, y=14, height=17, colour=canvas.theme.ink, most=width - _LEFT
            ),
            *self._legend(canvas),
            *self._frame(canvas, width),
            *self._bars(canvas, width),
            self._line(canvas, width),
            class_="luck-chart",
        )

    @property
    def _values(self) -> list[float]:
        """The expected stars before the first turn and after each."""
        values = [self.start]
        for turn in self.turns:
            values.append(values[-1] + turn.change)
        return values

    @property
    def _reach(self) -> tuple[float, float]:
        """The lowest and the highest value of any bar."""
        ends = list(self._values)
        for before, turn in zip(self._values, self.turns, strict=False):
            ends += [before + turn.luck, before + turn.luck + turn.choice]
        return min(ends) - 1, max(ends) + 1

    def _colours(self, canvas: Canvas) -> tuple[str, str, str]:
        return canvas.theme.gold, canvas.theme.accent, canvas.theme.ink2

    def _at(self, turn: float, stars: float, width: float) -> Point:
        low, high = self._reach
        x = _LEFT + (width - _LEFT - _RIGHT) * turn / max(1, len(self.turns))
        return x, _TOP + (HEIGHT - _TOP - _BOTTOM) * (high - stars) / (high - low)

    def _legend(self, canvas: Canvas) -> Iterator[str]:
        x = float(_LEFT - 30)
        has_neighbours = any(turn.neighbours for turn in self.turns)
        for word, colour in zip(self.words[: 3 if has_neighbours else 2], self._colours(canvas), strict=False):
            yield element("rect", x=x, y=42, width=11, height=11, fill=colour, stroke=canvas.theme.ink, stroke_width=1)
            line = Line.of(word)
            yield line.draw(canvas, x=x + 17, y=41, height=13, colour=canvas.theme.ink2)
            x += 17 + line.width * 13 / 24 + 22

    def _frame(self, canvas: Canvas, width: float) -> Iterator[str]:
        """A thin line for every few stars and a number for every few turns."""
        theme, (low, high) = canvas.theme, self._reach
        step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / each <= 6)
        for stars in range(-int(-low // step) * step, int(high) + 1, step):
            left, y = self._at(0, stars, width)
            right, _ = self._at(len(self.turns), stars, width)
            yield element("path", d=f"M{dots([(left, y), (right, y)])}", stroke=theme.line, stroke_width=1)
            yield figures(stars).draw(
                canvas, x=left - 9, y=y - 7, height=14, colour=theme.ink2, anchor="end", stroke=2.4
            )
        count = len(self.turns)
        for turn in range(1, count + 1, max(1, -(-count // 16))):
            x, _ = self._at(turn - 0.5, low, width)
            yield figures(turn).draw(
                canvas, x=x, y=HEIGHT - _BOTTOM + 8, height=13, colour=theme.ink2, anchor="middle", stroke=2.4
            )

    def _bars(self, canvas: Canvas, width: float) -> Iterator[str]:
        """In each turn the luck on the left, the choice on the right and what neighbours drew between them."""
        places = ((0.08, 0.48), (0.52, 0.92), (0.3, 0.7))
        for at, (turn, before) in enumerate(zip(self.turns, self._values, strict=False)):
            stars = before
            for amount, (first, last), colour in zip(
                (turn.luck, turn.choice, turn.neighbours), places, self._colours(canvas), strict=True
            ):
                left, top = self._at(at + first, max(stars, stars + amount), width)
                right, bottom = self._at(at + last, min(stars, stars + amount), width)
                if bottom - top >= _THIN:
                    yield element("rect", x=left, y=top, width=right - left, height=bottom - top, fill=colour)
                stars += amount

    def _line(self, canvas: Canvas, width: float) -> str:
        points: list[Point] = []
        for at, (before, after) in enumerate(pairwise(self._values)):
            points += [self._at(at + 0.5, before, width), self._at(at + 0.5, after, width)]
        points = [self._at(0, self.start, width), *points, self._at(len(self.turns), self._values[-1], width)]
        return element(
            "path",
            d=f"M{dots(points)}",
            fill="none",
            stroke=canvas.theme.ink,
            stroke_width=2,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
