"""What happened at a hosted table, as it stands in the store: one JSON object an event, marks and rolls in notation."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Events alone change a hosted table; each has a number, and none is ever changed."""


class Created(Event, tag="created", frozen=True):
    """The first event of every table. `seal` is the hash of the seed; the seed itself is kept apart."""

    adventure: str
    layout: str
    layout_ref: str
    seal: str
    host_hash: str
    options: str = ""
    clock: float | None = None
    seats_wanted: int | None = None


class SetUp(Event, tag="set_up", frozen=True):
    """The host has chosen again what is played and how, before the game begins."""

    adventure: str
    layout: str
    layout_ref: str
    options: str = ""
    clock: float | None = None


class SeatTaken(Event, tag="seat_taken", frozen=True):
    """Somebody sits down: in the lobby on a new seat, in a game on one that a bot was playing. No hash: a bot does."""

    seat: int
    name: str
    token_hash: str | None = None
    entropy: str = ""
    bot: str | None = None
    paper: bool = False


class SeatLeft(Event, tag="seat_left", frozen=True):
    """A seat is given up: in the lobby it goes, in a game a bot goes on with its sheet."""

    seat: int


class Extended(Event, tag="extended", frozen=True):
    """A seat has more time for each turn from now on, or no longer."""

    seat: int
    on: bool


class HostPassed(Event, tag="host_passed", frozen=True):
    """Who hosts from now on; None is the one who opened the table without taking a seat."""

    seat: int | None


class Locked(Event, tag="locked", frozen=True):
    on: bool


class HintsAllowed(Event, tag="hints_allowed", frozen=True):
    """Whether seats may ask a bot for a hint; until the host says so, only who plays alone may."""

    on: bool


class Paused(Event, tag="paused", frozen=True):
    on: bool


class Started(Event, tag="started", frozen=True):
    """The game begins with the seats as they are; their joined entropy goes into every draw."""

    entropy: str


class Rolled(Event, tag="rolled", frozen=True):
    """`by` is the seat that typed the roll of real dice (O4); it may be typed again until somebody has inked."""

    turn: int
    roll: str
    exchange: tuple[int, ...] | None = None
    by: int | None = None


class Committed(Event, tag="committed", frozen=True):
    """Sealed until the turn closes. A seat on paper has no marks; `full` says that paper ends the game."""

    seat: int
    marks: str
    by_bot: bool = False
    full: bool = False


class Closed(Event, tag="closed", frozen=True):
    turn: int


class LateCame(Event, tag="late_came", frozen=True):
    """Somebody comes while the game runs, and plays the closed turns on a fresh sheet; their name tells them apart."""

    name: str
    token_hash: str


class LateInked(Event, tag="late_inked", frozen=True):
    """A closed turn on a late sheet: inked by its owner, or the danger they missed, drawn by the seed."""

    name: str
    turn: int
    marks: str
    drawn: bool = False


class LateJoined(Event, tag="late_joined", frozen=True):
    """A latecomer has played every closed turn and takes the next seat. `holders` are the seats that count as having
    held their sheet, one for each danger that they missed."""

    name: str
    holders: tuple[int, ...] = ()


class LateLeft(Event, tag="late_left", frozen=True):
    """A latecomer is gone before they joined, and their sheet with them."""

    name: str


class Ended(Event, tag="ended", frozen=True):
    """The seed is revealed with the end, for everybody to check."""

    clause: str
    seed: str


class Entered(Event, tag="entered", frozen=True):
    """What stands on a seat's paper, when the game is over; the last word counts."""

    seat: int
    sheet: str


class Rematch(Event, tag="rematch", frozen=True):
    """The same seats go on at another table."""

    code: str


AnyEvent = (
    Created
    | SetUp
    | SeatTaken
    | SeatLeft
    | Extended
    | HostPassed
    | Locked
    | HintsAllowed
    | Paused
    | Started
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

_DECODER = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return msgspec.json.encode(event)


def decode_all(rows: Iterable[bytes]) -> list[AnyEvent]:
    return [_DECODER.decode(row) for row in rows]
