"""Bots play every challenge in the background, so that the first person who plays it has somebody to compare with.

One bot plays at a time, in a process that goes after everything else on the computer. What it played is kept as a run.
How long that took follows from the dice, so those who still play are told of it at a moment that hardly depends on it.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable, Sequence
from functools import partial

from ...bots import BOTS
from ...challenges import Challenge, read_challenge
from ...errors import PennyError
from ...hosting.runs import FinishedRun
from ...hosting.texts.text_answers import given_layout
from ..logs import LOGGER
from ..session.bots.bot_processes import BOT_MEGABYTES, BOT_SECONDS, Worker
from ..session.bots.bot_thinking import LARGE
from ..session.executor import WorkerError
from ..session.loop_clock import Clock
from ..store.challenge_contract import ChallengeStore, RunTaken
from ..store.contract import StoreError
from ..work.process import WaitingProcess
from ..work.worker import FIELD_NICE
from .bot_run import bot_name, bot_run

FIELD = ("pathfinder", "voyager", "explorer")
"""The bots that play every challenge, where they are installed."""

A_MINUTE = 60.0

MOST = 1000
"""Challenges that are made up for after a start: the newest."""


def field_process() -> WaitingProcess:
    return WaitingProcess(seconds=BOT_SECONDS, megabytes=BOT_MEGABYTES, nice=FIELD_NICE)


def told_after(finished: float) -> float:
    """When those who still play are told of a run that was finished at this moment, in seconds since 1970.

    That is at a full minute after a random wait of up to another one. So a run that took a second longer is hardly
    ever told of at another moment, and nobody can see to it that it is.
    """
    return math.ceil((finished + random.uniform(0.0, A_MINUTE)) / A_MINUTE) * A_MINUTE


class BotField:
    def __init__(
        self,
        store: ChallengeStore,
        bots: Sequence[str] = FIELD,
        start: Callable[[], Worker] = field_process,
        *,
        clock: Clock,
    ) -> None:
        self._store, self._start, self._clock = store, start, clock
        self._bots = [name for name in bots if name in BOTS]
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._worker: Worker | None = None
        self._closed = False

    def add(self, code: str) -> None:
        """Let the bots play this challenge when those before it are played."""
        if self._bots:
            self._waiting.put_nowait(code)

    def players(self, challenge: Challenge) -> list[str]:
        """The bots that play a challenge: none if its layout is too large for them."""
        return self._bots if len(challenge.layout.spaces) <= LARGE else []

    async def work(self) -> None:
        """Play what was not played before this start, and then whatever is added, until cancelled."""
        if not self._bots:
            return
        try:
            missing = await self._store.without_bots(self._bots, MOST)
            for code in random.sample(missing, len(missing)):  # several processes that start at once divide the work
                self.add(code)
        except StoreError as error:
            LOGGER.error("%s", error)
        while True:
            code = await self._waiting.get()
            try:
                await self._play(code)
            except (StoreError, WorkerError, PennyError) as error:  # it is tried again after the next start
                if not self._closed:
                    LOGGER.error("the bots could not play the challenge %s: %s", code, error)
            if self._waiting.empty() and self._worker is not None:
                await asyncio.to_thread(self._worker.end)

    def close(self) -> None:
        """Kill the process without waiting for it, and start no other."""
        self._closed = True
        if self._worker is not None:
            self._worker.give_up()

    async def _play(self, code: str) -> None:
        stored = await self._store.find(code)
        if stored is None:
            return
        for name in self.players(read_challenge(stored.text, given_layout(None))):
            played = {run.bot for run in await self._store.bots_of(code)}
            if name not in played and not self._closed:
                finished = await self._think(partial(bot_run, stored.text, name))
                await self._keep(code, name, finished)

    async def _think(self, work: Callable[[], FinishedRun]) -> FinishedRun:
        self._worker = self._worker or self._start()
        return await asyncio.to_thread(self._worker.do, work)

    async def _keep(self, code: str, name: str, finished: FinishedRun) -> None:
        told = told_after(self._clock.time_of_day())
        try:
            await self._store.add_bot(code, bot=name, name=bot_name(name), finished=finished, told=told)
        except RunTaken:  # by another process
            return
