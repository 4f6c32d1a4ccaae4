"""What a client may ask over a table's websocket: JSON objects told apart by `type`, marks in notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from ...rules.adventure import MOST_SEATS
from . import sizes


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds of a field. The code that decodes requests must check them."""

    ge: int | None = None
    le: int | None = None
    lt: int | None = None
    max_length: int | None = None


Text = Annotated[str, Bounds(max_length=sizes.LONGEST_MARKS)]
Short = Annotated[str, Bounds(max_length=sizes.LONGEST_WORD)]
SeatNumber = Annotated[int, Bounds(ge=0, lt=MOST_SEATS)]
TurnNumber = Annotated[int, Bounds(ge=1, le=100_000)]


@dataclass(frozen=True, slots=True)
class Request:
    """What every request has: `id` is the client's own and comes back in `re` of the answer."""

    id: Annotated[int, Bounds(ge=0, le=2**53)] | None = None


@dataclass(frozen=True, slots=True)
class Hello(Request):
    """The first message. Without a token the client is a spectator; `after` is the last number it has seen.

    `anchor` is that of the hash chain whose secret this client has, empty if it has none, as on a second device of a
    seat: such a client is not asked for links. Without the field it is taken to have the secret of its seat.
    """

    type: ClassVar[str] = "hello"
    token: Short | None = None
    after: Annotated[int, Bounds(ge=0)] | None = None
    anchor: Short | None = None


@dataclass(frozen=True, slots=True)
class Ask(Request):
    """Ask what may follow these marks, and for the stars with them. The server keeps the draft for a reload.

    With `spaces`, such as `c4 d4`, only discoveries that hold all of them are listed.
    """

    type: ClassVar[str] = "ask"
    marks: Text = ""
    spaces: Short = ""


@dataclass(frozen=True, slots=True)
class Explain(Request):
    """Ask why a seat's sheet has its stars. With marks: the sheet in hand with this draft on it."""

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
    """Change what is played, in the lobby (host). An empty adventure, layout or `links` leaves it as it is.

    `links` says before which rolls the players' devices are asked: each or the first.
    """

    type: ClassVar[str] = "set_up"
    adventure: Short = ""
    layout: Annotated[str, Bounds(max_length=sizes.LONGEST_LAYOUT)] = ""
    options: Short = ""
    clock: Annotated[float, Bounds(ge=sizes.SHORTEST_CLOCK, le=sizes.LONGEST_CLOCK)] | None = None
    links: Literal["", "each", "first"] = ""


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
    """Allow or forbid hints (host)."""

    type: ClassVar[str] = "allow_hints"
    on: bool = True


@dataclass(frozen=True, slots=True)
class Hint(Request):
    """Ask for the turns that a bot thinks best."""

    type: ClassVar[str] = "hint"


@dataclass(frozen=True, slots=True)
class Skip(Request):
    """Let bots play this turn for everybody who has not inked (host)."""

    type: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class AddBot(Request):
    """Add a bot's seat (host). An empty `bot` means the usual one."""

    type: ClassVar[str] = "add_bot"
    name: Short = ""
    bot: Short = ""


@dataclass(frozen=True, slots=True)
class Remove(Request):
    """Remove a seat by number, name or both (numbers move in the lobby), or a latecomer by name (host)."""

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
    """Add a seat for somebody who plays on paper (host)."""

    type: ClassVar[str] = "add_paper"
    name: Short = ""


@dataclass(frozen=True, slots=True)
class PaperDone(Request):
    """All seats on paper are done with this turn (host); `full`: one of their sheets ends the game."""

    type: ClassVar[str] = "paper_done"
    turn: TurnNumber = 1
    full: bool = False


@dataclass(frozen=True, slots=True)
class EnterSheet(Request):
    """Enter a paper sheet, when the game is over (host)."""

    type: ClassVar[str] = "enter_sheet"
    seat: SeatNumber = 0
    sheet: Annotated[str, Bounds(max_length=sizes.LONGEST_SHEET)] = ""


@dataclass(frozen=True, slots=True)
class PassHost(Request):
    """Make another seat the host (host)."""

    type: ClassVar[str] = "pass_host"
    seat: SeatNumber = 0


@dataclass(frozen=True, slots=True)
class Anchor(Request):
    """Begin one's hash chain in the lobby: the anchor, in hexadecimal."""

    type: ClassVar[str] = "anchor"
    anchor: Short = ""


@dataclass(frozen=True, slots=True)
class Link(Request):
    """Give one's link of a roll, once it is asked for. There is no answer: the roll says whose links are missing."""

    type: ClassVar[str] = "link"
    turn: TurnNumber = 1
    link: Short = ""


@dataclass(frozen=True, slots=True)
class PlayAgain(Request):
    """Open a new table with the same seats."""

    type: ClassVar[str] = "play_again"


HostRequest = Start | Pause | Lock | AllowHints | AddBot | Remove | PassHost | TypeRoll
"""What only the host may ask and `host_request` decides; set_up.py and paper_seats.py decide the rest."""

TableRequest = Ink | SetUp | Leave | Extend | Anchor | AddPaper | PaperDone | EnterSheet | HostRequest
"""What changes the table; `decide_request` decides it."""

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
    | Anchor
    | Link
    | PlayAgain
)
