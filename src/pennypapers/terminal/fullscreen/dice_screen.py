"""Real dice on a real table: somebody types what they show (O4)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from ...errors import RuleBroken
from ...messages.translation import Translation
from ...rules.dice import Roll
from ...table import Table
from ..dice import read_roll
from ..refusal import refusal_words


class DiceScreen(Screen[Roll | None]):
    """Ends with the roll, or with None when the player leaves the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, table: Table, words: Translation) -> None:
        super().__init__()
        self._table, self._words = table, words

    def compose(self) -> ComposeResult:
        say, key = self._words.say, self._table.adventure.key
        faces = say("terminal-dice-faces", helper=say(f"play-face-{key}-helper"), danger=say(f"play-face-{key}-danger"))
        with Middle(), Center(id="asks"):
            yield Static(f"{say('screen-turn', turn=self._table.turns + 1)}. {say('play-type-roll')}")
            yield Static(faces)
            yield Input(placeholder=say("terminal-type-dice"))
            yield Static(id="wrong")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            self.dismiss(read_roll(event.value))
        except RuleBroken as broken:
            self.query_one("#wrong", Static).update(Content(refusal_words(broken, self._words)))

    def action_leave(self) -> None:
        self.dismiss(None)
