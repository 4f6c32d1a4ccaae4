"""What the page draws under its marks: a layout as it is printed with its empty notes, and the line round a discovery.

No title or mark; the colours are the page's own, by name, so that a change of light needs no new drawing.
"""

from __future__ import annotations

from pennypapers.rules import Discovery, Layout, Sheet, adventure

from .pen import UNIT, corner, element, group, moved
from .scenery.library import scenery_of
from .scenery.scenery import NOTES, Scenery
from .sheet.coordinates import coordinates
from .sheet.discoveries import discovery
from .sheet.highlight import Tone
from .sheet.paper import Box
from .symbols import Canvas, Definitions
from .theme import PAGE


def printed_svg(layout: Layout) -> str:
    """A layout's scenery, every space and its notes, in 48 units a space from the first space's corner."""
    scenery = scenery_of(layout.adventure)
    canvas = Canvas(PAGE, Definitions())
    box = scenery.box(layout)
    picture = printed_parts(canvas, layout, box)
    if not scenery.has_notes:
        return _document(canvas, box, picture)
    whole = Box(box.left, box.top, box.width, box.height + NOTES)
    return _document(canvas, whole, picture, _notes(canvas, scenery, layout, box))


def printed_parts(canvas: Canvas, layout: Layout, box: Box) -> str:
    """The scenery with its coordinates, and the spaces over it, in the canvas's colours."""
    scenery = scenery_of(layout.adventure)
    names = adventure(layout.adventure).printed
    backdrop = group(
        scenery.backdrop(canvas, layout, box),
        coordinates(canvas, box, columns=layout.width, rows=layout.height),
        class_="scenery",
    )
    return backdrop + group(
        *(
            element(
                "g",
                scenery.space(canvas, layout, space, Tone.USUAL),
                class_=f"sp {names[kind]}",
                data_space=str(space),
                transform=moved(*corner(space)),
            )
            for space, kind in layout.kinds.items()
        ),
        class_="spaces",
    )


def _notes(canvas: Canvas, scenery: Scenery, layout: Layout, box: Box) -> str:
    """The strip under the picture, on paper, with nothing noted yet."""
    paper = element("rect", width=box.width, height=NOTES, fill=canvas.theme.paper)
    noted = scenery.notes(canvas, Sheet(layout), box.width)
    return group(paper, noted, class_="notes", transform=moved(box.left, box.bottom))


def outline_svg(found: Discovery) -> str:
    """The line round a discovery, where it lies on its sheet."""
    canvas = Canvas(PAGE, Definitions())
    cols, rows = [space.col for space in found.spaces], [space.row for space in found.spaces]
    left, top = (min(cols) - 1) * UNIT, (min(rows) - 1) * UNIT
    box = Box(left, top, (max(cols) + 2) * UNIT - left, (max(rows) + 2) * UNIT - top)
    return _document(canvas, box, discovery(canvas, found))


def _document(canvas: Canvas, box: Box, *parts: str) -> str:
    return element("svg", str(canvas.definitions), *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box.view)
