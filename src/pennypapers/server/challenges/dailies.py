"""The daily: one challenge a day for each adventure, made by the server a day ahead.

Sides alternate from day to day; on Sundays the layouts are new. The store has one daily for each day and adventure,
whichever process makes it first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from datetime import date, timedelta

from ...challenges import Challenge
from ...challenges.daily import has_new_layout, side_of
from ...errors import PennyError
from ...hosting.finished_games import sheet_key
from ...rules.layout import Layout
from ...rules.library import ADVENTURES, builtin_layout
from ...table.dice.draws import SEED_BYTES
from ..logs import LOGGER
from ..session.executor import WorkerError
from ..session.loop_clock import Clock
from ..store.challenge_contract import ChallengeStore, DailyTaken, StoredChallenge
from .day_zone import DayZone
from .new_challenge import keep

A_DAY = timedelta(days=1)

EVERY_SECONDS = 600.0
"""How often it is looked whether a daily is missing."""

MOST_LAYOUTS = 10**9
"""Seeds of new layouts. They are random, so that nobody can draw tomorrow's layout today."""

Draw = Callable[[str, int], Awaitable[Layout]]
"""Draws a new layout of an adventure from a seed."""


class Dailies:
    def __init__(
        self,
        store: ChallengeStore,
        clock: Clock,
        zone: DayZone,
        *,
        draw: Draw | None,
        added: Callable[[str], None],
        is_on: bool = True,
    ) -> None:
        """`added` is called with the code of every daily that is made here; none is made if `is_on` is false. Without
        `draw` no layout is new."""
        self._is_on = is_on
        self._store, self._clock, self._zone = store, clock, zone
        self._draw, self._added = draw, added
        self._complete: set[date] = set()
        """Days of which no daily is missing, as far as we have looked."""
        self._making = asyncio.Lock()

    @property
    def today(self) -> date:
        return self._zone.day(self._clock.time_of_day())

    async def work(self) -> None:
        """Make the dailies of today and tomorrow now, and from time to time, until cancelled."""
        while self._is_on:
            today = self.today
            try:
                await self.make(today)
                await self.make(today + A_DAY)
            except Exception:
                LOGGER.exception("the dailies could not be made; it is tried again in %d minutes", EVERY_SECONDS // 60)
            else:
                if today != self.today:  # another day has begun meanwhile
                    continue
            await self._pause()

    async def make(self, day: date) -> None:
        """Make the dailies of a day that are missing."""
        if not self._is_on or day in self._complete:
            return
        async with self._making:
            there = {adventure for _, adventure in await self._store.days(day.isoformat(), day.isoformat())}
            for key in ADVENTURES:
                if key not in there:
                    await self._add(day, key)
            self._complete = {each for each in self._complete if abs(each - day) <= A_DAY} | {day}

    async def _add(self, day: date, key: str) -> None:
        challenge = Challenge(await self._layout(day, key), secrets.token_bytes(SEED_BYTES))
        made = self._clock.time_of_day()
        try:
            sheet = sheet_key(challenge.layout)
            found = StoredChallenge("", str(challenge), made, day=day.isoformat(), adventure=key, sheet=sheet)
            stored = await keep(self._store, found)
        except DailyTaken:  # by another process
            return
        self._added(stored.code)

    async def _layout(self, day: date, key: str) -> Layout:
        if has_new_layout(day) and self._draw is not None:
            try:
                return await self._draw(key, secrets.randbelow(MOST_LAYOUTS))
            except (PennyError, WorkerError) as error:
                LOGGER.warning("no new layout could be drawn for %s: %s", day, error)
        return builtin_layout(key, side_of(day, key))

    async def _pause(self) -> None:
        over = asyncio.Event()
        timer = self._clock.call_at(self._clock.now() + EVERY_SECONDS, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()
