"""Sheets as text: a layout with marks on it, read and written."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import TextError
from ..rules.adventure import Adventure
from ..rules.grid import Space
from ..rules.layout import FILL, OFF
from ..rules.sheet import Sheet
from ..rules.text import header
from .grid import CROSSED, EMPTY, GridReader, split_sheet
from .layout import CARRIED, ReadFile, carried


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet and the headers of its text."""

    adventure: Adventure
    sheet: Sheet
    layout_ref: str
    player: str | None = None
    carries_layout: bool = False
    """Whether the text carries a copy of the layout, in the header `x-layout:`."""


def read_sheet(text: str, read_file: ReadFile) -> SheetFile:
    """A sheet from its text; TextError names the line and, where a rule is broken, the clause."""
    source = split_sheet(text, read_file)
    reader = GridReader(source.adventure, source.layout)
    for error in reader.read(source):
        raise error
    sheet = reader.sheet()
    if broken := source.adventure.why_impossible(sheet):
        raise TextError(reader.line_of(broken), broken)
    return SheetFile(source.adventure, sheet, source.headers["layout"], source.player, CARRIED in source.headers)


def write_sheet(file: SheetFile) -> str:
    """The text of a sheet; reading it gives the same sheet."""
    sheet = file.sheet
    head = [header("adventure", file.adventure.key), header("layout", file.layout_ref)]
    if file.player is not None:
        head.append(header("player", file.player))
    if file.carries_layout:
        head.append(header(CARRIED, carried(sheet.layout)))
    rows = [
        [_token(sheet, col, row) for col in range(max(1, len(tokens)))] for row, tokens in enumerate(sheet.layout.rows)
    ]
    width = max(len(token) for tokens in rows for token in tokens)
    grid = ["  " + " ".join(token.ljust(width) for token in tokens).rstrip() for tokens in rows]
    found = [f"  {each.kind} {' '.join(each.spaces)}" for each in sheet.discoveries]
    return "\n".join([*head, "grid:", *grid, *(["discoveries:", *found] if found else [])]) + "\n"


def _token(sheet: Sheet, col: int, row: int) -> str:
    printed = sheet.layout.token(col, row)
    if printed == OFF:
        return OFF
    space = Space.at(col, row)
    written = sheet.writing.get(space)
    token = str(written) if written is not None else EMPTY if printed == FILL else printed
    if space in sheet.crossed:
        token = CROSSED
    return f"{token}*{sheet.treasures[space]}" if space in sheet.treasures else token
