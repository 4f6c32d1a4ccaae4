"""How a game stands or ended: stars, places, winners and ranks (G10, G11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from ..rules.adventure import Adventure
from ..rules.scoring import Rank, Score
from ..rules.sheet import Sheet
from .table import Table

SHARED = "G10"
"""The clause by which players who are still level share a place."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's result. Players level on stars and on the tie-break share a place: 1, 1, 3."""

    player: str
    score: Score
    tie_break: int
    place: int


@dataclass(frozen=True, slots=True)
class Tie:
    """All players with the same stars, best first, by seat: what decided between them, or by which clause all of them
    share one place."""

    seats: tuple[int, ...]
    shared: bool
    clause: str


@dataclass(frozen=True, slots=True)
class Result:
    """The standings in the order of the seats; winners and rank only when the game is over."""

    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    rank: Rank | None


def result(table: Table) -> Result:
    """The result as the sheets of the last closed turn stand."""
    adventure = table.adventure
    standings = standings_of(adventure, table.seats, table.sheets)
    over = table.ended is not None
    winners = tuple(each.player for each in standings if each.place == 1) if over and not table.solo else ()
    rank = adventure.rank(table.sheets[0]) if over and table.solo else None
    return Result(standings, winners, rank)


def standings_of(adventure: Adventure, players: Iterable[str], sheets: Iterable[Sheet]) -> tuple[Standing, ...]:
    """Stars and places of the sheets of one table."""
    scores = [(adventure.score(sheet), adventure.tie_break(sheet)) for sheet in sheets]
    keys = [(score.total, tie_break) for score, tie_break in scores]
    better = {key: number for number, key in reversed(list(enumerate(sorted(keys, reverse=True))))}
    return tuple(
        Standing(player, score, tie_break, place=1 + better[key])
        for player, (score, tie_break), key in zip(players, scores, keys, strict=True)
    )


def ties(adventure: Adventure, standings: Sequence[Standing]) -> tuple[Tie, ...]:
    """All groups of players level on stars, best first. The standings are in the order of the seats."""
    ranked = sorted(range(len(standings)), key=lambda seat: standings[seat].place)
    level = [tuple(seats) for _, seats in groupby(ranked, key=lambda seat: standings[seat].score.total)]
    return tuple(
        Tie(seats, shared, SHARED if shared else adventure.clauses.tie)
        for seats in level
        if len(seats) > 1
        for shared in [standings[seats[0]].place == standings[seats[-1]].place]
    )
