"""Games as rows: one for each game, and one for each seat of each turn.

All rows follow from the record of a game by the readable rules, except the estimates: so reading a dataset back and
replaying its records has to give the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ...engine.core.log import PlayedTurn
from ...errors import PennyError
from ...notation.layout import carried_layout, reference
from ...notation.record import Record, write_record
from ...notation.sheet import SheetFile, write_sheet
from ...rules.house import HouseRules
from ...rules.layout import Layout
from ...rules.library import adventure
from ...simulation.jobs import Job
from ...simulation.simulate import played_game
from ...table import Commit, Event, Exchange, RollDice, Table, evolve, open_table, perform, play_turn, record_of, result
from ..actions import actions_of
from ..observation import fill
from .plan import Plan

if TYPE_CHECKING:
    from ...coach.analysis.estimator import Estimator

BATCH = 16
"""How many games are played in one call; the number does not depend on who plays them, so neither do the files."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of some games, as they follow each other in the files."""

    games: list[Row]
    turns: list[Row]


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of a plan, which can be played anywhere."""

    plan: Plan
    first: int
    count: int


def batches(plan: Plan) -> Iterator[Batch]:
    for first in range(0, plan.games, BATCH):
        yield Batch(plan, first, min(BATCH, plan.games - first))


def play_rows(batch: Batch) -> Rows:
    """Play the games of a batch."""
    rows = Rows([], [])
    for game in range(batch.first, batch.first + batch.count):
        more = rows_of(game, recorded(batch.plan.job, game), batch.plan.playouts)
        rows.games.extend(more.games)
        rows.turns.extend(more.turns)
    return rows


def recorded(job: Job, game: int) -> Record:
    """One game of a job; a record carries a layout that is not built in."""
    seats = tuple(f"{bot}-{seat}" for seat, bot in enumerate(job.bots, 1))
    opened = open_table(adventure(job.adventure), job.layout, seats, house=job.house)
    table, events = evolve(None, opened), list[Event]([opened])
    for turn in played_game(job, game):
        table, happened = perform(table, RollDice(turn.roll, _exchange(turn)))
        events += happened
        for seat, marks in enumerate(turn.marks):
            table, happened = perform(table, Commit(seat, marks))
            events += happened
    return record_of(events, reference(job.layout), carried_layout(job.layout))


def rows_of(game: int, record: Record, playouts: int = 0) -> Rows:
    """The rows of a game by its record; without play-outs their estimates are None."""
    table = evolve(None, open_table(record.adventure, record.layout, record.players, house=record.house))
    turns: list[Row] = []
    for turn in record.turns:
        before = table
        table, events = play_turn(before, turn)
        rolled = evolve(before, events[0])
        marks = {entry.player: entry.marks for entry in turn.entries}
        expected = _expected(record, before, playouts)
        for seat, player in enumerate(record.players):
            holds = rolled.held(seat)
            turns.append(
                {
                    "game": game,
                    "turn": turn.number,
                    "seat": seat,
                    "holds": holds,
                    "roll": str(turn.roll),
                    **_position(record, before, holds),
                    "marks": " ".join(map(str, marks[player])),
                    **expected[holds],
                }
            )
    if not table.ended:
        raise PennyError(f"game {game} is not over")
    ended = result(table)
    stars = [each.score.total for each in ended.standings]
    for row in turns:
        row["final"] = stars[row["holds"]]
    whole = {
        "game": game,
        "turns": table.turns,
        "players": list(record.players),
        "stars": stars,
        "places": [each.place for each in ended.standings],
        "ended": table.ended,
        "record": write_record(record),
    }
    return Rows([whole], turns)


def _exchange(turn: PlayedTurn) -> Exchange | None:
    """Whose sheet each seat held; None where everybody kept their own."""
    return None if turn.held == tuple(range(len(turn.held))) else turn.held


def _position(record: Record, table: Table, seat: int) -> Row:
    """A sheet between two turns, as text and as the arrays of the environments."""
    sheet, actions = table.sheets[seat], actions_of(record.layout)
    cells, crossed, found = (np.zeros(len(actions.spaces), np.int8) for _ in range(3))
    fill(actions, sheet, cells, crossed, found)
    text = write_sheet(SheetFile(record.adventure, sheet, record.layout_ref, carries_layout=_is_own(record)))
    return {
        "sheet": text,
        "cells": cells.tolist(),
        "crossed": crossed.tolist(),
        "found": found.tolist(),
        "stars": record.adventure.score(sheet).total,
    }


def _is_own(record: Record) -> bool:
    return bool(carried_layout(record.layout))


def _expected(record: Record, table: Table, playouts: int) -> list[Row]:
    """What the sheet of each seat is expected to end with, and the standard error of that."""
    if not playouts:
        return [{"expected": None, "error": None}] * len(table.seats)
    from ...coach.analysis.game import Sheets

    sheets = Sheets(_estimator(record.layout, record.house, record.solo, playouts), table)
    found = []
    for seat in range(len(table.seats)):
        stars = sheets.played(seat).stars(0, playouts)
        found.append({"expected": float(stars.mean()), "error": float(stars.std(ddof=1) / playouts**0.5)})
    return found


@lru_cache(maxsize=4)
def _estimator(layout: Layout, house: HouseRules, alone: bool, playouts: int) -> Estimator:
    from ...coach.analysis.estimator import Estimator

    return Estimator(layout, house, alone=alone, rows=playouts)
