"""The rules behind this roll, and the keys."""

from __future__ import annotations

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
        for key, message in KEYS:
            lines.append(Content.styled(f"{key:<12}", "bold") + Content(say(message)))
        lines.append(Content(say("terminal-help-mouse")))
        return lines


KEYS = (
    ("← ↑ ↓ →", "play-key-arrows-do"),
    ("1 … 15", "play-key-digits-do"),
    ("B H S M X", "play-key-letters-do"),
    ("Tab", "terminal-help-tab"),
    ("Enter", "play-key-enter-do"),
    ("I", "play-key-ink-do"),
    ("U", "play-key-back-do"),
    ("D", "play-key-discover-do"),
    ("T", "play-hint"),
    ("E", "score-where-from"),
    ("O", "score-everybody"),
    ("/", "play-key-slash-do"),
    ("Esc", "play-key-escape-do"),
    ("Q", "terminal-key-leave"),
)
