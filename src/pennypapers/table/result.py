"""How a game stands or ended: stars, places, winners and ranks (G10, G11)."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.scoring import Rank, Score
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
        by_total: dict[int, list[Standing]] = {}
        for standing in sorted(self.standings, key=lambda each: each.place):
            by_total.setdefault(standing.score.total, []).append(standing)
        return tuple(tuple(level) for level in by_total.values() if len(level) > 1)


def result(table: Table) -> Result:
    """The result as the sheets of the last closed turn stand."""
    adventure = table.adventure
    scores = [adventure.score(sheet) for sheet in table.sheets]
    keys = [(score.total, adventure.tie_break(sheet)) for score, sheet in zip(scores, table.sheets, strict=True)]
    standings = tuple(
        Standing(player, score, key[1], place=1 + sum(other > key for other in keys))
        for player, score, key in zip(table.seats, scores, keys, strict=True)
    )
    over = table.ended is not None
    winners = tuple(each.player for each in standings if each.place == 1) if over and not table.solo else ()
    rank = adventure.rank(table.sheets[0]) if over and table.solo else None
    return Result(standings, winners, rank)
