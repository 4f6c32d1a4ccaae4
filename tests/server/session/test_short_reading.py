"""What comes in is the same whether it is read on the short way or by the parser, in whatever pieces it comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar
from unittest import mock

import pytest
import uvicorn
from hypothesis import example, given
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from pennypapers.server.session.gathering import MOST_UNREAD, GatheringProtocol

Receive = Callable[[], Awaitable[object]]
Send = Callable[[dict[str, str]], Awaitable[None]]
HANDSHAKE = (
    b"GET /api/tables/ABCD/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 1000
"""Bytes of a message."""


def text(data: bytes, *, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, data, fin).serialize(mask=True)


INK = text(b'{"type":"ink","turn":1,"marks":"c4=15"}')
LOOKS_LIKE_A_FRAME = b"\x81\x83abcdefg"
"""Whole and short, but the rest of a longer one."""


@dataclass
class Read:
    heard: list[Mapping[str, object]]
    wrote: bytes
    is_closed: bool


P = TypeVar("P", bound=WebSocketsSansIOProtocol)


async def connected(protocol_class: type[P], most: int = MOST) -> tuple[P, mock.Mock]:
    """A protocol after the handshake, and the transport below it."""

    async def accept(_scope: object, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = uvicorn.Config(accept, log_config=None, ws_max_size=most, ws_per_message_deflate=False)
    config.load()
    config.loaded_app = accept
    protocol = protocol_class(config, ServerState(), {})
    transport: mock.Mock = mock.Mock(**{"is_closing.side_effect": lambda: transport.close.called})
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    while not transport.write.called:
        await asyncio.sleep(0)
    transport.reset_mock()
    return protocol, transport


async def read(protocol_class: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> Read:
    """What a protocol makes of these pieces."""
    protocol, transport = await connected(protocol_class)
    for piece in pieces:
        if not transport.close.called:
            protocol.data_received(piece)
    await asyncio.sleep(0)
    heard: list[Mapping[str, object]] = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    wrote = b"".join(call.args[0] for call in transport.write.call_args_list)
    return Read(heard, wrote, transport.close.called)


def both_ways(pieces: list[bytes]) -> Read:
    async def scenario() -> tuple[Read, Read]:
        return await read(GatheringProtocol, pieces), await read(WebSocketsSansIOProtocol, pieces)

    short, long = asyncio.run(scenario())
    assert short == long
    return short


def test_a_short_text_is_never_seen_by_the_parser() -> None:
    with mock.patch("websockets.protocol.Protocol.recv_frame") as parsed:
        heard = asyncio.run(read(GatheringProtocol, [INK, INK])).heard
    assert [each["text"] for each in heard] == ['{"type":"ink","turn":1,"marks":"c4=15"}'] * 2
    parsed.assert_not_called()


@pytest.mark.parametrize(
    ("pieces", "texts"),
    [
        ([text(b"")], [""]),
        ([text(b"x" * 125)], ["x" * 125]),
        ([text(b"x" * 126)], ["x" * 126]),
        ([INK[:1], INK[1:2], INK[2:], text(b"next")], ['{"type":"ink","turn":1,"marks":"c4=15"}', "next"]),
        ([INK + text(b"next"), text(b"last")], ['{"type":"ink","turn":1,"marks":"c4=15"}', "next", "last"]),
        ([text(b"one", fin=False), Frame(Opcode.CONT, b" two").serialize(mask=True)], ["one two"]),
        ([text("für".encode())], ["für"]),
    ],
)
def test_every_text_is_read(pieces: list[bytes], texts: list[str]) -> None:
    heard = both_ways(pieces).heard
    assert heard == [{"type": "websocket.receive", "text": each} for each in texts]


def test_the_rest_of_a_frame_is_no_frame() -> None:
    """Nine bytes announced in a piece of their own: what follows looks like a whole frame, and is not."""
    announced = bytes((0x82, 0x80 | len(LOOKS_LIKE_A_FRAME))) + bytes(4)
    told = both_ways([INK, announced, LOOKS_LIKE_A_FRAME, INK])
    assert told.heard[1] == {"type": "websocket.receive", "bytes": LOOKS_LIKE_A_FRAME}
    assert len(told.heard) == 3


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        (text(b"\xff\xfe"), 1007),
        (text(b"x" * (MOST + 1)), 1009),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (b"\xc1" + INK[1:], 1002),
        (Frame(Opcode.CONT, b"of what?").serialize(mask=True), 1002),
    ],
)
def test_what_is_wrong_ends_the_connection(piece: bytes, code: int) -> None:
    told = both_ways([INK, piece])
    assert told.is_closed
    assert [each["code"] for each in told.heard[1:]][:1] == [code]


def test_a_text_within_a_message_is_refused() -> None:
    told = both_ways([text(b"one", fin=False), text(b"two")])
    assert (told.heard[0], told.is_closed) == ({"type": "websocket.disconnect", "code": 1002, "reason": mock.ANY}, True)


def test_nothing_is_heard_after_a_close() -> None:
    told = both_ways([INK, Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), INK])
    assert [each["type"] for each in told.heard] == [
        "websocket.receive",
        "websocket.disconnect",
    ]


def test_who_sends_more_than_is_read_has_to_wait() -> None:
    async def scenario() -> tuple[list[int], int]:
        protocol, transport = await connected(GatheringProtocol)
        paused: list[int] = []
        for _ in range(MOST_UNREAD + 2):
            protocol.data_received(INK)
            paused.append(transport.pause_reading.call_count)
        for _ in range(MOST_UNREAD + 2):
            assert transport.resume_reading.call_count == 0
            assert await protocol.read() == '{"type":"ink","turn":1,"marks":"c4=15"}'
        return paused, transport.resume_reading.call_count

    assert asyncio.run(scenario()) == ([0] * (MOST_UNREAD - 1) + [1] * 3, 1)


def test_a_small_limit_holds_for_short_texts_too() -> None:
    async def scenario() -> bool:
        protocol, transport = await connected(GatheringProtocol, most=20)
        protocol.data_received(text(b"x" * 21))
        return bool(transport.close.called)

    assert asyncio.run(scenario())


def test_whoever_reads_is_told_of_the_end() -> None:
    async def scenario() -> None:
        protocol, _ = await connected(GatheringProtocol)
        protocol.data_received(INK)
        protocol.connection_lost(None)
        assert await protocol.read() == '{"type":"ink","turn":1,"marks":"c4=15"}'
        with pytest.raises(WebSocketDisconnect):
            await protocol.read()

    asyncio.run(scenario())


FRAMES = st.one_of(
    st.binary(max_size=130).map(text),
    st.text(max_size=40).map(lambda words: text(words.encode())),
    st.text(max_size=20).map(lambda words: text(words.encode(), fin=False)),
    st.binary(max_size=20).map(lambda data: Frame(Opcode.CONT, data).serialize(mask=True)),
    st.binary(max_size=20).map(lambda data: Frame(Opcode.BINARY, data).serialize(mask=True)),
    st.binary(max_size=20).map(lambda data: Frame(Opcode.PING, data).serialize(mask=True)),
    st.binary(max_size=12),
)


@given(st.lists(FRAMES, max_size=5), st.lists(st.integers(0, 200), max_size=6))
@example([INK, INK], [len(INK)])
def test_in_whatever_pieces(frames: list[bytes], cuts: list[int]) -> None:
    stream = b"".join(frames)
    ends = sorted({min(cut, len(stream)) for cut in cuts} | {len(stream)})
    pieces = [stream[begin:end] for begin, end in zip([0, *ends], ends, strict=False) if begin < end]
    both_ways(pieces)
