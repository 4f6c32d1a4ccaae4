"""A whole game at one keyboard: roll, let every seat ink its turn, save, and go on until it is over."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path

from ..drawing.words import counted, stars_words
from ..errors import PennyError
from ..messages import listed
from ..rules.mark import Symbol, Write
from ..table import Commit, Committed, Event, RollDice, Rolled, Table, TurnClosed, decide, evolve
from .dice import Dice
from .ending import show_end
from .opening import show_welcome
from .opponents import Opponents
from .prompt import LeaveGame, Prompt
from .save import Save
from .screen import Screen, Tone
from .turn import SeatTurn


class SaveFailed(PennyError):  # noqa: N818  # as it is said
    """The game cannot be saved."""


class Game:
    """The table, its events and its file. Every event is saved before it is shown."""

    def __init__(
        self,
        events: Iterable[Event],
        table: Table,
        *,
        save: Save,
        dice: Dice,
        screen: Screen,
        prompt: Prompt,
        opponents: Opponents | None = None,
    ) -> None:
        self.events = list(events)
        self.table = table
        self._save = save
        self._dice = dice
        self._screen = screen
        self._prompt = prompt
        self._opponents = opponents or Opponents()
        self._has_inked = False
        self._told: list[set[str]] = [set() for _ in table.seats]

    @property
    def path(self) -> Path:
        return self._save.path

    def play(self) -> None:
        self.write()
        if not self.table.ended:
            show_welcome(self.table, self.path, self._screen)
        while not self.table.ended:
            if self.table.roll is None:
                self._roll()
            seat = self.table.waiting[0]
            if self.table.seats[seat] in self._opponents:
                self._happen(Commit(seat, self._opponents.turn(self.table, seat)))
            else:
                self._take_turn(seat)
        show_end(self.table, self._save.path, self._screen)

    def write(self) -> None:
        try:
            self._save.write(self.events, self.table)
        except OSError as error:
            raise SaveFailed(f"{self._save.path} cannot be written: {error.strerror or error}") from None

    def _happen(self, command: RollDice | Commit) -> None:
        for event in decide(self.table, command):
            self.events.append(event)
            self.table = evolve(self.table, event)
        self.write()

    def _roll(self) -> None:
        table = self.table
        turn = table.turns + 1
        roll = self._dice.roll(turn)
        swaps = not table.solo and table.adventure.is_danger_turn(table.sheets[0], roll)
        self._happen(RollDice(roll, self._dice.exchange(turn, len(table.seats)) if swaps else None))

    def _take_turn(self, seat: int) -> None:
        screen = self._screen
        if self._people > 1:
            self._pass_to(seat)
        screen.say()
        for news in self._bot_news():
            screen.say(news, Tone.QUIET)
        for news in self._news(seat):
            screen.say(news, Tone.DANGER)
        marks = SeatTurn(self.table, seat, screen, self._prompt, told=self._told[seat]).play()
        self._happen(Commit(seat, marks))
        self._has_inked = True
        if self._people == 1:
            inked = f"Inked {' '.join(map(str, marks))}."
            total = self.table.adventure.score(self.table.sheets[0]).total
            screen.say(f"{inked} {stars_words(total).capitalize()}." if self.table.solo else inked, Tone.GOOD)

    @property
    def _people(self) -> int:
        return sum(name not in self._opponents for name in self.table.seats)

    def _bot_news(self) -> Iterable[str]:
        """What the bots wrote in the turn that closed last, and what their sheets are worth now."""
        seats, marks = self.table.seats, dict[int, str]()
        closed: dict[int, str] = {}
        for event in self.events:
            match event:
                case Rolled():
                    marks = {}
                case Committed(seat, inked) if seats[seat] in self._opponents:
                    marks[seat] = " ".join(map(str, inked))
                case TurnClosed():
                    closed = marks
        for seat, text in closed.items():
            stars = stars_words(self.table.adventure.score(self.table.sheets[seat]).total)
            yield f"{seats[seat]} inked {text}: {stars}."

    def _pass_to(self, seat: int) -> None:
        table, screen = self.table, self._screen
        if self._has_inked:  # the welcome stays until the first player is there
            screen.clear()
        screen.say()
        screen.say(f"Turn {table.turns + 1}. {self._standing()}", Tone.QUIET)
        screen.say(f"Pass to {table.seats[seat]}, then press Enter.", Tone.TITLE)
        self._prompt.ask("")
        screen.clear()

    def _standing(self) -> str:
        """Everybody's stars as of the last closed turn."""
        table = self.table
        stars = (
            f"{seat} {table.adventure.score(sheet).total}"
            for seat, sheet in zip(table.seats, table.sheets, strict=True)
        )
        return f"Stars: {listed(stars)}." if table.turns else f"{counted(len(table.seats), 'player')}."

    def _news(self, seat: int) -> Iterable[str]:
        """What somebody drew on this seat's sheet in the turn that closed last."""
        rolled: Rolled | None = None
        drawn: list[str] = []
        closed: list[str] = []
        for event in self.events:
            match event:
                case Rolled():
                    rolled, drawn = event, []
                case Committed(drawer, marks) if rolled and rolled.exchange and rolled.exchange[drawer] == seat:
                    drawn = [
                        f"{self.table.seats[drawer]} drew a {self.table.adventure.danger_name} in {mark.space} "
                        "on your sheet."
                        for mark in marks
                        if isinstance(mark, Write) and mark.value is Symbol.DANGER
                    ]
                case TurnClosed():
                    closed, drawn = drawn, []
        return closed


def run_game(game: Game, screen: Screen) -> int:
    """Play to the end or until somebody leaves; the exit status."""
    try:
        game.play()
    except LeaveGame:
        _tell_saved(game, screen)
        return 0
    except KeyboardInterrupt:
        screen.say()
        _tell_saved(game, screen)
        return 130
    return 0


def _tell_saved(game: Game, screen: Screen) -> None:
    screen.say()
    screen.show(f"Saved. Go on with: pennypapers play --resume {shlex.quote(str(game.path))}")
