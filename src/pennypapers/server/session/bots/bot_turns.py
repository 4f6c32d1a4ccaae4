"""Bots' turns: computed in threads, then committed together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ....bots import USUAL, Idea, Position, bot
from ....hosting.dealer import Dealer
from ....hosting.decisions.decide import commit
from ....hosting.hosted import Hosted, Step
from ....table.table import Table
from ...logs import LOGGER


def play_seat(game: Table, seat: int, name: str, luck: str) -> str:
    """The marks that a bot plays for a seat. `luck` seeds its choice between equal turns, independently of the dice.

    If a bot fails, the usual one plays instead, so that the game goes on.
    """
    position, rng = Position.of(game, seat), Random(f"{luck} {game.turns + 1} {seat}")
    try:
        marks = position.draft.add_all(bot(name).turn(position, rng)).commit().marks
    except Exception:
        if name == USUAL:
            raise
        LOGGER.exception("the bot %s failed; %s plays for it", name, USUAL)
        marks = bot(USUAL).turn(position, rng)
    return " ".join(map(str, marks))


def play_seats(game: Table, seats: Sequence[int], luck: str) -> dict[int, str]:
    """Turns of the usual bot for several seats; a seat on paper has no marks to show."""
    return {seat: "" if seat in game.paper else play_seat(game, seat, USUAL, luck) for seat in seats}


def ideas(name: str, position: Position) -> tuple[Idea, ...]:
    """The turns that a bot thinks best."""
    if not getattr(bot(name), "looks_ahead", False):  # the only kind that a browser has
        return bot(name).ideas(position)
    from ....coach.hints import hints

    return hints(name, position)


def ink_all(hosted: Hosted, thought_of: Table, played: Mapping[int, str], dealer: Dealer) -> list[Step]:
    """Commit bots' turns for those seats that still have not inked the roll they were computed for."""
    steps: list[Step] = []
    for seat, marks in played.items():
        game = hosted.game
        if dealer.is_closed(hosted):
            return steps
        if game is None or game.ended or hosted.paused or not same_roll(game, thought_of) or seat not in game.waiting:
            continue
        steps += commit(hosted, seat, game.turns + 1, marks, dealer, by_bot=True)
        hosted = steps[-1][1]
    return steps


def same_roll(one: Table, other: Table) -> bool:
    """Whether two tables have the same open roll; the host may type a roll of real dice again."""
    return (one.turns, one.roll, one.exchange) == (other.turns, other.roll, other.exchange)
