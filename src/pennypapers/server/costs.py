"""The event loop's time that each address uses, so that no address can keep it from the others.

All that is done for a client is measured: its requests and messages, and what is sent to it. Short steps are measured
by the clock. A long one counts no more than its processor time: a computer that is busy otherwise may have stopped the
server in the midst of it, and whoever that happens to has not used the event loop. That time is lost for everybody: a
share is one of the time that the server had.
"""

from __future__ import annotations

import asyncio
import threading
import time
import types
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")

thread_time: Callable[[], float] = getattr(time, "thread_time", perf_counter)
"""Processor time; a browser does not tell it."""

BURST = 0.1
"""Seconds that an address may use at once."""

MOST = 0.5
"""Seconds that are held against an address: it waits for a moment, however much it has used."""

ALONE_SECONDS = 5.0
"""While no other address has used anything for so long, an address has the rest of the time too."""

SLICE = 0.01
"""Seconds that an address which has used much may use in one round of the event loop: somebody else may come."""

LONG = 0.005
"""Seconds by the clock, from which on a step is compared with processor time."""

READING_SECONDS = 0.01
"""How old a reading of processor time may be when a step begins: one before each step would cost more than the step."""

MOST_ADDRESSES = 20_000
SLOWLY = 0.2
"""How quickly the typical cost of a decision follows the last one."""


@dataclass(slots=True)
class _Account:
    used: float = 0.0
    at: float = 0.0
    """The moment at which so much was used; since then some of it was paid back."""
    typical: float = 0.0
    """What a decision costs that its table makes later, together with others."""


class Processor(threading.local):
    """The processor time of the thread of an event loop."""

    lost = 0.0
    """Seconds by the clock in which steps that had begun had no processor."""
    read_at = 0.0
    """The moment of the last reading."""
    _read = 0.0

    def read(self, now: float) -> None:
        self.read_at, self._read = now, thread_time()

    def used(self, took: float) -> float:
        """How much of a long step that took so many seconds it can have used: all since the last reading, at most."""
        used = min(took, thread_time() - self._read)
        self.lost += took - used
        return used


PROCESSOR = Processor()


class Costs:
    """An address that has used more than its share waits, if there is somebody else, before more is done for it."""

    def __init__(self, share: float, clock: Callable[[], float]) -> None:
        self._share, self._clock = share, clock
        self._accounts: OrderedDict[str, _Account] = OrderedDict()
        self._latest = self._before = "", -ALONE_SECONDS
        """The address that was charged last, and the last one that was another: each with the moment."""
        self._round = 0.0
        """What was used since the event loop began its round."""
        self._is_round = False
        """Whether the end of this round is scheduled."""
        self._line: deque[asyncio.Future[None]] = deque()
        """Who waits for a slice of one of the next rounds, in the order in which they came."""
        self._turned_away: list[asyncio.Future[None]] = []
        """Who was woken in this round and found its slice used up: they stay at the head of the line."""
        self._woken = 0
        """How many were woken for this round."""

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._accounts)

    def charge(self, address: str, seconds: float) -> None:
        # Called some ten times for each turn of each seat, so it spares itself the calls of _left, min and max.
        now = self._clock() - PROCESSOR.lost
        if not self._is_round:
            self._begin_round()
        self._round += abs(seconds)
        if address != self._latest[0]:
            self._before = self._latest
        self._latest = address, now
        account = self._accounts.get(address) or self._account(address)
        left = account.used - self._share * (now - account.at)
        used = (left if left > 0 else 0.0) + seconds
        account.used = used if used < MOST else MOST
        account.at = now

    def has_used_too_much(self, address: str) -> bool:
        """Whether this address has to wait before more is done for it."""
        return self._left(self._account(address)) > BURST

    async def wait(self, address: str) -> None:
        """Wait until the address is within its share again, or alone and has left others the chance to come."""
        was_woken = False
        while (over := self._left(self._account(address)) - BURST) > 0:
            if not self._is_alone(address):
                await asyncio.sleep(over / self._share)
            elif self._round > SLICE or (self._line and not was_woken):
                await self._next_slice(was_woken=was_woken)
                was_woken = True
            else:
                return

    def begin(self, address: str) -> float:
        """A message begins that may be decided later: charge what such a one costs, so that not all begin at once."""
        typical = self._account(address).typical
        if typical:
            self.charge(address, typical)
        return typical

    def end(self, address: str, charged: float, seconds: float) -> None:
        """It is done, and its decision took so long; `charged` is what `begin` gave."""
        account = self._account(address)
        account.typical += SLOWLY * (seconds - account.typical)
        if seconds != charged:
            self.charge(address, seconds - charged)

    async def _next_slice(self, *, was_woken: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        (self._turned_away if was_woken else self._line).append(turn)
        if not self._is_round:
            self._begin_round()
        await turn

    def _begin_round(self) -> None:
        self._is_round = True
        asyncio.get_running_loop().call_soon(self._end_round)

    def _end_round(self) -> None:
        self._round, self._is_round = 0.0, False
        line, fitted_in = self._line, self._woken - len(self._turned_away)
        line.extendleft(reversed(self._turned_away))
        self._turned_away.clear()
        self._woken = min(2 * fitted_in + 1, len(line))  # some more than fit in at last: what does not waits on
        if not line:
            return
        for _ in range(self._woken):
            turn = line.popleft()
            if not turn.done():  # its client may have gone
                turn.set_result(None)
        self._begin_round()  # last, so that it ends when those that were woken have run

    def _account(self, address: str) -> _Account:
        account = self._accounts.get(address)
        if account is None:
            account = self._accounts[address] = _Account()
            if len(self._accounts) > MOST_ADDRESSES:
                self._accounts.popitem(last=False)
        return account

    def _left(self, account: _Account) -> float:
        return max(0.0, account.used - self._share * (self._clock() - PROCESSOR.lost - account.at))

    def _is_alone(self, address: str) -> bool:
        _, at = self._before if self._latest[0] == address else self._latest
        return self._clock() - PROCESSOR.lost - at > ALONE_SECONDS


async def in_thread(charge: Callable[[float], None], work: Callable[[*Args], T], *args: *Args) -> T:
    """Call something in a thread, and charge the processor time that it takes, even if nobody waits for it any more:
    while it runs, the event loop often waits for the interpreter."""
    loop = asyncio.get_running_loop()

    def timed() -> T:
        began = thread_time()
        try:
            return work(*args)
        finally:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(charge, thread_time() - began)

    return await asyncio.to_thread(timed)


@types.coroutine
def metered(work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Await something, and charge the time of its steps, without that of what it waits for."""
    send, sent = work.send, None
    errors: list[BaseException] = []  # emptied at once: an error leads to this frame, which would lead back to it
    while True:
        began = perf_counter()
        if began - PROCESSOR.read_at > READING_SECONDS:
            PROCESSOR.read(began)
        try:
            wanted = work.throw(errors.pop()) if errors else send(sent)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            took = perf_counter() - began
            charge(took if took < LONG else PROCESSOR.used(took))
        try:
            sent = yield wanted
        except BaseException as raised:  # it is raised again where the work waits
            errors.append(raised)
