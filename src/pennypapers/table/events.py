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
    """A seat inks its turn: on its own sheet, or in a danger turn on the sheet it holds."""

    seat: int
    marks: tuple[Mark, ...]


Command = RollDice | Commit


@dataclass(frozen=True, slots=True)
class Opened:
    adventure: Adventure
    layout: Layout
    seats: tuple[str, ...]
    house: HouseRules = field(default_factory=HouseRules)


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


Event = Opened | Rolled | Committed | TurnClosed | Joined | Ended
