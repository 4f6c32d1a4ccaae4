"""The full-screen game: a home screen if nothing was chosen yet, then turn after turn until the game is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual import work
from textual.app import App
from textual.events import Resize

from ...errors import PennyError
from ...messages.translation import Translation
from ...notation.names import printable
from ...table import result
from ..begin import Wishes, begin, resume
from ..saved_game import SavedGame
from .dice_screen import DiceScreen
from .home_screen import HomeScreen
from .pass_screen import PassScreen
from .score_screen import ScoreScreen
from .small_screen import SmallScreen, is_small
from .turn_screen import TurnScreen
from .wording import closing_words

NOTICE_SECONDS = 20.0
"""How long a notice stays at the edge of the screen."""


class FullScreen(App[str]):
    """Ends with a line to print: where the game is kept."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, opens: SavedGame | Wishes, words: Translation, *, folder: Path, ascii_only: bool = False
    ) -> None:
        super().__init__(ansi_color=True)
        self._opens, self._words, self._folder, self._ascii = opens, words, folder, ascii_only
        self.game: SavedGame | None = None
        self._has_room = asyncio.Event()

    def on_mount(self) -> None:
        self._play()

    def on_resize(self, event: Resize) -> None:
        """Hide the game while the window is too small for it."""
        shown = self.screen
        if not is_small(event.size):
            self._has_room.set()
            if isinstance(shown, SmallScreen):
                self.pop_screen()
        elif isinstance(shown, SmallScreen):
            shown.show_size(event.size)
        else:
            self._has_room.clear()
            self.push_screen(SmallScreen(self._words))

    def action_leave(self) -> None:
        self.exit(self._how_to_go_on(self.game) if self.game else "")

    @work
    async def _play(self) -> None:
        """The game from its first screen to its last. A PennyError ends it with its message."""
        try:
            self.game = await self._open()
            if self.game is not None:
                self.game.write()
                await self._turns(self.game)
            else:
                self.exit("")
        except PennyError as error:
            self.exit(error.said_by(self._words), return_code=1)

    async def _open(self) -> SavedGame | None:
        await self._has_room.wait()
        if isinstance(self._opens, SavedGame):
            return self._opens
        if self._opens.is_chosen:
            return begin(self._opens, folder=self._folder)
        chosen = await self.push_screen_wait(HomeScreen(self._opens, self._words, self._folder))
        if chosen is None:
            return None
        return resume(chosen) if isinstance(chosen, Path) else begin(chosen, folder=self._folder)

    async def _turns(self, game: SavedGame) -> None:
        for notice in game.notices:
            self.notify(notice, timeout=NOTICE_SECONDS)
        while not game.table.ended:
            if not await self._step(game):
                self.exit(self._how_to_go_on(game))
                return
        table = game.table
        sheets = [("" if table.solo else name, sheet) for name, sheet in zip(table.seats, table.sheets, strict=True)]
        closing = closing_words(self._words, result(table))
        await self._has_room.wait()
        await self.push_screen_wait(ScoreScreen(sheets, self._words, closing=closing))
        self.exit(self._words.say("terminal-kept", path=printable(game.place)))

    def _how_to_go_on(self, game: SavedGame) -> str:
        return self._words.say("terminal-go-on", command=printable(game.go_on))

    async def _step(self, game: SavedGame) -> bool:
        """One roll or one seat's turn; False when the player leaves."""
        await self._has_room.wait()
        if game.table.roll is None:
            typed = None
            if game.needs_typed_dice:
                typed = await self.push_screen_wait(DiceScreen(game.table, self._words))
                if typed is None:
                    return False
            await asyncio.to_thread(game.roll, typed)
        if game.is_bots_turn:
            await asyncio.to_thread(game.play_bot)  # the screen goes on
            return True
        seat = game.table.waiting[0]
        if len(game.people) > 1 and not await self.push_screen_wait(PassScreen(game.table, seat, self._words)):
            return False
        screen = TurnScreen(game, seat, self._words, news=self._news(game, seat), ascii_only=self._ascii)
        marks = await self.push_screen_wait(screen)
        if marks is None:
            return False
        if instead := await asyncio.to_thread(game.commit, seat, marks):
            self.notify(instead, severity="warning")
        return True

    def _news(self, game: SavedGame, seat: int) -> str:
        """What somebody drew on this seat's sheet in the turn before; at the first turn, that this is practice."""
        if game.attempt > 1 and not game.table.turns:
            return self._words.say("challenge-practice", number=game.attempt)
        drawn = game.drawn_on(seat)
        if drawn is None:
            return ""
        drawer, space = drawn
        table = game.table
        return self._words.say(f"play-drew-{table.adventure.key}", name=table.seats[drawer], space=space)
