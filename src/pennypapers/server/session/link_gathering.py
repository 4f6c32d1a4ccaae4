"""Gathers the links that players' devices give for the next roll, and has the dice rolled when they are there.

Links wait in memory and are saved together with the roll, so a table of 100 costs one write. Whoever is connected to
another process gives theirs there: a process saves what it has as soon as all its own are there, and whoever finds all
of them, or no time left, rolls. What is lost with a process is given again, as the question is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial

from ...hosting.dealer import Dealer, gather
from ...hosting.hosted import Hosted
from ...hosting.not_now import NotNow
from ..logs import LOGGER
from ..store.contract import StoreError
from .lines.connection import Connection
from .loop_clock import Clock, Timer
from .presence import Presence
from .queue.decision_queue import DecisionQueue
from .queue.payer import payer

AGAIN_SECONDS = 1.0
"""How soon to try again when a roll could not be saved."""


class LinkGathering:
    def __init__(
        self,
        queue: DecisionQueue,
        connections: Collection[Connection],
        dealer: Dealer,
        presence: Presence,
        *,
        clock: Clock,
        seconds: float,
    ) -> None:
        self._queue, self._connections, self._dealer, self._presence = queue, connections, dealer, presence
        self._clock, self._seconds = clock, seconds
        self._turn: int | None = None
        """The turn whose links are being gathered."""
        self._links: dict[int, str] = {}
        """By chain, what was given here for that turn."""
        self._due: set[int] = set()
        """The chains that were asked, whose devices are connected here and that have not given their links yet."""
        self._timer: Timer | None = None
        self._saving: set[asyncio.Task[None]] = set()

    def take(self, seat: int, turn: int, link: str) -> None:
        """A seat gives its link. Nothing happens if it is not asked for any more; NotNow if it is not of its chain."""
        hosted = self._queue.hosted
        dice, chain = hosted.dice, hosted.seats[seat].chain
        if dice is None or chain is None or turn != self._turn or chain not in self._due:
            return
        if not dice.chains[chain].accepts(turn, link):
            raise NotNow("link")
        self._links[chain] = link
        self._due.remove(chain)
        if not self._due:
            self._save(is_final=False)

    def look(self) -> None:
        """Wait for links if they are asked for. Called when the table has changed, or who is connected to it."""
        hosted = self._queue.hosted
        dice, game = hosted.dice, hosted.game
        if game is None or game.ended or dice is None or dice.asked is None:
            self._wait_for(None)
            return
        self._wait_for(game.turns + 1)
        self._due = dice.due & self._local_chains(hosted) - self._links.keys()
        if not self._due and dice.due & self._links.keys():
            self._save(is_final=False)  # the last one that was due here has gone
        if self._timer is None and self._connections:
            self._timer = self._clock.call_at(self._clock.now() + self._seconds, partial(self._save, is_final=True))

    def _wait_for(self, turn: int | None) -> None:
        """Begin to gather the links of another turn, or of none."""
        if turn != self._turn:
            self.close()
            self._turn, self._links, self._due = turn, {}, set()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _local_chains(self, hosted: Hosted) -> set[int | None]:
        return {hosted.seats[seat].chain for seat in self._presence.giving_here(hosted)}

    def _save(self, *, is_final: bool) -> None:
        task = asyncio.create_task(self._submit(is_final=is_final))
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    async def _submit(self, *, is_final: bool) -> None:
        turn = self._turn
        if turn is None:
            return
        pays = payer(self._queue.hosted, self._connections)
        try:
            await self._queue.submit(
                partial(gather, turn=turn, links=dict(self._links), dealer=self._dealer, is_final=is_final),
                pay=pays.charge if pays else None,
            )
        except StoreError as error:  # nothing else would try again, and everybody waits for the roll
            LOGGER.error("%s", error)
            self.close()
            self._timer = self._clock.call_at(self._clock.now() + AGAIN_SECONDS, partial(self._save, is_final=True))
