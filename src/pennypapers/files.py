"""Layouts, sheets and records on disk or as text: `read` and `write` for programs, and what the commands share."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, TypeVar, overload

from .errors import InvalidText, InvalidValue, TextError
from .notation.layout import SUFFIX, ReadFile, reference
from .notation.record import Record, read_record, write_record
from .notation.sheet import SheetFile, read_sheet, write_sheet
from .rules.layout import Layout
from .rules.library import SIDES, read_layout
from .rules.sheet import Sheet
from .rules.text import decode, lines

LARGEST = 16 * 2**20
"""In bytes: more than any game that can be played, with 100 seats on a sheet of 26 × 99."""

SHEET, GAME = ".sheet", ".game"

Kind = TypeVar("Kind", Layout, Sheet, Record)


@overload
def read(source: str | Path) -> Layout | Sheet | Record: ...
@overload
def read(source: str | Path, kind: type[Kind]) -> Kind: ...
def read(source: str | Path, kind: type[Kind] | None = None) -> Layout | Sheet | Record:
    """A layout, a sheet or a record from its text or from a file; which of them it is, it says itself.

    A `str` with a line break is text, any other is a path. TextError names the line and the clause of what is wrong;
    a record is checked for its form only, and `Game.from_record` plays it. With `kind` it must be of that kind.

    >>> read("adventure: island\\nname: islet\\ngrid:\\n  ~ ~\\n  ~ o\\n")
    <Layout island islet: 4 spaces>
    """
    is_text = isinstance(source, str) and "\n" in source
    name = "" if is_text else str(source)
    found = _parse(str(source) if is_text else read_file(Path(name)), name)
    if kind is not None and not isinstance(found, kind):
        raise InvalidValue(f"this is a {type(found).__name__.lower()}, not a {kind.__name__.lower()}")
    return found


def write(value: Layout | Sheet | Record, path: str | Path | None = None, *, player: str | None = None) -> str:
    """The text of a layout, a sheet or a record, also written to `path` if there is one; `read` gives the value back.

    A sheet or a record on a layout of one's own carries it, so that it needs no second file. `player` is the name to
    put on a sheet.
    """
    match value:
        case Sheet():
            name = reference(value.layout)
            text = write_sheet(SheetFile(value.adventure, value, name, player, carries_layout=name not in SIDES))
        case Record():
            text = write_record(value)
        case Layout():
            text = str(value)
    if path is not None:
        Path(path).write_text(text, encoding="utf-8", newline="\n")
    return text


def read_file(path: Path) -> str:
    """The text of a file. TextError if it is no UTF-8 or far too large, OSError if it cannot be read."""
    with path.open("rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> str:
    """The same for a stream, such as standard input."""
    data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise TextError(1, InvalidText("text.large", most=LARGEST // 2**20))
    return decode(data)


def files_in(folder: Path) -> ReadFile:
    """Reads the files that a text refers to: their paths are relative to this folder."""
    return lambda name: read_file(folder / name)


def format_of(name: str, text: str) -> str:
    """Which format a text has, as a file's ending: by its name, or else by its content.

    Only layouts and sheets have a grid, and only sheets of these name a layout.
    """
    suffix = Path(name).suffix
    if suffix in (SUFFIX, SHEET, GAME):
        return suffix
    starts = [line.text for line in lines(text)]
    if not any(start.startswith("grid") for start in starts):
        return GAME
    return SHEET if any(start.startswith("layout") for start in starts) else SUFFIX


def _parse(text: str, name: str) -> Layout | Sheet | Record:
    beside = files_in(Path(name).parent)
    match format_of(name, text):
        case ".layout":
            return read_layout(text)
        case ".sheet":
            return read_sheet(text, beside).sheet
        case _:
            record = read_record(text, beside)
            if record.failure:
                raise record.failure
            return record
