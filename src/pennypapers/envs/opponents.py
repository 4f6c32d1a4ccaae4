"""Who plays the other seats of an environment: bots by name, or objects that play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..bots import Bot, Position, bot
from ..errors import InvalidValue
from ..rules.adventure import MOST_SEATS
from .episode import Episode

Opponents = str | Bot | Sequence[str | Bot]
"""One name or several with commas between them, a bot, or several of these; one for each of the other seats."""


def bots_of(given: Opponents) -> tuple[Bot, ...]:
    """The bots at the other seats."""
    each: Sequence[str | Bot]
    if isinstance(given, str):
        each = [name.strip() for name in given.split(",") if name.strip()]
    else:
        each = given if isinstance(given, Sequence) else [given]
    if len(each) >= MOST_SEATS:
        raise InvalidValue(f"a table has at most {MOST_SEATS} seats: {MOST_SEATS - 1} opponents, not {len(each)}")
    return tuple([bot(one) if isinstance(one, str) else one for one in each])


def names_of(bots: Sequence[Bot]) -> tuple[str, ...]:
    """The names of all seats; the first is the agent's."""
    return ("agent", *(f"{each.name} {seat}" for seat, each in enumerate(bots, start=1)))


def play_others(episode: Episode, bots: Sequence[Bot], lucks: Sequence[Random]) -> None:
    """Let every bot commit its turn; the bots have the seats from 1 on."""
    table = episode.table
    for seat, (each, luck) in enumerate(zip(bots, lucks, strict=True), start=1):
        if seat in table.waiting:
            episode.commit(seat, each.turn(Position.of(table, seat), luck))


def new_lucks(seed: int, episode: int, bots: Sequence[Bot]) -> tuple[Random, ...]:
    """What the bots draw at random, one for each."""
    return tuple(Random(f"{seed} {episode} {seat}") for seat in range(1, len(bots) + 1))
