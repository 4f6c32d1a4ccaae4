"""Paper sheets: the text of a sheet read as far as it goes, with all that is wrong with it at once.

Spaces that are not named are empty. What cannot be read or cannot stand is set aside; the rest is a sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..errors import TextError
from ..rules.adventure import Adventure
from ..rules.fault import Fault
from ..rules.sheet import Sheet
from .grid import GridReader, split_sheet
from .layout import ReadFile


@dataclass(frozen=True, slots=True)
class WrongMark:
    """A mark that cannot stand, and the line it is on."""

    line: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class PaperFile:
    """`sheet` is what can stand of it; `wrong` and `slips` say what was left out, and `extras` are the `x-` headers."""

    adventure: Adventure
    sheet: Sheet
    layout_ref: str
    player: str | None
    extras: Mapping[str, str]
    slips: tuple[TextError, ...] = ()
    wrong: tuple[WrongMark, ...] = ()


def read_paper(text: str, read_file: ReadFile) -> PaperFile:
    """A paper sheet; TextError only where it cannot even be told what sheet it is."""
    source = split_sheet(text, read_file)
    reader = GridReader(source.adventure, source.layout, complete=False)
    slips = tuple(reader.read(source))
    sheet = reader.sheet()
    faults = list(source.adventure.faults(sheet))
    return PaperFile(
        source.adventure,
        sheet.without(fault.mark for fault in faults),
        source.headers["layout"],
        source.player,
        source.headers.extras(),
        slips,
        tuple(WrongMark(reader.line_of(fault.broken), fault) for fault in faults),
    )
