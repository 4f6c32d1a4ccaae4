"""A whole game in one object, for programs, notebooks and bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import InvalidValue, RuleBroken
from .game_arguments import Turn, adventure_of, bytes_of, layout_of, marks_of, players_of, roll_of, seed_of
from .notation.layout import CARRIED, carried_layout, reference
from .notation.record import Record
from .rules.adventure import Adventure
from .rules.dice import Roll
from .rules.house import DiceFrom, HouseRules
from .rules.layout import Layout
from .rules.library import SIDES
from .rules.mark import Mark
from .rules.scoring import Score
from .rules.sheet import Sheet
from .rules.turn import Draft
from .table.dice.draws import draw_exchange, draw_roll
from .table.dice.fairness import ENTROPY, SEED
from .table.events import Command, Commit, Committed, Event, Exchange, RollDice
from .table.open_turn import EXCHANGE, TURN, open_turn, resume
from .table.replay import record_of
from .table.result import Result, result
from .table.table import Table, evolve, open_table, perform

if TYPE_CHECKING:
    from .bots.position import Position


class Game:
    """A game that is being played, alone or at a table of up to 100.

    >>> game = Game("temple", seed=1)
    >>> game.roll
    Roll.parse('2 3 2')
    >>> game.play("c4=7")
    >>> game.turn, game.score.total
    (2, 0)

    The dice follow from `seed`, as everywhere in this package: the same seed, the same rolls. Without a seed they are
    drawn at random. With `rolls` they are handed in, and when these are used up `set_roll` hands in the next.

    At a table everybody plays the same roll. `play(turn, player=...)` commits one player's turn; it stays sealed until
    the last player has committed, then all sheets change at once and the next roll is on the table. In a danger turn
    each player marks the sheet of somebody else: `holds` says whose. Where a method takes `player` and none is given,
    it is `player_to_move`.

    The values of this package are frozen, and playing gives a new one. A `Game` is the exception: it changes when it is
    played, because a program wants to hold one game and move it on. All that it gives out (sheets, drafts, tables,
    records) is frozen. `copy()` gives a second game that goes its own way, and `undo()` takes the last turn back.
    """

    def __init__(
        self,
        adventure: str | Adventure = "temple",
        *,
        players: str | Iterable[str] = (),
        layout: str | Path | Layout = SIDES[0],
        house: str | HouseRules = "",
        seed: int | bytes | None = None,
        rolls: Iterable[str | Roll] | None = None,
    ) -> None:
        """Open a game. `layout` is "front", "back", a `Layout`, or the text or the path of one.

        `house` is the notation of house rules, such as "no_door=pass", or a `HouseRules`. `seed` is a number from 0
        on, or the 32 bytes of a record's `x-seed:`. Without `players` the game is solo.
        """
        rules = adventure_of(adventure)
        chosen = HouseRules.parse(house) if isinstance(house, str) else house
        self._seed = seed_of(seed)
        self._rolls: tuple[Roll, ...] | None = None
        if rolls is not None or chosen.dice is DiceFrom.BY_HAND:
            self._rolls = tuple(map(roll_of, rolls or ()))
            chosen = replace(chosen, dice=DiceFrom.BY_HAND)
        opened = open_table(rules, layout_of(rules, layout), players_of(players), house=chosen)
        self._extras: Mapping[str, str] = {SEED: self._seed.hex()}
        self._entropy = b""
        self._events: list[Event] = [opened]
        self._table = evolve(None, opened)
        self._past: list[tuple[Table, int]] = []
        self._roll_next()

    @classmethod
    def from_record(cls, record: Record) -> Game:
        """The game of a record as it stands at its end: to look at, to take back turns, or to go on with.

        TextError says which turn breaks a rule. The dice go on from the record's seed; if it carries none, or its dice
        were typed by hand, the next roll is handed in with `set_roll`.
        """
        played = resume(record)
        game = cls.__new__(cls)
        drawn = SEED in record.extras and record.house.dice is DiceFrom.FAIR
        game._seed = seed_of(bytes_of(record, SEED) if SEED in record.extras else None)
        game._entropy = bytes_of(record, ENTROPY) if ENTROPY in record.extras else b""
        game._rolls = None if drawn else ()
        game._extras = {key: value for key, value in record.extras.items() if key not in (TURN, EXCHANGE, CARRIED)}
        game._events, game._past = [], []
        table: Table | None = None
        for event in played.events:
            if table is not None and isinstance(event, Committed):
                game._past.append((table, len(game._events)))
            game._events.append(event)
            table = evolve(table, event)
        game._table = played.table
        game._roll_next()
        return game

    # -- what is on the table --------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The state of the game as a frozen value."""
        return self._table

    @property
    def adventure(self) -> Adventure:
        """The rules that are played by."""
        return self._table.adventure

    @property
    def layout(self) -> Layout:
        """The printed side that everybody plays on."""
        return self._table.layout

    @property
    def house(self) -> HouseRules:
        """The options of this table."""
        return self._table.house

    @property
    def players(self) -> tuple[str, ...]:
        """The names in the order of the seats."""
        return self._table.seats

    @property
    def turn(self) -> int:
        """The number of the turn that is being played; when the game is over, of the last one."""
        return self._table.turns + (not self.is_over)

    @property
    def roll(self) -> Roll | None:
        """The roll on the table; None when the game is over, or where the next one has yet to be handed in."""
        return self._table.roll

    @property
    def waiting(self) -> tuple[str, ...]:
        """The players who have not committed the roll on the table yet."""
        return tuple(self.players[seat] for seat in self._table.waiting)

    @property
    def player_to_move(self) -> str | None:
        """The first of those who have not committed yet."""
        return next(iter(self.waiting), None)

    @property
    def holds(self) -> dict[str, str]:
        """Whose sheet each player has in hand: their own, but in a danger turn at a table somebody else's."""
        return {player: self.players[self._table.held(seat)] for seat, player in enumerate(self.players)}

    @property
    def sheets(self) -> dict[str, Sheet]:
        """Each player's sheet as of the last closed turn."""
        return dict(zip(self.players, self._table.sheets, strict=True))

    @property
    def sheet(self) -> Sheet:
        """The sheet of a solo game. `print(game.sheet)` draws it; a notebook shows it as a picture."""
        if not self._table.solo:
            raise InvalidValue(f"several play here, so say whose sheet: game.sheets[{self.players[0]!r}]")
        return self._table.sheets[0]

    @property
    def scores(self) -> dict[str, Score]:
        """Each player's stars as the sheets stand, with the reasons for them."""
        return {player: sheet.score for player, sheet in self.sheets.items()}

    @property
    def score(self) -> Score:
        """The stars of a solo game as its sheet stands, with the reasons for them."""
        return self.sheet.score

    @property
    def is_over(self) -> bool:
        return self._table.ended is not None

    @property
    def ended_by(self) -> str | None:
        """The clause that ended the game, such as "T8"."""
        return self._table.ended

    @property
    def result(self) -> Result:
        """Stars and places; the winners, or the rank of a solo game, once the game is over."""
        return result(self._table)

    # -- what may be played ----------------------------------------------------------------------------------

    def draft(self, player: str | None = None) -> Draft:
        """An empty draft for the roll, on the sheet in this player's hand: the way to build a turn mark by mark.

        RuleBroken if the game is over, no roll is on the table, or the player has committed already.
        """
        seat = self._seat(player)
        draft = self._table.draft(seat)
        if seat in self._table.inked:
            raise RuleBroken("G8.committed", player=self.players[seat])
        return draft

    def position(self, player: str | None = None) -> Position:
        """What this player sees, for a bot: `bot("pathfinder").turn(game.position(), random.Random(1))`."""
        from .bots.position import Position

        return Position.of(self._table, self._seat(player))

    def legal_marks(self, after: Turn = (), *, player: str | None = None) -> tuple[Mark, ...]:
        """Every mark that may come next, at the start of a turn or after these marks."""
        return tuple(self.draft(player).add_all(marks_of(after)).options.marks())

    def legal_turns(self, player: str | None = None) -> tuple[Draft, ...]:
        """Every whole turn, in one order of its marks: each can be played, and its `sheet` is what it leads to.

        There can be tens of thousands in the Valley; `game.draft().turns()` gives them one by one.
        """
        return tuple(self.draft(player).turns())

    def why_illegal(self, turn: Turn, player: str | None = None) -> RuleBroken | None:
        """Why this turn may not be played, or None if it may."""
        try:
            self.draft(player).add_all(marks_of(turn)).commit()
        except RuleBroken as broken:
            return broken
        return None

    # -- playing ---------------------------------------------------------------------------------------------

    def play(self, turn: Turn, player: str | None = None) -> None:
        """Commit a player's whole turn. RuleBroken says which clause forbids it; then nothing has changed."""
        before = (self._table, len(self._events))
        self._happen(Commit(self._seat(player), marks_of(turn)))
        self._past.append(before)
        self._roll_next()

    def set_roll(self, roll: str | Roll, holds: Mapping[str, str] | None = None) -> None:
        """Hand in the next roll, where `rolls` are used up. `holds` says who gets whose sheet in a danger turn at a
        table; without it that is drawn from the seed."""
        dice = roll_of(roll)
        exchange = self._exchange(dice) if holds is None else tuple(self._seat(holds[each]) for each in self.players)
        self._happen(RollDice(dice, exchange))

    def undo(self) -> None:
        """Take back the last turn that was played. The dice stay what they are: the same roll comes again."""
        if not self._past:
            raise InvalidValue("nothing has been played yet")
        self._table, kept = self._past.pop()
        del self._events[kept:]

    def copy(self) -> Game:
        """A second game that stands as this one does and goes its own way."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._events, twin._past = list(self._events), list(self._past)
        return twin

    def record(self) -> Record:
        """The game as a record. `str()` of it is the text that `pennypapers replay`, `verify` and `play --resume` take.

        The closed turns are its turns; the roll on the table, if there is one, stands in its header `x-turn:`.
        """
        extras = {**self._extras, **carried_layout(self.layout), **open_turn(self._table)}
        return record_of(self._events, reference(self.layout), extras)

    # -- how it shows itself ---------------------------------------------------------------------------------

    def __str__(self) -> str:
        """What is played, the roll, and every sheet drawn."""
        heading = f"{self.adventure.title}, {self.layout.name}, {self._state()}"
        if self._table.solo:
            return f"{heading}\n\n{self.sheet}"
        return "\n\n".join([heading, *(f"{player}\n\n{sheet}" for player, sheet in self.sheets.items())])

    def __repr__(self) -> str:
        return f"<Game {self.adventure.key} {self.layout.name}: {', '.join(self.players)}, {self._state()}>"

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: the sheet, or all sheets side by side."""
        from .drawing.svg import table_svg

        if self._table.solo:
            return self.sheet._repr_svg_()
        return table_svg([(player, sheet, None) for player, sheet in self.sheets.items()])

    def _state(self) -> str:
        if self.is_over:
            return f"over after turn {self.turn} ({self.ended_by})"
        return f"turn {self.turn}, roll {self.roll}" if self.roll else f"turn {self.turn}, no roll yet"

    # -- details ---------------------------------------------------------------------------------------------

    def _happen(self, command: Command) -> None:
        self._table, happened = perform(self._table, command)
        self._events += happened

    def _roll_next(self) -> None:
        """Put the next roll on the table, if one is due and known."""
        table = self._table
        if table.ended or table.roll is not None:
            return
        if self._rolls is None:
            roll = draw_roll(self._seed, self._entropy, table.turns + 1)
        elif table.turns < len(self._rolls):
            roll = self._rolls[table.turns]
        else:
            return
        self._happen(RollDice(roll, self._exchange(roll)))

    def _exchange(self, roll: Roll) -> Exchange | None:
        table = self._table
        if table.solo or not table.is_danger_roll(roll):
            return None
        return draw_exchange(self._seed, self._entropy, table.turns + 1, len(table.seats))

    def _seat(self, player: str | None) -> int:
        if player is None:
            return next(iter(self._table.waiting), 0)
        if player not in self.players:
            raise InvalidValue(f"nobody is called {player!r} here; there are {', '.join(self.players)}")
        return self.players.index(player)
