"""A game on this computer: its table, its dice, its bots and its file. It asks nobody and shows nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..errors import PennyError
from ..messages import say
from ..notation.layout import reason
from ..rules.dice import Roll
from ..rules.grid import Space
from ..rules.house import DiceFrom
from ..rules.mark import Mark, Symbol, Write
from ..table import Commit, Committed, Event, RollDice, Rolled, Table, TurnClosed, perform
from ..table.dice.draws import Draws
from .opponents import Opponents
from .save import Keeping


class SaveFailed(PennyError):  # noqa: N818  # as it is said
    """The game cannot be saved."""


class SavedGame:
    """The table and its events. Every event is on disk before the method that made it returns."""

    def __init__(
        self, events: Iterable[Event], table: Table, *, save: Keeping, draws: Draws, opponents: Opponents | None = None
    ) -> None:
        self.events = list(events)
        self.table = table
        self.opponents = opponents or Opponents()
        self._save = save
        self._draws = draws

    @property
    def place(self) -> str:
        """The file or the address where the game is kept."""
        return self._save.place

    @property
    def go_on(self) -> str:
        """The command that goes on with the game."""
        return self._save.go_on

    @property
    def attempt(self) -> int:
        """Which try this is at a challenge; the first one counts, later ones are practice."""
        return self._save.attempt

    @property
    def notices(self) -> tuple[str, ...]:
        """What is to be said before the first turn."""
        return (say("challenge-practice", number=self.attempt),) if self.attempt > 1 else ()

    @property
    def needs_typed_dice(self) -> bool:
        """Whether somebody must type the next roll (O4)."""
        return self.table.house.dice is DiceFrom.BY_HAND

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are not bots'."""
        return tuple(seat for seat, name in enumerate(self.table.seats) if name not in self.opponents)

    @property
    def is_bots_turn(self) -> bool:
        """Whether the next seat to ink the roll on the table is a bot's."""
        return self.table.waiting[0] not in self.people

    def write(self) -> None:
        """Write the record; SaveFailed says why it cannot be written."""
        try:
            self._save.write(self.events, self.table)
        except OSError as error:
            raise SaveFailed(say("cli-cannot-write", path=self.place, why=reason(error))) from None

    def roll(self, typed: Roll | None = None) -> None:
        """Put the next roll on the table: the one that was typed, or the one that follows from the seed."""
        table, turn = self.table, self.table.turns + 1
        roll = typed or self._draws.roll(turn)
        swaps = not table.solo and table.adventure.is_danger_turn(table.sheets[0], roll)
        self._happen(RollDice(roll, self._draws.exchange(turn, len(table.seats)) if swaps else None))

    def commit(self, seat: int, marks: tuple[Mark, ...]) -> str:
        """Commit the turn of a person. A sentence says if something else was inked instead."""
        self._happen(Commit(seat, marks))
        return ""

    def play_bot(self) -> None:
        """Let the bot whose turn it is commit its turn."""
        seat = self.table.waiting[0]
        self._happen(Commit(seat, self.opponents.turn(self.table, seat)))

    def inked_by_bots(self) -> dict[int, tuple[Mark, ...]]:
        """What each bot inked in the turn that closed last."""
        inked = self._closed_turn()
        return {seat: marks for seat, marks in inked.items() if seat not in self.people}

    def drawn_on(self, seat: int) -> tuple[int, Space] | None:
        """Who drew a danger on this seat's sheet in the turn that closed last, and where."""
        exchange = self._closed_roll().exchange if self.table.turns else None
        if not exchange:
            return None
        drawer = exchange.index(seat)
        for mark in self._closed_turn().get(drawer, ()):
            if isinstance(mark, Write) and mark.value is Symbol.DANGER:
                return drawer, mark.space
        return None

    def _happen(self, command: RollDice | Commit) -> None:
        self.table, happened = perform(self.table, command)
        self.events += happened
        self.write()

    def _since_last_closed(self) -> Iterator[Event]:
        """The events of the turn that closed last, in reverse order."""
        backwards = iter(reversed(self.events))
        for event in backwards:
            if isinstance(event, TurnClosed):
                break
        for event in backwards:
            yield event
            if isinstance(event, Rolled):
                return

    def _closed_turn(self) -> dict[int, tuple[Mark, ...]]:
        inked = {event.seat: event.marks for event in self._since_last_closed() if isinstance(event, Committed)}
        return dict(sorted(inked.items()))

    def _closed_roll(self) -> Rolled:
        return next(event for event in self._since_last_closed() if isinstance(event, Rolled))
