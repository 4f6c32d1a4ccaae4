"""What a store needs besides, so that tables can be spread over several databases (`spread/`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...hosting.finished_games import FinishedGame
from ...hosting.runs import FinishedRun
from .contract import Store


@dataclass(frozen=True, slots=True)
class TableState:
    """The number of a table's last event, and when somebody last wrote to it, in seconds since 1970."""

    last: int
    touched: float


class Part(Protocol):
    """One database of several. Nothing here is worse for being done twice, as after a lost connection."""

    async def states(self, tables: Sequence[str]) -> Mapping[str, TableState]:
        """Those of these tables that are here."""

    async def touch(self, touched: Mapping[str, float | None]) -> None:
        """Tables were written to at these times, or now; what is later already stays."""

    async def idle(self, idle_seconds: float, *, after: str, most: int) -> list[str]:
        """Tables that nobody has written to for so long, by their ids, those after this one. The tables of unfinished
        runs are left out as long as their challenge is open."""

    async def drop(self, tables: Sequence[str], idle_seconds: float | None = None) -> int:
        """Delete tables, or those of them that nobody has written to for so long; how many."""

    async def keep(self, table: str, number: int, finished: FinishedRun | FinishedGame) -> None:
        """Write what is kept of a game that is over as of this event, unless that of this or a later one is here."""

    async def add_note(self, name: str, text: str) -> str:
        """Write a note if there is none of this name; what is there now."""

    async def notes(self, prefix: str) -> list[str]:
        """The names of all notes that begin with this, in order."""


class PartStore(Store, Protocol):
    """A store that can be one of several."""

    @property
    def part(self) -> Part:
        """What only those need who spread tables."""

    @property
    def name(self) -> str:
        """The database, without its password."""
