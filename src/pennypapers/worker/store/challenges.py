"""The challenges that a device knows by their files, and the runs that were played of them there."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ...hosting.runs import FinishedRun
from ...server.store.challenge_contract import RunTaken, StoredChallenge, StoredRun, StoredTicket
from ...server.store.contract import CodeTaken, StoredTable
from . import keys
from .key_values import KeyValues
from .not_here import NotHere


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A run as a device keeps it. `letters` are the code of its table; what is empty or nought before its end follows
    from that."""

    challenge: str
    attempt: int
    player: str
    name: str
    table: str
    letters: str
    stars: int | None = None
    sort_key: int | None = None
    rank: str = ""
    record: str = ""
    finished: float = 0.0

    @property
    def is_over(self) -> bool:
        return self.sort_key is not None

    @property
    def stored(self) -> StoredRun:
        """It is numbered by its try: there are no runs of others."""
        return StoredRun(
            self.challenge, self.attempt, self.player, self.attempt, self.name, None, self.letters,
            self.stars, self.sort_key, self.rank or None,
        )  # fmt: skip


class DeviceChallenges(NotHere):
    """Only its own player's: what others played is nowhere to be found without a server."""

    def __init__(self, run: keys.Run) -> None:
        self._run = run

    async def add(self, challenge: StoredChallenge, tickets: Sequence[StoredTicket] = (), *, seal: str = "") -> None:
        del tickets
        key = keys.challenge(challenge.code)
        values: dict[str, str | None] = {key: json.dumps(asdict(challenge)), keys.seal(seal): challenge.code}
        if not await self._run(lambda database: database.write({key: None, keys.seal(seal): None}, values)):
            raise CodeTaken(challenge.code)

    async def find(self, code: str) -> StoredChallenge | None:
        return await self._run(lambda values: stored_challenge(values, code))

    async def sealed(self, seal: str) -> str | None:
        """The code of the challenge with this seal, if the device knows it."""
        (code,) = await self._run(lambda values: values.read([keys.seal(seal)]))
        return code

    async def codes(self) -> dict[str, str]:
        """The codes of all challenges that the device knows, by their seals."""
        found = await self._run(lambda values: values.under(keys.SEALS))
        return {keys.last_part(key): code for key, code in found}

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
        del ticket
        run = KeptRun(challenge, attempt, player, name, table.table, table.code)
        own = keys.run(challenge, attempt)
        expected, values = keys.new_table(table, rows, run=own)
        expected[own], values[own] = None, json.dumps(asdict(run))
        if await self._run(lambda database: database.write(expected, values)):
            return attempt
        if await self.run(challenge, attempt):
            raise RunTaken
        raise CodeTaken(table.code)

    async def run(self, challenge: str, number: int) -> StoredRun | None:
        found = await self.kept(challenge, number)
        return found.stored if found else None

    async def kept(self, challenge: str, number: int) -> KeptRun | None:
        (text,) = await self._run(lambda values: values.read([keys.run(challenge, number)]))
        return KeptRun(**json.loads(text)) if text is not None else None

    async def runs_of(self, challenge: str, player: str) -> list[StoredRun]:
        """In the order of the tries. One whose table was dropped before its end is left out."""
        return [run.stored for run in await self._run(lambda values: runs_under(values, keys.runs(challenge), player))]

    async def record(self, challenge: str, number: int) -> str | None:
        found = await self.kept(challenge, number)
        return found.record or None if found else None


async def stored_challenge(values: KeyValues, code: str) -> StoredChallenge | None:
    (text,) = await values.read([keys.challenge(code)])
    return StoredChallenge(**json.loads(text)) if text is not None else None


async def runs_under(values: KeyValues, prefix: str, player: str) -> list[KeptRun]:
    """The runs of a player: those that are over, and those that can go on."""
    found = [KeptRun(**json.loads(text)) for _, text in await values.under(prefix)]
    mine = [run for run in found if run.player == player]
    there = await values.read([keys.table(run.table) for run in mine])
    return [run for run, table in zip(mine, there, strict=True) if run.is_over or table is not None]


async def finished_run_values(values: KeyValues, table: str, finished: FinishedRun) -> dict[str, str | None]:
    """What is kept of a run that ends."""
    (what,) = await values.read([keys.table(table)])
    key: str = json.loads(what or "{}").get("run", "")
    (text,) = await values.read([key])
    if text is None:
        return {}
    run: dict[str, Any] = json.loads(text)
    ended = {
        "stars": finished.stars,
        "sort_key": finished.sort_key,
        "rank": finished.rank,
        "record": finished.record,
        "finished": time.time(),
    }
    return {key: json.dumps(run | ended)}
