"""A drawn table as text, as SVG, and as an array of red, green and blue."""

from __future__ import annotations

import io
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ..drawing.svg import table_svg
from ..drawing.text.ink import Style
from ..drawing.text.sheet_text import sheet_text
from ..errors import PennyError
from ..rules.sheet import Sheet
from .episode import Episode

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PAGE = """#set page(width: auto, height: auto, margin: 0pt)
#image("table.svg", width: 480pt)
"""
PIXELS_PER_INCH = 96


def sheets_of(episode: Episode, seat: int) -> list[tuple[str, Sheet]]:
    """Every sheet with the name of its owner, as this seat sees it: with the marks of its own turn so far."""
    table, steps = episode.table, episode.steps(seat)
    shown = list(table.sheets)
    if steps:
        shown[table.held(seat)] = steps.draft.sheet
    return list(zip(table.seats, shown, strict=True))


def text_of(episode: Episode, seat: int) -> str:
    """The turn, the roll and all sheets as plain text."""
    table = episode.table
    head = f"turn {table.turns + 1}: {table.roll}" if table.roll else f"over after {table.turns} turns"
    plain = Style(colour=False)
    sheets = (f"{name}\n{sheet_text(sheet, style=plain)}" for name, sheet in sheets_of(episode, seat))
    return "\n\n".join([head, *sheets])


def svg_of(episode: Episode, seat: int) -> str:
    """All sheets as one picture."""
    return table_svg([(name, sheet, None) for name, sheet in sheets_of(episode, seat)])


def rgb_of(svg: str) -> NDArray[np.uint8]:
    """A picture as an array [row, column, 3]; PennyError says what to install."""
    try:
        import numpy as np
        import typst
        from PIL import Image
    except ImportError as error:
        raise PennyError(f"pictures as arrays need {error.name}: pip install 'pennypapers[gym]'") from None
    with TemporaryDirectory() as folder:
        (Path(folder) / "table.svg").write_text(svg, encoding="utf-8")
        page = Path(folder) / "table.typ"
        page.write_text(PAGE, encoding="utf-8")
        made = typst.compile(page, format="png", ppi=PIXELS_PER_INCH)
    assert isinstance(made, bytes)
    return np.array(Image.open(io.BytesIO(made)).convert("RGB"))
