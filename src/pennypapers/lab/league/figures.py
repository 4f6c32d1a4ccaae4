"""What a league says: mean stars, differences on the same dice, ratings; each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

from ...challenges.paired import paired
from ...errors import PennyError
from ...messages import say
from ..calibrate import ENOUGH, SURE
from .match import ALONE, League, Match, Played


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and half the width of its 95 % interval; None if there were too few games to know."""

    games: int
    mean: float | None
    interval: float | None


@dataclass(frozen=True, slots=True)
class Row:
    player: str
    source: str
    stars: Mean
    rating: float
    """The mean of the player's skill by openskill's Plackett-Luce model; everybody begins with 25."""
    deviation: float
    failed: int
    """Games that this player did not play to the end."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players on the same dice: how many stars the first is ahead, and its share of games that it made more of; a
    draw is half."""

    one: str
    other: str
    ahead: Mean
    share: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    league: League
    games: int
    rows: tuple[Row, ...]
    """The best rated first."""
    duels: tuple[Duel, ...]
    """Of every two players, the better rated first."""
    failures: tuple[tuple[str, str, str], ...]
    """Of every game that failed: the match, who failed, and why."""


def figures_of(league: League, games: int, played: Mapping[str, Played]) -> Figures:
    """The figures of the first games of a league; they depend on nothing but the results."""
    matches = [match for game in range(games) for match in league.matches(game) if match.key in played]
    ratings = _ratings(league, matches, played)
    stars: dict[str, list[int]] = {player.name: [] for player in league.players}
    ahead: dict[tuple[str, str], list[int]] = {}
    failures: list[tuple[str, str, str]] = []
    for match in matches:
        result = played[match.key]
        if result.failed is not None:
            failures.append((match.key, result.at_fault or "", result.failed))
        for player, made in zip(match.players, result.stars, strict=False):
            stars[player.name].append(made)
    for found in _on_the_same_dice(league, matches, played):
        for one, other in combinations(sorted(found, key=lambda name: -ratings[name][0]), 2):
            ahead.setdefault((one, other), []).append(found[one] - found[other])
    sources = {player.name: player.source for player in league.players}
    order = sorted(stars, key=lambda name: -ratings[name][0])
    blame = [who for _, who, _ in failures]
    rows = tuple(Row(name, sources[name], _mean(stars[name]), *ratings[name], blame.count(name)) for name in order)
    duels = tuple(
        Duel(*pair, _ahead(ahead.get(pair, [])), _share(ahead.get(pair, []))) for pair in combinations(order, 2)
    )
    return Figures(league, games, rows, duels, tuple(failures))


def _on_the_same_dice(
    league: League, matches: Sequence[Match], played: Mapping[str, Played]
) -> Iterator[dict[str, int]]:
    """The stars of everybody who played the same dice: alone in one game, or at one table."""
    together: dict[object, dict[str, int]] = {}
    for match in matches:
        found = together.setdefault(match.game if league.tables == ALONE else match.key, {})
        found |= {player.name: made for player, made in zip(match.players, played[match.key].stars, strict=False)}
    yield from together.values()


def _ratings(league: League, matches: Sequence[Match], played: Mapping[str, Played]) -> dict[str, tuple[float, float]]:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise PennyError(say("cli-league-needs", install="pip install 'pennypapers[league]'")) from None
    model = PlackettLuce()
    ratings = {player.name: model.rating(name=player.name) for player in league.players}
    for places in _places(league, matches, played):
        names = list(places)
        if len(names) > 1:
            rated = model.rate([[ratings[name]] for name in names], ranks=[float(places[name]) for name in names])
            ratings |= {name: team[0] for name, team in zip(names, rated, strict=True)}
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _places(league: League, matches: Sequence[Match], played: Mapping[str, Played]) -> Iterator[dict[str, int]]:
    """The places of those who met, in the order of the games: those of the table, or by the stars of games alone."""
    if league.tables == ALONE:
        for stars in _on_the_same_dice(league, matches, played):
            yield {name: 1 + sum(more > made for more in stars.values()) for name, made in stars.items()}
    else:
        for match in matches:
            yield {each.name: place for each, place in zip(match.players, played[match.key].places, strict=False)}


def _mean(values: Sequence[int]) -> Mean:
    if not values:
        return Mean(0, None, None)
    enough = len(values) >= ENOUGH
    return Mean(len(values), fmean(values), SURE * stdev(values) / sqrt(len(values)) if enough else None)


def _ahead(differences: Sequence[int]) -> Mean:
    found = paired(differences)
    if found is None:
        return Mean(0, None, None)
    is_sure = found.error is not None and found.games >= ENOUGH
    return Mean(found.games, found.mean, SURE * found.error if is_sure and found.error is not None else None)


def _share(differences: Sequence[int]) -> float | None:
    if not differences:
        return None
    return fmean(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in differences)
