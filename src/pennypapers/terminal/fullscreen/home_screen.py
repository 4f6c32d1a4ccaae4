"""The first screen: which adventure, with whom, or which unfinished game to go on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from ...bots import BOTS
from ...errors import PennyError
from ...messages.speaker import labelled
from ...messages.translation import Translation
from ...notation.names import printable
from ...rules.library import ADVENTURES, SIDES
from ...table import Table
from ..begin import Wishes
from ..names import read_names
from ..save import unfinished
from .toggles import Toggles


class HomeScreen(Screen[Wishes | Path | None]):
    """Ends with the options of a new game, the file of an unfinished one, or None when the player leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, wishes: Wishes, words: Translation, folder: Path) -> None:
        super().__init__()
        self._wishes, self._words = wishes, words
        self._games = unfinished(folder)

    def compose(self) -> ComposeResult:
        say = self._words.say
        yield Static(Content.styled("Penny Papers Adventures", "bold"), id="title")
        choices = [Option(self._adventure(key), id=key) for key in ADVENTURES]
        choices += [Option(self._unfinished(table), id=str(path)) for path, table in self._games]
        yield OptionList(*choices, id="choices")
        yield Static(f"[b]↑ ↓ ↵[/b]   [b]Esc[/b] {say('terminal-key-leave')}", id="keys")
        with VerticalScroll(id="asks"):
            yield Static(say("terminal-who"))
            yield Input(", ".join(self._wishes.players or ()), id="players")
            yield Static(say("host-bots"))
            yield Toggles([(bot, say(f"score-rank-{bot}")) for bot in BOTS], self._wishes.bots, id="bots")
            yield Static(say("host-side"))
            yield Toggles([(side, say(f"side-{side}")) for side in SIDES], SIDES[:1], single=True, id="side")
            yield Static(id="wrong")
            yield Button(say("terminal-begin"), id="begin")

    def on_mount(self) -> None:
        self.query_one("#asks").display = False
        choices = self.query_one("#choices", OptionList)
        choices.highlighted = 0
        choices.focus()

    def _adventure(self, key: str) -> Content:
        facts = ADVENTURES[key].facts
        minutes = self._words.say("host-minutes", minutes=facts.minutes)
        name = Content.styled(self._words.say(f"name-{key}"), "bold")
        about = self._words.say(f"play-help-{key}")
        return name + Content(f"  {facts.age}+, {minutes}\n{about}\n")

    def _unfinished(self, table: Table) -> Content:
        say = self._words.say
        name, players = say(f"short-{table.adventure.key}"), printable(", ".join(table.seats))
        line = say("terminal-unfinished", name=name, turn=table.turns + 1, players=players)
        return Content(labelled(self._words, say("terminal-continue"), line))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id or ""
        if chosen not in ADVENTURES:
            self.dismiss(Path(chosen))
            return
        self._wishes = replace(self._wishes, adventure=chosen)
        self.query_one("#choices").display = False
        self.query_one("#asks").display = True
        self.query_one("#players").focus()

    def on_input_submitted(self) -> None:
        self._begin()

    def on_button_pressed(self) -> None:
        self._begin()

    def _begin(self) -> None:
        players = self.query_one("#players", Input).value.strip()
        bots, sides = (self.query_one(f"#{each}", Toggles).on for each in ("bots", "side"))
        try:
            names = read_names(players) if players else None
        except PennyError as error:
            self.query_one("#wrong", Static).update(Content(error.said_by(self._words)))
            return
        self.dismiss(replace(self._wishes, players=names, bots=tuple(bots), layout=sides[0]))

    def action_back(self) -> None:
        """From the options to the choice of an adventure; from there out of the program."""
        if self.query_one("#choices").display:
            self.dismiss(None)
            return
        self.query_one("#asks").display = False
        self.query_one("#choices").display = True
        self.query_one("#choices").focus()
