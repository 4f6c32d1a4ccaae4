"""The store of one device. An append names the number it follows, which is compared inside its transaction."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from ...hosting.finished_games import FinishedGame
from ...hosting.runs import FinishedRun
from ...server.store.challenge_contract import ChallengeStore
from ...server.store.contract import Announced, CodeTaken, Finished, Heard, Stale, StoredTable, StoreError
from . import keys
from .challenges import DeviceChallenges, finished_run_values
from .games import DeviceGames, finished_values, sits_at
from .identities import DeviceIdentities
from .key_values import KeyValues
from .not_here import NotHere

T = TypeVar("T")


class DeviceStore:
    """Tables, their events, the games of players, and challenges in files. Evenings and owners belong to servers."""

    is_shared = True

    def __init__(self, values: KeyValues) -> None:
        self._values: KeyValues | None = values
        self._waiting: set[asyncio.Future[Any]] = set()
        self._process = secrets.token_hex(4)
        self.games = DeviceGames(self._run)
        self.identities = DeviceIdentities(self._run)
        self.challenges: ChallengeStore = DeviceChallenges(self._run)
        self.evenings = self.owner = NotHere()

    async def create(self, found: StoredTable, rows: Sequence[bytes], *, rematch_of: str | None = None) -> None:
        table = found.table
        again = await self._run(lambda values: sits_at(values, rematch_of)) if rematch_of is not None else {}
        seats = {
            keys.sit(table, keys.last_part(key)): json.dumps({"player": sit["player"], "nonce": sit["nonce"]})
            for key, sit in again.items()
        }
        expected, values = keys.new_table(found, rows)
        values |= seats
        if not await self._run(lambda database: database.write(expected, values)):
            raise CodeTaken(found.code)

    async def append(self, table: str, after: int, rows: Sequence[bytes], *, finished: Finished | None = None) -> None:
        expected: dict[str, str | None] = {keys.last(table): str(after)}
        values = keys.written(table, after, rows)
        if isinstance(finished, FinishedGame):
            values |= await self._run(lambda database: finished_values(database, table, finished))
        elif isinstance(finished, FinishedRun):
            values |= await self._run(lambda database: finished_run_values(database, table, finished))
        if not await self._run(lambda database: database.write(expected, values)):
            raise Stale(table)
        self._tell({"table": table, "number": after + len(rows)})

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        found = await self._run(
            lambda values: values.under(keys.events(table), keys.event(table, after) if after > 0 else "")
        )
        return [text.encode("latin-1") for _, text in found]

    async def find(self, code: str) -> StoredTable | None:
        (table,) = await self._run(lambda values: values.read([keys.code(code)]))
        if table is None:
            return None
        (what,) = await self._run(lambda values: values.read([keys.table(table)]))
        if what is None:  # it was dropped just now
            return None
        seed: str = json.loads(what)["seed"]
        return StoredTable(table, code, bytes.fromhex(seed))

    async def expire(self, idle_seconds: float, keep: Collection[str] = ()) -> int:
        dropped, now = 0, time.time()
        for key, touched in await self._run(lambda values: values.under(keys.TOUCHED)):
            table = keys.last_part(key)
            if table in keep:
                await self._run(_touching(key, touched, now))
            elif float(touched) <= now - idle_seconds:
                dropped += await self._run(_dropping(table, touched))
        return dropped

    async def now(self) -> float:
        return time.time()

    async def probe(self) -> None:
        await self._run(lambda values: values.write({}, {keys.PROBE: ""}))

    async def count(self) -> int:
        return len(await self._run(lambda values: values.under(keys.TOUCHED)))

    async def announce(self, table: str, here: str) -> None:
        self._tell({"table": table, "process": self._process, "here": here})

    async def watch(self, heard: Heard, announced: Announced) -> None:
        def hear(text: str) -> None:
            told = json.loads(text)
            if "number" in told:
                heard(told["table"], told["number"])
            else:
                announced(told["table"], told["process"], told["here"])

        if self._values is not None:
            self._values.listen(hear)
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Finish what waits, then close the database."""
        values, self._values = self._values, None
        if values is not None:
            await asyncio.gather(*self._waiting, return_exceptions=True)
            await values.close()

    def _tell(self, what: dict[str, object]) -> None:
        if self._values is not None:
            self._values.tell(json.dumps(what))

    async def _run(self, work: keys.Work[T]) -> T:
        """Do something that goes on when its caller is cancelled: whoever comes after it may rely on it."""
        if self._values is None:
            raise StoreError("the store is closed")
        doing: asyncio.Future[T] = asyncio.ensure_future(_done(work, self._values))
        self._waiting.add(doing)
        doing.add_done_callback(self._waiting.discard)
        return await asyncio.shield(doing)


async def _done(work: keys.Work[T], values: KeyValues) -> T:
    return await work(values)


def _touching(key: str, touched: str, now: float) -> keys.Work[bool]:
    return lambda values: values.write({key: touched}, {key: repr(max(float(touched), now))})


def _dropping(table: str, touched: str) -> keys.Work[bool]:
    async def drop(values: KeyValues) -> bool:
        (what,) = await values.read([keys.table(table)])
        sits = {key: None for key, sit in (await sits_at(values, table)).items() if "finished" not in sit}
        gone: dict[str, str | None] = {
            keys.table(table): None,
            keys.last(table): None,
            keys.touched(table): None,
            **sits,
        }
        if what is not None:
            gone[keys.code(json.loads(what)["code"])] = None
        return await values.write({keys.touched(table): touched}, gone, [keys.events(table)])

    return drop
