"""Sheets as text: a layout with marks on it, read and written."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import RuleBroken, TextError
from ..rules.adventure import Adventure
from ..rules.grid import Space
from ..rules.layout import FILL, OFF, Layout
from ..rules.library import grid_rows, read_adventure
from ..rules.mark import KINDS, Discovery, Symbol, Writing, parse_number, parse_writing
from ..rules.sheet import Sheet
from ..rules.text import Headers, Line, block, header, lines, words
from .layout import ReadFile, find_layout
from .names import clean_name

EMPTY = "."
CROSSED = "!x"


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet and what its text says beside the grid."""

    adventure: Adventure
    sheet: Sheet
    layout_ref: str
    player: str | None = None


def read_sheet(text: str, read_file: ReadFile) -> SheetFile:
    """A sheet from its text; TextError names the line and, where a rule is broken, the clause."""
    headers = Headers(("adventure", "layout", "player"))
    source = list(lines(text))
    blocks = {}
    for i, line in enumerate(source):
        if name := block(line):
            if name in blocks:
                raise TextError(line.number, f"the block '{name}:' is given twice")
            blocks[name] = i
    grid = blocks.get("grid")
    found = blocks.get("discoveries", len(source))
    if grid is not None and found < grid:
        raise TextError(source[found].number, "the discoveries stand below the grid")
    for line in source[:grid]:
        headers.add(line)
    if grid is None:
        raise TextError(1, "the block 'grid:' is missing")
    rules = read_adventure(headers)
    layout = find_layout(headers, rules, read_file)
    player = _player(headers)
    reader = _GridReader(rules, layout)
    reader.read_grid(grid_rows(source[grid + 1 : found], source[grid]))
    reader.read_discoveries(source[found + 1 :])
    return SheetFile(rules, reader.sheet(), headers["layout"], player)


def write_sheet(file: SheetFile) -> str:
    """The text of a sheet; reading it gives the same sheet."""
    sheet = file.sheet
    head = [header("adventure", file.adventure.key), header("layout", file.layout_ref)]
    if file.player is not None:
        head.append(header("player", file.player))
    rows = [
        [_token(sheet, col, row) for col in range(max(1, len(tokens)))] for row, tokens in enumerate(sheet.layout.rows)
    ]
    width = max(len(token) for tokens in rows for token in tokens)
    grid = ["  " + " ".join(token.ljust(width) for token in tokens).rstrip() for tokens in rows]
    found = [f"  {each.kind} {' '.join(each.spaces)}" for each in sheet.discoveries]
    return "\n".join([*head, "grid:", *grid, *(["discoveries:", *found] if found else [])]) + "\n"


def _player(headers: Headers) -> str | None:
    if "player" not in headers:
        return None
    try:
        return clean_name(headers["player"])
    except ValueError as error:
        raise TextError(headers.line("player"), str(error)) from None


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


class _GridReader:
    """Collects the marks of a grid, remembering on which line each stands."""

    def __init__(self, rules: Adventure, layout: Layout) -> None:
        self._rules = rules
        self._layout = layout
        self._writing: dict[Space, Writing] = {}
        self._crossed: set[Space] = set()
        self._treasures: dict[Space, int] = {}
        self._discoveries: list[Discovery] = []
        self._rows: list[Line] = []
        self._lines: dict[object, int] = {}

    def read_grid(self, rows: list[Line]) -> None:
        self._rows = rows
        for row, line in enumerate(rows):
            if row >= self._layout.height:
                raise TextError(line.number, f"the layout has {self._layout.height} rows, and this is one too many")
            tokens = words(line.text)
            for col in range(max(len(tokens), len(self._layout.rows[row]))):
                self._read_token(tokens[col] if col < len(tokens) else OFF, col, row)
        if len(rows) < self._layout.height:
            raise TextError(rows[-1].number, f"the layout has {self._layout.height} rows, and here are {len(rows)}")

    def read_discoveries(self, source: list[Line]) -> None:
        for line in source:
            if "pyramids" not in self._rules.part_keys:
                raise TextError(line.number, f"there are no discoveries in the {self._rules.key}")
            name, *spaces = words(line.text)
            if name not in KINDS:
                raise TextError(line.number, f"a discovery is a {', '.join(KINDS)}, not {name!r}")
            try:
                discovery = Discovery(KINDS[name], tuple(map(Space.parse, spaces)))
            except ValueError as error:
                raise TextError(line.number, str(error)) from None
            self._discoveries.append(discovery)
            self._lines[discovery] = line.number

    def sheet(self) -> Sheet:
        sheet = Sheet(self._layout, self._writing, frozenset(self._crossed), self._treasures, tuple(self._discoveries))
        if broken := self._rules.why_impossible(sheet):
            raise TextError.from_rule(self._line_of(broken), broken)
        return sheet

    def _line_of(self, broken: RuleBroken) -> int:
        if "discovery" in broken.facts:
            return self._lines[broken.facts["discovery"]]
        space = broken.facts["space"]
        assert isinstance(space, Space)
        return self._rows[space.row].number

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
            raise TextError(line, f"{space}: a treasure is worth 1 to 15, not {value!r}")
        if printed == OFF:
            if written is None and not star:
                raise TextError(line, f"{space}: '.' stands for a printed space, but nothing is printed there")
            raise TextError.from_rule(line, RuleBroken(f"{self._rules.clauses.spaces}.off", space=space))
        if written is not None:
            self._writing[space] = written
        if base == CROSSED:
            self._crossed.add(space)
        if treasure is not None:
            self._treasures[space] = treasure

    def _why_unknown(self, base: str, printed: str, space: Space) -> str:
        if base == OFF or base in self._rules.printed:
            return f"{space} is printed {printed!r} in the layout, not {base!r}"
        shown = base if len(base) <= 20 else base[:19] + "…"
        return f"{space}: {shown!r} is no mark; there are 1 to 15, !, !x, B, H, S, M and what is printed"
