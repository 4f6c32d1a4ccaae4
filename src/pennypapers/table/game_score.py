"""A game as figures: stars, places, winners and rank, as `pennypapers replay --json` and the server give them."""

from __future__ import annotations

from dataclasses import dataclass

from .result import result
from .table import Table


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """One player's stars and place; `parts` are the stars of each part of the score."""

    name: str
    total: int
    parts: dict[str, int]
    place: int


@dataclass(frozen=True, slots=True)
class GameScore:
    """How a game stands. Winners and the rank of a solo game are there only once it is over."""

    adventure: str
    layout: str
    mode: str
    turns: int
    over: bool
    ended_by: str | None
    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
    rank: str | None


def game_score(table: Table) -> GameScore:
    """The figures of a table as the sheets of its last closed turn stand."""
    outcome = result(table)
    return GameScore(
        adventure=table.adventure.key,
        layout=table.layout.name,
        mode="solo" if table.solo else "table",
        turns=table.turns,
        over=table.ended is not None,
        ended_by=table.ended,
        players=tuple(
            PlayerScore(each.player, each.score.total, each.score.as_dict(), each.place) for each in outcome.standings
        ),
        winners=outcome.winners,
        rank=outcome.rank,
    )
