"""Games with the same dice side by side: the stars after every turn, and where the players parted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ..errors import InvalidText, PennyError
from ..messages.speaker import Speaker, labelled
from ..notation.record import Record
from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.mark import Mark
from ..rules.scoring import Rank
from ..rules.sheet import Sheet
from ..table.events import Rolled, TurnClosed
from ..table.replay import Replay, replay
from ..table.result import Standing, result, standings_of
from ..table.table import Table, evolve


class NotComparable(PennyError):  # noqa: N818  # as it is said
    """A record that cannot stand beside the others: `source` says which, `why` what is wrong with it."""

    def __init__(self, source: str, why: PennyError) -> None:
        super().__init__(f"{source}: {why}")
        self.source, self.why = source, why

    def said_by(self, speaker: Speaker) -> str:
        return labelled(speaker, self.source, self.why.said_by(speaker))


@dataclass(frozen=True, slots=True)
class RunTurn:
    """What one turn put on a player's sheet, and their stars after it."""

    marks: tuple[Mark, ...]
    stars: int


@dataclass(frozen=True, slots=True)
class Run:
    """One player's way through the dice. `source` is the name of the record, `rank` that of a finished solo game."""

    name: str
    source: str
    turns: tuple[RunTurn, ...]
    sheet: Sheet
    is_over: bool
    rank: Rank | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Runs through the same dice; the standings are in the order of the runs, as if all had sat at one table (G10)."""

    adventure: Adventure
    layout: Layout
    house: HouseRules
    rolls: tuple[Roll, ...]
    runs: tuple[Run, ...]
    standings: tuple[Standing, ...]

    @property
    def parted(self) -> int | None:
        """The first turn that not all have played alike; None if there is none. The order of marks counts for nothing,
        nor does a run that is already over."""
        return next((turn for turn in range(1, len(self.rolls) + 1) if not self.is_alike(turn)), None)

    def is_alike(self, turn: int) -> bool:
        """Whether all who have played this turn made the same marks in it."""
        return len({frozenset(run.turns[turn - 1].marks) for run in self.runs if len(run.turns) >= turn}) <= 1


def compare(records: Mapping[str, Record]) -> Comparison:
    """Compare the players of all these records, which are named by their files.

    NotComparable says which record breaks a rule, or where it differs from the first one: in its adventure, its layout,
    its house rules, or a roll. One record may be shorter than another.
    """
    games = {source: _replayed(record, source) for source, record in records.items()}
    first = next(iter(games.values())).table
    rolls: list[Roll] = []
    for source, game in games.items():
        drawn = [event.roll for event in game.events if isinstance(event, Rolled)]
        _check(source, first, game.table, rolls, drawn)
        rolls = max(rolls, drawn, key=len)
    runs = _labelled([run for source, game in games.items() for run in _runs(game, source)])
    standings = standings_of(first.adventure, [run.name for run in runs], [run.sheet for run in runs])
    return Comparison(first.adventure, first.layout, first.house, tuple(rolls), tuple(runs), standings)


def _replayed(record: Record, source: str) -> Replay:
    played = replay(record)
    if played.failure:
        raise NotComparable(source, played.failure)
    return played


def _check(source: str, first: Table, table: Table, rolls: Sequence[Roll], drawn: Sequence[Roll]) -> None:
    """Refuse a game that was not played with the same sheets, rules and dice as the first."""
    if table.adventure.key != first.adventure.key:
        raise NotComparable(source, InvalidText("compare.adventure"))
    if table.layout.rows != first.layout.rows:
        raise NotComparable(source, InvalidText("compare.layout"))
    if replace(table.house, dice=first.house.dice) != first.house:
        raise NotComparable(source, InvalidText("compare.options"))
    for turn, (others, its) in enumerate(zip(rolls, drawn, strict=False), 1):
        if its != others:
            raise NotComparable(source, InvalidText("compare.roll", turn=turn, roll=str(its), others=str(others)))


def _runs(game: Replay, source: str) -> Iterator[Run]:
    """The run of each seat. In a danger turn at a table, what a neighbour drew counts as the run's own marks."""
    table: Table | None = None
    turns: list[list[RunTurn]] = [[] for _ in game.table.seats]
    for event in game.events:
        before, table = table, evolve(table, event)
        if before is not None and isinstance(event, TurnClosed):
            for seat, sheet in enumerate(table.sheets):
                writer = before.exchange.index(seat) if before.exchange else seat
                turns[seat].append(RunTurn(before.inked[writer].marks, table.adventure.score(sheet).total))
    rank = result(game.table).rank
    for seat, name in enumerate(game.table.seats):
        yield Run(name, source, tuple(turns[seat]), game.table.sheets[seat], game.table.ended is not None, rank)


def _labelled(runs: Sequence[Run]) -> list[Run]:
    """The runs, each with a name of its own: those of the same name are told apart by their files."""
    names = Counter(run.name for run in runs)
    return [run if names[run.name] == 1 else replace(run, name=f"{run.name} ({run.source})") for run in runs]
