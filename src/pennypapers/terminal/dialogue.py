"""A whole game at one keyboard, by prompts: show each seat its turn, ask for marks, and go on until it is over."""

from __future__ import annotations

from collections.abc import Iterator

from ..drawing.text.words import capital, stars_words
from ..messages import listed, say
from ..messages.numbers import number
from ..notation.names import printable
from .dice import typed_roll
from .ending import show_end
from .opening import show_welcome
from .prompt import LeaveGame, Prompt
from .saved_game import SavedGame
from .screen import Screen, Tone
from .turn import SeatTurn


class Dialogue:
    """Plays a game with the people at one keyboard."""

    def __init__(self, game: SavedGame, screen: Screen, prompt: Prompt) -> None:
        self._game = game
        self._screen = screen
        self._prompt = prompt
        self._has_inked = False
        self._told: list[set[str]] = [set() for _ in game.table.seats]

    def play(self) -> None:
        game = self._game
        game.write()
        if not game.table.ended:
            show_welcome(game.table, game.place, self._screen)
            for notice in game.notices:
                self._screen.say(notice, Tone.QUIET)
        while not game.table.ended:
            if game.table.roll is None:
                game.roll(typed_roll(game.table, self._screen, self._prompt) if game.needs_typed_dice else None)
            if game.is_bots_turn:
                game.play_bot()
            else:
                self._take_turn(game.table.waiting[0])
        show_end(game.table, game.place, self._screen)

    def _take_turn(self, seat: int) -> None:
        game, screen = self._game, self._screen
        alone = len(game.people) == 1
        if not alone:
            self._pass_to(seat)
        screen.say()
        for news in self._bot_news():
            screen.say(news, Tone.QUIET)
        if drawn := self._danger_news(seat):
            screen.say(drawn, Tone.DANGER)
        marks = SeatTurn(game.table, seat, screen, self._prompt, told=self._told[seat]).play()
        instead = game.commit(seat, marks)
        self._has_inked = True
        if instead:
            screen.say(instead, Tone.REFUSAL)
        elif alone:
            inked = say("plain-inked", marks=" ".join(map(str, marks)))
            total = game.table.adventure.score(game.table.sheets[0]).total
            screen.say(f"{inked} {capital(stars_words(total))}." if game.table.solo else inked, Tone.GOOD)

    def _bot_news(self) -> Iterator[str]:
        """What the bots wrote in the turn that closed last, and what their sheets are worth now."""
        table = self._game.table
        for seat, marks in self._game.inked_by_bots().items():
            stars = stars_words(table.adventure.score(table.sheets[seat]).total)
            yield say("plain-bot-inked", name=table.seats[seat], marks=" ".join(map(str, marks)), stars=stars)

    def _danger_news(self, seat: int) -> str | None:
        """What somebody drew on this seat's sheet in the turn that closed last."""
        table, drawn = self._game.table, self._game.drawn_on(seat)
        if drawn is None:
            return None
        drawer, space = drawn
        return say(f"play-drew-{table.adventure.key}", name=table.seats[drawer], space=space)

    def _pass_to(self, seat: int) -> None:
        table, screen = self._game.table, self._screen
        if self._has_inked:  # the welcome stays until the first player is there
            screen.clear()
        screen.say()
        screen.say(f"{say('plain-turn', turn=table.turns + 1)} {self._standing()}", Tone.QUIET)
        screen.say(say("plain-pass-to", name=table.seats[seat]), Tone.TITLE)
        self._prompt.ask("")
        screen.clear()

    def _standing(self) -> str:
        """Everybody's stars as of the last closed turn."""
        table = self._game.table
        stars = (
            f"{seat} {number(table.adventure.score(sheet).total)}"
            for seat, sheet in zip(table.seats, table.sheets, strict=True)
        )
        if not table.turns:
            return f"{say('plain-players', count=len(table.seats))}."
        return say("plain-standing", list=listed(stars))


def run_dialogue(game: SavedGame, screen: Screen, prompt: Prompt) -> int:
    """Play to the end or until somebody leaves; the exit status."""
    try:
        Dialogue(game, screen, prompt).play()
    except LeaveGame:
        _tell_saved(game, screen)
        return 0
    except KeyboardInterrupt:
        screen.say()
        _tell_saved(game, screen)
        return 130
    return 0


def _tell_saved(game: SavedGame, screen: Screen) -> None:
    screen.say()
    screen.show(say("terminal-go-on", command=printable(game.go_on)))
