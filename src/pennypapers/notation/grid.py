"""Parse the grid and the discoveries of a sheet's text, with the line number of every mark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import InvalidText, RuleBroken, TextError
from ..rules.adventure import Adventure
from ..rules.grid import Space
from ..rules.layout import OFF, Layout
from ..rules.library import grid_rows, read_adventure
from ..rules.mark import KINDS, Discovery, Symbol, Writing, parse_number, parse_writing
from ..rules.sheet import Sheet
from ..rules.text import Headers, Line, block, lines, words
from .layout import ReadFile, find_layout
from .names import clean_name

EMPTY = "."
CROSSED = "!x"
HEADERS = ("adventure", "layout", "player")


@dataclass(frozen=True, slots=True)
class SheetText:
    """The text of a sheet in its parts."""

    headers: Headers
    adventure: Adventure
    layout: Layout
    player: str | None
    rows: list[Line]
    discoveries: list[Line]


def split_sheet(text: str, read_file: ReadFile) -> SheetText:
    headers = Headers(HEADERS)
    source = list(lines(text))
    blocks = {}
    for i, line in enumerate(source):
        if name := block(line):
            if name in blocks:
                raise TextError(line.number, InvalidText("text.block_twice", block=name))
            blocks[name] = i
    grid = blocks.get("grid")
    found = blocks.get("discoveries", len(source))
    if grid is not None and found < grid:
        raise TextError(source[found].number, InvalidText("text.discoveries_above"))
    for line in source[:grid]:
        headers.add(line)
    if grid is None:
        raise TextError(1, InvalidText("text.grid_missing"))
    rules = read_adventure(headers)
    layout = find_layout(headers, rules, read_file)
    player = _player(headers)
    rows = grid_rows(source[grid + 1 : found], source[grid])
    return SheetText(headers, rules, layout, player, rows, source[found + 1 :])


def _player(headers: Headers) -> str | None:
    if "player" not in headers:
        return None
    try:
        return clean_name(headers["player"])
    except InvalidText as error:
        raise TextError(headers.line("player"), error) from None


class GridReader:
    """Collects the marks of a sheet and their line numbers. A `complete` text must have every row and space."""

    def __init__(self, rules: Adventure, layout: Layout, *, complete: bool = True) -> None:
        self._rules = rules
        self._layout = layout
        self._complete = complete
        self._writing: dict[Space, Writing] = {}
        self._crossed: set[Space] = set()
        self._treasures: dict[Space, int] = {}
        self._discoveries: list[Discovery] = []
        self._rows: list[Line] = []
        self._lines: dict[object, int] = {}

    def read(self, source: SheetText) -> Iterator[TextError]:
        """Read everything that can be read, and yield an error for everything that cannot."""
        self._rows = source.rows
        height = self._layout.height
        for row, line in enumerate(source.rows):
            if row >= height:
                yield TextError(line.number, InvalidText("text.row_extra", rows=height))
                break
            yield from self._read_row(row, words(line.text))
        if self._complete and len(source.rows) < height:
            fewer = InvalidText("text.rows_fewer", rows=height, found=len(source.rows))
            yield TextError(source.rows[-1].number, fewer)
        for line in source.discoveries:
            try:
                self._read_discovery(line)
            except TextError as error:
                yield error

    def sheet(self) -> Sheet:
        """The sheet that was read, whether or not the rules allow what is on it."""
        return Sheet(self._layout, self._writing, frozenset(self._crossed), self._treasures, tuple(self._discoveries))

    def line_of(self, broken: RuleBroken) -> int:
        """The line of the mark that a rule forbids."""
        if "discovery" in broken.facts:
            return self._lines[broken.facts["discovery"]]
        space = broken.facts["space"]
        assert isinstance(space, Space)
        return self._rows[space.row].number

    def _read_row(self, row: int, tokens: list[str]) -> Iterator[TextError]:
        printed = len(self._layout.rows[row]) if self._complete else 0
        for col in range(max(len(tokens), printed)):
            try:
                self._read_token(tokens[col] if col < len(tokens) else OFF, col, row)
            except TextError as error:
                yield error

    def _read_discovery(self, line: Line) -> None:
        if not self._rules.facts.discoveries:
            raise TextError(line.number, InvalidText("text.no_discoveries"))
        name, *spaces = words(line.text)
        if name not in KINDS:
            raise TextError(line.number, InvalidText("text.discovery", found=repr(name)))
        try:
            discovery = Discovery(KINDS[name], tuple(map(Space.parse, spaces)))
        except InvalidText as error:
            raise TextError(line.number, error) from None
        self._discoveries.append(discovery)
        self._lines[discovery] = line.number

    def _read_token(self, token: str, col: int, row: int) -> None:
        printed = self._layout.token(col, row)
        if token == printed:
            return
        line = self._rows[row].number
        space = Space.at(col, row)
        base, star, value = token.partition("*")
        written = Symbol.DANGER if base == CROSSED else parse_writing(base)
        if written is None and base not in (printed, EMPTY):
            raise TextError(line, self._why_unknown(base, printed, space))
        treasure = parse_number(value)
        if star and treasure is None:
            raise TextError(line, InvalidText("notation.treasure", text=space, value=repr(value)))
        if printed == OFF:
            if written is None and not star:
                raise TextError(line, InvalidText("text.nothing_printed", space=space))
            raise TextError(line, RuleBroken(f"{self._rules.clauses.spaces}.off", space=space))
        if written is not None:
            self._writing[space] = written
        if base == CROSSED:
            self._crossed.add(space)
        if treasure is not None:
            self._treasures[space] = treasure

    def _why_unknown(self, base: str, printed: str, space: Space) -> InvalidText:
        if base == OFF or base in self._rules.printed:
            return InvalidText("text.printed", space=space, printed=repr(printed), found=repr(base))
        shown = base if len(base) <= 20 else base[:19] + "…"
        return InvalidText("text.mark", space=space, found=repr(shown))
