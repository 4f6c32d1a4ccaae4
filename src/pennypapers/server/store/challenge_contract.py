"""The part of a store's contract that is about challenges and their runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...hosting.runs import FinishedRun
from .contract import StoredTable

FIRST_BOT = 10**9
"""Runs of bots are numbered from here on, so that the number of one's own run does not tell how many have played."""


class DailyTaken(Exception):  # noqa: N818  # an answer, not a fault
    """There is a daily of this day and adventure already, perhaps made by another process."""


class RunTaken(Exception):  # noqa: N818  # an answer, not a fault
    """This player has begun this try already, or the bot has played: at another tab, device or process.

    Also if the ticket is another player's.
    """


@dataclass(frozen=True, slots=True)
class StoredChallenge:
    """A challenge as the store knows it. `text` has the seed, which is secret until the challenge is closed.

    `made` and `closes` are seconds since 1970. `is_revealed` says that somebody has been given the seed: it stays
    closed, whoever sets the clock back. A daily has its `day`, as 2026-11-18, and its `adventure`; others have neither.
    `sheet` is what is played on, as in `sheet_key`. With `tickets`, how many there are, it is played with one of them
    only; `maker` is then the hash of the key of who made it.
    """

    code: str
    text: str
    made: float
    closes: float | None = None
    clock: float | None = None
    hints: bool = True
    is_revealed: bool = False
    day: str | None = None
    adventure: str | None = None
    sheet: str = ""
    maker: str = ""
    tickets: int = 0


@dataclass(frozen=True, slots=True)
class StoredTicket:
    """A ticket of a challenge, of which the store has the hash. `player` is who has begun with it: None until somebody
    has, empty when that player has deleted their key. `is_over` says that its first run is finished."""

    number: int
    hashed: str
    name: str
    player: str | None = None
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class StoredRun:
    """One run of a challenge, without its record. A person's run has the hash of their key in `player` and the code of
    its table, a bot's has neither. Stars, sort key and rank are None until it is finished. `ticket` is the number of
    the ticket it was begun with, 0 for none."""

    challenge: str
    number: int
    player: str | None
    attempt: int
    name: str
    bot: str | None
    table: str | None
    stars: int | None
    sort_key: int | None
    rank: str | None
    ticket: int = 0

    @property
    def is_over(self) -> bool:
        return self.sort_key is not None

    @property
    def counts(self) -> bool:
        """Whether it has a place in the field: a first run or a bot's that is finished."""
        return self.is_over and self.attempt == 1


@dataclass(frozen=True, slots=True)
class StoredDaily:
    """A daily, with the first run of one player and its place, which it has once it is finished."""

    challenge: StoredChallenge
    mine: StoredRun | None
    place: int | None


class ChallengeStore(Protocol):
    """Challenges, their runs and their fields. The field of a challenge is all finished first runs and bots' runs.

    How many runs of the field have which sort key is counted when a run is finished, so that places need not be
    computed from all runs. A run of a person is finished by `Store.append`, with the event that ends its game.
    """

    async def add(self, challenge: StoredChallenge, tickets: Sequence[StoredTicket] = ()) -> None:
        """A new challenge with its tickets, all or nothing.

        CodeTaken if the code is in use, DailyTaken if its day has one of its adventure.
        """

    async def find(self, code: str) -> StoredChallenge | None:
        """The challenge of a code."""

    async def reveal(self, code: str) -> None:
        """From now on the challenge is closed for good: its seed is about to be given out."""

    async def ticket(self, challenge: str, hashed: str) -> StoredTicket | None:
        """The ticket with this hash."""

    async def tickets(self, challenge: str) -> list[StoredTicket]:
        """All tickets of a challenge, in order."""

    async def begin(
        self,
        challenge: str,
        *,
        player: str,
        attempt: int,
        name: str,
        table: StoredTable,
        rows: Sequence[bytes],
        ticket: int = 0,
    ) -> int:
        """A new run and its table, both or neither; returns the number of the run. The ticket is this player's then.

        RunTaken if the player has begun this try already or the ticket is another's, CodeTaken if another table has
        the code.
        """

    async def add_bot(self, challenge: str, *, bot: str, name: str, finished: FinishedRun, told: float = 0.0) -> None:
        """A bot's run, of which those who still play are told from the moment `told` on, in seconds since 1970.

        RunTaken if it has one already.
        """

    async def runs_of(self, challenge: str, player: str) -> list[StoredRun]:
        """The runs of one player, in the order of the tries and within it as they were begun."""

    async def bots_of(self, challenge: str, told: float | None = None) -> list[StoredRun]:
        """The runs of bots, the best first; with `told`, those that who still plays is told of at that moment."""

    async def run(self, challenge: str, number: int) -> StoredRun | None:
        """The run of this number."""

    async def record(self, challenge: str, number: int) -> str | None:
        """The record of a finished run."""

    async def field(self, challenge: str) -> Mapping[int, int]:
        """How many runs of the field have each sort key, the best first."""

    async def people(self, challenge: str) -> int:
        """How many runs of the field are people's."""

    async def places(self, challenge: str, *, best: int, skip: int, most: int) -> list[StoredRun]:
        """Runs of the field from this sort key down, the best first, without the first `skip` of them."""

    async def without_bots(self, bots: Sequence[str], most: int) -> list[str]:
        """The codes of the newest challenges that one of these bots has not played."""

    async def days(self, first: str, last: str) -> list[tuple[str, str]]:
        """The day and the adventure of every daily from one day to another, both included, in order."""

    async def dailies(self, first: str, last: str, player: str) -> list[StoredDaily]:
        """All dailies of these days in the same order, each with this player's first run."""

    async def day_before(self, day: str) -> str | None:
        """The last day before this one that has a daily."""

    async def day_after(self, day: str) -> str | None:
        """The first day after this one that has a daily."""

    async def days_played(self, player: str) -> int:
        """Of how many days this player has finished a daily."""
