"""Decides what a request does: checks it against the rules and the state of the table, and returns events.

Pure but for the dealer, who knows the seed and who is connected: it is handed in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from ...bots import BOTS, USUAL
from ...errors import InvalidText, RuleBroken
from ...rules.adventure import MOST_SEATS
from ...rules.dice import Roll
from ...rules.house import DiceFrom
from ...rules.mark import Circle, Mark, parse_marks
from ...table import events as game_events
from ...table.dice.chains import is_link
from ...table.table import Table, decide
from .. import events as log
from ..actor import Actor
from ..dealer import Dealer, ended, next_roll, rolled, started
from ..hosted import Hosted, Step, after_commit, apply
from ..not_now import NotNow
from ..player_names import looks_like, shown_name
from ..protocol import requests
from .late_joining import merge


def take_seat(
    hosted: Hosted,
    *,
    name: str,
    hashed: str | None,
    anchor: str | None = None,
    bot: str | None = None,
    paper: bool = False,
) -> list[log.AnyEvent]:
    """Sit down in the lobby; `anchor` is that of the player's hash chain."""
    not_locked(hosted)
    if hosted.game is not None:
        raise NotNow("started.late")
    return [log.SeatTaken(len(hosted.seats), free_name(hosted, name), hashed, bot=bot, paper=paper, anchor=anchor)]


def not_locked(hosted: Hosted) -> None:
    """Refuse somebody new at a table that is locked, or a run's."""
    not_a_run(hosted)
    if hosted.locked:
        raise NotNow("locked")


def not_a_run(hosted: Hosted) -> None:
    if hosted.is_run:
        raise NotNow("challenge.run")


def free_name(hosted: Hosted, name: str) -> str:
    """The name in its one form; NotNow if it is taken, looks like another one, or no seat is left."""
    try:
        name = shown_name(name)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
    others = [*hosted.late, *(seat.name for seat in hosted.seats)]
    if (other := looks_like(name, others)) is not None:
        raise NotNow("name.taken", name=name) if name in others else NotNow("name.alike", name=other)
    taken = len(hosted.seats) + len(hosted.late)
    if taken >= (hosted.created.seats_wanted or MOST_SEATS):
        raise NotNow("full", seats=taken)
    return name


def anchor_chain(hosted: Hosted, seat: int, anchor: str) -> list[log.AnyEvent]:
    """A seat in the lobby begins its hash chain, or another one: nothing of it is known yet."""
    if hosted.game is not None:
        raise NotNow("started")
    if not is_link(anchor):
        raise NotNow("anchor")
    return [log.Anchored(seat, anchor)] if hosted.seats[seat].anchor != anchor else []


def take_over(hosted: Hosted, seat: int, *, hashed: str, anchor: str | None = None) -> list[log.AnyEvent]:
    """Take over a bot's seat and its sheet."""
    not_locked(hosted)
    if not 0 <= seat < len(hosted.seats) or not hosted.seats[seat].is_bot:
        raise NotNow("seat.not_bot", seat=seat)
    taken = hosted.seats[seat]
    return [log.SeatTaken(seat, taken.name, hashed, taken.entropy, anchor=anchor)]


def host_request(hosted: Hosted, who: Actor, request: requests.HostRequest, dealer: Dealer) -> list[log.AnyEvent]:
    """The requests that only the host may make."""
    if not who.is_host:
        raise NotNow("host")
    match request:
        case requests.Start():
            return start(hosted, dealer)
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
            return _typed(hosted, who, turn, roll, dealer)
        case _:
            assert_never(request)


def extend(hosted: Hosted, seat: int, *, on: bool) -> list[log.AnyEvent]:
    """A seat takes more time for each turn, or no longer."""
    return [log.Extended(seat, on)] if hosted.seats[seat].extended != on else []


def start(hosted: Hosted, dealer: Dealer) -> list[log.AnyEvent]:
    if hosted.game is not None:
        raise NotNow("started")
    if not hosted.seats:
        raise NotNow("seats")
    happened: list[log.AnyEvent] = [started(hosted, dealer)]
    return happened + next_roll(apply(hosted, happened[0]), dealer)


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
    hosted: Hosted, seat: int, turn: int, marks: str, dealer: Dealer, *, by_bot: bool = False, full: bool = False
) -> list[Step]:
    """A seat inks its turn. The last one closes it; links for the next roll are asked for, or it follows at once.

    Nothing happens if the same marks are inked already, even if the turn has closed since, so that a client may send
    them again. `full` is for a seat on paper: its sheet ends the game with this turn.
    """
    if hosted.game is not None and turn <= hosted.game.turns and _has_inked(hosted, seat, turn, marks):
        return []
    game = playing(hosted)
    if hosted.paused and not by_bot:
        raise NotNow("paused")
    if dealer.is_closed(hosted):
        raise NotNow("challenge.closed")
    not_stale(game, turn)
    if game.roll is None:
        raise RuleBroken("G3.no_roll")
    try:
        written = parse_marks(marks)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
    if seat in game.inked and same_marks(game.inked[seat].marks, written):
        return []
    committed, *closing = decide(game, game_events.Commit(seat, written, full))
    assert isinstance(committed, game_events.Committed)
    event = log.Committed(seat, committed.marks, committed.draft, committed.full, by_bot)
    step = (event, after_commit(hosted, event))
    return [step, *_closed(step[1], closing, dealer)] if closing else [step]


def _has_inked(hosted: Hosted, seat: int, turn: int, marks: str) -> bool:
    """Whether these are the marks that a seat has inked in a turn that is closed."""
    name = hosted.seats[seat].name
    inked = next((entry.marks for entry in hosted.turns[turn - 1].entries if entry.player == name), None)
    try:
        return inked is not None and same_marks(inked, parse_marks(marks))
    except InvalidText:
        return False


def _closed(hosted: Hosted, closing: Sequence[game_events.Event], dealer: Dealer) -> Iterator[Step]:
    """The events after the last seat has inked: the end of the game, or latecomers who join and the next roll."""
    for event in closing:
        match event:
            case game_events.TurnClosed(turn):
                happened: log.AnyEvent = log.Closed(turn)
            case game_events.Ended(clause):
                happened = ended(hosted, clause, dealer)
            case _:
                raise AssertionError(f"{event} does not close a turn")
        hosted = apply(hosted, happened)
        yield happened, hosted
    if hosted.phase == "playing":
        for happened in merge(hosted, dealer):
            hosted = apply(hosted, happened)
            yield happened, hosted
        for happened in next_roll(hosted, dealer):
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


def _typed(hosted: Hosted, who: Actor, turn: int, text: str, dealer: Dealer) -> list[log.AnyEvent]:
    """O4: the host types a roll, and may type it again until the first seat has inked."""
    game = playing(hosted)
    if hosted.house.dice is not DiceFrom.BY_HAND:
        raise NotNow("dice")
    not_stale(game, turn)
    if game.inked:
        raise NotNow("inked")
    typed = rolled(hosted, dealer, Roll.parse(text), who.seat)
    return [typed, *merge(apply(hosted, typed), dealer)]


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
