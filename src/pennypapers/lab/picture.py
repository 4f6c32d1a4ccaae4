"""What all plots share: colours, bars of stars coloured by rank, and the file that a picture goes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..errors import PennyError

COLOURS = ("#b9a88a", "#6d9f71", "#4a7fb0", "#c0662f")
"""Colours of the ranks, lowest first; they differ in lightness too, to be told apart without colour."""
INK, PAPER = "#33291c", "#fbf6ea"
ENDINGS = (".svg", ".png")
PAGE = """
#set page(width: int(sys.inputs.width) * 1pt, height: auto, margin: 0pt)
#image(bytes(sys.inputs.drawn), format: "svg", width: 100%)
"""
"""A Typst page of the size of the picture."""
POINTS = 72.0
"""Points in an inch."""


def check_plot(path: Path) -> None:
    """Raise PennyError for a file that could not be drawn, before the games are played."""
    if path.suffix.lower() not in ENDINGS:
        raise PennyError(f"a plot is a picture ending in {' or '.join(ENDINGS)}, not {path.name!r}")
    if path.suffix.lower() == ".png" and find_spec("typst") is None:
        raise PennyError("a plot as PNG needs Typst: pip install 'pennypapers[print]'; or let the file end in .svg")
    if not path.parent.is_dir():
        raise PennyError(f"there is no folder {path.parent} for the plot")


def write_picture(drawn: str, path: Path, *, width: int) -> None:
    """Write an SVG to its file, or as a PNG at twice the size."""
    picture = _png(drawn, width) if path.suffix.lower() == ".png" else drawn.encode()
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise PennyError(f"{path} cannot be written: {error.strerror}") from None


def _png(drawn: str, width: int) -> bytes:
    import typst

    # Only the fonts inside Typst: letters look the same on every computer, also on one that has none.
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
    """A bar for every number of stars, piled up from the lowest rank; `counts` has a row for each rank."""
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
