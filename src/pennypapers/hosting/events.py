"""What happened at a hosted table. Events alone change it; they are numbered from 1, and none is ever changed.

Events of the game itself are those of the table, with what only a hosted table knows added to them.
A store keeps each event as one JSON object with the `type` of its class; marks and rolls are in notation.
docs/events.md says how an event may grow without breaking the tables that are stored already.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..table import events as game_events


@dataclass(frozen=True, slots=True)
class Created:
    """The first event of every table. The seed itself is kept apart.

    `anchor` begins the server's hash chain, and `key` is what it signs the record with. A table without them was
    opened by version 1 of the dice, and `seal` is the hash of its seed. `links` is the host's wish: `first` if links
    are asked for before the first roll only.

    The table of a run has the code of its challenge in `challenge`, the number of the try, the moment at which the
    challenge closes (seconds since 1970), and the `rolls` that were known before; `seal` is that of the challenge,
    whose seed is the table's.
    """

    type: ClassVar[str] = "created"
    adventure: str
    layout: str
    layout_ref: str
    seal: str
    host_hash: str
    options: str = ""
    clock: float | None = None
    seats_wanted: int | None = None
    anchor: str = ""
    key: str = ""
    links: str = ""
    challenge: str = ""
    attempt: int = 1
    closes: float | None = None
    rolls: str = ""

    @property
    def asks_each_roll(self) -> bool:
        return self.links != "first"


@dataclass(frozen=True, slots=True)
class SetUp:
    """The host has changed adventure, layout, options, clock or links in the lobby; `links` is None if they stay."""

    type: ClassVar[str] = "set_up"
    adventure: str
    layout: str
    layout_ref: str
    options: str = ""
    clock: float | None = None
    links: str | None = None


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat is taken: in the lobby a new one, in a game one that a bot was playing. Without a hash a bot plays it.

    `anchor` is that of the player's hash chain; without one the seat adds nothing to the dice. `entropy` was written
    until version 1 of the dice.
    """

    type: ClassVar[str] = "seat_taken"
    seat: int
    name: str
    token_hash: str | None = None
    entropy: str = ""
    bot: str | None = None
    paper: bool = False
    anchor: str | None = None


@dataclass(frozen=True, slots=True)
class Anchored:
    """A seat has begun a hash chain in the lobby, as after a rematch."""

    type: ClassVar[str] = "anchored"
    seat: int
    anchor: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A player has left: in the lobby the seat is removed, in a game a bot continues with its sheet."""

    type: ClassVar[str] = "seat_left"
    seat: int


@dataclass(frozen=True, slots=True)
class Extended:
    """A seat has asked for more time for each turn, or for the plain clock again."""

    type: ClassVar[str] = "extended"
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class HostPassed:
    """The new host's seat; None is the opener of the table, who has no seat."""

    type: ClassVar[str] = "host_passed"
    seat: int | None


@dataclass(frozen=True, slots=True)
class Locked:
    type: ClassVar[str] = "locked"
    on: bool


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """Whether seats may ask for hints. Without this event they may in a solo game only."""

    type: ClassVar[str] = "hints_allowed"
    on: bool


@dataclass(frozen=True, slots=True)
class Paused:
    type: ClassVar[str] = "paused"
    on: bool


@dataclass(frozen=True, slots=True)
class Started:
    """The game begins with the present seats. `seal` is the hash over all that is fixed now, `code` the table's.

    With `each_roll` every roll asks for new links, otherwise only the first. Until version 1 of the dice there was no
    seal, and `entropy` was the joined one of the seats.
    """

    type: ClassVar[str] = "started"
    entropy: str
    seal: str = ""
    code: str = ""
    each_roll: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """These chains are asked for their links of a turn's roll. It is saved before anybody gives one."""

    type: ClassVar[str] = "asked"
    turn: int
    chains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Linked:
    """Links that were given, by the places of their chains."""

    type: ClassVar[str] = "linked"
    turn: int
    links: dict[int, str]


@dataclass(frozen=True, slots=True)
class Rolled(game_events.Rolled):
    """`by` is the seat that typed the roll of real dice (O4); it may be typed again until somebody has inked."""

    type: ClassVar[str] = "rolled"
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Committed(game_events.Committed):
    """`by_bot` says that a bot has played the turn. A seat on paper has no marks."""

    type: ClassVar[str] = "committed"
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class Closed(game_events.TurnClosed):
    type: ClassVar[str] = "closed"


@dataclass(frozen=True, slots=True)
class LateCame:
    """A latecomer begins to play the closed turns on an empty sheet. Latecomers are told apart by name."""

    type: ClassVar[str] = "late_came"
    name: str
    token_hash: str
    anchor: str | None = None


@dataclass(frozen=True, slots=True)
class LateInked:
    """A closed turn on a latecomer's sheet: inked by them, or if `drawn` a missed danger, drawn by chance."""

    type: ClassVar[str] = "late_inked"
    name: str
    turn: int
    marks: str
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class LateJoined:
    """A latecomer has played every closed turn and takes the next seat; their sheet follows from `LateInked`.

    `holders` are the seats that count as having held it, one for each danger that they missed.
    """

    type: ClassVar[str] = "late_joined"
    name: str
    holders: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LateLeft:
    """A latecomer has left before joining; their sheet is dropped."""

    type: ClassVar[str] = "late_left"
    name: str


@dataclass(frozen=True, slots=True)
class Ended(game_events.Ended):
    """The game is over. The server's newest `link` is published, from which all its links follow, and the `signature`
    of the record. `seed` was published until version 1 of the dice, and is empty since.
    """

    type: ClassVar[str] = "ended"
    seed: str
    link: str = ""
    signature: str = ""


@dataclass(frozen=True, slots=True)
class Entered:
    """A paper sheet, typed in after the game, as text: it is read with the table's layout.

    It may be entered again; the last one counts.
    """

    type: ClassVar[str] = "entered"
    seat: int
    sheet: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same seats play again at another table."""

    type: ClassVar[str] = "rematch"
    code: str


AnyEvent = (
    Created
    | SetUp
    | SeatTaken
    | Anchored
    | SeatLeft
    | Extended
    | HostPassed
    | Locked
    | HintsAllowed
    | Paused
    | Started
    | Asked
    | Linked
    | Rolled
    | Committed
    | Closed
    | LateCame
    | LateInked
    | LateJoined
    | LateLeft
    | Ended
    | Entered
    | Rematch
)
