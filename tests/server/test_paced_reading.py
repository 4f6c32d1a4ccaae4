"""What a client sends is read in small portions that its address pays for."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from unittest import mock

import pytest
from support.server.event_loop import Run

from pennypapers.server import paced_reading
from pennypapers.server.costs import Costs
from pennypapers.server.limits import Limits
from pennypapers.server.paced_reading import MOST_UNTAKEN, PORTION, READ_SECONDS, PacedReading
from pennypapers.server.sockets import Sockets

CLIENT = ("192.0.2.1", 50_000)
MUCH = bytes(range(256)) * 256


class Reader(asyncio.Protocol):
    """A protocol that needs so long for everything that it reads."""

    def __init__(self, pass_time: Callable[[float], None], seconds: float) -> None:
        self.read: list[bytes] = []
        self.lost = False
        self._pass_time, self._seconds = pass_time, seconds

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.read.append(data)
        self._pass_time(self._seconds)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True


class Line:
    """A paced socket over a transport that only notes what it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, seconds: float = 0.0, is_direct: bool = True) -> None:
        self.now = 0.0
        monkeypatch.setattr(paced_reading, "perf_counter", lambda: self.now)
        self.transport = mock.Mock(**{"get_extra_info.return_value": CLIENT, "is_closing.return_value": False})
        self.costs = mock.Mock(spec=Costs, **{"has_used_too_much.return_value": False})
        self.reader = Reader(self._pass, seconds)
        sockets = Sockets(Limits()) if is_direct else None
        self.paced = PacedReading(self.reader, sockets, lambda: self.costs)
        self.paced.connection_made(self.transport)

    def _pass(self, seconds: float) -> None:
        self.now += seconds

    @property
    def is_reading(self) -> bool:
        """Whether the socket is being read, from which the transport begins."""
        calls = [name for name, *_ in self.transport.method_calls if name in ("pause_reading", "resume_reading")]
        return not calls or calls[-1] == "resume_reading"


def test_much_is_read_in_portions_with_turns_for_others_between_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        line = Line(monkeypatch, seconds=READ_SECONDS / 2)
        line.paced.data_received(MUCH)
        rounds = 1
        while line.reader.read != [MUCH[at : at + PORTION] for at in range(0, len(MUCH), PORTION)]:
            assert len(line.reader.read) == 2 * rounds, "a millisecond's worth in a round of the event loop"
            assert not line.is_reading, "nothing more is taken from the socket meanwhile"
            rounds += 1
            await asyncio.sleep(0)
        assert line.is_reading

    run(scenario())


def test_what_comes_in_small_pieces_is_read_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        line = Line(monkeypatch)
        for piece in (b"hello", b"ink"):
            line.paced.data_received(piece)
        assert line.reader.read == [b"hello", b"ink"]
        assert line.is_reading

    run(scenario())


def test_a_protocol_that_has_enough_gets_no_more_of_what_was_received(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand requests or messages may be in one piece."""

    async def scenario() -> None:
        line = Line(monkeypatch)
        with mock.patch.object(
            line.reader, "data_received", side_effect=lambda _: line.reader.transport.pause_reading()
        ):
            line.paced.data_received(MUCH)
        for _ in range(3):
            await asyncio.sleep(0)
        assert line.reader.read == []
        assert not line.reader.transport.is_reading()
        line.reader.transport.resume_reading()
        await asyncio.sleep(0)
        assert b"".join(line.reader.read) == MUCH[PORTION:]
        assert line.is_reading

    run(scenario())


def test_nothing_is_read_from_a_client_that_does_not_take_what_is_sent_to_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every ping has an answer, which would wait in memory."""

    async def scenario() -> None:
        line = Line(monkeypatch)
        line.paced.pause_writing()
        line.transport.get_write_buffer_size.return_value = MOST_UNTAKEN
        line.paced.data_received(b"ping")
        assert line.is_reading, "some may wait: it may be a slow line"
        line.transport.get_write_buffer_size.return_value = MOST_UNTAKEN + 1
        line.paced.data_received(b"more")
        await asyncio.sleep(0)
        assert line.reader.read == [b"ping"]
        assert not line.is_reading
        line.paced.resume_writing()
        await asyncio.sleep(0)
        assert line.reader.read == [b"ping", b"more"]
        assert line.is_reading

    run(scenario())


def test_an_address_pays_for_what_is_read_and_waits_when_it_has_used_too_much(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        line = Line(monkeypatch, seconds=READ_SECONDS)
        may_go_on = asyncio.Event()
        line.costs.wait = lambda _: may_go_on.wait()
        line.costs.charge.side_effect = lambda *_: line.costs.has_used_too_much.configure_mock(return_value=True)
        line.paced.data_received(MUCH)
        line.costs.charge.assert_called_once_with(CLIENT[0], READ_SECONDS)
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(line.reader.read) == 1
        assert not line.is_reading
        line.costs.charge.side_effect = None
        line.costs.has_used_too_much.return_value = False
        may_go_on.set()
        while not line.is_reading:
            await asyncio.sleep(0)
        assert b"".join(line.reader.read) == MUCH
        charged = sum(call.args[1] for call in line.costs.charge.call_args_list)
        assert charged == pytest.approx(READ_SECONDS * len(MUCH) / PORTION)

    run(scenario())


def test_of_many_sockets_of_an_address_none_is_read_once_it_has_used_too_much(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        line = Line(monkeypatch)
        line.costs.wait = lambda _: asyncio.get_running_loop().create_future()
        line.costs.has_used_too_much.return_value = True
        for data in (b"ping", MUCH):
            line.paced.data_received(data)
        assert line.reader.read == []
        assert not line.is_reading
        line.paced.connection_lost(None)

    run(scenario())


def test_behind_a_proxy_nobody_pays_for_reading(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        line = Line(monkeypatch, seconds=READ_SECONDS, is_direct=False)
        line.paced.data_received(MUCH)
        assert len(line.reader.read) == 1, "others have their turns all the same"
        line.costs.charge.assert_not_called()

    run(scenario())


def test_what_a_client_that_has_gone_had_sent_is_forgotten(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        line = Line(monkeypatch, seconds=READ_SECONDS)
        line.paced.data_received(MUCH)
        line.paced.connection_lost(None)
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(line.reader.read) == 1
        assert line.reader.lost

    run(scenario())


def test_a_connection_that_was_closed_is_freed_without_the_garbage_collector(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server collects seldom, and a client may open and close connections all the time."""

    async def scenario() -> None:
        line = Line(monkeypatch)
        line.paced.data_received(b"hello")
        line.paced.connection_lost(None)
        reader = weakref.ref(line.reader)
        del line.reader
        assert reader() is None

    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()
