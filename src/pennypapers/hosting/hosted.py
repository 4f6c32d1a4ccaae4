"""The state of a hosted table: lobby, seats, host, latecomers, and the game once begun. A fold over its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import assert_never

from ..bots import USUAL
from ..challenges.attempt import attempt_header
from ..notation.layout import CARRIED, SUFFIX, carried
from ..notation.record import Record, RecordTurn
from ..notation.sheet import read_sheet
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import adventure, read_layout
from ..rules.mark import parse_marks
from ..rules.sheet import Sheet
from ..table import events as game_events
from ..table.dice.chain_record import PAPER, SEAL, ChainHeaders
from ..table.dice.chains import LINKS, Chain
from ..table.dice.challenge_seal import CHALLENGE, ROLLS
from ..table.dice.fairness import dice_headers
from ..table.late import Latecomer
from ..table.replay import entry_of
from ..table.splice import LATE, late_text, splice
from ..table.table import Table, evolve, open_table
from . import events as log
from .chain_state import ChainState


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. Without a token a bot plays it, unless it is a seat on paper."""

    name: str
    token_hash: str | None = None
    entropy: str = ""
    extended: bool = False
    """Whether it has more time for each turn."""
    plays: str = USUAL
    """The bot that plays it while nobody owns it."""
    paper: bool = False
    """Whether its player uses paper instead of a screen."""
    anchor: str | None = None
    """That of its player's hash chain; None if the seat adds nothing to the dice."""
    chain: int | None = None
    """The place of that chain, once the game has begun."""
    left: bool = False
    """Whether its player has left, so that a bot plays on under their name."""

    @property
    def is_bot(self) -> bool:
        return self.token_hash is None and not self.paper

    @property
    def bot(self) -> str | None:
        """The name of the bot that plays this seat; None if a person does."""
        return self.plays if self.is_bot else None


@dataclass(frozen=True, slots=True)
class Late:
    """Somebody who came while the game was running, and their sheet while it catches up."""

    token_hash: str
    sheet: Latecomer
    drawn: tuple[int, ...] = ()
    """The turns whose danger they missed."""
    anchor: str | None = None


@dataclass(frozen=True)
class Hosted:
    created: log.Created
    """The first event, with the changes of later SetUp events."""
    layout: Layout
    seats: tuple[Seat, ...] = ()
    host: int | None = None
    locked: bool = False
    paused: bool = False
    hints_allowed: bool | None = None
    entropy: str = ""
    dice: ChainState | None = None
    """The dice of a game that has begun; None before, and at a table of version 1."""
    game: Table | None = None
    rolled: log.Rolled | None = None
    turns: tuple[RecordTurn, ...] = ()
    seed: str | None = None
    published: log.Ended | None = None
    """The last event of the game."""
    rematch: str | None = None
    by_bot: frozenset[int] = field(default_factory=frozenset)
    """The seats whose last turn a bot played for them."""
    late: Mapping[str, Late] = field(default_factory=dict)
    """Who is catching up, by name, in the order in which they came."""
    joined: tuple[tuple[str, int], ...] = ()
    """Who has caught up, and how many turns were closed when they joined."""

    @property
    def house(self) -> HouseRules:
        return HouseRules.parse(self.created.options)

    @property
    def hints(self) -> bool:
        """Whether seats may ask for hints: as the host has decided, by default in solo games only."""
        return len(self.seats) == 1 if self.hints_allowed is None else self.hints_allowed

    @property
    def seal(self) -> str:
        """The hash over all that the dice depend on; empty until the game begins."""
        return self.dice.seal if self.dice else self.created.seal

    @property
    def is_run(self) -> bool:
        """Whether this is a run of a challenge: one seat and nobody else, dice that all runs share, and no host."""
        return bool(self.created.challenge)

    @property
    def phase(self) -> str:
        if self.game is None:
            return "lobby"
        return "over" if self.game.ended else "playing"

    def seat_of(self, token_hash: str | None) -> int | None:
        if token_hash is None:
            return None
        return next((i for i, seat in enumerate(self.seats) if seat.token_hash == token_hash), None)

    def latecomer_of(self, token_hash: str | None) -> str | None:
        return next((name for name, late in self.late.items() if late.token_hash == token_hash), None)

    def with_game(self, game: Table, *, by_bot: frozenset[int]) -> Hosted:
        """A copy with this game. It is made for every turn of every seat, and `replace` takes ten times as long."""
        copy = object.__new__(Hosted)
        fields = vars(copy)
        fields.update(vars(self))
        fields["game"] = game
        fields["by_bot"] = by_bot
        return copy

    def record(self) -> Record:
        """The record of the closed turns, without players on paper; signed once the game is over."""
        late = {LATE: late_text(self.joined)} if self.joined else {}
        paper = [seat.name for seat in self.seats if seat.paper]
        on_paper = {PAPER: ", ".join(paper)} if paper else {}
        is_own = self.created.layout_ref.endswith(SUFFIX)
        layout = {CARRIED: carried(self.layout)} if is_own else {}  # its file cannot be read later
        return Record(
            adventure(self.created.adventure),
            self.layout,
            self.created.layout_ref,
            tuple(seat.name for seat in self.seats if not seat.paper),
            self.house,
            {**layout, **late, **on_paper, **self._dice_headers()},
            self.turns,
        )

    def _dice_headers(self) -> dict[str, str]:
        """What a record needs so that its dice can be checked."""
        if self.is_run:
            known = {ROLLS: self.created.rolls} if self.created.rolls else {}
            return {CHALLENGE: self.created.seal, **known, **attempt_header(self.created.attempt)}
        if self.dice is None:
            if self.seed is None:
                return {SEAL: self.created.seal}
            return dice_headers(bytes.fromhex(self.seed), bytes.fromhex(self.entropy))
        end, made = self.published, self.created
        server = Chain("", made.anchor, at=min(len(self.turns), LINKS), link=end.link) if end and end.link else None
        return ChainHeaders(
            self.dice.code,
            self.dice.each_roll,
            made.anchor,
            made.key,
            self.dice.seal,
            self.dice.chains,
            server,
            (end and end.signature) or None,
        ).as_headers()


