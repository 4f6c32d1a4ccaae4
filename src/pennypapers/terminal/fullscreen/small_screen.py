"""What is shown instead of the game while the window is too small for it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from ...messages.translation import Translation

WIDTH, HEIGHT = 80, 24
"""The smallest window in which every adventure can be played."""


def is_small(size: Size) -> bool:
    return size.width < WIDTH or size.height < HEIGHT


class SmallScreen(Screen[None]):
    """Stays until the window is large enough; leaving ends the program, which keeps the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "app.leave", show=False)]

    def __init__(self, words: Translation) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        yield Static(id="small")

    def on_mount(self) -> None:
        self.show_size(self.app.size)

    def show_size(self, size: Size) -> None:
        facts = {"width": size.width, "height": size.height, "wide": WIDTH, "high": HEIGHT}
        self.query_one("#small", Static).update(Content(self._words.say("terminal-too-small", **facts)))
