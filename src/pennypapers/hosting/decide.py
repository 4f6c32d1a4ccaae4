"""Decides what a request does: checks it against the rules and the state of the table, and returns events.

Pure but for the seed: it is handed in, and no event but the last carries it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from ..bots import BOTS, USUAL
from ..errors import RuleBroken
from ..notation.names import clean_name
from ..rules.dice import Roll
from ..rules.house import DiceFrom
from ..rules.mark import Circle, Mark, parse_marks
from ..table import events as game_events
from ..table.draws import draw_exchange_of_kinds, draw_roll
from ..table.table import MOST_SEATS, Table, decide
from . import events as log
from . import requests
from .hosted import Hosted, Step, after_commit, apply
from .merging import merge
from .not_now import NotNow


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a seat, the host, both, a latecomer or a spectator. It follows from the token, never from a request."""

    seat: int | None
    is_host: bool
    late: str | None = None
    """The name, if this is a latecomer who is still catching up."""


def actor(hosted: Hosted, token: str | None) -> Actor:
    """Whom a token stands for at the table now; NotNow if it stands for nobody."""
    if token is None:
        return Actor(None, is_host=False)
    hashed = token_hash(token)
    seat = hosted.seat_of(hashed)
    if seat is None and (late := hosted.latecomer_of(hashed)) is not None:
        return Actor(None, is_host=False, late=late)
    opener = hmac.compare_digest(hashed, hosted.created.host_hash)
    if seat is None and not opener:
        raise NotNow("token")
    return Actor(seat, is_host=hosted.host == seat if seat is not None else hosted.host is None)


def seated(who: Actor) -> int:
    """The seat of whoever asks; NotNow for a spectator."""
    if who.seat is None:
        raise NotNow("seat.watching")
    return who.seat


def token_hash(token: str) -> str:
    """The SHA-256 of a token. Only hashes are stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def take_seat(
    hosted: Hosted, *, name: str, hashed: str | None, entropy: str = "", bot: str | None = None, paper: bool = False
) -> list[log.AnyEvent]:
    """Sit down in the lobby."""
    not_locked(hosted)
    if hosted.game is not None:
        raise NotNow("started.late")
    return [log.SeatTaken(len(hosted.seats), free_name(hosted, name), hashed, entropy, bot, paper)]


def not_locked(hosted: Hosted) -> None:
    if hosted.locked:
        raise NotNow("locked")


def free_name(hosted: Hosted, name: str) -> str:
    """The name in its clean form; NotNow if it is taken or no seat is left."""
    try:
        name = clean_name(name)
    except ValueError as error:
        raise NotNow("name", why=error) from None
    if name in hosted.late or any(seat.name == name for seat in hosted.seats):
        raise NotNow("name.taken", name=name)
    taken = len(hosted.seats) + len(hosted.late)
    if taken >= (hosted.created.seats_wanted or MOST_SEATS):
        raise NotNow("full", seats=taken)
    return name


def take_over(hosted: Hosted, seat: int, *, hashed: str) -> list[log.AnyEvent]:
    """Take over a bot's seat and its sheet."""
    not_locked(hosted)
    if not 0 <= seat < len(hosted.seats) or not hosted.seats[seat].is_bot:
        raise NotNow("seat.not_bot", seat=seat)
    taken = hosted.seats[seat]
    return [log.SeatTaken(seat, taken.name, hashed, taken.entropy)]


def host_request(hosted: Hosted, who: Actor, request: requests.HostRequest, seed: bytes) -> list[log.AnyEvent]:
    """The requests that only the host may make."""
    if not who.is_host:
        raise NotNow("host")
    match request:
        case requests.Start():
            return start(hosted, seed)
        case requests.Pause(_, on):
            return [log.Paused(on)] if on != hosted.paused else []
        case requests.Lock(_, on):
            return [log.Locked(on)] if on != hosted.locked else []
        case requests.AllowHints(_, on):
            return [log.HintsAllowed(on)] if on != hosted.hints else []
        case requests.AddBot(_, name, bot):
            return take_seat(hosted, name=name or _bot_name(hosted), hashed=None, bot=known_bot(bot))
        case requests.Remove(_, seat, name):
            return _remove(hosted, seat, name)
        case requests.PassHost(_, seat):
            known(hosted, seat)
            if hosted.seats[seat].token_hash is None:
                raise NotNow("seat.no_screen", seat=seat)
            return [log.HostPassed(seat)]
        case requests.TypeRoll(_, turn, roll):
            return _typed(hosted, who, turn, roll, seed)
        case _:
            assert_never(request)


def extend(hosted: Hosted, seat: int, *, on: bool) -> list[log.AnyEvent]:
    """A seat takes more time for each turn, or no longer."""
    return [log.Extended(seat, on)] if hosted.seats[seat].extended != on else []


def start(hosted: Hosted, seed: bytes) -> list[log.AnyEvent]:
    if hosted.game is not None:
        raise NotNow("started")
    if not hosted.seats:
        raise NotNow("seats")
    entropy = "".join(seat.entropy for seat in hosted.seats)
    happened: list[log.AnyEvent] = [log.Started(entropy)]
    return happened + _next_roll(apply(hosted, happened[0]), seed)


def leave(hosted: Hosted, seat: int) -> list[log.AnyEvent]:
    """A player leaves their seat. If they were the host, the first remaining person becomes it."""
    happened: list[log.AnyEvent] = [log.SeatLeft(seat)]
    after = apply(hosted, happened[0])
    if hosted.host == seat:
        happened.append(log.HostPassed(next((i for i, each in enumerate(after.seats) if each.token_hash), None)))
    return happened


