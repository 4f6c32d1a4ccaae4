"""The pieces that a printed page is put together from, each a picture of its own in a printer's colours.

The same symbols, scenery and letters as on the screen; Typst sets the words and puts the pieces where they belong.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pennypapers.rules import Layout, Sheet, Space, Write, adventure, parse_marks

from .lettering import EM, Line
from .pen import UNIT, element, group, moved
from .printed import printed_parts
from .scenery.library import scenery_of
from .sheet.coordinates import coordinates
from .sheet.highlight import Tone
from .sheet.panel import Panel
from .sheet.paper import Box, frame, slip
from .sheet.spaces import square
from .symbols import Canvas, Definitions, symbol
from .theme import PrintedTheme, printed

_RIM = 2
"""Round a frame, for the width of its line."""

_STROKE, _FAINT_STROKE = 0.075, 0.045
"""How thick the line of a symbol is that leaves it open, against its width: small symbols need it thick."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture and its size in its own units, of which a space has 48."""

    svg: str
    width: float
    height: float


def layout_piece(layout: Layout) -> Piece:
    """A layout as it is printed, in its frame."""
    canvas = _canvas(layout.adventure)
    box = scenery_of(layout.adventure).box(layout)
    return _framed(canvas, box, printed_parts(canvas, layout, box))


def example_piece(layout: Layout) -> Piece:
    """A layout with an example on it, where every star is explained."""
    canvas, sheet = _canvas(layout.adventure), example_sheet(layout)
    score = adventure(layout.adventure).score(sheet)
    panel = Panel(canvas, scenery_of(layout.adventure), sheet, score=score, has_stars=False)
    return _document(canvas, panel.draw(), panel.width, panel.height)


def example_sheet(layout: Layout) -> Sheet:
    """A sheet of this layout with the marks of its scenery's example."""
    sheet = Sheet(layout)
    for mark in parse_marks(scenery_of(layout.adventure).example):
        sheet = sheet.written(mark.space, mark.value) if isinstance(mark, Write) else sheet.noted(mark)
    return sheet


def blank_piece(key: str, cols: int, rows: int) -> Piece:
    """A grid of faint spaces in a frame, for a layout of one's own to be drawn on."""
    canvas = _canvas(key)
    spaces = [Space.at(col, row) for row in range(rows) for col in range(cols)]
    drawn = (_faint(canvas, space) for space in spaces)
    margin = UNIT / 4
    box = Box(-margin, -margin, cols * UNIT + 2 * margin, rows * UNIT + 2 * margin)
    return _framed(canvas, box, coordinates(canvas, box, columns=cols, rows=rows) + group(*drawn, class_="spaces"))


def letters_piece(text: str, key: str) -> Piece:
    """A line of drawn capitals."""
    canvas = _canvas(key)
    line = Line.of(text)
    drawn = line.draw(canvas, x=_RIM, y=_RIM, height=EM, colour=canvas.theme.ink)
    return _document(canvas, drawn, line.width + 2 * _RIM, EM + 2 * _RIM)


def symbol_piece(
    name: str, key: str, *, colour: str | None = None, colours: Mapping[str, str] | None = None, faint: bool = False
) -> Piece:
    """One symbol; a faint one is there to be ticked or written over."""
    canvas = _canvas(key)
    _, _, width, height = symbol(name).view
    paint = colour or canvas.theme.ink
    drawn = canvas.use(
        name,
        0,
        0,
        width,
        height,
        colours=colours,
        color=paint,
        stroke_width=width * (_FAINT_STROKE if faint else _STROKE),
        opacity=0.3 if faint else None,
    )
    return _document(canvas, drawn, width, height)


def slip_piece(key: str, width: float, height: float) -> Piece:
    """An empty box to write in, drawn by hand."""
    canvas = _canvas(key)
    box = Box(_RIM, _RIM, width - 2 * _RIM, height - 2 * _RIM)
    return _document(canvas, slip(box, fill="none", stroke=canvas.theme.ink2, stroke_width=1.8), width, height)


def _canvas(key: str) -> Canvas:
    return Canvas(theme_of(key), Definitions())


def theme_of(key: str) -> PrintedTheme:
    """The colours that an adventure is printed in."""
    return printed(scenery_of(key).day)


def _faint(canvas: Canvas, space: Space) -> str:
    return group(
        square(canvas, space, Tone.USUAL),
        transform=moved(space.col * UNIT, space.row * UNIT),
        data_space=str(space),
        opacity=0.38,
    )


def _framed(canvas: Canvas, box: Box, content: str) -> Piece:
    """A framed piece; the content is a nested SVG, so that it is clipped at the frame."""
    place = Box(_RIM, _RIM, box.width, box.height)
    picture = element(
        "svg", content, x=place.left, y=place.top, width=place.width, height=place.height, viewBox=box.view
    )
    drawn = picture + frame(place, canvas.theme)
    return _document(canvas, drawn, box.width + 2 * _RIM, box.height + 2 * _RIM)


def _document(canvas: Canvas, content: str, width: float, height: float) -> Piece:
    svg = element(
        "svg",
        str(canvas.definitions),
        content,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=Box(0, 0, width, height).view,
    )
    return Piece(svg, width, height)
