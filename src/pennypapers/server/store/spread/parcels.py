"""What is kept of a finished game on its way to the first database.

It is a note beside the table, written in the same transaction as the event that ends the game. So a process that dies
before the first database has it loses nothing: the note is delivered by whoever looks next.
"""

from __future__ import annotations

import msgspec

from ....hosting.finished_games import FinishedGame
from ....hosting.runs import FinishedRun
from ..contract import Parcel

PARCEL = "parcel "
"""How the names of these notes begin; the table and the number of the event follow."""


class _Text(msgspec.Struct):
    run: FinishedRun | None = None
    game: FinishedGame | None = None


def packed(table: str, number: int, finished: FinishedRun | FinishedGame) -> Parcel:
    text = _Text(run=finished) if isinstance(finished, FinishedRun) else _Text(game=finished)
    return Parcel(f"{PARCEL}{table} {number}", msgspec.json.encode(text).decode())


def addressed(name: str) -> tuple[str, int]:
    """The table and the number that the name of a parcel says."""
    table, _, number = name.removeprefix(PARCEL).rpartition(" ")
    return table, int(number)


def unpacked(text: str) -> FinishedRun | FinishedGame:
    found = msgspec.json.decode(text, type=_Text)
    finished = found.run or found.game
    assert finished is not None
    return finished
