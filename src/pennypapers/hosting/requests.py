"""What a client may ask over a table's websocket: tagged JSON objects, marks in notation."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Text = Annotated[str, Meta(max_length=2000)]
Short = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, lt=100)]
TurnNumber = Annotated[int, Meta(ge=1, le=100_000)]


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """From a client. `id` is the client's own and comes back in `re` of the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Hello(Request, tag="hello", frozen=True):
    """The first message. Without a token one is a spectator; `after` is the last number seen, to get the rest."""

    token: Short | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Ask(Request, tag="ask", frozen=True):
    """What may come next after these marks, and the stars as they would stand. The draft is kept for a reload."""

    marks: Text = ""


class Explain(Request, tag="explain", frozen=True):
    """Why a seat's sheet is worth what it is. With marks, the sheet one has in hand with one's draft on it."""

    seat: SeatNumber = 0
    marks: Text = ""


class Ink(Request, tag="ink", frozen=True):
    """Commit a turn. Sending the same again is harmless; `turn` tells a late message from a new one."""

    turn: TurnNumber = 1
    marks: Text = ""


class TypeRoll(Request, tag="type_roll", frozen=True):
    """The host types what real dice show (O4)."""

    turn: TurnNumber = 1
    roll: Short = ""


class Start(Request, tag="start", frozen=True):
    pass


class SetUp(Request, tag="set_up", frozen=True):
    """What is played and how, as when a table is opened; an adventure or a layout left out stays as it is."""

    adventure: Short = ""
    layout: Annotated[str, Meta(max_length=10_000)] = ""
    options: Short = ""
    clock: Annotated[float, Meta(ge=5, le=3600)] | None = None


class Pause(Request, tag="pause", frozen=True):
    on: bool = True


class Lock(Request, tag="lock", frozen=True):
    on: bool = True


class AllowHints(Request, tag="allow_hints", frozen=True):
    """Let the seats ask for hints, or no longer."""

    on: bool = True


class Hint(Request, tag="hint", frozen=True):
    """What would a bot play for this roll?"""


class Skip(Request, tag="skip", frozen=True):
    """Let bots play for all who are still thinking."""


class AddBot(Request, tag="add_bot", frozen=True):
    """A seat that a bot plays; `bot` is which, the usual one if none is named."""

    name: Short = ""
    bot: Short = ""


class Remove(Request, tag="remove", frozen=True):
    """By number, by name, or by both where the number may have moved; who is catching up has only a name."""

    seat: SeatNumber | None = None
    name: Short = ""


class Leave(Request, tag="leave", frozen=True):
    """Give up one's own seat."""


class Extend(Request, tag="extend", frozen=True):
    """Take more time for each turn, or no longer."""

    on: bool = True


class AddPaper(Request, tag="add_paper", frozen=True):
    """A seat for somebody who plays on paper."""

    name: Short = ""


class PaperDone(Request, tag="paper_done", frozen=True):
    """All on paper are done with this turn; `full`: one of their sheets ends the game with it."""

    turn: TurnNumber = 1
    full: bool = False


class EnterSheet(Request, tag="enter_sheet", frozen=True):
    """What stands on a seat's paper, when the game is over."""

    seat: SeatNumber = 0
    sheet: Annotated[str, Meta(max_length=12_000)] = ""


class PassHost(Request, tag="pass_host", frozen=True):
    seat: SeatNumber = 0


class PlayAgain(Request, tag="play_again", frozen=True):
    """Open a new table with the same seats."""


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

_DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def decode_request(data: str | bytes) -> AnyRequest:
    """A request, or msgspec.MsgspecError that says what is wrong with it."""
    return _DECODER.decode(data)