Step = tuple[log.AnyEvent, Hosted]
"""An event and the table after it."""


def fold(happened: Iterable[log.AnyEvent]) -> Hosted:
    hosted: Hosted | None = None
    for event in happened:
        hosted = apply(hosted, event)
    assert hosted is not None, "a table begins with Created"
    return hosted


def apply(hosted: Hosted | None, event: log.AnyEvent) -> Hosted:
    """The hosted table after an event."""
    if isinstance(event, log.Created):
        return Hosted(event, read_layout(event.layout))
    assert hosted is not None, "a table begins with Created"
    match event:
        case log.SetUp():
            chosen = {name: value for name, value in asdict(event).items() if name != "links" or value is not None}
            return replace(hosted, created=replace(hosted.created, **chosen), layout=read_layout(event.layout))
        case log.SeatTaken():
            return _taken(hosted, event)
        case log.Anchored(seat, anchor):
            seats = list(hosted.seats)
            seats[seat] = replace(seats[seat], anchor=anchor)
            return replace(hosted, seats=tuple(seats))
        case log.SeatLeft(seat):
            return _left(hosted, seat)
        case log.Extended(seat, on):
            seats = list(hosted.seats)
            seats[seat] = replace(seats[seat], extended=on)
            return replace(hosted, seats=tuple(seats))
        case log.HostPassed(seat):
            return replace(hosted, host=seat)
        case log.Locked(on):
            return replace(hosted, locked=on)
        case log.HintsAllowed(on):
            return replace(hosted, hints_allowed=on)
        case log.Paused(on):
            return replace(hosted, paused=on)
        case log.Started():
            return _begun(hosted, event)
        case log.Asked(_, chains):
            assert hosted.dice is not None, "links are asked for in a game with chains"
            return replace(hosted, dice=replace(hosted.dice, asked=chains, given={}))
        case log.Linked(_, links):
            assert hosted.dice is not None, "links are given in a game with chains"
            return replace(hosted, dice=replace(hosted.dice, given={**hosted.dice.given, **links}))
        case log.Entered(seat, text):
            assert hosted.game is not None, "paper is entered when a game is over"
            sheet = read_sheet(text, lambda _: hosted.created.layout).sheet
            return replace(hosted, game=evolve(hosted.game, game_events.Entered(seat, sheet)))
        case log.Rematch(code):
            return replace(hosted, rematch=code)
        case log.Rolled() | log.Committed() | log.Closed() | log.Ended():
            return _played(hosted, event)
        case log.LateCame() | log.LateInked() | log.LateJoined() | log.LateLeft():
            return _caught_up(hosted, event)
        case _:
            assert_never(event)


def _taken(hosted: Hosted, event: log.SeatTaken) -> Hosted:
    """A seat in the lobby, or a bot's seat that a person goes on with: then their chain counts from the next roll."""
    dice, chain = hosted.dice, None
    if hosted.game is not None and dice is not None:
        dice, chain = dice.with_chain(event.name, event.anchor, hosted.game.turns + 2)
    seat = Seat(
        event.name,
        event.token_hash,
        event.entropy,
        plays=event.bot or USUAL,
        paper=event.paper,
        anchor=event.anchor,
        chain=chain,
    )
    seats = list(hosted.seats)
    seats[event.seat : event.seat + 1] = [seat]
    return replace(hosted, seats=tuple(seats), dice=dice)


