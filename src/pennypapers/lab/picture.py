"""What all plots share: colours, histograms coloured by rank, and writing a picture to an SVG or PNG file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..errors import PennyError
from ..messages import listed, say
from ..notation.layout import reason

COLOURS = ("#b9a88a", "#6d9f71", "#4a7fb0", "#c0662f")
"""Colours of the ranks, lowest first; they also differ in lightness, so that they can be told apart in grey."""
INK, PAPER = "#33291c", "#fbf6ea"
ENDINGS = (".svg", ".png")
PAGE = """
#set page(width: int(sys.inputs.width) * 1pt, height: auto, margin: 0pt)
#image(bytes(sys.inputs.drawn), format: "svg", width: 100%)
"""
"""A Typst document with one page that is exactly as large as the picture."""
POINTS = 72.0
"""Points in an inch."""


def check_plot(path: Path) -> None:
    """Raise PennyError if a plot cannot be written to this file; call it before the games are played."""
    if path.suffix.lower() not in ENDINGS:
        raise PennyError(say("cli-plot-ending", endings=listed(ENDINGS, "or"), file=repr(path.name)))
    if path.suffix.lower() == ".png" and find_spec("typst") is None:
        raise PennyError(say("cli-plot-needs", install="pip install 'pennypapers[print]'"))
    if not path.parent.is_dir():
        raise PennyError(say("cli-plot-folder", folder=str(path.parent)))


def write_picture(drawn: str, path: Path, *, width: int) -> None:
    """Write an SVG picture to a file; if its name ends in `.png`, as a PNG at twice the size."""
    picture = _png(drawn, width) if path.suffix.lower() == ".png" else drawn.encode()
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise PennyError(say("cli-cannot-write", path=str(path), why=reason(error))) from None


def _png(drawn: str, width: int) -> bytes:
    import typst

    # Only the fonts that come with Typst are used, so that text looks the same on every computer.
    made = typst.compile(
        PAGE.encode(),
        format="png",
        ppi=2 * POINTS,
        ignore_system_fonts=True,
        sys_inputs={"drawn": drawn, "width": str(width)},
    )
    assert isinstance(made, bytes)
    return made


def bars(counts: Sequence[NDArray[np.int64]], *, left: float, base: float, step: float, scale: float) -> Iterator[str]:
    """SVG of one bar for each number of stars, stacked by rank with the lowest at the bottom; `counts` has a row for
    each rank."""
    for index, piled in enumerate(zip(*counts, strict=True)):
        top = base
        for count, colour in zip(piled, COLOURS, strict=True):
            tall = int(count) * scale
            if tall:
                top -= tall
                bar = (
                    f'x="{left + index * step:.2f}" y="{top:.2f}" width="{max(step - 1, 0.5):.2f}" height="{tall:.2f}"'
                )
                yield f'<rect {bar} fill="{colour}"/>'
