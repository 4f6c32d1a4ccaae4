"""The part of a store's contract that is about evenings: several challenges that are counted together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .challenge_contract import StoredChallenge


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """`total` is what is added up, matchpoints or stars; `challenges` are codes, in order. A challenge belongs to one
    evening at most."""

    code: str
    title: str
    total: str
    made: float
    challenges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CountedRun:
    """A run of a challenge's field, as far as a total needs it; of a person with `player`, of a bot with `bot`."""

    number: int
    player: str | None
    bot: str | None
    name: str
    stars: int
    sort_key: int


class EveningStore(Protocol):
    async def add(self, evening: StoredEvening, challenges: Sequence[StoredChallenge]) -> None:
        """A new evening and its challenges, all or nothing; CodeTaken if one of the codes is in use."""

    async def find(self, code: str) -> StoredEvening | None:
        """The evening of a code."""

    async def of_challenge(self, challenge: str) -> str | None:
        """The code of the evening that a challenge belongs to."""

    async def runs(self, challenge: str, *, after: int, most: int) -> list[CountedRun]:
        """Runs of the challenge's field by number, those after this one."""
