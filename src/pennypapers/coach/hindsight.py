"""The best game found when all dice are known, and a bound that no game can exceed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from ..bots import Position, bot
from ..bots.compiled_bots import compiled_bots
from ..errors import InvalidText, PennyError
from ..notation.layout import carried_layout, reference
from ..notation.names import ALONE
from ..notation.record import Entry, Record, RecordTurn
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import adventure
from ..rules.mark import Mark, Symbol, Write
from ..table import Commit, RollDice, evolve, open_table, perform
from ..table.replay import replay

if TYPE_CHECKING:
    from ..engine.core.board import Board
    from ..engine.core.rng import State

SECONDS = {"temple": 3.0, "island": 10.0, "valley": 10.0}
"""How long a search takes unless it is told."""

NOTHING = -500
"""Fewer stars than any finished game has."""

TOO_MANY = 1 << 20
"""More stars than any game has: a search that has found so many stores nothing."""


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The best game found. `record` is a solo game with these dice, replayed by the readable rules."""

    stars: int
    bound: int | None
    """No game with these dice has more stars; None if no bound is known."""
    seconds: float
    runs: int
    """How many runs of the search were begun."""
    record: Record
    above: tuple[str, int] | None = None
    """At a table, where others draw the dangers: a player who made more stars than this, and how many."""

    @property
    def proven(self) -> bool:
        """Whether no game with these dice has more stars than this one."""
        return self.stars == self.bound


class Search(Protocol):
    """Runs of simulated annealing for one game. Each adventure has its own."""

    @property
    def slices(self) -> int:
        """How many slices the present run has; between two of them somebody may look at the clock."""

    def begin(self, rng: State, spent: float, /) -> None:
        """Begin a run with another game, when so much of the time is over, from 0 to 1: 0 if runs are counted."""

    def advance(self, done: float, rng: State, found: int) -> int:
        """Make a slice of steps when so much of the run is done, from 0 to 1: the more, the colder it is. Keep a game
        that has more stars than `found`, and return the stars of the best."""

    def turns(self) -> list[tuple[Mark, ...]]:
        """The marks of every turn of the best game."""

    def bound(self) -> int | None:
        """The stars that no game can exceed."""


def hindsight(
    layout: Layout,
    rolls: Sequence[Roll],
    *,
    house: HouseRules | None = None,
    seconds: float | None = None,
    runs: int | None = None,
    seed: int = 0,
    may_stop: bool = False,
    clock: Callable[[], float] = perf_counter,
) -> Hindsight:
    """Search for the best solo game with these dice; rolls that the game does not need are ignored.

    The search ends after `seconds` or so many `runs`, whichever comes first, or when nothing better is possible. With
    `runs` alone the same seed gives the same game on every machine. InvalidText if the game does not end within these
    rolls; with `may_stop` it may stop with the last of them. `clock` gives the seconds that pass.
    """
    rules = house or HouseRules()
    _warm_up(_search(layout, rolls, rules, may_stop=may_stop))
    search = _search(layout, rolls, rules, may_stop=may_stop)
    if seconds is None and runs is None:
        seconds = SECONDS[layout.adventure]
    began = clock()
    bound = search.bound()
    stars, begun = _anneal(search, seed, bound, runs, None if seconds is None else began + seconds, clock)
    record = _record(layout, rules, rolls, search.turns()) if stars > NOTHING else None
    if record is None:
        record, stars = _plain_game(layout, rules, rolls, may_stop=may_stop)
    took = clock() - began
    _check(record, stars, may_stop=may_stop)
    return Hindsight(stars, bound, took, begun, record)


def hindsight_of(record: Record, *, seconds: float | None = None, runs: int | None = None, seed: int = 0) -> Hindsight:
    """The best game found with the dice of a finished game, played alone.

    A table's dice are played alone too, by the solo rules for dangers, and at most as long as the table played. A
    sheet of the record that would be legal alone and is better than all that was found is itself the best. TextError if
    the record breaks a rule, InvalidText if its game is not over.
    """
    played = replay(record)
    if played.failure:
        raise played.failure
    if not played.table.ended:
        raise InvalidText("run.unfinished")
    rolls = [turn.roll for turn in record.turns]
    found = hindsight(
        record.layout, rolls, house=record.house, seconds=seconds, runs=runs, seed=seed, may_stop=not record.solo
    )
    totals = [record.adventure.score(sheet).total for sheet in played.table.sheets]
    for name, stars in zip(record.players, totals, strict=True):
        if stars > found.stars and (alone := _alone(record, name)) is not None:
            found = replace(found, stars=stars, record=alone)
    name, stars = max(zip(record.players, totals, strict=True), key=lambda each: each[1])
    return replace(found, above=(name, stars)) if stars > found.stars else found


def _alone(record: Record, name: str) -> Record | None:
    """What was written on a player's sheet as a solo game, if that is legal: neighbours may have drawn dangers where
    they may not go alone, and a table may play longer."""
    turns = [
        next(entry.marks for entry in turn.entries if (entry.owner or entry.player) == name) for turn in record.turns
    ]
    alone = _record(record.layout, record.house, [turn.roll for turn in record.turns], turns)
    return None if replay(alone).failure else alone


