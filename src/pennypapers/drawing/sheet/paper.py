"""The paper a sheet is drawn on: boxes, the hand-cut sheet itself and the frame round its picture."""

from __future__ import annotations

from dataclasses import dataclass

from ..pen import element, figure, unsteady
from ..theme import Theme, mix


@dataclass(frozen=True, slots=True)
class Box:
    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def view(self) -> str:
        return " ".join(map(figure, (self.left, self.top, self.width, self.height)))

    def at_least(self, width: float, height: float, *, down: float = 0.5) -> Box:
        """The box enlarged to a minimal size: equally to both sides; `down` is the share that is added below."""
        wider, higher = max(width - self.width, 0), max(height - self.height, 0)
        return Box(self.left - wider / 2, self.top - higher * (1 - down), self.width + wider, self.height + higher)


def paper(width: float, height: float, theme: Theme) -> str:
    """A sheet of paper with its edge; cut by hand, so that no corner is like another."""
    edge = mix(theme.line, 0.55, theme.paper)
    return element("path", d=_cut(Box(1, 1, width - 2, height - 2), 7), class_="paper", fill=theme.paper, stroke=edge)


def frame(box: Box, theme: Theme) -> str:
    """The pen line round a picture; it covers the straight edge of the clipped picture."""
    return element(
        "path",
        d=_cut(box, 4),
        class_="frame",
        fill="none",
        stroke=theme.ink2,
        stroke_width=2.2,
        stroke_linejoin="round",
    )


def slip(box: Box, **attributes: str | float | None) -> str:
    """A small piece of paper."""
    return element("path", d=_cut(box, 6), **attributes)


def _cut(box: Box, roundness: float) -> str:
    """A rectangle whose corners are round, each a little differently, and whose sides bend by a hair."""
    seed = round(box.width), round(box.height)
    corners = [roundness * (1 + unsteady(0.3, *seed, at)) for at in range(4)]
    bends = [unsteady(0.5, *seed, at) for at in range(4, 8)]
    a, b, c, d = corners
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    across, down = (left + right) / 2, (top + bottom) / 2
    numbers = [
        ("M", left + a, top),
        ("Q", across, top + bends[0], right - b, top),
        ("Q", right, top, right, top + b),
        ("Q", right + bends[1], down, right, bottom - c),
        ("Q", right, bottom, right - c, bottom),
        ("Q", across, bottom + bends[2], left + d, bottom),
        ("Q", left, bottom, left, bottom - d),
        ("Q", left + bends[3], down, left, top + a),
        ("Q", left, top, left + a, top),
    ]
    return "".join(str(letter) + " ".join(figure(float(each)) for each in rest) for letter, *rest in numbers) + "Z"
