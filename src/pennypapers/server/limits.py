"""Limits for visitors and tables: rates, sizes and numbers, and the token buckets that enforce rates."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from math import inf, nan


@dataclass(frozen=True, slots=True)
class Limits:
    """The defaults suit a home or a school; `serve --limit` changes them."""

    away_seconds: float = 30.0
    """How long a seat may be away before a bot plays for it."""
    host_seconds: float = 60.0
    """How long a host may be away before another seat hosts."""
    bot_seconds: float = 2.0
    """How long a table waits for a slow bot once all people have inked; then the usual bot plays for it."""
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
    """Requests with unknown codes: few, so that codes cannot be guessed."""
    prints_per_second: float = 1.0
    print_burst: float = 60.0
    """Prints and print previews, which cost more than most requests."""
    backlog: int = 256
    """Messages that may wait for a slow client before it is disconnected; it can reconnect."""


def parse_limit(text: str) -> tuple[str, float]:
    """Parse `tables=500` into a name and a number: an int for limits that are counts."""
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
    """A finite number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not 0 < number < inf:
        raise ValueError(f"a limit is a number above 0, not {text!r}")
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
        self._level = min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        return self._level < 1

    def take(self) -> bool:
        if self.is_empty:
            return False
        self._level -= 1
        return True


class Buckets:
    """A token bucket for each address; the least recently used are dropped."""

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
