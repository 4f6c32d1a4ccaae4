"""The players of one device: their names, and how they are forgotten."""

from __future__ import annotations

import json

from ...hosting.not_now import NotNow
from . import keys
from .challenges import runs_under
from .key_values import KeyValues


class DeviceIdentities:
    """A player of a device stays there: keys are taken along between devices by servers only."""

    def __init__(self, run: keys.Run) -> None:
        self._run = run

    async def name(self, player: str) -> str:
        (found,) = await self._run(lambda values: values.read([keys.player(player)]))
        return found or ""

    async def rename(self, player: str, name: str) -> None:
        await self._run(lambda values: values.write({}, {keys.player(player): name}))

    async def offer(self, player: str, *, code: str, locked: bytes, now: float, expires: float) -> None:
        del player, code, locked, now, expires
        raise NotNow("move.code")

    async def take(self, code: str, now: float) -> bytes | None:
        del code, now
        return None

    async def adopt(self, player: str, other: str) -> None:
        del player, other
        raise NotNow("move.code")

    async def forget(self, player: str) -> list[str]:
        return await self._run(lambda values: _forget(values, player))


async def _forget(values: KeyValues, player: str) -> list[str]:
    """Also the tables and records of finished solo games, at which nobody else has a seat, and challenges with all runs
    of them: a device has one player."""
    sits = {key: json.loads(text) for key, text in await values.under(keys.SITS)}
    own = [key for key, sit in sits.items() if sit["player"] == player]
    gone: dict[str, str | None] = {keys.player(player): None, **dict.fromkeys(own)}
    tables, logs = [], []
    for table in dict.fromkeys(key.split("/", 2)[1] for key in own):
        others = [key for key in sits if key.startswith(keys.sits(table)) and key not in own]
        if not others:
            gone |= {keys.game(table): None, keys.record(table): None}
        if any(sits[key].get("rank") is not None for key in own if key.startswith(keys.sits(table))):
            tables.append(table)
            logs.append(keys.events(table))
            (what,) = await values.read([keys.table(table)])
            gone |= {keys.table(table): None, keys.last(table): None, keys.touched(table): None}
            if what is not None:
                gone[keys.code(json.loads(what)["code"])] = None
    for run in await runs_under(values, keys.RUNS, player):
        tables.append(run.table)
        logs += [keys.events(run.table), keys.runs(run.challenge)]
        where = (keys.table(run.table), keys.last(run.table), keys.touched(run.table), keys.code(run.letters))
        gone |= dict.fromkeys(where)
    await values.write({}, gone, [*logs, keys.CHALLENGES, keys.SEALS])
    return tables
