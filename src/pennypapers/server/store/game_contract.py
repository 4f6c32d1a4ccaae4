"""The part of a store's contract that is about a player's games: where they sat, and what is kept of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredSitting:
    """A seat at a table whose game is not over. The token of the seat follows from the player's key and the nonce;
    `hashed` is its hash. `touched` is when somebody wrote to the table, in seconds since 1970."""

    table: str
    code: str
    hashed: str
    nonce: str
    touched: float


@dataclass(frozen=True, slots=True)
class StoredOpenRun:
    """A run that is not over, of a challenge that is open; `text` is that of the challenge."""

    challenge: str
    attempt: int
    code: str
    text: str
    day: str | None
    touched: float


@dataclass(frozen=True, slots=True)
class StoredTableGame:
    """A finished game at a table, as one seat has it. `names` are those of all seats."""

    table: str
    code: str
    sheet: str
    layout: str
    names: tuple[str, ...]
    seat: int
    stars: int
    place: int
    rank: str | None
    has_record: bool
    finished: float


@dataclass(frozen=True, slots=True)
class StoredRunGame:
    """A finished run. Only a first run has a place; `text` is that of the challenge."""

    challenge: str
    number: int
    attempt: int
    stars: int
    place: int | None
    rank: str
    text: str
    day: str | None
    finished: float


@dataclass(frozen=True, slots=True)
class SheetSums:
    """What was reached on one sheet; practice runs are left out."""

    sheet: str
    games: int
    best: int
    stars: int


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """The record of a finished game; `sheet` is what it was played on."""

    sheet: str
    finished: float
    record: str


StoredGame = StoredTableGame | StoredRunGame


class GameStore(Protocol):
    """The games of a player, whom the store knows by the hash of their key.

    A seat at a table is noted by `sit`, and gets its result by `Store.append`, with the event that ends the game; a
    rematch gets the seats of the table before by `Store.create`. Finished games are kept when their tables are dropped.
    """

    async def sit(self, table: str, *, player: str, hashed: str, nonce: str) -> None:
        """A player takes the seat whose token has this hash."""

    async def leave(self, table: str, hashed: str) -> None:
        """That seat was not taken after all."""

    async def sitters(self, table: str) -> Collection[str]:
        """The hashes of the seats that players have at a table."""

    async def sittings(self, player: str, most: int) -> list[StoredSitting]:
        """The seats at tables whose games are not over, last played first."""

    async def open_runs(self, player: str, most: int, now: float) -> list[StoredOpenRun]:
        """Runs that are not over, of challenges that are open now, last played first."""

    async def count(self, player: str) -> int:
        """How many finished games a player has."""

    async def games(self, player: str, start: int, most: int) -> list[StoredGame]:
        """Finished games after the first `start`, the latest first."""

    async def sums(self, player: str) -> list[SheetSums]:
        """What was reached on each sheet."""

    async def ranks(self, player: str) -> dict[str, int]:
        """How many games ended with each rank; practice runs are left out."""

    async def against(self, player: str, bot: str, most: int) -> list[tuple[int, str]]:
        """By how many stars the player's first runs were better than the bot's, the latest first, with the texts of
        their challenges."""

    async def records(self, player: str, start: int, most: int) -> list[StoredRecord]:
        """Records of finished games after the first `start`, the earliest first. Games without one are left out."""

    async def record(self, player: str, table: str) -> str | None:
        """The record of a finished game at a table where the player sat."""
