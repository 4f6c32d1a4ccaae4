"""The sheet on the screen: drawn in place, with a cursor, scrolling under its letters and numbers where it is large."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...drawing.text.frame import STEP
from ...drawing.text.ink import Style
from ...drawing.text.sheet_text import corner, grid_lines, margin, space_at
from ...rules.grid import Space
from ...rules.layout import Layout
from ...rules.sheet import Sheet

LETTERS = 1
"""The lines above the sheet that hold the letters of its columns."""


class SheetView(ScrollView, can_focus=False):
    """A drawn sheet. Clicking a space posts `Pointed`."""

    class Pointed(Message):
        """A space was clicked."""

        def __init__(self, space: Space) -> None:
            super().__init__()
            self.space = space

    def __init__(self, *, ascii_only: bool = False) -> None:
        super().__init__()
        self._drawing_style = Style(ascii=ascii_only)
        self._drawn_lines: list[Strip] = []
        self._shown_layout: Layout | None = None

    def show(
        self,
        sheet: Sheet,
        *,
        legal: Collection[Space] = (),
        highlight: Collection[Space] = (),
        draft: Collection[Space] = (),
    ) -> None:
        """Draw a sheet; the spaces in `highlight` have a thick frame, as the cursor has."""
        drawn = grid_lines(sheet, style=self._drawing_style, legal=legal, highlight=highlight, draft=draft)
        self._shown_layout = sheet.layout
        self._drawn_lines = [Strip(Text.from_ansi(line).render(self.app.console, end="")) for line in drawn]
        width = margin(sheet.layout) + sheet.layout.width * STEP + 1
        self.styles.width = width
        self.virtual_size = Size(width, len(drawn))
        self.refresh()

    def scroll_to_space(self, space: Space) -> None:
        """Scroll so that a space is in view beside the letters and the numbers."""
        assert self._shown_layout is not None
        x, y = corner(self._shown_layout, space)
        left = margin(self._shown_layout)
        self.scroll_to_region(
            Region(x - left, y - LETTERS, STEP + 1 + left, 3 + LETTERS), animate=False, force=True, immediate=True
        )

    def render_line(self, y: int) -> Strip:
        """One line of the screen; the first is always the letters, and the margin always the numbers."""
        scrolled_x, scrolled_y = self.scroll_offset
        line = y if y < LETTERS else y + scrolled_y
        if self._shown_layout is None or line >= len(self._drawn_lines):
            return Strip.blank(self.size.width, self.rich_style)
        left, strip = margin(self._shown_layout), self._drawn_lines[line]
        rest = strip.crop(left + scrolled_x, left + scrolled_x + max(0, self.size.width - left))
        whole = Strip.join([strip.crop(0, left).adjust_cell_length(left), rest])
        return whole.adjust_cell_length(self.size.width).apply_style(self.rich_style)

    def on_click(self, event: Click) -> None:
        if self._shown_layout is None:
            return
        scrolled_x, scrolled_y = self.scroll_offset
        x = event.x + (scrolled_x if event.x >= margin(self._shown_layout) else 0)
        space = space_at(self._shown_layout, x, event.y + scrolled_y)
        if space is not None:
            self.post_message(self.Pointed(space))


def beside(layout: Layout, space: Space, across: int, down: int) -> Space:
    """The next space of the sheet in a direction; the same one at its edge."""
    col, row = space.col + across, space.row + down
    while 0 <= col < layout.width and 0 <= row < layout.height:
        found = Space.at(col, row)
        if found in layout.kinds:
            return found
        col, row = col + across, row + down
    return space
