"""A sheet drawn for a terminal: letters on top, numbers on the left, every mark as the notation writes it.

Nothing is told by colour alone: `[ ]` is a door, `(~~~)` a lake, `!x` a danger crossed out; a space with a thick frame
and `◂` is highlighted, one with a dashed frame is in pencil.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ...messages import labelled, say
from ...rules.facts import Ground, Shape
from ...rules.grid import Space
from ...rules.layout import OFF, Layout
from ...rules.library import adventure
from ...rules.mark import Kind, Symbol
from ...rules.sheet import Sheet
from .frame import INSIDE, STEP, Frame
from .ink import Canvas, Ink, Stroke, Style, painted
from .words import symbol_words

MARGIN = 3
"""Where the sheet begins, after the row's number."""
LEGEND_WIDTH = 64


@dataclass(frozen=True, slots=True)
class Tile:
    """How a space is drawn: its sides, what fills it while it is empty, its sign in the legend, its colour."""

    left: str = " "
    empty: str = "   "
    right: str = " "
    sign: str = ""
    ink: Ink = Ink.BLANK


TILES = {
    Shape.SQUARE: Tile(),
    Shape.ARCH: Tile("[", "   ", "]", "[ ]", Ink.DOOR),
    Shape.PEAK: Tile(" ", "/^\\", " ", "/^\\", Ink.MOUNTAIN),
    Shape.SEA: Tile("~", " ~ ", "~", "~ ~", Ink.WATER),
    Shape.LAKE: Tile("(", "~~~", ")", "(~)", Ink.WATER),
}

OUTSIDE = {Ground.CLOUDS: (" oOo ", "plain-legend-clouds")}
"""By the ground of a sheet: what is drawn off it, and what the legend says of it; nothing where it is missing."""

MARK_INKS = {
    Symbol.DANGER: Ink.DANGER,
    Symbol.BOAT: Ink.BOAT,
    Symbol.HUT: Ink.BUILDING,
    Symbol.STATUE: Ink.BUILDING,
    Symbol.MINE: Ink.BUILDING,
}
FOUND = {
    Kind.FOREST: ("↟", "f", Ink.FOREST),
    Kind.CITY: ("⌂", "c", Ink.CITY),
    Kind.MOUNTAIN: ("▴", "m", Ink.PEAK),
    Kind.PYRAMID: ("∆", "p", Ink.PYRAMID),
}


def sheet_text(
    sheet: Sheet,
    *,
    style: Style,
    legal: Collection[Space] = (),
    highlight: Collection[Space] = (),
    draft: Collection[Space] = (),
    letters_below: bool = False,
) -> str:
    """The sheet, then its discoveries and a legend of just what occurs. No line feed at the end.

    With `letters_below` the letters of the columns stand under the sheet too, where a low terminal still shows them.

    >>> from pennypapers.rules import Space, Sheet, read_layout
    >>> layout = read_layout("adventure: temple\\nname: hut\\ngrid:\\n  o D\\n  o o")
    >>> sheet = Sheet(layout, {Space("a1"): 7, Space("b2"): Symbol.DANGER})
    >>> print(sheet_text(sheet, style=Style(colour=False), legal={Space("a2")}))
         a     b
      ┌─────┬─────┐
    1 │  7  │[   ]│
      ├─────┼─────┤
    2 │  ◦  │  !  │
      └─────┴─────┘
      ◦ possible now   [ ] door   ! mummy
    """
    drawing = _Drawing(sheet, style, frozenset(legal), frozenset(highlight), frozenset(draft))
    grid = drawing.grid()
    return "\n".join([*grid, *grid[: int(letters_below)], *drawing.discoveries(), *drawing.legend()])


def grid_lines(
    sheet: Sheet,
    *,
    style: Style,
    legal: Collection[Space] = (),
    highlight: Collection[Space] = (),
    draft: Collection[Space] = (),
) -> list[str]:
    """The drawn sheet alone, line by line: the letters of the columns first."""
    return _Drawing(sheet, style, frozenset(legal), frozenset(highlight), frozenset(draft)).grid()