def open_rematch(hosted: Hosted, code: str) -> list[log.AnyEvent]:
    """The same seats play again at the table of this code; only the first such table counts."""
    return [] if hosted.rematch else [log.Rematch(code)]


def commit(
    hosted: Hosted, seat: int, turn: int, marks: str, seed: bytes, *, by_bot: bool = False, full: bool = False
) -> list[Step]:
    """A seat inks its turn. The last one closes it, and the next roll follows at once.

    Nothing happens if the same marks are inked already, so that a client may send them again. `full` is for a seat on
    paper: its sheet ends the game with this turn.
    """
    game = playing(hosted)
    if hosted.paused and not by_bot:
        raise NotNow("paused")
    not_stale(game, turn)
    if game.roll is None:
        raise RuleBroken("G3.no_roll")
    try:
        written = parse_marks(marks)
    except ValueError as error:
        raise NotNow("notation", why=error) from None
    if seat in game.inked and same_marks(game.inked[seat].marks, written):
        return []
    committed, *closing = decide(game, game_events.Commit(seat, written, full))
    assert isinstance(committed, game_events.Committed)
    event = log.Committed(seat, committed.marks, committed.draft, committed.full, by_bot)
    step = (event, after_commit(hosted, event))
    return [step, *_closed(step[1], closing, seed)] if closing else [step]


def _closed(hosted: Hosted, closing: Sequence[game_events.Event], seed: bytes) -> Iterator[Step]:
    """The events after the last seat has inked: the end of the game, or latecomers who join and the next roll."""
    for event in closing:
        match event:
            case game_events.TurnClosed(turn):
                happened: log.AnyEvent = log.Closed(turn)
            case game_events.Ended(clause):
                happened = log.Ended(clause, seed.hex())
            case _:
                raise AssertionError(f"{event} does not close a turn")
        hosted = apply(hosted, happened)
        yield happened, hosted
    if hosted.phase == "playing":
        for happened in merge(hosted, seed):
            hosted = apply(hosted, happened)
            yield happened, hosted
        for happened in _next_roll(hosted, seed):
            yield happened, apply(hosted, happened)


def playing(hosted: Hosted) -> Table:
    if hosted.game is None:
        raise NotNow("lobby")
    if hosted.game.ended:
        raise RuleBroken(hosted.game.ended)
    return hosted.game


def not_stale(game: Table, turn: int) -> None:
    """Refuse a request for another turn than the one that is being played."""
    if turn != (now := game.turns + 1):
        raise NotNow("stale" if turn < now else "stale.early", turn=turn, now=now)


def same_marks(inked: tuple[Mark, ...], written: tuple[Mark, ...]) -> bool:
    """Whether these marks are the inked ones, with or without the treasures that the rules add by themselves."""
    return inked[: len(written)] == written and all(isinstance(mark, Circle) for mark in inked[len(written) :])


def _next_roll(hosted: Hosted, seed: bytes) -> list[log.AnyEvent]:
    """The next roll, drawn from the seed; nothing at a table with real dice, where the host types it."""
    game = playing(hosted)
    if hosted.house.dice is DiceFrom.BY_HAND:
        return []
    turn = game.turns + 1
    return [_rolled(hosted, turn, draw_roll(seed, bytes.fromhex(hosted.entropy), turn), seed)]


def _rolled(hosted: Hosted, turn: int, roll: Roll, seed: bytes, by: int | None = None) -> log.Rolled:
    game = playing(hosted)
    entropy = bytes.fromhex(hosted.entropy)
    swaps = not game.solo and game.is_danger_roll(roll)
    exchange = draw_exchange_of_kinds(seed, entropy, turn, len(game.seats), game.paper) if swaps else None
    return log.Rolled(turn, roll, exchange, by)


def _typed(hosted: Hosted, who: Actor, turn: int, text: str, seed: bytes) -> list[log.AnyEvent]:
    """O4: the host types a roll, and may type it again until the first seat has inked."""
    game = playing(hosted)
    if hosted.house.dice is not DiceFrom.BY_HAND:
        raise NotNow("dice")
    not_stale(game, turn)
    if game.inked:
        raise NotNow("inked")
    rolled = _rolled(hosted, turn, Roll.parse(text), seed, who.seat)
    return [rolled, *merge(apply(hosted, rolled), seed)]


def _remove(hosted: Hosted, seat: int | None, name: str) -> list[log.AnyEvent]:
    """A seat by its number, its name or both, since numbers move in the lobby; a latecomer by name."""
    if seat is None:
        if name in hosted.late:
            return [log.LateLeft(name)]
        seat = next((number for number, each in enumerate(hosted.seats) if each.name == name), None)
        if seat is None:
            raise NotNow("seat.nobody", name=name)
    known(hosted, seat)
    if name and hosted.seats[seat].name != name:
        raise NotNow("seat.moved", seat=seat, name=name)
    if hosted.seats[seat].paper and hosted.game is not None:
        raise NotNow("paper.seat")
    return leave(hosted, seat)


def known(hosted: Hosted, seat: int) -> None:
    if not 0 <= seat < len(hosted.seats):
        raise NotNow("seat.unknown", seat=seat)


def known_bot(name: str) -> str:
    """A bot's name, checked; an empty name means the usual bot."""
    if name and name not in BOTS:
        raise NotNow("bot", bot=name, bots=", ".join(BOTS))
    return name or USUAL


def _bot_name(hosted: Hosted) -> str:
    taken = {seat.name for seat in hosted.seats}
    return next(name for i in range(1, MOST_SEATS + 2) if (name := f"Robo {i}") not in taken)
