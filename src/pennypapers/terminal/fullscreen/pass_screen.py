"""An empty screen between two people at one keyboard, so that nobody sees the other's turn."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ...messages.numbers import number
from ...messages.translation import Translation
from ...table import Table, result


class PassScreen(Screen[bool]):
    """Ends with True when the next player is there, with False when somebody leaves the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, table: Table, seat: int, words: Translation) -> None:
        super().__init__()
        self._table, self._seat, self._words = table, seat, words

    def compose(self) -> ComposeResult:
        say, name = self._words.say, self._table.seats[self._seat]
        best = sorted(result(self._table).standings, key=lambda each: each.place)
        standings = [f"{each.player}  {number(each.score.total)} ★" for each in best]
        if len(standings) > MOST_SHOWN:
            standings[MOST_SHOWN - 1 :] = [say("screen-and-more", count=len(standings) - MOST_SHOWN + 1)]
        lines = [
            Content.styled(say("terminal-pass-to", name=name), "bold"),
            Content(say("terminal-pass-how")),
            Content(""),
            *(Content(line) for line in standings),
        ]
        with Middle(), Center():
            yield Static(Content("\n").join(lines), id="pass")

    def on_click(self) -> None:
        self.action_go_on()

    def action_go_on(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)


MOST_SHOWN = 16
"""As many players as a small screen has lines for."""
