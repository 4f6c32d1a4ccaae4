"""Runs the full-screen game without a terminal: a test presses keys and reads the screen as text."""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

from support.random_play import finished
from textual.pilot import Pilot
from textual.widgets import Input

from pennypapers.messages.translation import translation
from pennypapers.rules.mark import Mark
from pennypapers.table import Table
from pennypapers.terminal.begin import Wishes, begin
from pennypapers.terminal.fullscreen.app import FullScreen
from pennypapers.terminal.fullscreen.pass_screen import PassScreen
from pennypapers.terminal.fullscreen.score_screen import ScoreScreen
from pennypapers.terminal.fullscreen.turn_screen import TurnScreen
from pennypapers.terminal.saved_game import SavedGame

SMALL = (80, 24)
PATIENCE = 60.0
"""Seconds."""

CELL = 12.2
"""The width of a character in a picture that Textual exports."""

SNAPSHOTS = Path(__file__).parents[1] / "terminal" / "fullscreen" / "snapshots"


class Player:
    """Presses keys and reads the screen."""

    def __init__(self, app: FullScreen, pilot: Pilot[str]) -> None:
        self.app, self.pilot = app, pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def resize(self, width: int, height: int, shows: Callable[[], bool]) -> None:
        """Change the size of the window, and wait until it shows what it should: screens change one after another."""
        await self.pilot.resize_terminal(width, height)
        async with asyncio.timeout(PATIENCE):
            while not shows():
                await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press(*(KEYS.get(character, character) for character in text))

    async def pencil(self, marks: str) -> None:
        """Enter marks in the input field, as if they were pasted."""
        await self.press("slash")
        self.app.screen.query_one("#typed", Input).value = marks
        await self.press("enter")

    @property
    def screen(self) -> str:
        return screen_text(self.app)

    async def play_to_the_end(self) -> None:
        """Commit random legal turns until the end of the game is shown."""
        while not (isinstance(self.app.screen, ScoreScreen) and self.game.table.ended):
            if isinstance(self.app.screen, PassScreen):
                await self.press("enter")
            elif isinstance(self.app.screen, TurnScreen):
                await self.pencil(" ".join(map(str, some_turn(self.game.table))))
                await self.press("i")
            else:
                await self.pilot.pause()

    @property
    def game(self) -> SavedGame:
        assert self.app.game is not None
        return self.app.game


KEYS = {
    "=": "equals_sign",
    "(": "left_parenthesis",
    ")": "right_parenthesis",
    ",": "comma",
    " ": "space",
    "!": "exclamation_mark",
    "*": "asterisk",
    "-": "minus",
}


def some_turn(table: Table) -> tuple[Mark, ...]:
    """A random legal turn for the seat that is next; the same table always gives the same turn."""
    seat = table.waiting[0]
    return finished(table.draft(seat), random.Random(f"{table.turns} {seat}")).marks


def before_the_end(wishes: Wishes, folder: Path) -> SavedGame:
    """A game whose next turn is its last."""

    def play(last: int) -> SavedGame:
        game = begin(wishes, folder=folder)
        while not game.table.ended and game.table.turns < last:
            if game.table.roll is None:
                game.roll()
            game.commit(game.table.waiting[0], some_turn(game.table))
        return game

    return play(play(MANY_TURNS).table.turns - 1)


MANY_TURNS = 200


def played(
    opens: Wishes | SavedGame,
    folder: Path,
    act: Callable[[Player], Awaitable[None]],
    *,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> FullScreen:
    """Run the app, let `act` press keys, and return the app after it has exited."""

    async def run() -> FullScreen:
        app = FullScreen(opens, translation(language), folder=folder)
        async with app.run_test(size=size) as pilot:
            # On a busy machine Textual is ready before it has drawn anything.
            while app.is_running and not screen_text(app).strip():
                await pilot.pause()
            await act(Player(app, pilot))
        return app

    return asyncio.run(run())


def screen_text(app: FullScreen) -> str:
    """The text on the screen, line by line, without colours."""
    lines: dict[int, dict[int, str]] = {}
    for text in ET.fromstring(app.export_screenshot()).iter("{http://www.w3.org/2000/svg}text"):
        found = re.search(r"-line-(\d+)\)", text.attrib.get("clip-path", ""))
        if found is None:
            continue
        line = lines.setdefault(int(found[1]), {})
        first = round(float(text.attrib["x"]) / CELL)
        for index, character in enumerate(unescape(text.text or "")):
            line[first + index] = " " if character == "\xa0" else character
    height = max(lines, default=-1) + 1
    drawn = (lines.get(y, {}) for y in range(height))
    return "\n".join("".join(line.get(x, " ") for x in range(max(line, default=-1) + 1)).rstrip() for line in drawn)


def expect_snapshot(name: str, text: str, folder: Path = SNAPSHOTS) -> None:
    """Compare a screen with its snapshot file; if PENNYPAPERS_UPDATE_SNAPSHOTS is set, write the file instead."""
    path = folder / f"{name}.txt"
    if os.environ.get("PENNYPAPERS_UPDATE_SNAPSHOTS"):
        path.write_text(text.rstrip() + "\n", encoding="utf-8")
    assert text.rstrip() + "\n" == path.read_text(encoding="utf-8")
