"""The three adventures by key, layouts from their text, and the built-in layouts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..errors import InvalidText, TextError
from .adventure import Adventure
from .adventures.island import Island
from .adventures.temple import Temple
from .adventures.valley import Valley
from .grid import COLUMNS, ROWS
from .layout import OFF, Layout
from .text import Headers, Line, block, lines, words

ADVENTURES: Mapping[str, Adventure] = {each.key: each for each in (Temple(), Island(), Valley())}

SIDES = ("front", "back")
"""The built-in layouts of every adventure; the first is the default."""


def adventure(key: str) -> Adventure:
    """The adventure of that key; the error names those there are."""
    if key not in ADVENTURES:
        raise InvalidText("adventure", adventure=repr(key), adventures=", ".join(ADVENTURES))
    return ADVENTURES[key]


def read_adventure(headers: Headers) -> Adventure:
    """The adventure that a text names in its header."""
    try:
        return adventure(headers["adventure"])
    except InvalidText as error:
        raise TextError(headers.line("adventure"), error) from None


@lru_cache(maxsize=32)
def builtin_layout(key: str, name: str) -> Layout:
    """The built-in layout of an adventure: its front or its back."""
    if name not in SIDES:
        raise InvalidText("layout.side", layout=repr(name), sides=" ".join(SIDES))
    from importlib import resources  # slow to import, and not everybody asks for a layout

    file = resources.files(__package__).joinpath("layouts", f"{adventure(key).key}-{name}.layout")
    return read_layout(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def read_layout(text: str) -> Layout:
    """A layout from its text; raises TextError with the line.

    The same text gives the same value, with all that was computed for it: the neighbours and lines of sight of a large
    layout take longer than everything else about a sheet.
    """
    headers = Headers(("adventure", "name"))
    source = list(lines(text))
    grid = next((i for i, line in enumerate(source) if block(line) == "grid"), None)
    for line in source[:grid]:
        headers.add(line)
    if grid is None:
        raise TextError(1, InvalidText("text.grid_missing"))
    rules = read_adventure(headers)
    name = headers["name"]
    if not all(char.isalpha() or char in "0123456789-" for char in name):
        raise TextError(headers.line("name"), InvalidText("layout.name", name=repr(name)))
    rows = source[grid + 1 :]
    layout = Layout(rules.key, name, tuple(_row(row, rules) for row in grid_rows(rows, source[grid])))
    for kind in rules.needs:
        if not layout.of(kind):
            missing = InvalidText("layout.needs", kind=rules.printed[kind], token=kind)
            raise TextError(rows[-1].number, missing)
    return layout


def grid_rows(rows: list[Line], grid: Line) -> list[Line]:
    """The rows of a grid, checked for number and width."""
    if not rows:
        raise TextError(grid.number, InvalidText("text.grid_empty"))
    if len(rows) > ROWS:
        raise TextError(rows[ROWS].number, InvalidText("text.grid_rows", most=ROWS))
    for row in rows:
        if len(words(row.text)) > COLUMNS:
            raise TextError(row.number, InvalidText("text.grid_columns", most=COLUMNS))
    return rows


def _row(line: Line, rules: Adventure) -> tuple[str, ...]:
    tokens = tuple(words(line.text))
    for token in tokens:
        if token != OFF and token not in rules.printed:
            known = " ".join(f"{each}={name}" for each, name in rules.printed.items())
            unknown = InvalidText("layout.token", token=repr(token), tokens=known)
            raise TextError(line.number, unknown)
    return tokens
