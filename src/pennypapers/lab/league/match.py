"""One game of a league: who sits there, which dice, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Protocol

from ...bots import Position
from ...rules.dice import Roll
from ...rules.house import HouseRules
from ...rules.layout import Layout
from ...rules.library import adventure
from ...rules.mark import Mark
from ...table import Commit, RollDice, Table, draw_exchange, draw_roll, evolve, open_table, perform
from ...table.result import standings_of
from .players import Player

ALONE, PAIRS = "alone", "pairs"
TABLES = (ALONE, PAIRS)
"""Everybody plays every game alone; or every two of them at a table of two."""


@dataclass(frozen=True)
class League:
    """Everything that decides the games."""

    layout: Layout
    players: tuple[Player, ...]
    tables: str = ALONE
    seed: int = 0
    house: HouseRules = field(default_factory=HouseRules)

    def matches(self, game: int) -> list[Match]:
        """Everybody's games with the dice of this number. Who of two has the first seat changes from game to game."""
        size = 1 if self.tables == ALONE else 2
        seats = list(combinations(range(len(self.players)), size))
        return [Match(self, game, each[::-1] if game % 2 else each) for each in seats]


@dataclass(frozen=True)
class Match:
    league: League
    game: int
    """Its number, which with the seed of the league decides the dice."""
    seats: tuple[int, ...]
    """The player at each seat, by their place in the league."""

    @cached_property
    def players(self) -> tuple[Player, ...]:
        return tuple(self.league.players[each] for each in self.seats)

    @property
    def is_outside(self) -> bool:
        """Whether a program plays that is not ours."""
        return any(player.is_outside for player in self.players)

    @property
    def key(self) -> str:
        """What tells it from the other games of the league."""
        return f"{self.game} {' '.join(player.name for player in self.players)}"


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match: stars and places by seat; or why it came to nothing."""

    stars: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    turns: int = 0
    failed: str | None = None
    at_fault: str | None = None
    """The player who failed."""


class FailedError(Exception):
    """A player did not play: it raised, broke a rule, was too slow or went away."""

    def __init__(self, player: str, why: str) -> None:
        super().__init__(why)
        self.player = player


class Outside(Protocol):
    """Programs that sit at a table elsewhere."""

    def turns(self, table: Table, roll: Roll, ours: dict[int, tuple[Mark, ...]]) -> dict[int, tuple[Mark, ...]]:
        """Tell them the roll and what our seats have committed, and wait for their turns."""


def play(match: Match, outside: Outside | None = None) -> Played:
    """Play it to the end. Whoever fails ends it; the dice and our bots' choices depend on the league and the match
    alone."""
    try:
        table = _play(match, outside)
    except FailedError as failed:
        return Played(failed=str(failed), at_fault=failed.player)
    standings = standings_of(table.adventure, table.seats, table.sheets)
    return Played(tuple(each.score.total for each in standings), tuple(each.place for each in standings), table.turns)


def _play(match: Match, outside: Outside | None) -> Table:
    league = match.league
    rules = adventure(league.layout.adventure)
    names = [player.name for player in match.players]
    table = evolve(None, open_table(rules, league.layout, names, house=league.house))
    dice = f"league {league.seed} {match.game}".encode()
    ours = {seat: each.bot() for seat, each in enumerate(match.players) if not each.is_outside}
    lucks = {seat: Random(f"{league.seed} {match.game} {seat}") for seat in ours}
    while not table.ended:
        turn = table.turns + 1
        roll = draw_roll(dice, b"", turn)
        swaps = not table.solo and rules.is_danger_turn(table.sheets[0], roll)
        table, _ = perform(table, RollDice(roll, draw_exchange(dice, b"", turn, len(names)) if swaps else None))
        chosen: dict[int, tuple[Mark, ...]] = {}
        for seat, each in ours.items():
            try:
                chosen[seat] = each.turn(Position.of(table, seat), lucks[seat])
            except Exception as error:  # whatever foreign code raises
                raise FailedError(names[seat], f"{type(error).__name__}: {error}") from error
        if outside is not None:
            chosen |= outside.turns(table, roll, chosen)
        for seat in range(len(names)):
            try:
                table, _ = perform(table, Commit(seat, chosen[seat]))
            except Exception as error:  # a rule that a policy breaks, or something that is no turn at all
                raise FailedError(names[seat], str(error)) from error
    return table
