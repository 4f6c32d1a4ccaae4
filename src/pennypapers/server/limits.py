"""Limits for visitors and tables: rates, sizes and numbers, and the token buckets that enforce rates."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from math import inf, nan

from ..messages import labelled, say


@dataclass(frozen=True, slots=True)
class Limits:
    """The defaults suit a home or a school; `serve --limit` changes them."""

    away_seconds: float = 30.0
    """How long a seat may be away before a bot plays for it."""
    host_seconds: float = 60.0
    """How long a host may be away before another seat hosts."""
    bot_seconds: float = 2.0
    """How long a table waits for a slow bot once all people have inked; then the usual bot plays for it."""
    hint_seconds: float = 20.0
    """How long a player waits for the strongest bot's hint; then it is the usual bot's."""
    link_seconds: float = 0.8
    """How long a table waits for the links that its players' devices add to the dice."""
    progress_seconds: float = 0.25
    idle_seconds: float = 14 * 24 * 3600.0
    """Tables that nobody has written to for so long are dropped."""
    tables: int = 10_000
    connections_per_table: int = 400
    connections_per_address: int = 250
    sockets_per_address: int = 1000
    """Connections of any kind, HTTP too: at least twice as many as websockets, and never more than half of the files
    that the process may have open."""
    header_seconds: float = 10.0
    """For the headers of a request, from the moment a connection is open or has answered the one before."""
    body_seconds: float = 30.0
    """For the body of a request."""
    request_seconds: float = 120.0
    """From the headers of a request to the moment its client has read the answer."""
    message_bytes: int = 16_384
    messages_per_second: float = 50.0
    message_burst: float = 100.0
    requests_per_second: float = 10.0
    request_burst: float = 300.0
    misses_per_second: float = 1.0
    miss_burst: float = 30.0
    """Requests with unknown codes: few. Then they wait in a queue."""
    challenges_per_second: float = 0.05
    challenge_burst: float = 60.0
    """New challenges, which are kept for good."""
    runs_per_second: float = 0.5
    run_burst: float = 120.0
    """New runs of challenges: a class begins at once."""
    moves_per_second: float = 0.1
    move_burst: float = 20.0
    """Codes to move to another device, made or typed: right ones are few, wrong ones are guesses."""
    exports_per_second: float = 0.02
    export_burst: float = 10.0
    """Files with all games of a player."""
    prints_per_second: float = 1.0
    print_burst: float = 60.0
    """Prints and print previews, which cost more than most requests."""
    work_processes: int = 2
    """Processes for expensive work, such as counting, checking and printing. One address never has all of them."""
    work_seconds: float = 10.0
    """Of processor time, for one such job."""
    work_megabytes: int = 512
    """Of memory, for one such process."""
    work_waiting: int = 60
    """Jobs of one address that may wait for a process."""
    hindsight_seconds: float = 5.0
    """Of a search for the best sheet that the dice of a finished game allowed."""
    analysis_processes: int = 2
    """Processes in which the coach looks at finished games. One address never has all of them."""
    analysis_seconds: float = 300.0
    """Of processor time, for one stage of that, compiling included."""
    analysis_megabytes: int = 1500
    """Of memory, for one such process."""
    analysis_waiting: int = 12
    """Games of one address that wait for the coach or are being looked at."""
    analysis_patience: float = 15.0
    """After so long without being asked for, a game is looked at no further."""
    compiling_after: float = 10.0
    """Seconds after the start of the server until the coach's kernels are compiled: whoever only looks whether it is
    there does not pay for this."""
    files_per_second: float = 500.0
    file_burst: float = 100.0
    """Requests of one address of any kind; more than these wait."""
    set_ups_per_second: float = 2.0
    set_up_burst: float = 30.0
    """Changes of what a table plays, in the lobby."""
    log_bytes: int = 20_000_000
    """Of one table's events; a quarter of it for what is not played."""
    cost_share: float = 0.3
    """Of the event loop's time, for one address while others use it too."""
    backlog: int = 256
    """Messages that may wait for a slow client before it is disconnected; it can reconnect."""
    backlog_bytes: int = 1_000_000
    """Of those messages together, unless there is only one."""


def parse_limit(text: str) -> tuple[str, float]:
    """Parse `tables=500` into a name and a number: an int for limits that are counts."""
    name, equals, value = text.partition("=")
    known = {field.name: field.default for field in fields(Limits)}
    if name not in known or not equals:
        raise ValueError(say("cli-limit-unknown", text=repr(text), names=", ".join(known)))
    try:
        number = parse_number(value)
    except ValueError as error:
        raise ValueError(labelled(name, str(error))) from None
    if isinstance(known[name], float):
        return name, number
    if not number.is_integer():
        raise ValueError(labelled(name, say("cli-limit-whole", text=repr(value))))
    return name, int(number)


def parse_number(text: str) -> float:
    """A finite number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not 0 < number < inf:
        raise ValueError(say("cli-limit-above", text=repr(text)))
    return number


class TokenBucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level = burst
        self._at = clock()

    @property
    def is_empty(self) -> bool:
        now = self._clock()
        if now > self._at:
            level = self._level + (now - self._at) * self._rate
            self._level = level if level < self._burst else self._burst
        self._at = now
        return self._level < 1

    def take(self, count: int = 1) -> bool:
        """Take so many, all or none."""
        if self.is_empty or self._level < count:
            return False
        self._level -= count
        return True


class Buckets:
    """A token bucket for each address; the least recently used are dropped."""

    MOST = 20_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._new = partial(TokenBucket, rate, burst, clock)
        self._pause = 1 / rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def is_empty(self, address: str) -> bool:
        return address in self._buckets and self._buckets[address].is_empty

    def take(self, address: str, count: int = 1) -> bool:
        bucket = self._buckets.pop(address, None) or self._new()
        self._buckets[address] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take(count)

    async def wait(self, address: str) -> None:
        """Take one, as soon as there is one."""
        while not self.take(address):
            await asyncio.sleep(self._pause)


class Guesses:
    """Wrong codes: an address that has tried many is answered ever more slowly, as far as they are wrong.

    A code that a table has is never held up, whoever else tries codes at the same address. So codes can be tried as
    quickly as `requests_per_second` allows. Wrong codes wait in a queue; whoever does not fit into it has to come back.
    A code that this address has found before need not be looked up first.
    """

    MOST_KNOWN = 50_000
    MOST_WAITING = 30
    LONGEST_PAUSE = 5.0

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._buckets = Buckets(rate, burst, clock)
        self._pause = min(1 / rate, self.LONGEST_PAUSE)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    def is_free(self, address: str, code: str) -> bool:
        """Whether a code may be looked up at once."""
        return not self._buckets.is_empty(address) or (address, code.upper()) in self._known

    async def wait(self, address: str) -> bool:
        """Wait for the turn of this address; False if too many wait."""
        if self._waiting[address] >= self.MOST_WAITING:
            return False
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                await asyncio.sleep(self._pause)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
                self._turns.pop(address, None)
        return True

    def missed(self, address: str) -> None:
        self._buckets.take(address)

    def found(self, address: str, code: str) -> None:
        self._known[address, code.upper()] = None
        self._known.move_to_end((address, code.upper()))
        if len(self._known) > self.MOST_KNOWN:
            self._known.popitem(last=False)
