"""From a record to an analysis: every turn of every player, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import dataclass

from ...errors import InvalidText, InvalidValue
from ...messages import say
from ...notation.record import Record
from ...table import Table
from ...table.replay import replay
from .cards import cards
from .playouts import POLICY
from .values import Analysis, PlayerAnalysis, TurnAnalysis
from .work import Work

PLAYOUTS: Mapping[str, int] = {"temple": 144, "island": 64, "valley": 64}
"""How many play-outs measure a turn unless it is told; a close choice has up to four times as many."""

LEAST_PLAYOUTS, MOST_PLAYOUTS = 8, 10_000

MOST_PLAYERS = 20
"""Of a larger table the players are named, at most so many: each of them takes up to a minute."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of an analysis is done: `done` of `total` turns."""

    done: int
    total: int


def analyse(
    record: Record,
    *,
    playouts: int | None = None,
    players: Collection[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Analysis:
    """Analyse a game, finished or not. TextError if the record breaks a rule, PennyError if there are no kernels for
    its layout. `progress` is called after every turn of every player; what it raises ends the analysis."""
    steps = analysing(record, playouts=playouts, players=players)
    while True:
        try:
            step = next(steps)
        except StopIteration as finished:
            found: Analysis = finished.value
            return found
        if progress is not None:
            progress(step)


def analysing(
    record: Record, *, playouts: int | None = None, players: Collection[str] | None = None
) -> Generator[Progress, None, Analysis]:
    """As `analyse`, step by step: yields after every turn of every player and returns the analysis. Whoever wants no
    more of it closes the generator. `players` are those who are analysed, all unless it is told; InvalidValue if there
    are more than `MOST_PLAYERS`."""
    count = PLAYOUTS[record.adventure.key] if playouts is None else playouts
    if not LEAST_PLAYOUTS <= count <= MOST_PLAYOUTS:
        most = str(MOST_PLAYOUTS)  # a text, so that no thousands are marked
        raise InvalidValue(say("cli-amount-playouts", least=LEAST_PLAYOUTS, most=most, text=repr(count)))
    played = replay(record)
    if played.failure:
        raise played.failure
    chosen = tuple(record.players if players is None else players)
    for name in chosen:
        if name not in record.players:
            raise InvalidText("text.nobody", name=repr(name))
    if len(chosen) > MOST_PLAYERS:
        raise InvalidValue(say("cli-analyse-many", count=len(chosen), most=MOST_PLAYERS))
    if not record.turns:
        raise InvalidText("analysis.empty")
    return _analysing(record, played.table, Work(count), chosen)


def _analysing(record: Record, last: Table, work: Work, names: Sequence[str]) -> Generator[Progress, None, Analysis]:
    from .game import Game

    game = Game(record, work)
    seats = [record.players.index(name) for name in names]
    start = game.start()
    values = dict.fromkeys(seats, start)
    found: dict[int, list[TurnAnalysis]] = {seat: [] for seat in seats}
    for turn in record.turns:
        game.play(turn)
        for seat in seats:
            values[seat], each = game.turn(seat, values[seat])
            found[seat].append(each)
            yield Progress(sum(map(len, found.values())), len(seats) * len(record.turns))
    return Analysis(
        record.adventure.key,
        record.layout.name,
        "solo" if record.solo else "table",
        len(record.turns),
        last.ended is not None,
        POLICY,
        work.playouts,
        tuple(
            PlayerAnalysis(
                record.players[seat], start / 100, values[seat] / 100, tuple(found[seat]), cards(found[seat])
            )
            for seat in seats
        ),
    )
