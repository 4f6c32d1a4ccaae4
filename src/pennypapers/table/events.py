"""What is asked of a table (commands) and what happened at it (events). Events alone change a table."""

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
    """The dice were rolled. Where a danger counts and several play, the exchange is handed in too."""

    roll: Roll
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """A seat inks its turn: on its own sheet, or in a danger turn on the sheet it holds.

    A seat on paper has no marks to show; `full` says that paper has ended the game (T8, I16, V13).
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
    """The seats that play on paper: nobody sees their sheets before they are entered."""


@dataclass(frozen=True, slots=True)
class Rolled:
    turn: int
    roll: Roll
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """Sealed until the turn closes; `marks` are the whole turn, with the treasures that nobody had to choose.

    `draft` is the turn as it was decided, where it need not be worked out again from its marks.
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
    """A latecomer takes the next seat with a sheet that has caught up with every closed turn.

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
    """What stands on a seat's paper, typed in when the game is over."""

    seat: int
    sheet: Sheet


Event = Opened | Rolled | Committed | TurnClosed | Joined | Ended | Entered
