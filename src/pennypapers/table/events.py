"""Commands, which ask a table for something, and events, which say what happened. Only events change a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.mark import Mark
from ..rules.sheet import Sheet
from ..rules.turn import Draft

Exchange = tuple[int, ...]
"""Whose sheet each seat holds in a danger turn, by seat number (G6)."""


@dataclass(frozen=True, slots=True)
class RollDice:
    """Put a roll on the table. For a danger turn of several players it carries the exchange of the sheets."""

    roll: Roll
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """Commit the turn of a seat: on its own sheet, or in a danger turn on the sheet it holds.

    A seat that plays on paper commits no marks; `full` says that its sheet ends the game (T8, I16, V13).
    """

    seat: int
    marks: tuple[Mark, ...] = ()
    full: bool = False


Command = RollDice | Commit


@dataclass(frozen=True, slots=True)
class Opened:
    adventure: Adventure
    layout: Layout
    seats: tuple[str, ...]
    house: HouseRules = field(default_factory=HouseRules)
    paper: frozenset[int] = frozenset()
    """The seats that play on paper: their sheets are unknown until they are typed in after the game."""


@dataclass(frozen=True, slots=True)
class Rolled:
    turn: int
    roll: Roll
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """A seat has committed its turn; the marks stay hidden from others until the turn closes.

    `marks` are the whole turn, including treasures that are noted without a choice (I11). `draft` caches the decided
    turn, so that `evolve` need not build it from the marks again; it is no part of the event's value.
    """

    seat: int
    marks: tuple[Mark, ...]
    draft: Draft | None = field(default=None, compare=False, repr=False)
    full: bool = False


@dataclass(frozen=True, slots=True)
class TurnClosed:
    turn: int


@dataclass(frozen=True, slots=True)
class Joined:
    """A latecomer, who has played all closed turns on their own, takes the next seat.

    `past` are the marks on it, turn by turn. `holders` are the seats that count as having held it, one for each danger
    among those turns (see `splice`).
    """

    player: str
    sheet: Sheet
    past: tuple[tuple[Mark, ...], ...]
    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    clause: str


@dataclass(frozen=True, slots=True)
class Entered:
    """The sheet of a seat that played on paper, typed in when the game is over."""

    seat: int
    sheet: Sheet


Event = Opened | Rolled | Committed | TurnClosed | Joined | Ended | Entered
