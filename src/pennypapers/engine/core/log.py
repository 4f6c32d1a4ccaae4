"""The log of one game that kernels write: an array of integers with every roll, who held whose sheet, and all marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...rules.dice import Roll
from ...rules.mark import Mark
from .dice import roll_at
from .kernel import inlined

Log = NDArray[np.int64]
"""The first entry is the number of entries that follow. Each turn has its roll, and then for each seat: the seat whose
sheet it held, the codes of its marks, and `END`. A log of size 0 records nothing, so kernels can always call `note`."""

END = -1


def no_log() -> Log:
    return np.zeros(0, np.int64)


def new_log(size: int) -> Log:
    return np.zeros(size, np.int64)


@inlined
def begin(log: Log) -> None:
    """Clear the log at the start of a game."""
    if log.size:
        log[0] = 0


@inlined
def note(log: Log, entry: int) -> None:
    if log.size:
        used = log[0] + 1
        if used < log.size:
            log[used] = entry
        log[0] = used


def is_too_small(log: Log) -> bool:
    return int(log[0]) >= log.size


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A roll, and for every seat the seat whose sheet it held and the marks that it made."""

    roll: Roll
    held: tuple[int, ...]
    marks: tuple[tuple[Mark, ...], ...]


def read_log(log: Log, players: int, decode: Callable[[int], Mark]) -> tuple[PlayedTurn, ...]:
    entries = iter(log[1 : int(log[0]) + 1].tolist())
    turns = []
    for roll in entries:
        held: list[int] = []
        marks: list[tuple[Mark, ...]] = []
        for _ in range(players):
            held.append(next(entries))
            marks.append(tuple(decode(entry) for entry in iter(lambda: next(entries), END)))
        turns.append(PlayedTurn(roll_at(roll), tuple(held), tuple(marks)))
    return tuple(turns)
