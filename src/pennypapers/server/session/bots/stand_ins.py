"""Keeps a table going: bots play for bots, for absent seats and for those out of time; a lost host is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial

from ....bots import USUAL
from ....hosting import events as log
from ....hosting.dealer import Dealer
from ...limits import Limits
from ...logs import LOGGER
from ...store.contract import StoredTable, StoreError
from ..clock import TurnClock
from ..executor import Executor
from ..lines.connection import Connection
from ..loop_clock import Clock, Timer
from ..presence import Presence
from ..queue.decision_queue import DecisionQueue
from ..queue.payer import payer
from ..queue.pending_decision import Decision
from .absence import Absence
from .bot_thinking import Thinking, is_large
from .bot_turns import ink_all, play_seats

FEW = 4
"""Seats at once on a large layout."""

AGAIN_SECONDS = 1.0
"""How soon to try again when bots' turns could not be saved."""


class StandIns:
    def __init__(
        self,
        stored: StoredTable,
        dealer: Dealer,
        queue: DecisionQueue,
        connections: Collection[Connection],
        presence: Presence,
        *,
        turn_clock: TurnClock,
        clock: Clock,
        limits: Limits,
        executor: Executor,
    ) -> None:
        self._stored, self._dealer, self._queue = stored, dealer, queue
        self._connections, self._presence = connections, presence
        self._clock, self._executor = clock, executor
        self._absence = Absence(clock.now, limits, turn_clock)
        self._thinking = Thinking(self.wake, limits.bot_seconds, executor)
        self._timer: Timer | None = None
        self._acting: asyncio.Task[None] | None = None

    def back(self, seat: int) -> None:
        """The player of a seat is connected again."""
        self._absence.back(seat)

    def skip(self, turn: int) -> None:
        """Let bots play this turn for every seat that has not inked."""
        self._absence.skip(turn)
        self.wake()

    def close(self) -> None:
        self._thinking.rest()
        for handle in (self._timer, self._acting):
            if handle is not None:
                handle.cancel()

    def wake(self) -> None:
        """Start bots for seats that need one now, and set the timer for the next check."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._connections:
            self._thinking.rest()
            self._absence.forget()
            return  # a table without connections stands still
        hosted, now = self._queue.hosted, self._clock.now()
        here = self._presence.everywhere(hosted)
        self._absence.look(hosted, here)
        self._thinking.look(hosted, self._stored.table, self._address, now)
        is_idle = self._acting is None or self._acting.done()
        if is_idle and (
            self._due() or self._thinking.answers(hosted) or self._absence.new_host(hosted, here) is not None
        ):
            self._acting = asyncio.create_task(self._act())
        moments = [*self._absence.moments(), *self._presence.announce_again(hosted)]
        moments += [patience for patience in [self._thinking.patience] if patience is not None and patience > now]
        if moments:
            self._timer = self._clock.call_at(min(moments) + 0.01, self.wake)

    @property
    def _address(self) -> str:
        """For whom bots think."""
        pays = payer(self._queue.hosted, self._connections)
        return pays.address if pays else ""

    async def _submit(self, decide: Decision) -> None:
        pays = payer(self._queue.hosted, self._connections)
        await self._queue.submit(decide, pay=pays.charge if pays else None)

    def _is_closed(self) -> bool:
        return self._dealer.is_closed(self._queue.hosted)

    def _due(self) -> list[int]:
        return self._absence.due(self._queue.hosted, self._thinking.patience)

    async def _act(self) -> None:
        try:
            await self._replace_host()
            await self._play_seats()
        except StoreError as error:  # nothing else would try again: everybody may be waiting for a bot
            LOGGER.error("%s", error)
            self._timer = self._clock.call_at(self._clock.now() + AGAIN_SECONDS, self.wake)

    async def _replace_host(self) -> None:
        hosted = self._queue.hosted
        if (host := self._absence.new_host(hosted, self._presence.everywhere(hosted))) is not None:
            await self._submit(lambda _: [log.HostPassed(host)])

    async def _play_seats(self) -> None:
        """Commit bots' turns until none is due; each may close a turn and open the next."""
        while (game := self._queue.hosted.game) and self._connections and not self._is_closed():
            played = self._thinking.answers(self._queue.hosted)
            due = [seat for seat in self._due() if seat not in played]
            if due:
                table, large = self._stored.table, is_large(game)
                think = partial(play_seats, game, due[:FEW] if large else due, table)
                played |= await asyncio.wrap_future(self._executor.think(USUAL, self._address, think, is_large=large))
            if not played:
                return
            await self._submit(partial(ink_all, thought_of=game, played=played, dealer=self._dealer))
