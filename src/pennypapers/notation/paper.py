"""Read a paper sheet leniently: all errors are collected, and what is left is a sheet that can be counted.

Missing rows and spaces are empty. Marks that cannot be read, or that the rules do not allow, are left out and listed.
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
    """A mark that the rules do not allow, and its line."""

    line: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class PaperFile:
    """`sheet` has the legal marks; `unreadable` are errors in the text, `wrong` marks that the rules do not allow."""

    adventure: Adventure
    sheet: Sheet
    layout_ref: str
    player: str | None
    extras: Mapping[str, str]
    unreadable: tuple[TextError, ...] = ()
    wrong: tuple[WrongMark, ...] = ()


def read_paper(text: str, read_file: ReadFile) -> PaperFile:
    """Read a paper sheet; TextError only if its headers do not say which layout it is on."""
    source = split_sheet(text, read_file)
    reader = GridReader(source.adventure, source.layout, complete=False)
    unreadable = tuple(reader.read(source))
    sheet = reader.sheet()
    faults = list(source.adventure.faults(sheet))
    return PaperFile(
        source.adventure,
        sheet.without(fault.mark for fault in faults),
        source.headers["layout"],
        source.player,
        source.headers.extras(),
        unreadable,
        tuple(WrongMark(reader.line_of(fault.broken), fault) for fault in faults),
    )
