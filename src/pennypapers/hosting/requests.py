"""What a client may ask over a table's websocket: JSON objects told apart by `type`, marks in notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a field of a request may hold; whoever reads requests from outside has to check it."""

    ge: int | None = None
    le: int | None = None
    lt: int | None = None
    max_length: int | None = None


Text = Annotated[str, Bounds(max_length=2000)]
Short = Annotated[str, Bounds(max_length=200)]
SeatNumber = Annotated[int, Bounds(ge=0, lt=100)]
TurnNumber = Annotated[int, Bounds(ge=1, le=100_000)]


@dataclass(frozen=True, slots=True)
class Request:
    """What every request has: `id` is the client's own and comes back in `re` of the answer."""

    id: Annotated[int, Bounds(ge=0, le=2**53)] | None = None


@dataclass(frozen=True, slots=True)
class Hello(Request):
    """The first message. Without a token one is a spectator; `after` is the last number seen, to get the rest."""

    type: ClassVar[str] = "hello"
    token: Short | None = None
    after: Annotated[int, Bounds(ge=0)] | None = None


@dataclass(frozen=True, slots=True)
class Ask(Request):
    """What may come next after these marks, and the stars as they would stand. The draft is kept for a reload."""

    type: ClassVar[str] = "ask"
    marks: Text = ""


@dataclass(frozen=True, slots=True)
class Explain(Request):
    """Why a seat's sheet is worth what it is. With marks, the sheet one has in hand with one's draft on it."""

    type: ClassVar[str] = "explain"
    seat: SeatNumber = 0
    marks: Text = ""


@dataclass(frozen=True, slots=True)
class Ink(Request):
    """Commit a turn. Sending the same again is harmless; `turn` tells a late message from a new one."""

    type: ClassVar[str] = "ink"
    turn: TurnNumber = 1
    marks: Text = ""


@dataclass(frozen=True, slots=True)
class TypeRoll(Request):
    """The host types what real dice show (O4)."""

    type: ClassVar[str] = "type_roll"
    turn: TurnNumber = 1
    roll: Short = ""


@dataclass(frozen=True, slots=True)
class Start(Request):
    """Begin the game (host)."""

    type: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class SetUp(Request):
    """What is played and how, as when a table is opened; an adventure or a layout left out stays as it is."""

    type: ClassVar[str] = "set_up"
    adventure: Short = ""
    layout: Annotated[str, Bounds(max_length=10_000)] = ""
    options: Short = ""
    clock: Annotated[float, Bounds(ge=5, le=3600)] | None = None


@dataclass(frozen=True, slots=True)
class Pause(Request):
    """Pause the game, or let it go on (host)."""

    type: ClassVar[str] = "pause"
    on: bool = True


@dataclass(frozen=True, slots=True)
class Lock(Request):
    """Lock the table for newcomers, or open it again (host)."""

    type: ClassVar[str] = "lock"
    on: bool = True


@dataclass(frozen=True, slots=True)
class AllowHints(Request):
    """Let the seats ask for hints, or no longer."""

    type: ClassVar[str] = "allow_hints"
    on: bool = True


@dataclass(frozen=True, slots=True)
class Hint(Request):
    """What would a bot play for this roll?"""

    type: ClassVar[str] = "hint"


@dataclass(frozen=True, slots=True)
class Skip(Request):
    """Let bots play for all who are still thinking."""

    type: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class AddBot(Request):
    """A seat that a bot plays; `bot` is which, the usual one if none is named."""

    type: ClassVar[str] = "add_bot"
    name: Short = ""
    bot: Short = ""


@dataclass(frozen=True, slots=True)
class Remove(Request):
    """By number, by name, or by both where the number may have moved; who is catching up has only a name."""

    type: ClassVar[str] = "remove"
    seat: SeatNumber | None = None
    name: Short = ""


@dataclass(frozen=True, slots=True)
class Leave(Request):
    """Give up one's own seat."""

    type: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Extend(Request):
    """Take more time for each turn, or no longer."""

    type: ClassVar[str] = "extend"
    on: bool = True


@dataclass(frozen=True, slots=True)
class AddPaper(Request):
    """A seat for somebody who plays on paper."""

    type: ClassVar[str] = "add_paper"
    name: Short = ""


@dataclass(frozen=True, slots=True)
class PaperDone(Request):
    """All on paper are done with this turn; `full`: one of their sheets ends the game with it."""

    type: ClassVar[str] = "paper_done"
    turn: TurnNumber = 1
    full: bool = False


@dataclass(frozen=True, slots=True)
class EnterSheet(Request):
    """What stands on a seat's paper, when the game is over."""

    type: ClassVar[str] = "enter_sheet"
    seat: SeatNumber = 0
    sheet: Annotated[str, Bounds(max_length=12_000)] = ""


@dataclass(frozen=True, slots=True)
class PassHost(Request):
    """Make another seat the host (host)."""

    type: ClassVar[str] = "pass_host"
    seat: SeatNumber = 0


@dataclass(frozen=True, slots=True)
class PlayAgain(Request):
    """Open a new table with the same seats."""

    type: ClassVar[str] = "play_again"


AnyRequest = (
    Hello
    | Ask
    | Explain
    | Ink
    | TypeRoll
    | Start
    | SetUp
    | Pause
    | Lock
    | AllowHints
    | Hint
    | Skip
    | AddBot
    | Remove
    | Leave
    | Extend
    | AddPaper
    | PaperDone
    | EnterSheet
    | PassHost
    | PlayAgain
)