def _begun(hosted: Hosted, event: log.Started) -> Hosted:
    names = [seat.name for seat in hosted.seats]
    on_paper = [number for number, seat in enumerate(hosted.seats) if seat.paper]
    rules = adventure(hosted.created.adventure)
    opened = open_table(rules, hosted.layout, names, house=hosted.house, paper=on_paper)
    begun = replace(hosted, entropy=event.entropy, game=evolve(None, opened))
    if not event.seal:
        return begun
    dice, seats = ChainState(event.code, event.seal, event.each_roll, ()), []
    for seat in hosted.seats:
        dice, chain = dice.with_chain(seat.name, seat.anchor, 1)
        seats.append(replace(seat, chain=chain))
    return replace(begun, dice=dice, seats=tuple(seats))


def _left(hosted: Hosted, seat: int) -> Hosted:
    seats = list(hosted.seats)
    if hosted.game is not None:
        seats[seat] = Seat(seats[seat].name, left=True)
        return replace(hosted, seats=tuple(seats))
    del seats[seat]
    host = hosted.host
    if host is not None and host >= seat:
        host = None if host == seat else host - 1
    return replace(hosted, seats=tuple(seats), host=host)


def after_commit(hosted: Hosted, committed: log.Committed) -> Hosted:
    """`apply` for a commit, which is by far the most frequent event."""
    assert hosted.game is not None, "a game begins with Started"
    by_bot = hosted.by_bot | {committed.seat} if committed.by_bot else hosted.by_bot
    return hosted.with_game(evolve(hosted.game, committed), by_bot=by_bot)


def _played(hosted: Hosted, event: log.Rolled | log.Committed | log.Closed | log.Ended) -> Hosted:
    game = hosted.game
    assert game is not None, "a game begins with Started"
    match event:
        case log.Rolled():
            dice = hosted.dice.rolled(event.turn) if hosted.dice else None
            return replace(hosted, game=evolve(game, event), rolled=event, by_bot=frozenset(), dice=dice)
        case log.Committed():
            return after_commit(hosted, event)
        case log.Closed():
            return replace(hosted, game=evolve(game, event), turns=(*hosted.turns, _recorded(hosted, game)))
        case log.Ended():
            return replace(hosted, game=evolve(game, event), seed=event.seed or None, published=event)


def _caught_up(hosted: Hosted, event: log.LateCame | log.LateInked | log.LateJoined | log.LateLeft) -> Hosted:
    game, late = hosted.game, dict(hosted.late)
    assert game is not None, "nobody is late before the game begins"
    match event:
        case log.LateCame(name, token_hash, anchor):
            fresh = Latecomer(name, game.adventure, game.house, Sheet(game.layout))
            return replace(hosted, late={**late, name: Late(token_hash, fresh, anchor=anchor)})
        case log.LateInked(name, turn, marks, drawn):
            sheet = late[name].sheet
            inked = sheet.draft(hosted.turns[turn - 1].roll).again(parse_marks(marks))
            missed = (*late[name].drawn, turn) if drawn else late[name].drawn
            return replace(hosted, late={**late, name: replace(late[name], sheet=sheet.after(inked), drawn=missed)})
        case log.LateLeft(name):
            del late[name]
            return replace(hosted, late=late)
        case log.LateJoined(name, holders):
            came = late.pop(name)
            joined = game_events.Joined(name, came.sheet.sheet, came.sheet.past, holders)
            dice, chain = hosted.dice.with_chain(name, came.anchor, game.turns + 2) if hosted.dice else (None, None)
            return replace(
                hosted,
                late=late,
                seats=(*hosted.seats, Seat(name, came.token_hash, anchor=came.anchor, chain=chain)),
                dice=dice,
                game=evolve(game, joined),
                turns=tuple(splice(hosted.turns, game.seats, joined)),
                joined=(*hosted.joined, (name, game.turns)),
            )


def _recorded(hosted: Hosted, game: Table) -> RecordTurn:
    """The open turn as a turn of the record."""
    rolled = hosted.rolled
    assert rolled is not None, "a turn begins with Rolled"
    shown = [seat for seat in sorted(game.inked) if seat not in game.paper]
    entries = [entry_of(game.seats, rolled, seat, game.inked[seat].marks) for seat in shown]
    return RecordTurn(rolled.turn, rolled.roll, tuple(entries))
