"""The games of one player: what is unfinished, what was reached, and how far they are from a bot with the same dice."""

from __future__ import annotations

from dataclasses import dataclass

from ...challenges.paired import Paired, paired
from ...hosting.not_now import NotNow
from ...hosting.tokens import token_hash
from ..challenges.challenge_text import challenge_of
from ..identity import player_of, run_token, seat_token
from ..session.table_registry import TableRegistry
from ..session.table_session import TableSession
from ..store.challenge_contract import StoredChallenge
from ..store.game_contract import StoredGame, StoredOpenRun, StoredSitting

MOST_UNFINISHED = 20
"""Of tables, and as many of runs."""

COMPARED = "explorer"
"""The bot that players are compared with: the strongest."""
LAST = 20
"""How many games are compared."""
LOOKED_AT = 3 * LAST
"""Some of the last games may be of dice that were known before."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table at which the player has a seat and the game is not over. `seat` is None while they catch up. They can go
    on at any device, unless the seat was taken with another key."""

    session: TableSession
    seat: int | None
    touched: float
    goes_on: bool


@dataclass(frozen=True, slots=True)
class Sums:
    """What was reached on one sheet, as in `sheet_key`."""

    sheet: str
    games: int
    best: int
    mean: float


class GameList:
    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store.games

    async def open_tables(self, key: str) -> list[OpenTable]:
        """Tables whose games are not over, last played first."""
        sittings = await self._store.sittings(player_of(key), MOST_UNFINISHED)
        found = [await self._open_table(key, sitting) for sitting in sittings]
        return [each for each in found if each is not None]

    async def open_runs(self, key: str) -> list[StoredOpenRun]:
        """Runs that are not over, last played first."""
        now = self._tables.clock.time_of_day()
        return await self._store.open_runs(player_of(key), MOST_UNFINISHED, now)

    async def token(self, key: str, code: str) -> str:
        """The token of the player's seat at a table that is not over."""
        session = await self._tables.find(code)
        created = session.hosted.created
        if created.challenge:
            return _valid(session, run_token(key, created.challenge, created.attempt))
        for sitting in await self._store.sittings(player_of(key), MOST_UNFINISHED):
            if sitting.table == session.stored.table:
                return _valid(session, seat_token(key, sitting.nonce))
        raise NotNow("token")

    async def count(self, key: str) -> int:
        return await self._store.count(player_of(key))

    async def games(self, key: str, start: int, count: int) -> list[StoredGame]:
        """Finished games, the latest first."""
        return await self._store.games(player_of(key), start, count)

    async def sums(self, key: str) -> list[Sums]:
        found = await self._store.sums(player_of(key))
        return [Sums(each.sheet, each.games, each.best, each.stars / each.games) for each in found]

    async def ranks(self, key: str) -> dict[str, int]:
        return await self._store.ranks(player_of(key))

    async def against_bot(self, key: str) -> Paired | None:
        """Stars against the bot with the same dice, in the last first runs. Those whose dice were known before, as of a
        game that somebody had played, are left out."""
        found = await self._store.against(player_of(key), COMPARED, LOOKED_AT)
        fresh = [difference for difference, text in found if not challenge_of(StoredChallenge("", text, 0)).rolls]
        return paired(fresh[:LAST])

    async def record(self, key: str, table: str) -> str:
        """The record of a finished game at a table where the player sat."""
        record = await self._store.record(player_of(key), table)
        if record is None:
            raise NotNow("game.unknown")
        return record

    async def _open_table(self, key: str, sitting: StoredSitting) -> OpenTable | None:
        """None if the seat is not the player's any more, or the table was dropped just now."""
        try:
            session = await self._tables.find(sitting.code)
        except NotNow:
            return None
        hosted = session.hosted
        seat = hosted.seat_of(sitting.hashed)
        if seat is None and hosted.latecomer_of(sitting.hashed) is None:
            return None
        goes_on = token_hash(seat_token(key, sitting.nonce)) == sitting.hashed
        return OpenTable(session, seat, sitting.touched, goes_on)


def _valid(session: TableSession, token: str) -> str:
    """A token, if it holds a seat."""
    hashed, hosted = token_hash(token), session.hosted
    if hosted.seat_of(hashed) is None and hosted.latecomer_of(hashed) is None:
        raise NotNow("token")
    return token
