"""The evenings of this server: makes and finds them, and says what a visitor may see of their standing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from ...errors import InvalidText
from ...hosting.not_now import NotNow
from ..identity import player_of
from ..session.loop_clock import Clock
from ..store.contract import CodeTaken, Store
from ..store.evening_contract import CountedRun, StoredEvening
from .challenge_registry import ChallengeRegistry, ChallengeWish, FoundChallenge
from .evening_standing import Line, Tally
from .new_challenge import new_code

P = ParamSpec("P")
T = TypeVar("T")

LEAST, MOST = 3, 10
"""Challenges of an evening."""
MOST_TITLE = 50
"""Characters, so that a number behind it still fits into the title of a challenge."""

AT_ONCE = 2000
"""Runs that are read from the store in one go, so that others need not wait for long."""
LARGE = 5000
"""From so many runs on a standing is kept for a while."""
KEPT_SECONDS = 30.0
KEPT = 4
"""Large standings that are kept."""


@dataclass(frozen=True, slots=True)
class FoundEvening:
    """An evening as one visitor finds it, with its challenges in order."""

    stored: StoredEvening
    challenges: tuple[FoundChallenge, ...]
    player: str

    @property
    def counted(self) -> tuple[int, ...]:
        """The positions of the challenges whose runs the visitor may see; nothing else is in the standing."""
        return tuple(at for at, each in enumerate(self.challenges) if each.may_compare)

    @property
    def next(self) -> str | None:
        """The code of the first challenge that the visitor can play and has not finished."""
        return next((each.code for each in self.challenges if each.first is None and not each.is_closed), None)

    def compares(self) -> None:
        if not self.counted:
            raise NotNow("evening.unfinished")


class EveningRegistry:
    def __init__(self, store: Store, challenges: ChallengeRegistry, clock: Clock) -> None:
        self._store, self._challenges, self._clock = store, challenges, clock
        self._kept: OrderedDict[tuple[str, tuple[int, ...]], tuple[float, list[Line]]] = OrderedDict()
        self._counting = WeakValueDictionary[str, asyncio.Lock]()

    async def make(self, title: str, total: str, wishes: Sequence[ChallengeWish]) -> StoredEvening:
        """Make an evening of new challenges; those without a title are called after it."""
        _check_title(title)
        named = [
            replace(wish, title=wish.title or (f"{title} {number}" if title else ""))
            for number, wish in enumerate(wishes, 1)
        ]
        drawn = [await self._challenges.draw(wish) for wish in named]
        while True:
            challenges = [replace(each, code=new_code()) for each in drawn]
            codes = tuple(each.code for each in challenges)
            evening = StoredEvening(new_code(), title, total, self._clock.time_of_day(), codes)
            try:
                await self._store.evenings.add(evening, challenges)
            except CodeTaken:
                continue
            return evening

    async def find(self, code: str, key: str | None) -> FoundEvening:
        stored = await self._store.evenings.find(code.upper())
        if stored is None:
            raise NotNow("code.evening", evening=code.upper())
        found = await asyncio.gather(*(self._challenges.find(each, key) for each in stored.challenges))
        return FoundEvening(stored, tuple(found), player_of(key))

    async def has(self, code: str) -> bool:
        return await self._store.evenings.find(code.upper()) is not None

    async def of_challenge(self, code: str) -> str | None:
        return await self._store.evenings.of_challenge(code)

    async def standing(self, found: FoundEvening) -> list[Line]:
        """Everybody who has finished one of the challenges that the visitor may see, by these alone."""
        found.compares()
        key = (found.stored.code, found.counted)
        lock = self._counting.setdefault(found.stored.code, asyncio.Lock())
        async with lock:
            until, lines = self._kept.get(key, (0.0, []))
            if self._clock.now() >= until:
                self._kept.pop(key, None)
                lines, runs = await self._count(found)
                if runs >= LARGE:
                    self._kept[key] = (self._clock.now() + KEPT_SECONDS, lines)
                    while len(self._kept) > KEPT:
                        self._kept.popitem(last=False)
        return lines

    async def _count(self, found: FoundEvening) -> tuple[list[Line], int]:
        """The standing, and from how many runs it was computed."""
        tally, count = Tally(len(found.counted)), 0
        for position, at in enumerate(found.counted):
            runs: list[CountedRun] = []
            while page := await self._store.evenings.runs(
                found.challenges[at].code, after=runs[-1].number if runs else 0, most=AT_ONCE
            ):
                runs += page
            field, count = await self._challenges.field(found.challenges[at]), count + len(runs)
            await _do(len(runs), tally.add, position, runs, field)
        return await _do(count, tally.lines, found.stored.total), count


async def _do(runs: int, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    """Do something with so many runs, in a thread if there are many."""
    return work(*values, **named) if runs < LARGE else await asyncio.to_thread(work, *values, **named)


def _check_title(title: str) -> None:
    is_one_line = title == " ".join(title.split()) and title.isprintable()
    if not is_one_line or "#" in title or len(title) > MOST_TITLE:
        raise NotNow.unreadable(InvalidText("challenge.title", count=MOST_TITLE))