def _anneal(
    search: Search, seed: int, bound: int | None, runs: int | None, deadline: float | None, clock: Callable[[], float]
) -> tuple[int, int]:
    """The stars of the best game, and how many runs were begun. The first slice is always made.

    A run cools down sooner if the time is short: the first one takes half of it at most, every other what is left.
    """
    import numpy as np

    from ..engine.core.rng import new_state, start

    found, run, first = 2 * NOTHING, 0, clock()
    while runs is None or run < runs:
        rng = new_state()
        start(rng, np.uint64(seed), run)
        began, done, slices = clock(), 0.0, 0
        search.begin(rng, 0.0 if deadline is None else (began - first) / (deadline - first))
        run += 1
        while done < 1:
            found = search.advance(done, rng, found)
            now = clock()
            slices += 1
            done = slices / search.slices
            if bound is not None and found >= bound:
                return found, run
            if deadline is not None:
                if now >= deadline:
                    return found, run
                done = max(done, (now - began) / (deadline - began) * (2 if run == 1 else 1))
    return found, run


def _warm_up(search: Search) -> None:
    """Compile the kernels, or load them from the cache, before the clock starts."""
    from ..engine.core.rng import new_state

    rng = new_state()
    search.begin(rng, 0.0)
    search.advance(1.0, rng, TOO_MANY)


def _search(layout: Layout, rolls: Sequence[Roll], house: HouseRules, *, may_stop: bool) -> Search:
    engine = compiled_bots(layout.adventure).engine
    try:
        board = engine.board(layout)
    except ValueError as error:
        raise PennyError(str(error)) from None
    return SEARCHES[layout.adventure](board, rolls, house, may_stop)


def _temple(board: Board, rolls: Sequence[Roll], house: HouseRules, may_stop: bool) -> Search:
    from .temple.game import TempleSearch

    search = TempleSearch(board, rolls, house)
    if not (search.is_whole or may_stop):
        raise InvalidText("hindsight.few", count=str(len(rolls)))
    return search


def _island(board: Board, rolls: Sequence[Roll], house: HouseRules, may_stop: bool) -> Search:
    from .island.game import IslandSearch

    longest = board.grid.fill + board.grid.second  # every turn fills a space
    return IslandSearch(board, rolls[:longest], house, may_stop=may_stop)


def _valley(board: Board, rolls: Sequence[Roll], house: HouseRules, may_stop: bool) -> Search:
    from .valley.game import ValleySearch

    return ValleySearch(board, rolls, house, may_stop=may_stop)


SEARCHES: Mapping[str, Callable[[Board, Sequence[Roll], HouseRules, bool], Search]] = {
    "temple": _temple,
    "island": _island,
    "valley": _valley,
}
"""Imports the search of an adventure when it is first needed, because importing kernels takes time."""


def _plain_game(layout: Layout, house: HouseRules, rolls: Sequence[Roll], *, may_stop: bool) -> tuple[Record, int]:
    """The game that Pathfinder plays, for when the search has found none that is legal. InvalidText if it does not end
    within these rolls."""
    table = evolve(None, open_table(adventure(layout.adventure), layout, [ALONE], house=house))
    turns: list[tuple[Mark, ...]] = []
    for roll in rolls:
        if table.ended:
            break
        table, _ = perform(table, RollDice(roll))
        turns.append(bot("pathfinder").turn(Position.of(table, 0), Random(len(turns))))
        table, _ = perform(table, Commit(0, turns[-1]))
    if not (table.ended or may_stop):
        raise InvalidText("hindsight.few", count=str(len(rolls)))
    return _record(layout, house, rolls, turns), table.adventure.score(table.sheets[0]).total


def _record(layout: Layout, house: HouseRules, rolls: Sequence[Roll], turns: Sequence[tuple[Mark, ...]]) -> Record:
    """A solo game as a record that carries its layout if that is not a built-in one."""
    entries = (Entry(ALONE, marks, ALONE if _draws_danger(marks) else None) for marks in turns)
    return Record(
        adventure(layout.adventure),
        layout,
        reference(layout),
        (ALONE,),
        house,
        carried_layout(layout),
        tuple(
            RecordTurn(number, roll, (entry,))
            for number, (roll, entry) in enumerate(zip(rolls, entries, strict=False), 1)
        ),
    )


def _draws_danger(marks: tuple[Mark, ...]) -> bool:
    return any(isinstance(mark, Write) and mark.value is Symbol.DANGER for mark in marks)


def _check(record: Record, stars: int, *, may_stop: bool) -> None:
    """Replay the game by the readable rules. A failure here is an error of the program."""
    played = replay(record)
    if played.failure:
        raise AssertionError(f"the game found is not legal: {played.failure}")
    counted = record.adventure.score(played.table.sheets[0]).total
    if counted != stars or not (played.table.ended or may_stop):
        raise AssertionError(f"the game found has {counted} stars, not {stars}, and ended by {played.table.ended}")
