"""How a game stands or ended, in words: places, ties and winners, or the solo rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ..drawing.words import stars_words
from ..messages import listed, say
from ..notation.names import printable
from ..rules.adventure import Adventure
from .result import Result, Standing, ties
from .table import Table


def result_words(table: Table, outcome: Result) -> str:
    """Lines for the players, best first; for neighbours level on stars: what decided; for the winner or the rank."""
    places = () if table.solo else standings_words(table.adventure, outcome.standings)
    return "\n".join([*places, _end(table, outcome)])


def standings_words(adventure: Adventure, standings: Sequence[Standing]) -> Iterator[str]:
    """One line for each player, best first, then one for each two neighbours level on stars: what decided."""
    width = max(len(standing.player) for standing in standings)
    for standing in sorted(standings, key=lambda each: each.place):
        yield f"{standing.place:>3}. {printable(standing.player).ljust(width)}  {stars_words(standing.score.total)}"
    for level in ties(standings):
        for higher, lower in pairwise(level):
            yield _tie(adventure, higher, lower)


def _tie(adventure: Adventure, higher: Standing, lower: Standing) -> str:
    """Which of two neighbours level on stars is before the other and why, or that they share a place."""
    words = say(
        "score-tie-shared" if higher.place == lower.place else f"score-tie-{adventure.key}",
        one=printable(higher.player),
        two=printable(lower.player),
        stars=stars_words(higher.score.total),
        first=higher.tie_break,
        second=lower.tie_break,
    )
    return f"{words.removesuffix('.')} ({adventure.clauses.tie})."


def _end(table: Table, outcome: Result) -> str:
    if table.ended is None:
        return f"The game is not over; this is how it stands after turn {table.turns}."
    if outcome.rank:
        steps = ", ".join(map(str, table.adventure.thresholds(table.sheets[0])))
        total, clause = outcome.standings[0].score.total, table.adventure.clauses.ranks
        earned = f"{total} {say(f'score-make-{outcome.rank}', count=total)} {say(f'score-rank-{outcome.rank}')}"
        return f"{earned}. (The ranks start at {steps}; {clause}.)"
    winners = listed(map(printable, outcome.winners))
    won = say("score-winner" if len(outcome.winners) == 1 else "score-winners", names=winners)
    return f"{won} ({table.ended} ended the game.)"
