"""The server's messages over a table's websocket: JSON objects told apart by `type`, marks and sheets in notation.

Here is what is sent to everybody, or to one client on its own; `answers` has what answers a request.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from ...table.result import Tie
from .answers import AnyAnswer, Sights


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as everybody sees it; `is_here` says whether its player is connected."""

    name: str
    is_bot: bool
    is_here: bool
    extended: bool = False
    """Whether it has more time for each turn."""
    bot: str | None = None
    """Which bot plays it."""
    paper: bool = False
    """Whether it plays on paper."""
    links: bool = False
    """Whether its player's device has a hash chain and so adds to the dice."""


@dataclass(frozen=True, slots=True)
class ChainView:
    """A hash chain that counts in the dice from roll `since` on."""

    name: str
    anchor: str
    since: int


@dataclass(frozen=True, slots=True)
class DiceView:
    """What the dice depend on: the server's anchor and key, and once the game has begun the seal and all chains.

    With `each_roll` every roll asks for new links, otherwise only the first; in the lobby it is what the host wishes.
    """

    server: str
    key: str
    each_roll: bool = False
    seal: str = ""
    chains: tuple[ChainView, ...] = ()


@dataclass(frozen=True, slots=True)
class RevealView:
    """Which chains, by their places, are asked for their links of a turn's roll."""

    turn: int
    chains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LateView:
    """Somebody who is catching up, and how many turns they have played."""

    name: str
    turns: int


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet as its text in notation, and what it is worth."""

    sheet: str
    stars: int
    parts: dict[str, int]
    sights: Sights = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RollView:
    """The roll of the open turn."""

    turn: int
    roll: str
    is_danger: bool = False
    holds: tuple[int, ...] | None = None
    """Whose sheet each seat holds in a danger turn at a table."""
    by: int | None = None
    seconds_left: float | None = None
    extended_left: float | None = None
    """For the seats that have more time."""
    missing: tuple[int, ...] = ()
    """The chains that were asked for their link in vain."""


@dataclass(frozen=True, slots=True)
class DrawnView:
    """A danger that was drawn on a late sheet, and on which turn."""

    turn: int
    mark: str


@dataclass(frozen=True, slots=True)
class CatchUpView:
    """How far a latecomer has come. `roll` is the closed turn to play next; if there is none, `says` tells why."""

    name: str
    turns: int
    of: int
    sheet: SheetView
    roll: RollView | None = None
    draft: str | None = None
    drawn: tuple[DrawnView, ...] = ()
    says: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one seat."""

    seat: int
    stars: int
    parts: dict[str, int]
    tie_break: int
    place: int


@dataclass(frozen=True, slots=True)
class EndView:
    """How the game ended; `seed` only where the dice came from one."""

    clause: str
    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    says: str
    seed: str = ""
    rank: str | None = None
    thresholds: tuple[int, ...] | None = None
    """Where the ranks above Tourist begin for this solo game."""
    ties: tuple[Tie, ...] = ()
    """Neighbours level on stars, best first, and what decided between them."""


