"""How a game stands or ended: stars, places, winners and ranks (G10, G11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.adventure import Adventure
from ..rules.scoring import Rank, Score
from ..rules.sheet import Sheet
from .table import Table


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's result. Players level on stars and on the tie-break share a place: 1, 1, 3."""

    player: str
    score: Score
    tie_break: int
    place: int


@dataclass(frozen=True, slots=True)
class Result:
    """The standings in the order of the seats; winners and rank only when the game is over."""

    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    rank: Rank | None

    def ties(self) -> tuple[tuple[Standing, ...], ...]:
        """Groups of players level on stars, best first: what the tie-break decided or left shared."""
        return ties(self.standings)


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
    return tuple(
        Standing(player, score, tie_break, place=1 + sum(other > (score.total, tie_break) for other in keys))
        for player, (score, tie_break) in zip(players, scores, strict=True)
    )


def ties(standings: Iterable[Standing]) -> tuple[tuple[Standing, ...], ...]:
    """Groups of players level on stars, best first."""
    by_total: dict[int, list[Standing]] = {}
    for standing in sorted(standings, key=lambda each: each.place):
        by_total.setdefault(standing.score.total, []).append(standing)
    return tuple(tuple(level) for level in by_total.values() if len(level) > 1)
