"""Reads a dataset back, and checks it against its own records by the readable rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pyarrow as pa
from pyarrow.parquet import ParquetFile

from ...errors import PennyError, TextError
from ...messages import say
from ...notation.layout import reason
from ...notation.record import read_record
from .rows import Row, rows_of
from .write import GAMES_FILE, TURNS_FILE

ESTIMATES = {"expected", "error"}
"""Columns that do not follow from the record."""


def read_dataset(folder: Path) -> Iterator[tuple[Row, list[Row]]]:
    """Every game with its turns; PennyError if the folder holds no dataset."""
    turns = groupby(_rows(folder / TURNS_FILE), itemgetter("game"))
    for game in _rows(folder / GAMES_FILE):
        number, of_game = next(turns, (None, iter(())))
        if number != game["game"]:
            raise PennyError(say("cli-dataset-turns", game=game["game"]))
        yield game, list(of_game)


def check_dataset(folder: Path) -> tuple[int, int]:
    """Replay every record and compare all that follows from it; returns how many games and turns there are. PennyError
    names the first game, turn and column that differ."""
    games = turns = 0
    for game, rows in read_dataset(folder):
        try:
            record = read_record(game["record"], _no_files)
            if record.failure:
                raise record.failure
            right = rows_of(game["game"], record)
        except TextError as error:
            raise PennyError(say("cli-dataset-record", game=game["game"], why=str(error))) from None
        _compare([game], right.games)
        _compare(rows, right.turns)
        games += 1
        turns += len(rows)
    return games, turns


def _compare(found: list[Row], right: list[Row]) -> None:
    if len(found) != len(right):
        raise PennyError(say("cli-dataset-turns", game=right[0]["game"]))
    for one, other in zip(found, right, strict=True):
        for column in other.keys() - ESTIMATES:
            if one.get(column) != other[column]:
                raise PennyError(
                    say("cli-dataset-differs", game=other["game"], turn=other.get("turn", 0), column=column)
                )


def _rows(path: Path) -> Iterator[Row]:
    try:
        with ParquetFile(path) as file:
            for batch in file.iter_batches():
                yield from batch.to_pylist()
    except (OSError, pa.ArrowException) as error:
        why = reason(error) if isinstance(error, OSError) else str(error).partition("\n")[0]
        raise PennyError(say("cli-cannot-read", path=str(path), why=why)) from None


def _no_files(name: str) -> str:
    """Records of a dataset carry their layout."""
    raise FileNotFoundError(name)
