"""The keys under which a device keeps tables and games."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from ...server.store.contract import StoredTable
from .key_values import KeyValues

T = TypeVar("T")

Work: TypeAlias = Callable[[KeyValues], Awaitable[T]]
"""Something that is done with the database."""


class Run(Protocol):
    """Does it, also when its caller is cancelled."""

    async def __call__(self, work: Work[T]) -> T: ...


TOUCHED = "touched/"
SITS = "sit/"
GAMES = "game/"
CHALLENGES = "challenge/"
SEALS = "seal/"
RUNS = "run/"
PROBE = "probe"
PLAYERS = "player/"
ME = "me/key"
"""The key of the player whose device it is."""


def code(letters: str) -> str:
    return f"code/{letters}"


def table(name: str) -> str:
    return f"table/{name}"


def last(table: str) -> str:
    """The number of the last event."""
    return f"last/{table}"


def touched(table: str) -> str:
    """When somebody wrote to a table, in seconds since 1970."""
    return f"{TOUCHED}{table}"


def events(table: str) -> str:
    return f"event/{table}/"


def event(table: str, number: int) -> str:
    """Numbers have as many digits, so that the order of keys is that of events."""
    return f"{events(table)}{number:08}"


def sits(table: str) -> str:
    return f"{SITS}{table}/"


def sit(table: str, hashed: str) -> str:
    """A seat of a player at a table."""
    return f"{sits(table)}{hashed}"


def game(table: str) -> str:
    """What is kept of a finished game, beside its record."""
    return f"{GAMES}{table}"


def record(table: str) -> str:
    return f"record/{table}"


def challenge(code: str) -> str:
    """A challenge that was opened as a file, or made here."""
    return f"{CHALLENGES}{code}"


def seal(seal: str) -> str:
    """The code of the challenge with this seal."""
    return f"{SEALS}{seal}"


def runs(challenge: str) -> str:
    return f"{RUNS}{challenge}/"


def run(challenge: str, attempt: int) -> str:
    return f"{runs(challenge)}{attempt:06}"


def player(player: str) -> str:
    return f"{PLAYERS}{player}"


def written(table: str, after: int, rows: Sequence[bytes]) -> dict[str, str | None]:
    """Events after this number. Rows are any bytes; a key-value database has texts."""
    events = {event(table, number): row.decode("latin-1") for number, row in enumerate(rows, after + 1)}
    return {last(table): str(after + len(rows)), touched(table): repr(time.time()), **events}


def new_table(
    found: StoredTable, rows: Sequence[bytes], *, run: str = ""
) -> tuple[dict[str, str | None], dict[str, str | None]]:
    """What must not be there yet, and what a new table writes; `run` is the key of that which is played there."""
    about = {"code": found.code, "seed": found.seed.hex(), **({"run": run} if run else {})}
    own = {code(found.code): found.table, table(found.table): json.dumps(about)}
    return dict.fromkeys(own), {**own, **written(found.table, 0, rows)}


def last_part(key: str) -> str:
    return key.rpartition("/")[2]
