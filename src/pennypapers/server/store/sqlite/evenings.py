"""Evenings in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ..challenge_contract import StoredChallenge
from ..contract import CodeTaken
from ..evening_contract import CountedRun, StoredEvening
from .challenges import InTransaction, add_challenge

RUNS = """
    SELECT number, player, bot, name, stars, sort_key FROM run
    WHERE challenge = ? AND number > ? AND +finished IS NOT NULL AND +attempt = 1 ORDER BY number LIMIT ?
"""
"""The plus signs keep SQLite from the index of places, which would have to be sorted."""


class SqliteEvenings:
    def __init__(self, run: InTransaction) -> None:
        self._run = run

    async def add(self, evening: StoredEvening, challenges: Sequence[StoredChallenge]) -> None:
        def write(db: sqlite3.Connection) -> None:
            try:
                values = (evening.code, evening.title, evening.total, evening.made)
                db.execute("INSERT INTO evening (code, title, total, made) VALUES (?, ?, ?, ?)", values)
            except sqlite3.IntegrityError:
                raise CodeTaken(evening.code) from None
            for position, challenge in enumerate(challenges):
                add_challenge(db, challenge)
                db.execute("INSERT INTO evening_challenge VALUES (?, ?, ?)", (evening.code, position, challenge.code))

        await self._run(write)

    async def find(self, code: str) -> StoredEvening | None:
        def read(db: sqlite3.Connection) -> StoredEvening | None:
            row = db.execute("SELECT code, title, total, made FROM evening WHERE code = ?", (code,)).fetchone()
            asked = "SELECT challenge FROM evening_challenge WHERE evening = ? ORDER BY position"
            challenges = tuple(each for (each,) in db.execute(asked, (code,)))
            return StoredEvening(row[0], row[1], row[2], row[3], challenges) if row else None

        return await self._run(read)

    async def of_challenge(self, challenge: str) -> str | None:
        def read(db: sqlite3.Connection) -> str | None:
            asked = "SELECT evening FROM evening_challenge WHERE challenge = ?"
            row = db.execute(asked, (challenge,)).fetchone()
            return row[0] if row else None

        return await self._run(read)

    async def runs(self, challenge: str, *, after: int, most: int) -> list[CountedRun]:
        def read(db: sqlite3.Connection) -> list[CountedRun]:
            return [CountedRun(*row) for row in db.execute(RUNS, (challenge, after, most))]

        return await self._run(read)
