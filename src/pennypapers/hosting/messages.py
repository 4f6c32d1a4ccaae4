"""What the server tells over a table's websocket: tagged JSON objects, moves and sheets in notation."""

from __future__ import annotations

import msgspec

from .requests import AnyRequest


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """From the server."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    is_bot: bool
    is_here: bool
    extended: bool = False
    """Whether it has more time for each turn."""
    bot: str | None = None
    """Which bot plays it."""
    paper: bool = False
    """Whether it plays on paper."""


class LateView(msgspec.Struct, frozen=True):
    """Somebody who is catching up, and how many turns they have played."""

    name: str
    turns: int


class SheetView(msgspec.Struct, frozen=True):
    """A sheet as its text in notation, and what it is worth."""

    sheet: str
    stars: int
    parts: dict[str, int]


class RollView(msgspec.Struct, frozen=True, omit_defaults=True):
    turn: int
    roll: str
    is_danger: bool = False
    holds: tuple[int, ...] | None = None
    """Whose sheet each seat holds in a danger turn at a table."""
    by: int | None = None
    seconds_left: float | None = None
    extended_left: float | None = None
    """For the seats that have more time."""


class DrawnView(msgspec.Struct, frozen=True):
    """A danger that was drawn on a late sheet, and on which turn."""

    turn: int
    mark: str


class CatchUpView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a latecomer has come: `roll` is the closed turn to play next, `says` why there is none."""

    name: str
    turns: int
    of: int
    sheet: SheetView
    roll: RollView | None = None
    draft: str | None = None
    drawn: tuple[DrawnView, ...] = ()
    says: str | None = None


class Standing(msgspec.Struct, frozen=True):
    seat: int
    stars: int
    parts: dict[str, int]
    tie_break: int
    place: int


class EndView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended, and the seed with which everybody can check the dice; a record may carry none."""

    clause: str
    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    says: str
    seed: str = ""
    rank: str | None = None
    thresholds: tuple[int, ...] | None = None
    """Where the ranks above Tourist begin for this solo game."""


class TurnView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat did in a closed turn; `owner` is whose sheet it was, where it was not its own."""

    seat: int
    marks: str
    owner: int | None = None
    by_bot: bool = False


class Welcome(Message, tag="welcome", frozen=True):
    """The whole table as one may see it. `number` is the last event in it."""

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


class SeatsChanged(Message, tag="seats", frozen=True):
    number: int
    seats: tuple[SeatView, ...]
    host: int | None
    locked: bool
    paused: bool
    late: tuple[LateView, ...] = ()
    seconds_left: float | None = None
    extended_left: float | None = None
    hints: bool = False


class SetUpNews(Message, tag="set_up", frozen=True):
    """The host has chosen again what is played and how; as in `welcome`."""

    number: int
    adventure: str
    layout: str
    options: str
    part_keys: tuple[str, ...]
    clock: float | None = None
    solo_turns: int | None = None


class StartNews(Message, tag="start", frozen=True):
    """The game begins; everybody has an empty sheet."""

    number: int
    sheets: tuple[SheetView, ...]


class RollNews(Message, tag="roll", frozen=True):
    number: int
    roll: RollView


class Progress(Message, tag="progress", frozen=True):
    """Who is still thinking; sent a few times a second at most."""

    turn: int
    waiting: tuple[int, ...]
    here: tuple[int, ...]
    late: tuple[LateView, ...] = ()


class TurnNews(Message, tag="turn", frozen=True):
    """A turn has closed: what everybody did, and by seat what is new on its own sheet and what that is worth now."""

    number: int
    turn: int
    turns: tuple[TurnView, ...]
    changes: tuple[str, ...]
    stars: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    """In the order of `part_keys`."""


class CatchUp(Message, tag="catch_up", frozen=True):
    """To a latecomer alone: where their sheet stands now."""

    catch_up: CatchUpView


class JoinedNews(Message, tag="joined", frozen=True):
    """A latecomer has caught up and has this seat now."""

    number: int
    seat: int
    name: str
    sheet: SheetView


class EndNews(Message, tag="end", frozen=True):
    number: int
    ended: EndView


class EnteredNews(Message, tag="entered", frozen=True):
    """A sheet of paper was typed in, so the places are others."""

    number: int
    seat: int
    sheet: SheetView
    ended: EndView


class RematchNews(Message, tag="rematch", frozen=True):
    number: int
    code: str


class Inked(Message, tag="inked", frozen=True):
    """Your turn is on disk."""

    turn: int
    marks: str
    re: int | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done; `facts` are what the sentence speaks of, for other languages."""

    code: str
    clause: str
    says: str
    facts: dict[str, str]


class ChoiceView(msgspec.Struct, frozen=True):
    values: tuple[str, ...]
    spaces: tuple[str, ...]


class Options(Message, tag="options", frozen=True):
    """What may come next: values that may go in spaces, single marks, and whether the draft may be inked.

    Dice are letters, p g r. `stars` and `parts` are those of the sheet in hand with `changes` on it.
    """

    marks: str
    choices: tuple[ChoiceView, ...]
    single: tuple[str, ...]
    may_pass: bool
    may_ink: bool
    stars: int
    parts: dict[str, int]
    ways: dict[str, tuple[str, ...]]
    """For every number that may be made now, the sets of dice that make it."""
    free: tuple[str, ...]
    """The sets of dice that may still be unused; a die that is in none of them is used."""
    closed: dict[str, Refusal]
    """What belongs to this adventure and cannot be had now: symbols, `x` and `discover`."""
    changes: str
    """Everything that inking this draft puts on the sheet in hand, with what the rules do by themselves."""
    unfinished: Refusal | None = None
    """Why the draft may not be inked yet."""
    re: int | None = None


class ReasonView(msgspec.Struct, frozen=True):
    """One thing that earns or costs stars: where it lies, what makes it count, and its number."""

    kind: str
    clause: str
    stars: int
    space: str | None
    spaces: tuple[str, ...]
    value: int | None


class PartView(msgspec.Struct, frozen=True):
    key: str
    stars: int
    reasons: tuple[ReasonView, ...]


class Explained(Message, tag="explained", frozen=True):
    """Why a sheet is worth what it is."""

    seat: int
    stars: int
    parts: tuple[PartView, ...]
    re: int | None = None


class IdeaView(msgspec.Struct, frozen=True):
    """A whole turn, and the stars that a bot expects of the sheet in hand at the end."""

    marks: str
    stars: float


class Hinted(Message, tag="hinted", frozen=True):
    """The turns that a bot thinks best, the best first."""

    turn: int
    bot: str
    ideas: tuple[IdeaView, ...]
    re: int | None = None


class Done(Message, tag="done", frozen=True):
    re: int | None = None


class Refused(Message, tag="refused", frozen=True):
    """A code, the clause if it is a rule's, a sentence and what it speaks of. Nothing was changed."""

    code: str
    says: str
    clause: str | None = None
    facts: dict[str, str] = {}
    re: int | None = None


AnyMessage = (
    Welcome
    | SeatsChanged
    | SetUpNews
    | StartNews
    | RollNews
    | Progress
    | TurnNews
    | CatchUp
    | JoinedNews
    | EndNews
    | EnteredNews
    | RematchNews
    | Inked
    | Options
    | Explained
    | Hinted
    | Done
    | Refused
)


def schema() -> dict[str, object]:
    """The JSON Schema of everything that travels, both ways."""
    (requests, messages), parts = msgspec.json.schema_components(
        [AnyRequest, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, "AnyRequest": requests, "AnyMessage": messages},
    }
