"""The stars under an explained sheet: the total, and a slip for each part."""

from __future__ import annotations

from pennypapers.rules import Part, Score

from ..lettering import EM, Line, figures
from ..pen import group
from ..symbols import Canvas
from ..theme import mix
from .paper import Box, slip

_SLIP = 26
_GAP = 6
_TOTAL = 72
_LETTERS = 9.6
_NUMBER = 15


class Stars:
    """A score laid out in a strip of a given width."""

    def __init__(self, score: Score, width: float) -> None:
        self._score = score
        room = width - _TOTAL
        longest = max((Line.of(part.key).width for part in score.parts), default=0) * 9 / EM
        self._columns = max(1, min(len(score.parts), int((room + _GAP) // (longest + 36 + _GAP))))
        # Fewer columns where the last row would be nearly empty.
        rows = -(-len(score.parts) // self._columns)
        self._columns = -(-len(score.parts) // rows) if rows else 1
        self._slip = (room + _GAP) / self._columns - _GAP
        # All words in one size: the largest in which the longest fits beside its stars.
        needs = [(Line.of(part.key).width, figures(part.stars, signed=True).width) for part in score.parts]
        fits = [(self._slip - 21 - stars * _NUMBER / EM) / word * EM for word, stars in needs]
        self._letters = min([_LETTERS, *fits])
        self.height = max(rows * (_SLIP + _GAP) - _GAP, 36) + 10

    def draw(self, canvas: Canvas) -> str:
        theme = canvas.theme
        middle = (self.height - 10) / 2 + 2
        total = canvas.use("star", 0, middle - 15, 30, color=theme.gold_ink) + figures(self._score.total).draw(
            canvas, x=33, y=middle - 14, height=28, colour=theme.ink, stroke=2.7, most=_TOTAL - 37
        )
        slips = [self._part(canvas, at, part) for at, part in enumerate(self._score.parts)]
        return group(total, class_="total", data_stars=str(self._score.total)) + group(*slips, class_="parts")

    def _part(self, canvas: Canvas, at: int, part: Part) -> str:
        theme = canvas.theme
        rows = -(-len(self._score.parts) // self._columns)
        top = 2 + max(36 - (rows * (_SLIP + _GAP) - _GAP), 0) / 2
        box = Box(
            _TOTAL + at % self._columns * (self._slip + _GAP),
            top + at // self._columns * (_SLIP + _GAP),
            self._slip,
            _SLIP,
        )
        stars = figures(part.stars, signed=True)
        colour = theme.danger if part.stars < 0 else theme.ink if part.stars else theme.line
        return group(
            slip(
                box, fill=mix(theme.sheet, 0.6, theme.paper), stroke=mix(theme.line, 0.7, theme.paper), stroke_width=1.4
            ),
            Line.of(part.key).draw(
                canvas,
                x=box.left + 7,
                y=box.top + (_SLIP - self._letters) / 2,
                height=self._letters,
                colour=theme.ink2,
                stroke=2.6,
            ),
            stars.draw(
                canvas,
                x=box.right - 7,
                y=box.top + (_SLIP - _NUMBER) / 2,
                height=_NUMBER,
                colour=colour,
                stroke=2.8,
                anchor="end",
            ),
            class_="part",
            data_part=part.key,
            data_stars=str(part.stars),
        )
