"""Plays terminal games by typed input: random turns to the end of the game or until it quits, or given lines."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from support.random_play import finished

from pennypapers.drawing.text.ink import PLAIN_TEXT, Style
from pennypapers.terminal.begin import Wishes, begin, resume
from pennypapers.terminal.dialogue import run_dialogue
from pennypapers.terminal.opening import ask_missing
from pennypapers.terminal.prompt import Prompt
from pennypapers.terminal.saved_game import SavedGame
from pennypapers.terminal.screen import Screen


class Typist:
    """Types random legal turns: first all marks of a turn, then the command that commits it. It quits at the prompt
    number `leaves_at`, counted from 1; 0 means never."""

    def __init__(self, *, leaves_at: int = 0, by: type[BaseException] = EOFError) -> None:
        self.game: SavedGame | None = None
        self.asked = 0
        self.lines: list[str] = []
        self.watch: Callable[[SavedGame], None] = lambda _: None
        self.watches_every = 1
        self._leaves_at = leaves_at
        self._by = by
        self._pencilled: tuple[int, int] | None = None

    def __call__(self, question: str) -> str:
        self.asked += 1
        if self.game is not None and self.asked % self.watches_every == 0:
            self.watch(self.game)
        if self.asked == self._leaves_at:
            raise self._by
        line = self._line(question)
        self.lines.append(line)
        return line

    def _line(self, question: str) -> str:
        assert self.game is not None
        table = self.game.table
        if question == "dice> ":
            rng = random.Random(f"dice {table.turns}")
            return f"{rng.choice('12345P')} {rng.choice('12345D')} {rng.choice('12345!')}"
        if question != "> ":
            return ""
        seat = table.waiting[0]
        if self._pencilled == (table.turns, seat):
            return ""
        self._pencilled = (table.turns, seat)
        marks = finished(table.draft(seat), random.Random(f"{table.turns} {seat}")).marks
        return " ".join(map(str, marks))


class Script:
    """Types these lines, one for each prompt, and then quits."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def __call__(self, question: str) -> str:  # noqa: ARG002
        for line in self._lines:
            return line
        raise EOFError


class Played:
    """One run of the terminal game: its output, its exit status, and the saved game."""

    def __init__(
        self,
        keyboard: Typist | Script,
        wishes: Wishes | Path,
        folder: Path,
        *,
        clears: bool = False,
        style: Style = PLAIN_TEXT,
        width: int = 400,
    ) -> None:
        out = io.StringIO()
        screen = Screen(out, style, clears=clears, width=width)
        prompt = Prompt(keyboard)
        if isinstance(wishes, Path):
            self.game = resume(wishes)
        else:
            self.game = begin(ask_missing(wishes, screen, prompt), folder=folder)
        if isinstance(keyboard, Typist):
            keyboard.game = self.game
        self.status = run_dialogue(self.game, screen, prompt)
        self.shown = out.getvalue()
        self.path = Path(self.game.place)

    @property
    def record(self) -> str:
        return self.path.read_text(encoding="utf-8")
