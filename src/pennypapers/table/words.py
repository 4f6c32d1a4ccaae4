"""How a game stands or ended, in words: places, ties and winners, or the solo rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..drawing.words import stars_words
from ..notation.names import printable
from ..rules.adventure import Adventure
from .result import Result, Standing, ties
from .table import Table


def result_words(table: Table, outcome: Result) -> str:
    """One line for each player, best first; one for each tie, with what decided it; then the winner or the rank."""
    places = () if table.solo else standings_words(table.adventure, outcome.standings)
    return "\n".join([*places, _end(table, outcome)])


def standings_words(adventure: Adventure, standings: Sequence[Standing]) -> Iterator[str]:
    """One line for each player, best first, then one for each tie, with what decided it."""
    width = max(len(standing.player) for standing in standings)
    for standing in sorted(standings, key=lambda each: each.place):
        yield f"{standing.place:>3}. {printable(standing.player).ljust(width)}  {stars_words(standing.score.total)}"
    for level in ties(standings):
        yield _tie(adventure, level)


def _tie(adventure: Adventure, level: tuple[Standing, ...]) -> str:
    names = ", ".join(f"{printable(standing.player)} {standing.tie_break}" for standing in level)
    total = stars_words(level[0].score.total)
    if len({standing.tie_break for standing in level}) == 1:
        return f"{total} each, and level on {adventure.tie_name} too ({names}; {adventure.clauses.tie}): shared."
    return f"{total} each: {adventure.tie_name} decides ({names}; {adventure.clauses.tie})."


def _end(table: Table, outcome: Result) -> str:
    if table.ended is None:
        return f"The game is not over; this is how it stands after turn {table.turns}."
    if outcome.rank:
        steps = ", ".join(map(str, table.adventure.thresholds(table.sheets[0])))
        total = stars_words(outcome.standings[0].score.total)
        clause = table.adventure.clauses.ranks
        article = "an" if outcome.rank[0] in "aeiou" else "a"
        return f"{total}: {article} {outcome.rank.title()}. (The ranks start at {steps}; {clause}.)"
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    return f"{' and '.join(map(printable, outcome.winners))} {verb}. ({table.ended} ended the game.)"
