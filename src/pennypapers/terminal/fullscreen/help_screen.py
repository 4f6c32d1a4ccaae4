"""The rules behind this roll, and the keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from ...messages.translation import Translation
from ...rules.turn import Draft
from ..guide import relevant_clauses


class HelpScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark,f1", "dismiss", show=False)]

    def __init__(self, draft: Draft, words: Translation) -> None:
        super().__init__()
        self._draft, self._words = draft, words

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Content("\n").join(self._lines()))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        self.dismiss()

    def _lines(self) -> list[Content]:
        say = self._words.say
        lines = [Content(say(f"play-help-{self._draft.adventure.key}")), Content("")]
        for clause in relevant_clauses(self._draft):
            title = Content.styled(f"{clause.id} {say(f'clause-{clause.id}-title')}. ", "bold")
            lines.append(title + Content(say(f"clause-{clause.id}")))
        lines += [Content(""), Content.styled(say("play-keys"), "bold")]
        for key, does in self._keys():
            lines.append(Content.styled(f"{key:<12}", "bold") + Content(does))
        lines.append(Content(say("terminal-help-mouse")))
        return lines

    def _keys(self) -> Iterator[tuple[str, str]]:
        """The keys of this adventure, and what they do."""
        say, rules = self._words.say, self._draft.adventure
        yield "← ↑ ↓ →", say("play-key-arrows-do")
        yield "1 … 15", say("play-key-digits-do")
        symbols = [say(f"sheet-{symbol.name.lower()}") for symbol in rules.symbols]
        yield " ".join([*rules.symbols, "X"]), ", ".join([*symbols, say("play-chip-cross")])
        yield "Tab", say("terminal-help-tab")
        yield say("play-key-enter"), say("play-key-enter-do")
        yield "I", say("play-key-ink-do")
        yield "U", say("play-key-back-do")
        if rules.facts.discoveries:
            yield "D", say("play-key-discover-do")
        yield "T", say("play-hint")
        yield "E", say("score-where-from")
        yield "O", say("score-everybody")
        yield "/", say("play-key-slash-do")
        yield "Esc", say("play-key-escape-do")
        yield "Q", say("terminal-key-leave")
