"""What a client sends reaches uvicorn in small portions, and its address pays for the time that reading them takes.

One read from a socket may hold forty thousand pings, chunks of a body or tiny messages. uvicorn and the libraries below
it would go through all of them at once, before any limit of ours, and answer pings of clients that read nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any, cast

from .addresses import visitor
from .costs import Costs
from .sockets import Sockets

PORTION = 1024
"""Bytes that a protocol gets at once."""

READ_SECONDS = 0.001
"""After this time of reading from one socket others get a turn."""

MOST_UNTAKEN = 262_144
"""Bytes that may wait to be sent to a client that is read; every ping has an answer."""

WORTH_CHARGING = 0.0002
"""Seconds that a socket may use before its address is charged: to charge for every small message would cost more."""


class PacedReading(asyncio.Protocol):
    """The protocol of a socket: stands between its transport and a protocol of uvicorn.

    It reads on only if that protocol wants to, if the address is within its share, and if the client takes what is
    sent to it.
    """

    def __init__(self, inner: asyncio.Protocol, sockets: Sockets | None, costs: Callable[[], Costs]) -> None:
        """`sockets` is None behind a proxy, to which all sockets belong: then nobody is charged."""
        self.inner = inner
        self._sockets, self._costs = sockets, costs
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._address = ""
        self._rest = memoryview(b"")
        """What was received and not read yet."""
        self._used = 0.0
        """Seconds that the address was not charged for yet."""
        self._is_wanted = True
        """Whether the protocol wants to read."""
        self._is_behind = False
        """Whether some of what was sent to the client waits."""
        self._is_taken = True
        """Whether no more of that waits than may."""
        self._paying: asyncio.Task[None] | None = None
        """Waits until the address is within its share."""
        self._next: asyncio.Handle | None = None
        """The next turn of reading what was received."""
        self._is_reading = True

    # -- called by the transport ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        if self._sockets is not None:
            self._address = visitor(transport.get_extra_info("peername"))
            self._sockets.opened(transport)
        self._timed(self.inner.connection_made, PacedTransport(transport, self))

    def data_received(self, data: bytes) -> None:
        if self._rest or len(data) > PORTION or not self._is_due():
            self._rest = memoryview(bytes(self._rest) + data)
            self._read_on()
        else:
            self._timed(self.inner.data_received, data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self._is_behind = True
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self._is_behind, self._is_taken = False, True
        self.inner.resume_writing()
        self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = memoryview(b"")
        for waiting in (self._paying, self._next):
            if waiting is not None:
                waiting.cancel()
        if self._sockets is not None:
            self._sockets.closed(self._transport)
        inner, self.inner = self.inner, asyncio.Protocol()  # which leads back to here: it is freed at once
        inner.connection_lost(exc)

    # -- called by the protocol ----------------------------------------------------------------------------

    def want(self, *, is_wanted: bool) -> None:
        self._is_wanted = is_wanted
        self._settle()

    @property
    def is_wanted(self) -> bool:
        return self._is_wanted

    # -- reading -------------------------------------------------------------------------------------------

    @property
    def _may_read(self) -> bool:
        return self._is_wanted and self._is_taken and self._paying is None

    def _read_on(self) -> None:
        """Hand on what was received, portion by portion, for a short time."""
        self._next, end = None, perf_counter() + READ_SECONDS
        while self._rest and perf_counter() < end and self._is_due():
            portion, self._rest = self._rest[:PORTION], self._rest[PORTION:]
            self._timed(self.inner.data_received, bytes(portion))
            if self._transport.is_closing():
                self._rest = memoryview(b"")
        self._settle()

    def _settle(self) -> None:
        """Go on with what was received, or else with what comes, if that may be read now."""
        if self._rest and self._may_read and self._next is None:
            self._next = self._loop.call_soon(self._read_on)
        should_read = self._may_read and not self._rest
        if should_read != self._is_reading and not self._transport.is_closing():
            self._is_reading = should_read
            (self._transport.resume_reading if should_read else self._transport.pause_reading)()

    def _timed(self, call: Callable[[Any], None], what: object) -> None:
        began = perf_counter()
        call(what)
        self._used += perf_counter() - began
        if self._used > WORTH_CHARGING and self._sockets is not None:
            self._costs().charge(self._address, self._used)
            self._used = 0.0

    def _is_due(self) -> bool:
        """Whether the next portion may be read."""
        if self._is_behind and self._transport.get_write_buffer_size() > MOST_UNTAKEN:
            self._is_taken = False
        return self._may_read and self._has_paid()

    def _has_paid(self) -> bool:
        """Whether the address is within its share; if not, the socket waits until it is."""
        if self._sockets is None or not (costs := self._costs()).has_used_too_much(self._address):
            return True
        self._paying = self._loop.create_task(self._until_paid(costs))
        return False

    async def _until_paid(self, costs: Costs) -> None:
        await costs.wait(self._address)
        self._paying = None
        self._settle()


class PacedTransport(asyncio.Transport):
    """A transport whose protocol reads in portions; all else is the transport's own."""

    def __init__(self, transport: asyncio.Transport, reading: PacedReading) -> None:
        super().__init__()
        self._transport, self._reading = transport, reading

    def pause_reading(self) -> None:
        self._reading.want(is_wanted=False)

    def resume_reading(self) -> None:
        self._reading.want(is_wanted=True)

    def is_reading(self) -> bool:
        return self._reading.is_wanted and not self._transport.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._reading.inner = cast(asyncio.Protocol, protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._reading.inner

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()
