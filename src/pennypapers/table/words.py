"""How a game stands or ended, in words: places, ties and winners, or the solo rank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from ..drawing.text.words import stars_words
from ..messages import listed, say
from ..messages.numbers import number
from ..notation.names import cells, padded, printable
from ..rules.adventure import Adventure
from ..rules.scoring import Rank
from .result import Result, Standing, Tie, ties
from .table import Table


def result_words(table: Table, outcome: Result) -> str:
    """Lines for the players, best first; for players level on stars: what decided; for the winner or the rank."""
    places = () if table.solo else standings_words(table.adventure, outcome.standings)
    return "\n".join([*places, _end(table, outcome)])


def standings_words(adventure: Adventure, standings: Sequence[Standing]) -> Iterator[str]:
    """One line for each player, best first, then one for all players with the same stars: what decided."""
    width = max(cells(printable(standing.player)) for standing in standings)
    for standing in sorted(standings, key=lambda each: each.place):
        yield f"{standing.place:>3}. {padded(printable(standing.player), width)}  {stars_words(standing.score.total)}"
    for tie in ties(adventure, standings):
        yield _tie(adventure, tie, standings)


def _tie(adventure: Adventure, tie: Tie, standings: Sequence[Standing]) -> str:
    """Who is level on stars, and what decided between them or that they share a place."""
    level = [standings[seat] for seat in tie.seats]
    by_value = [tuple(some) for _, some in groupby(level, key=lambda each: each.tie_break)]
    words = say(
        "score-tie-shared" if tie.shared else f"score-tie-{adventure.key}",
        names=_names(level),
        stars=stars_words(level[0].score.total),
        order="; ".join(say("score-tie-value", value=some[0].tie_break, names=_names(some)) for some in by_value),
    )
    places = [] if tie.shared else [some for some in by_value if len(some) > 1]
    sharing = [say("score-tie-place", names=_names(some), place=some[0].place) for some in places]
    return " ".join([f"{words.removesuffix('.')} ({tie.clause}).", *sharing])


def _names(standings: Iterable[Standing]) -> str:
    return listed(printable(each.player) for each in standings)


def _end(table: Table, outcome: Result) -> str:
    if table.ended is None:
        return say("plain-not-over", turn=table.turns)
    if outcome.rank:
        steps = ", ".join(map(str, table.adventure.thresholds(table.sheets[0])))
        total, clause = outcome.standings[0].score.total, table.adventure.clauses.ranks
        earned = f"{number(total)} {say(f'score-make-{outcome.rank}', count=total)} {say(f'score-rank-{outcome.rank}')}"
        ended = f"{earned}. {say('plain-ranks', steps=steps, clause=clause)}"
        highest = list(Rank)[-1]
        if not table.adventure.facts.top_rank_is_rare or outcome.rank == highest:
            return ended
        return f"{ended} {say('score-rank-rare', rank=say(f'score-rank-{highest}'))}"
    winners = listed(map(printable, outcome.winners))
    won = say("score-winner" if len(outcome.winners) == 1 else "score-winners", names=winners)
    return f"{won} {say('plain-ended', clause=table.ended)}"
