"""Writes a dataset batch by batch, so that its size is not limited by the memory."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from ...errors import PennyError
from ...messages import say
from ...notation.layout import reason
from ...simulation.in_order import in_order
from ...simulation.jobs import check
from .card import card_of
from .fields import GAMES, schema, turn_fields
from .plan import Plan
from .rows import Row, batches, play_rows

GAMES_FILE, TURNS_FILE, CARD_FILE = "games.parquet", "turns.parquet", "README.md"

Watch = Callable[[int, int], None]
"""Called with the number of games that are written, and of all."""


def write_dataset(
    plan: Plan,
    folder: Path,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    watch: Watch = lambda _done, _all: None,
) -> int:
    """Play the games of a plan and write them to a new folder; returns how many were written, fewer than planned only
    if it was interrupted (KeyboardInterrupt). The files are the same bytes whoever plays the games."""
    check(plan.job)
    done = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise PennyError(say("cli-folder-there", path=str(folder)))
        games, turns = schema(GAMES), schema(turn_fields(plan.job.layout))
        with (
            ParquetWriter(folder / GAMES_FILE, games, compression="zstd") as games_file,
            ParquetWriter(folder / TURNS_FILE, turns, compression="zstd") as turns_file,
        ):
            try:
                for rows in in_order(play_rows, batches(plan), workers=workers, executor=executor):
                    games_file.write_table(_table(rows.games, games))
                    turns_file.write_table(_table(rows.turns, turns))
                    done += len(rows.games)
                    watch(done, plan.games)
            except KeyboardInterrupt:
                pass
        (folder / CARD_FILE).write_text(card_of(plan, done), encoding="utf-8")
    except OSError as error:
        raise PennyError(say("cli-cannot-write", path=str(folder), why=reason(error))) from None
    return done


def _table(rows: list[Row], columns: pa.Schema) -> pa.Table:
    return pa.Table.from_pylist(rows, columns)