def margin(layout: Layout) -> int:
    """How many characters the numbers of the rows take, on the left of each line."""
    return MARGIN if layout.height > 9 else MARGIN - 1


def corner(layout: Layout, space: Space) -> tuple[int, int]:
    """Where the frame of a space begins in `grid_lines`: the character in its line, and the line."""
    return margin(layout) + space.col * STEP, 1 + 2 * space.row


def space_at(layout: Layout, x: int, y: int) -> Space | None:
    """The space that is drawn at a character of `grid_lines`; frame lines belong to the space right of or below them.

    >>> from pennypapers.rules import Space, builtin_layout
    >>> layout = builtin_layout("temple", "front")
    >>> x, y = corner(layout, Space("d2"))
    >>> space_at(layout, x + 3, y + 1), space_at(layout, 0, 0)
    (Space('d2'), None)
    """
    col, row = (x - margin(layout)) // STEP, (y - 1) // 2
    if not (0 <= col < layout.width and 0 <= row < layout.height):
        return None
    space = Space.at(col, row)
    return space if space in layout.kinds else None


class _Drawing:
    def __init__(
        self,
        sheet: Sheet,
        style: Style,
        legal: frozenset[Space],
        highlight: frozenset[Space],
        draft: frozenset[Space],
    ) -> None:
        self.sheet, self.style = sheet, style
        self.legal, self.highlight, self.draft = legal, highlight, draft
        self.rules = adventure(sheet.layout.adventure)
        self.kind_of = {space: found.kind for found in sheet.discoveries for space in found.spaces}

    def grid(self) -> list[str]:
        layout = self.sheet.layout
        canvas = Canvas()
        left = margin(layout)
        for col in range(layout.width):
            canvas.put(left + col * STEP + 3, 0, [(Space.at(col, 0)[0], Ink.NAME)])
        for row in range(layout.height):
            canvas.put(0, 2 + 2 * row, [(f"{row + 1:>{left - 1}}", Ink.NAME)])
            for col in range(layout.width):
                x, y = left + 1 + col * STEP, 2 + 2 * row
                inside = self._inside(col, row)
                canvas.put(x, y, inside)
                if Space.at(col, row) in self.highlight:
                    for place in _free_places(inside)[:1]:
                        canvas.put(x + place, y, [(self._highlight_sign, Ink.HIGHLIGHT)])
        frame = Frame(layout, style=self.style, thick=self.highlight, dashed=self.draft, regions=self._regions())
        for x, y, stroke in frame.strokes():
            canvas.put(left + x, 1 + y, [stroke])
        return canvas.lines(self.style)

    def _regions(self) -> dict[Space, tuple[object, Ink]]:
        """Spaces between which nothing is drawn: open water, and those of one discovery."""
        kinds = self.sheet.layout.kinds
        regions: dict[Space, tuple[object, Ink]] = {
            space: (kind, Ink.BLANK) for space, kind in kinds.items() if self._tile(kind).ink is Ink.WATER
        }
        for number, found in enumerate(self.sheet.discoveries):
            regions.update(dict.fromkeys(found.spaces, (number, FOUND[found.kind][2])))
        return regions

    def discoveries(self) -> Iterator[str]:
        """Each discovery with its spaces, since the drawing does not show diagonal neighbours as connected."""
        for found in self.sheet.discoveries:
            sign, ink = self._found(found.kind)
            kind = say(f"play-kind-{found.kind}")
            yield f"  {self._paint(f' {sign} ', ink)} {labelled(kind, ' '.join(found.spaces))}"

    def legend(self) -> Iterator[str]:
        """The legend: the signs that occur on this sheet, wrapped at `LEGEND_WIDTH`."""
        line, width = "", 0
        for sign, meaning, ink in self._meanings():
            wide = len(sign) + 1 + len(meaning)
            if line and width + 3 + wide > LEGEND_WIDTH:
                yield line
                line, width = "", 0
            line += ("   " if line else "  ") + f"{self._paint(sign, ink)} {meaning}"
            width += 3 + wide
        if line:
            yield line

    def _meanings(self) -> Iterator[tuple[str, str, Ink]]:
        sheet = self.sheet
        if self.legal:
            yield self._legal_sign, say("plain-legend-legal"), Ink.LEGAL
        if self.draft:
            yield ": :" if self.style.ascii else "╎ ╎", say("plain-legend-pencil"), Ink.PENCIL
        if self.highlight:
            frame = "#" if self.style.ascii else "┃"
            yield f"{frame} {self._highlight_sign}{frame}", say("plain-legend-highlight"), Ink.HIGHLIGHT
        for kind in sheet.layout.by_kind:
            tile = self._tile(kind)
            if tile.sign:
                yield tile.sign, say(f"sheet-kind-{self.rules.printed[kind]}"), tile.ink
        ground = self.rules.facts.ground
        if ground in OUTSIDE and len(sheet.layout.spaces) < sheet.layout.width * sheet.layout.height:
            drawn, meaning = OUTSIDE[ground]
            yield drawn.strip(), say(meaning), Ink.CLOUD
        for symbol, ink in MARK_INKS.items():
            if sheet.where(symbol):
                yield symbol, symbol_words(symbol, self.rules), ink
        if sheet.crossed:
            yield "!x", say("sheet-crossed"), Ink.CROSSED
        if sheet.treasures:
            yield "*7", say("sheet-treasure", value=7), Ink.TREASURE

    def _inside(self, col: int, row: int) -> list[Stroke]:
        """The five characters of a place."""
        if self._is_outside(col, row):
            return [(OUTSIDE.get(self.rules.facts.ground, (" " * INSIDE, ""))[0], Ink.CLOUD)]
        space = Space.at(col, row)
        tile = self._tile(self.sheet.layout.kinds[space])
        token, ink = self._token(space)
        if space in self.sheet.treasures:
            short = token or tile.empty.strip(" /\\")
            return [(f"{short:>2}", ink if token else tile.ink), (f"*{self.sheet.treasures[space]:<2}", Ink.TREASURE)]
        if space in self.kind_of:
            sign, ink = self._found(self.kind_of[space])
            return [(f" {token:>2} {sign}", ink)]
        middle = (f"{token:>2} ", ink) if token else (tile.empty, tile.ink)
        return [(tile.left, tile.ink), middle, (tile.right, tile.ink)]

    def _token(self, space: Space) -> Stroke:
        """The mark in a space, or the sign for a legal empty space; an empty text for any other."""
        value = self.sheet.writing.get(space)
        if value is None:
            return (self._legal_sign, Ink.LEGAL) if space in self.legal else ("", Ink.BLANK)
        if space in self.sheet.crossed:
            return f"{value}x", Ink.CROSSED
        ink = MARK_INKS[value] if isinstance(value, Symbol) else Ink.NUMBER
        return str(value), Ink.DRAFT if space in self.draft else ink

    def _tile(self, kind: str) -> Tile:
        return TILES[self.rules.facts.shapes[kind]]

    def _is_outside(self, col: int, row: int) -> bool:
        return self.sheet.layout.token(col, row) == OFF

    def _found(self, kind: Kind) -> Stroke:
        sign, letter, ink = FOUND[kind]
        return (letter if self.style.ascii else sign), ink

    @property
    def _legal_sign(self) -> str:
        return "+" if self.style.ascii else "◦"

    @property
    def _highlight_sign(self) -> str:
        """A sign inside highlighted spaces: neighbours share frame lines, so a thick frame alone would be ambiguous."""
        return "<" if self.style.ascii else "◂"

    def _paint(self, text: str, ink: Ink) -> str:
        return painted(text, ink) if self.style.colour else text


def _free_places(inside: list[Stroke]) -> list[int]:
    """Where a sign fits beside what stands in a space: after it, or before it, or nowhere beside `12*15`."""
    text = "".join(chars for chars, _ in inside)
    return [place for place in (3, 4, 0) if text[place] == " "]
