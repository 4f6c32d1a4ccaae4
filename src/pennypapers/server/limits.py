"""What one visitor may cost: rates, sizes and numbers. Whoever asks for more is told so and waits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from math import inf, nan


@dataclass(frozen=True, slots=True)
class Limits:
    """The defaults suit a house or a class; a test or a large server sets its own."""

    away_seconds: float = 30.0
    """How long a seat may be away before a bot plays for it."""
    host_seconds: float = 60.0
    """How long a host may be away before another seat hosts."""
    bot_seconds: float = 2.0
    """How long the others wait for a bot that still thinks when they are done; then the usual one plays for it."""
    progress_seconds: float = 0.25
    idle_seconds: float = 14 * 24 * 3600.0
    """Tables that nobody has written to for so long are dropped."""
    tables: int = 10_000
    connections_per_table: int = 400
    connections_per_address: int = 250
    message_bytes: int = 16_384
    messages_per_second: float = 50.0
    message_burst: float = 100.0
    requests_per_second: float = 10.0
    request_burst: float = 300.0
    misses_per_second: float = 0.2
    miss_burst: float = 30.0
    """Codes that no table has: few, so that nobody finds a table by trying."""
    prints_per_second: float = 1.0
    print_burst: float = 60.0
    """Pages to print and to look at: they cost more than most requests."""
    backlog: int = 256
    """Messages that may wait for a client that reads slowly; then it is dropped and can come back."""


def parse_limit(text: str) -> tuple[str, float]:
    """`tables=500` as a name and a number, whole where the limit counts something."""
    name, equals, value = text.partition("=")
    known = {field.name: field.default for field in fields(Limits)}
    if name not in known or not equals:
        raise ValueError(f"{text!r} is no limit; write NAME=VALUE with one of {', '.join(known)}")
    try:
        number = parse_number(value)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    if isinstance(known[name], float):
        return name, number
    if not number.is_integer():
        raise ValueError(f"{name}: this is counted, so it is a whole number, not {value!r}")
    return name, int(number)


def parse_number(text: str) -> float:
    """A number above 0; without end is none, since clocks cannot be set to it."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not 0 < number < inf:
        raise ValueError(f"a limit is a number above 0, not {text!r}")
    return number


class TokenBucket:
    """So many at once, so many a second after that."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level = burst
        self._at = clock()

    @property
    def is_empty(self) -> bool:
        now = self._clock()
        self._level = min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        return self._level < 1

    def take(self) -> bool:
        if self.is_empty:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for every address, the oldest forgotten first."""

    MOST = 20_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._new = partial(TokenBucket, rate, burst, clock)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def is_empty(self, address: str) -> bool:
        return address in self._buckets and self._buckets[address].is_empty

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or self._new()
        self._buckets[address] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()
