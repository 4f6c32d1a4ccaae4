"""Whose stars may be seen beside one's own run while it is played, and up to which turn."""

from __future__ import annotations

from ...hosting.not_now import NotNow
from ..session.table_registry import TableRegistry
from ..store.challenge_contract import StoredRun
from .challenge_registry import ChallengeRegistry, FoundChallenge


class Ghosts:
    def __init__(self, tables: TableRegistry, challenges: ChallengeRegistry) -> None:
        self._tables, self._challenges = tables, challenges
        self._store = tables.store.challenges

    async def bots(self, found: FoundChallenge) -> list[StoredRun]:
        return await self._challenges.bots(found)

    async def run(self, found: FoundChallenge, number: int) -> StoredRun:
        """A finished first run, or one of a bot; who it is by may be known as soon as somebody names its number."""
        run = await self._store.run(found.code, number)
        if run is None or not run.counts or (run.bot and run not in await self.bots(found)):
            raise NotNow("run.unknown", run=number)
        return run

    async def record(self, found: FoundChallenge, number: int) -> str:
        record = await self._store.record(found.code, number)
        assert record is not None, "a finished run has a record"
        return record

    async def turns(self, found: FoundChallenge) -> int | None:
        """How many turns of others' runs the visitor may know: as many as they have played; None for all."""
        if found.may_compare:
            return None
        for run in found.mine:
            if run.table is not None and not run.is_over:
                game = (await self._tables.find(run.table)).hosted.game
                return game.turns if game else 0
        return 0
