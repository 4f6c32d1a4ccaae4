"""Where the stars come from: a sheet with the reasons of its score, which light up one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ...messages.numbers import number, signed
from ...messages.translation import Translation
from ...rules.library import adventure
from ...rules.scoring import Reason, Score
from ...rules.sheet import Sheet
from .panel import GAIN, LOSS
from .sheet_view import SheetView
from .wording import reason_text

STEP_SECONDS = 0.5
"""How long each reason is lit before the next."""


class ScoreScreen(Screen[None]):
    """One sheet after the other: left and right turn them over. `closing` is said below the reasons."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn_over(-1)", show=False),
        Binding("right", "turn_over(1)", show=False),
        Binding("enter,space", "go_on", show=False),
        Binding("escape,q,e,o", "dismiss", show=False),
    ]

    def __init__(self, sheets: Sequence[tuple[str, Sheet]], words: Translation, *, closing: str = "") -> None:
        super().__init__()
        self._sheets, self._words, self._last_words = sheets, words, closing
        self._index = 0
        self._lit = 0

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal():
            yield SheetView()
            with VerticalScroll(id="reasons"):
                yield Static(id="score")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.set_interval(STEP_SECONDS, self._light_next)
        self._show()

    @property
    def _score(self) -> Score:
        sheet = self._sheets[self._index][1]
        return adventure(sheet.layout.adventure).score(sheet)

    @property
    def _reasons(self) -> tuple[Reason, ...]:
        return tuple(reason for part in self._score.parts for reason in part.reasons)

    def _light_next(self) -> None:
        if self._lit < len(self._reasons):
            self._lit += 1
            self._show()

    def _show(self) -> None:
        name, sheet = self._sheets[self._index]
        lit = self._reasons[: self._lit]
        last = lit[-1:] if self._lit < len(self._reasons) else lit
        self.query_one(SheetView).show(sheet, highlight=[space for reason in last for space in reason.all_spaces])
        title = self._words.say("score-where-from")
        self.query_one("#title", Static).update(Content(f"{title} · {name}" if name else title))
        self.query_one("#score", Static).update(Content("\n").join(self._lines(set(map(id, lit)))))
        keys = [f"[@click=screen.go_on][b]↵[/b] {self._words.say('terminal-key-next')}[/]"]
        if len(self._sheets) > 1:
            keys.append(f"← → {self._words.say('terminal-all-sheets')}")
        self.query_one("#keys", Static).update("  ".join(keys))

    def _lines(self, lit: set[int]) -> list[Content]:
        """The total, what is said at the end, and then each part with its reasons that are lit."""
        lines: list[Content] = []
        total = 0
        for part in self._score.parts:
            shown = [reason for reason in part.reasons if id(reason) in lit]
            stars = sum(reason.stars for reason in shown)
            total += stars
            name = self._words.say(f"score-part-{part.key}")
            lines.append(Content.styled(f"{name} {number(stars)}", "bold"))
            for reason in shown:
                style = GAIN if reason.stars > 0 else LOSS if reason.stars < 0 else "dim"
                added = Content.styled(f" {signed(reason.stars):>3} ", style)
                lines.append(added + Content(reason_text(self._words, reason)))
        head = [Content.styled(f" {self._words.say('play-stars')} {number(total)} ", "bold reverse")]
        if self._last_words and self._lit == len(self._reasons):
            head.append(Content.styled(self._last_words, "bold"))
        return [*head, Content(""), *lines]

    def action_turn_over(self, by: int) -> None:
        self._index = (self._index + by) % len(self._sheets)
        self._lit = 0
        self._show()

    def action_go_on(self) -> None:
        """Light everything at once, then turn to the next sheet, then close."""
        if self._lit < len(self._reasons):
            self._lit = len(self._reasons)
            self._show()
        elif self._index + 1 < len(self._sheets):
            self.action_turn_over(1)
        else:
            self.dismiss()