@dataclass(frozen=True, slots=True)
class TurnView:
    """What one seat did in a closed turn; `owner` is whose sheet it was, where it was not its own."""

    seat: int
    marks: str
    owner: int | None = None
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class Welcome:
    """The whole table as one may see it. `number` is the last event in it."""

    type: ClassVar[str] = "welcome"
    number: int
    code: str
    phase: str
    adventure: str
    layout: str
    options: str
    seal: str
    part_keys: tuple[str, ...]
    """The parts of a score, in the order in which `turn` gives their stars."""
    seats: tuple[SeatView, ...]
    sheets: tuple[SheetView, ...]
    locked: bool
    paused: bool
    host: int | None = None
    clock: float | None = None
    seats_wanted: int | None = None
    solo_turns: int | None = None
    """How many turns a game of one has at most, where the adventure says so."""
    you: int | None = None
    is_host: bool = False
    roll: RollView | None = None
    waiting: tuple[int, ...] = ()
    inked: str | None = None
    draft: str | None = None
    ended: EndView | None = None
    rematch: str | None = None
    late: tuple[LateView, ...] = ()
    catch_up: CatchUpView | None = None
    hints: bool = False
    """Whether seats may ask for a hint."""
    dice: DiceView | None = None
    reveal: RevealView | None = None
    """Whose links are being gathered."""
    thresholds: tuple[int, ...] = ()
    """Where the ranks above Tourist begin for the sheet of a game of one, as it is now; empty for others."""
    challenge: str = ""
    """The code of the challenge of which this is a run; empty for other tables."""
    attempt: int = 1
    """The number of the try at that challenge: the first counts, others are practice."""


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Who sits where, after any change to seats, host, lock or pause."""

    type: ClassVar[str] = "seats"
    number: int
    seats: tuple[SeatView, ...]
    host: int | None
    locked: bool
    paused: bool
    late: tuple[LateView, ...] = ()
    seconds_left: float | None = None
    extended_left: float | None = None
    hints: bool = False


@dataclass(frozen=True, slots=True)
class SetUpNews:
    """The host has changed what is played; the fields are those of `welcome`, and `each_roll` that of its `dice`."""

    type: ClassVar[str] = "set_up"
    number: int
    adventure: str
    layout: str
    options: str
    part_keys: tuple[str, ...]
    clock: float | None = None
    solo_turns: int | None = None
    each_roll: bool = False


@dataclass(frozen=True, slots=True)
class StartNews:
    """The game begins; everybody has an empty sheet."""

    type: ClassVar[str] = "start"
    number: int
    sheets: tuple[SheetView, ...]


@dataclass(frozen=True, slots=True)
class DiceNews:
    """The seal and the chains: when the game begins, and when another chain is added."""

    type: ClassVar[str] = "dice"
    number: int
    dice: DiceView


@dataclass(frozen=True, slots=True)
class RevealNews:
    """These chains are asked for their links; the roll follows when they are there, or a moment later."""

    type: ClassVar[str] = "reveal"
    number: int
    reveal: RevealView


@dataclass(frozen=True, slots=True)
class RollNews:
    """A roll: the next turn is open."""

    type: ClassVar[str] = "roll"
    number: int
    roll: RollView


@dataclass(frozen=True, slots=True)
class Progress:
    """Who is still thinking; sent a few times a second at most."""

    type: ClassVar[str] = "progress"
    turn: int
    waiting: tuple[int, ...]
    here: tuple[int, ...]
    late: tuple[LateView, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnNews:
    """A turn has closed: what every seat did, and for each seat the new marks on its sheet and its stars now."""

    type: ClassVar[str] = "turn"
    number: int
    turn: int
    turns: tuple[TurnView, ...]
    changes: tuple[str, ...]
    stars: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    """In the order of `part_keys`."""
    sights: tuple[Sights, ...] = ()
    """By seat; empty if no sheet has a treasure."""
    thresholds: tuple[int, ...] = ()
    """As in `welcome`."""


@dataclass(frozen=True, slots=True)
class CatchUp:
    """To a latecomer alone: where their sheet stands now."""

    type: ClassVar[str] = "catch_up"
    catch_up: CatchUpView


@dataclass(frozen=True, slots=True)
class JoinedNews:
    """A latecomer has caught up and has this seat now."""

    type: ClassVar[str] = "joined"
    number: int
    seat: int
    name: str
    sheet: SheetView


@dataclass(frozen=True, slots=True)
class EndNews:
    """The game is over."""

    type: ClassVar[str] = "end"
    number: int
    ended: EndView


@dataclass(frozen=True, slots=True)
class EnteredNews:
    """A paper sheet was typed in; `ended` has the new standings."""

    type: ClassVar[str] = "entered"
    number: int
    seat: int
    sheet: SheetView
    ended: EndView


@dataclass(frozen=True, slots=True)
class RematchNews:
    """The same seats play on at another table."""

    type: ClassVar[str] = "rematch"
    number: int
    code: str


@dataclass(frozen=True, slots=True)
class Notice:
    """What the owner of the server says to all tables. It is shown until another one comes.

    `kind` is `back` (the server is back in so many minutes), `closing` (it closes in so many minutes), `words` (as they
    stand there), or empty: nothing is said any more.
    """

    type: ClassVar[str] = "notice"
    kind: str = ""
    minutes: int = 0
    words: str = ""


AnyMessage = (
    Welcome
    | SeatsChanged
    | SetUpNews
    | StartNews
    | DiceNews
    | RevealNews
    | RollNews
    | Progress
    | TurnNews
    | CatchUp
    | JoinedNews
    | EndNews
    | EnteredNews
    | RematchNews
    | Notice
    | AnyAnswer
)
