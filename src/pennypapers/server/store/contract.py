"""The contract of a store. Every implementation passes the same tests."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ...hosting.finished_games import FinishedGame
from ...hosting.runs import FinishedRun

if TYPE_CHECKING:
    from .challenge_contract import ChallengeStore
    from .evening_contract import EveningStore
    from .game_contract import GameStore
    from .identity_contract import IdentityStore
    from .owner_contract import OwnerStore

SCHEMA_VERSION = 6

Heard = Callable[[str, int], None]
"""Called with a table and the number of its last event; `("", 0)` means that any table may have changed."""


Announced = Callable[[str, str, str], None]
"""Called with a table, the name of another process, and what that process announced about the table.

Without a table it is about the whole database: `RESTORED`, or that the owner has changed something.
"""

RESTORED = "restored"
"""A backup was put back: whatever is in memory may be of another past. Also the note of when that was."""

OWNER = "owner"
"""The owner has blocked somebody or written a message."""

CLOSED = "closed"
"""About a table: the owner has deleted it."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """A note for another database, which has the lists of games (`spread/`)."""

    name: str
    text: str


Finished = FinishedRun | FinishedGame | Parcel
"""What is kept of a game that is over: of a run, or of a table at which players with a list of games have sat."""


class StoreError(Exception):
    """The store cannot be used; one line says why and what to do."""


class CodeTaken(Exception):  # noqa: N818  # an answer, not a fault
    """Another table has this code."""


class Stale(Exception):  # noqa: N818  # an answer, not a fault
    """Somebody else has written to the table since; load what is new and decide again."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the store knows it. The seed is secret until the game is over; at a run of a challenge, until that is
    closed."""

    table: str
    code: str
    seed: bytes


class Store(Protocol):
    """A log of numbered events for each table. What `create` and `append` return from is durable."""

    @property
    def challenges(self) -> ChallengeStore:
        """Challenges and their runs."""

    @property
    def evenings(self) -> EveningStore:
        """Series of challenges."""

    @property
    def games(self) -> GameStore:
        """The games of players."""

    @property
    def identities(self) -> IdentityStore:
        """Players themselves."""

    @property
    def owner(self) -> OwnerStore:
        """For whoever owns the machine."""

    async def create(self, found: StoredTable, rows: Sequence[bytes], *, rematch_of: str | None = None) -> None:
        """A new table with its first events; CodeTaken if the code is in use.

        Players who have a seat at the table `rematch_of` have it at this one too.
        """

    async def append(self, table: str, after: int, rows: Sequence[bytes], *, finished: Finished | None = None) -> None:
        """Events after number `after`; Stale if that is not the last one.

        If they end a game, what is kept of it is written with them, in one transaction; but not a run if the seed of
        its challenge was given out before.
        """

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """All events after that number, in order."""

    async def find(self, code: str) -> StoredTable | None:
        """The table of a code."""

    async def expire(self, idle_seconds: float, keep: Collection[str] = ()) -> int:
        """Drop tables that nobody has written to for so long; how many. Those in `keep` count as written to now.

        The tables of unfinished runs are kept as long as their challenge is open.
        """

    async def now(self) -> float:
        """Seconds since 1970 by the clock that `expire` goes by; somebody may set it."""

    async def probe(self) -> None:
        """Write something that changes nothing; StoreError if nothing can be written."""

    async def count(self) -> int:
        """How many tables there are."""

    is_shared: bool
    """Whether other processes may be at the same tables."""

    async def announce(self, table: str, here: str) -> None:
        """Announce the connections of this process to others; nothing is stored."""

    async def watch(self, heard: Heard, announced: Announced) -> None:
        """Call these for what is written and announced, by other processes too, until cancelled.

        Where no other process serves tables, only what commands have changed is announced.
        """

    async def close(self) -> None: ...
