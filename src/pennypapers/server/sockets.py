"""The open sockets of a server: how many each address has, and how long one may stay silent.

uvicorn closes connections that are idle between two requests. What it does not limit is done here, for sockets that
clients open themselves; behind a proxy that is the proxy's task.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from .addresses import visitor
from .limits import Limits
from .logs import LOGGER
from .session.loop_clock import Clock, LoopClock, Timer

Client = tuple[str, int]

NEARLY = 0.8
"""The share of the files that may be open from which on the log says so."""
WARN_SECONDS = 60.0


class Sockets:
    """By the address and port of its client: a socket, and the moment at which it is cut off."""

    def __init__(self, limits: Limits, most_files: int | None = None, clock: Clock | None = None) -> None:
        """`most_files` is how many files the process may have open: one address gets half of them at the most."""
        self._limits = limits
        self._clock = clock or LoopClock()
        self._most_files = most_files
        wanted = max(limits.sockets_per_address, 2 * limits.connections_per_address)
        self._share = min(wanted, (most_files or 2 * wanted) // 2)
        self._open: dict[Client, tuple[asyncio.Transport, Timer | None]] = {}
        self._of_address: Counter[str] = Counter()
        self._warned = -WARN_SECONDS

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, transport: asyncio.Transport) -> None:
        client = _client(transport)
        if client is None:
            return
        address = visitor(client)
        self._of_address[address] += 1
        self._open[client] = transport, None
        if self._of_address[address] > self._share:
            transport.abort()
            self._warn("%s has %d connections open; more are refused", address, self._share)
            return
        self._cut_off(client, self._limits.header_seconds)
        if self._most_files is not None and len(self._open) > NEARLY * self._most_files:
            self._warn("%d connections are open, and this process may open %d files", len(self._open), self._most_files)

    def closed(self, transport: asyncio.Transport) -> None:
        client = _client(transport)
        if client is None or client not in self._open:
            return
        self.is_websocket(client)
        del self._open[client]
        address = visitor(client)
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]

    def began(self, client: Client | None) -> None:
        """The headers of a request are complete: it has to be answered, and the answer read, in time."""
        self._cut_off(client, self._limits.request_seconds)

    def ended(self, client: Client | None) -> None:
        """A request was answered; the headers of the next have to come in time."""
        self._cut_off(client, self._limits.header_seconds)

    def is_websocket(self, client: Client | None) -> None:
        """From now on the socket may be silent: pings show that its client is there."""
        if client in self._open:
            transport, timer = self._open[client]
            if timer is not None:
                timer.cancel()
            self._open[client] = transport, None

    def _cut_off(self, client: Client | None, seconds: float) -> None:
        if client in self._open:
            self.is_websocket(client)
            transport, _ = self._open[client]
            self._open[client] = transport, self._clock.call_at(self._clock.now() + seconds, transport.abort)

    def _warn(self, says: str, *facts: object) -> None:
        if time.monotonic() - self._warned >= WARN_SECONDS:
            self._warned = time.monotonic()
            LOGGER.warning(says, *facts)


def raise_file_limit() -> int | None:
    """Let this process open as many files as it may; how many. None where there is no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, MOST_FILES) if hard != resource.RLIM_INFINITY else MOST_FILES
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # a sandbox may refuse it
            wanted = soft
    return max(wanted, soft)


MOST_FILES = 65_536


def _client(transport: asyncio.Transport) -> Client | None:
    name = transport.get_extra_info("peername")
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) and len(name) >= 2 else None
