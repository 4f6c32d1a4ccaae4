"""For an adventure without a landscape of its own: its spaces by their shapes, on ground in its colours."""

from __future__ import annotations

from pennypapers.rules import Layout, Space
from pennypapers.rules.facts import Shape

from ..contour import contour
from ..pen import UNIT, element, smooth, swayed
from ..sheet.highlight import Tone
from ..sheet.paper import Box
from ..sheet.spaces import arch, circle, lake, peak, square
from ..symbols import Canvas
from .scenery import LEAST_HEIGHT, LEAST_WIDTH, Scenery, seed_of

_MARGIN = 24
_GROUND = 9


class PlainScenery(Scenery):
    def box(self, layout: Layout) -> Box:
        return Box(-_MARGIN, -_MARGIN, layout.width * UNIT + 2 * _MARGIN, layout.height * UNIT + 2 * _MARGIN).at_least(
            LEAST_WIDTH, LEAST_HEIGHT
        )

    def space(self, canvas: Canvas, layout: Layout, space: Space, tone: Tone) -> str:
        match self.facts.shapes[layout.kinds[space]]:
            case Shape.SQUARE:
                return square(canvas, space, tone)
            case Shape.ARCH:
                return arch(canvas, tone)
            case Shape.PEAK:
                return peak(canvas, tone)
            case Shape.SEA:
                return circle(canvas, space, tone)
            case Shape.LAKE:
                return lake(canvas, space)

    def room(self, kind: str) -> Box:
        return Box(8, 10, 32, 32) if self.facts.shapes[kind] is Shape.ARCH else super().room(kind)

    def backdrop(self, canvas: Canvas, layout: Layout, box: Box) -> str:
        theme = canvas.theme
        seed = seed_of(layout)
        loops = contour(frozenset(layout.spaces), _GROUND)
        ground = "".join(smooth(swayed(loop, 1.6, seed + at)) for at, loop in enumerate(loops))
        return element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill=theme.paper) + element(
            "path", d=ground, class_="ground", fill=theme.wash, stroke=theme.ink2, fill_rule="evenodd"
        )
