"""The games of players on one device. There are few enough to be read whole."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Collection
from typing import Any, TypeAlias

from ...hosting.finished_games import FinishedGame
from ...server.store.challenge_contract import StoredChallenge
from ...server.store.game_contract import (
    SheetSums,
    StoredGame,
    StoredOpenRun,
    StoredRecord,
    StoredRunGame,
    StoredSitting,
    StoredTableGame,
)
from . import keys
from .challenges import KeptRun, runs_under, stored_challenge
from .key_values import KeyValues

MOST_SEATS_LISTED = 8
"""Of one player at one table, as everywhere."""

Sit = dict[str, Any]
"""Whose seat it is and its nonce; of a finished game also the seat, its stars, place and rank, and when it ended."""


_Sat: TypeAlias = tuple[str, str, Sit]
"""A table, the hash of a seat there, and what is kept of it."""


class DeviceGames:
    def __init__(self, run: keys.Run) -> None:
        self._run = run

    async def sit(self, table: str, *, player: str, hashed: str, nonce: str) -> None:
        async def write(values: KeyValues) -> None:
            taken = await sits_at(values, table)
            if sum(sit["player"] == player for sit in taken.values()) < MOST_SEATS_LISTED:
                key = keys.sit(table, hashed)
                await values.write({key: None}, {key: json.dumps({"player": player, "nonce": nonce})})

        await self._run(write)

    async def leave(self, table: str, hashed: str) -> None:
        async def write(values: KeyValues) -> None:
            key = keys.sit(table, hashed)
            (found,) = await values.read([key])
            if found is not None and "finished" not in json.loads(found):
                await values.write({key: found}, {key: None})

        await self._run(write)

    async def sitters(self, table: str) -> Collection[str]:
        return {keys.last_part(key) for key in await self._run(lambda values: sits_at(values, table))}

    async def sittings(self, player: str, most: int) -> list[StoredSitting]:
        async def read(values: KeyValues) -> list[StoredSitting]:
            found = []
            for table, hashed, sit in await _sits_of(values, player):
                if "finished" in sit:
                    continue
                what, touched = await values.read([keys.table(table), keys.touched(table)])
                if what is not None and touched is not None:
                    found.append(StoredSitting(table, json.loads(what)["code"], hashed, sit["nonce"], float(touched)))
            return sorted(found, key=lambda each: (-each.touched, each.hashed))[:most]

        return await self._run(read)

    async def open_runs(self, player: str, most: int, now: float) -> list[StoredOpenRun]:
        del now  # challenges in files never close

        async def read(values: KeyValues) -> list[StoredOpenRun]:
            found = []
            for run in await runs_under(values, keys.RUNS, player):
                challenge = await stored_challenge(values, run.challenge)
                (touched,) = await values.read([keys.touched(run.table)])
                if not run.is_over and challenge is not None and touched is not None:
                    last = float(touched)
                    found.append(
                        StoredOpenRun(run.challenge, run.attempt, run.letters, challenge.text, challenge.day, last)
                    )
            return sorted(found, key=lambda each: (-each.touched, each.challenge))[:most]

        return await self._run(read)

    async def count(self, player: str) -> int:
        return len(await self._finished(player)) + len(await self._finished_runs(player))

    async def games(self, player: str, start: int, most: int) -> list[StoredGame]:
        over: list[tuple[float, _Sat | KeptRun]] = [
            *((each[2]["finished"], each) for each in await self._finished(player)),
            *((run.finished, run) for run in await self._finished_runs(player)),
        ]
        listed = [each for _, each in sorted(over, key=lambda each: each[0], reverse=True)[start : start + most]]

        async def read(values: KeyValues) -> list[StoredGame]:
            found = [
                await (_run_game(values, each) if isinstance(each, KeptRun) else _game(values, *each))
                for each in listed
            ]
            return [each for each in found if each is not None]

        return await self._run(read)

    async def sums(self, player: str) -> list[SheetSums]:
        """First runs count as other games do, practice does not."""
        stars: dict[str, list[int]] = defaultdict(list)
        games = dict(await self._run(lambda values: values.under(keys.GAMES)))
        for table, _, sit in await self._finished(player):
            stars[json.loads(games[keys.game(table)])["sheet"]].append(sit["stars"])
        for run in await self._first_runs(player):
            challenge = await self._run(_finding(run.challenge))
            if challenge is not None and run.stars is not None:
                stars[challenge.sheet].append(run.stars)
        return [SheetSums(sheet, len(each), max(each), sum(each)) for sheet, each in sorted(stars.items())]

    async def ranks(self, player: str) -> dict[str, int]:
        found = Counter(sit["rank"] for _, _, sit in await self._finished(player) if sit["rank"] is not None)
        found.update(run.rank for run in await self._first_runs(player))
        return dict(sorted(found.items()))

    async def against(self, player: str, bot: str, most: int) -> list[tuple[int, str]]:
        del player, bot, most
        return []

    async def records(self, player: str, start: int, most: int) -> list[StoredRecord]:
        games = dict(await self._run(lambda values: values.under(keys.GAMES)))
        found = []
        for table, _, sit in (await self._finished(player))[start : start + most]:
            (record,) = await self._run(_reading(keys.record(table)))
            if record is not None:
                found.append(StoredRecord(json.loads(games[keys.game(table)])["sheet"], sit["finished"], record))
        return found

    async def record(self, player: str, table: str) -> str | None:
        sits = await self._run(lambda values: sits_at(values, table))
        if not any(sit["player"] == player and "finished" in sit for sit in sits.values()):
            return None
        (record,) = await self._run(_reading(keys.record(table)))
        return record

    async def _finished_runs(self, player: str) -> list[KeptRun]:
        runs = await self._run(lambda values: runs_under(values, keys.RUNS, player))
        return [run for run in runs if run.is_over]

    async def _first_runs(self, player: str) -> list[KeptRun]:
        return [run for run in await self._finished_runs(player) if run.attempt == 1]

    async def _finished(self, player: str) -> list[_Sat]:
        """Tables, seats and what is kept of them, the earliest first."""
        sits = await self._run(lambda values: _sits_of(values, player))
        over = [each for each in sits if "finished" in each[2]]
        return sorted(over, key=lambda each: (each[2]["finished"], each[:2]))


async def sits_at(values: KeyValues, table: str) -> dict[str, Sit]:
    """The seats of players at a table, by their keys."""
    return {key: json.loads(text) for key, text in await values.under(keys.sits(table))}


async def finished_values(values: KeyValues, table: str, finished: FinishedGame) -> dict[str, str | None]:
    """What is kept of a game that ends; again after each sheet on paper that is entered."""
    sits = await sits_at(values, table)
    game, what = await values.read([keys.game(table), keys.table(table)])
    now = json.loads(game)["finished"] if game is not None else time.time()
    letters = json.loads(what)["code"] if what is not None else ""
    kept: dict[str, str | None] = dict.fromkeys(key for key, sit in sits.items() if "finished" not in sit)
    for each in finished.seats:
        key = keys.sit(table, each.hashed)
        if key in sits:
            ended = {"seat": each.seat, "stars": each.stars, "place": each.place, "rank": each.rank, "finished": now}
            kept[key] = json.dumps(sits[key] | ended)
    if game is None:
        about = {"code": letters, "sheet": finished.sheet, "layout": finished.layout, "names": finished.names}
        kept[keys.game(table)] = json.dumps({**about, "finished": now})
    if finished.record is not None:
        kept[keys.record(table)] = finished.record
    return kept


async def _sits_of(values: KeyValues, player: str) -> list[_Sat]:
    """The tables and seats of a player."""
    found = []
    for key, text in await values.under(keys.SITS):
        sit = json.loads(text)
        if sit["player"] == player:
            _, table, hashed = key.split("/", 2)
            found.append((table, hashed, sit))
    return found


def _reading(key: str) -> keys.Work[list[str | None]]:
    return lambda values: values.read([key])


def _finding(challenge: str) -> keys.Work[StoredChallenge | None]:
    return lambda values: stored_challenge(values, challenge)


async def _game(values: KeyValues, table: str, _: str, sit: Sit) -> StoredTableGame | None:
    text, record = await values.read([keys.game(table), keys.record(table)])
    if text is None:
        return None
    game = json.loads(text)
    return StoredTableGame(
        table,
        game["code"],
        game["sheet"],
        game["layout"],
        tuple(game["names"]),
        sit["seat"],
        sit["stars"],
        sit["place"],
        sit["rank"],
        record is not None,
        game["finished"],
    )


async def _run_game(values: KeyValues, run: KeptRun) -> StoredRunGame | None:
    """It has no place: nobody else's run is known here."""
    challenge = await stored_challenge(values, run.challenge)
    if challenge is None or run.stars is None:
        return None
    return StoredRunGame(
        run.challenge, run.attempt, run.attempt, run.stars, None, run.rank, challenge.text, challenge.day, run.finished
    )
