"""The short way to the wire: the same messages in the same order as on the long one, and fewer writes."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
import uvicorn
from support.server.guest import Guest, Heard, open_party
from support.server.running_server import QUICK, served
from websockets.frames import Frame, Opcode

from pennypapers.hosting import messages as wire
from pennypapers.server import serving
from pennypapers.server.session.connection import Connection
from pennypapers.server.session.encoded_message import EncodedMessage, encoded
from pennypapers.server.session.gathering import MOST_GATHERED, GatheringProtocol, GatheringTransport

PATIENT = replace(QUICK, away_seconds=60, host_seconds=60, progress_seconds=60)
LAYOUT = "adventure: temple\nname: row\ngrid:\no o o o D\n"
ROLLS = (("1 2 3", "a1=3", "b1=6"), ("1 1 !", "d1=!", "d1=!"), ("4 5 3", "c1=9", "a1=4"))
CHANGING = {"code", "seal", "seed"}


class FakeLine:
    """A way to the wire that may be blocked."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.is_open = True

    def write_frame(self, frame: bytes) -> bool:
        if self.is_open:
            self.frames.append(frame)
        return self.is_open

    async def read(self) -> str:
        raise AssertionError("who sends does not read")


def news(number: int) -> EncodedMessage:
    return encoded(wire.Done(number))


def numbers(texts: list[str]) -> list[int]:
    return [json.loads(text)["re"] for text in texts]


def test_nothing_overtakes() -> None:
    """While the sender has anything to do, all goes through it, though the short way is free again."""

    async def scenario() -> None:
        line, sent = FakeLine(), list[str]()
        connection = Connection(None, 10, line)
        connection.send_encoded(news(0))  # before the sender is there
        may_send = asyncio.Event()

        async def send() -> None:
            while True:
                text = await connection.next()
                await may_send.wait()
                sent.append(text)

        sender = asyncio.create_task(send())
        await asyncio.sleep(0)
        connection.send_encoded(news(1))  # one is on its way
        may_send.set()
        while len(sent) < 2:
            await asyncio.sleep(0)
        assert (numbers(sent), line.frames) == ([0, 1], [])
        connection.send_encoded(news(2))  # the sender is idle
        assert line.frames == [news(2).frame]
        line.is_open = False
        connection.send_encoded(news(3))
        line.is_open = True
        connection.send_encoded(news(4))  # the sender was woken and has not come round yet
        while len(sent) < 4:
            await asyncio.sleep(0)
        assert numbers(sent) == [0, 1, 3, 4]
        assert len(line.frames) == 1
        sender.cancel()

    asyncio.run(asyncio.wait_for(scenario(), 10))


def test_who_cannot_be_written_to_falls_behind() -> None:
    async def scenario() -> None:
        connection = Connection(None, 3, FakeLine())
        for number in range(3):
            connection.send_encoded(news(number))
        assert (len(connection), connection.behind.done()) == (3, False)
        for number in range(3, 6):
            connection.send_encoded(news(number))
        assert (len(connection), connection.behind.done()) == (3, True)

    asyncio.run(scenario())


def test_what_is_written_in_one_moment_goes_out_in_one_piece() -> None:
    async def scenario() -> None:
        below = mock.Mock(**{"is_closing.return_value": False})
        transport = GatheringTransport(below, asyncio.get_running_loop())
        for data in (b"one ", b"two ", b"three"):
            transport.write(data)
        below.write.assert_not_called()
        await asyncio.sleep(0)
        below.write.assert_called_once_with(b"one two three")
        transport.write(b"four")
        await asyncio.sleep(0)
        assert below.write.call_args_list[1:] == [mock.call(b"four")]

    asyncio.run(scenario())


def test_closing_sends_what_is_left_first() -> None:
    async def scenario() -> None:
        below = mock.Mock(**{"is_closing.return_value": False})
        transport = GatheringTransport(below, asyncio.get_running_loop())
        transport.write(b"goodbye")
        transport.close()
        await asyncio.sleep(0)
        happened = [call for call in below.mock_calls if call != mock.call.is_closing()]
        assert happened == [mock.call.write(b"goodbye"), mock.call.close()]

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_made_as_the_library_makes_it(size: int) -> None:
    data = b"x" * size
    assert EncodedMessage(data).frame == Frame(Opcode.TEXT, data).serialize(mask=False)
    assert EncodedMessage(data).text == data.decode()


def test_too_much_for_one_piece_goes_out_at_once() -> None:
    """Else a slow reader would be noticed only after all of it had been gathered."""

    async def scenario() -> None:
        below = mock.Mock(**{"is_closing.return_value": False})
        transport = GatheringTransport(below, asyncio.get_running_loop())
        transport.write(bytes(MOST_GATHERED))
        below.write.assert_not_called()
        transport.write(b"!")
        below.write.assert_called_once_with(bytes(MOST_GATHERED) + b"!")
        await asyncio.sleep(0)
        assert below.write.call_count == 1

    asyncio.run(scenario())


def test_nothing_is_written_to_a_line_that_was_lost() -> None:
    async def scenario() -> None:
        below = mock.Mock(**{"is_closing.return_value": False})
        transport = GatheringTransport(below, asyncio.get_running_loop())
        transport.write(b"hello?")
        below.is_closing.return_value = True
        await asyncio.sleep(0)
        below.write.assert_not_called()

    asyncio.run(scenario())


def test_in_all_else_it_is_the_transport_below() -> None:
    """Whatever a web server may want of it."""

    async def scenario() -> None:
        below = mock.Mock(spec=asyncio.Transport)
        transport = GatheringTransport(below, asyncio.get_running_loop())
        for name in ("abort", "pause_reading", "resume_reading", "set_write_buffer_limits", "get_extra_info"):
            assert getattr(transport, name) == getattr(below, name)

    asyncio.run(scenario())


def test_without_uvicorns_inside_everything_goes_the_long_way(tmp_path: Path) -> None:
    missing = "uvicorn.protocols.websockets.websockets_sansio_impl"
    with mock.patch.dict(sys.modules, {missing: None}):
        del sys.modules["pennypapers.server.session.gathering"]
        config = serving.server_config(mock.Mock(), serving.Settings(f"sqlite:///{tmp_path}/tables.db", QUICK))
    assert config.ws == "auto"


def plain_config(*args: object, **kwargs: object) -> uvicorn.Config:
    """As ours, over uvicorn's own websockets."""
    config = serving_config(*args, **kwargs)  # type: ignore[arg-type]  # handed on as they came
    config.ws_protocol_class = None
    config.ws = "websockets-sansio"
    return config


serving_config = serving.server_config


async def game(folder: Path) -> list[list[Heard]]:
    """Everything that two players and a screen hear of the same game."""
    folder.mkdir()
    async with asyncio.timeout(30), served(folder, PATIENT) as port:
        party = await open_party(port, "ana", "ben", layout=LAYOUT, options="dice=by_hand")
        screen = await Guest(port, party.code).come()
        await screen.hear("welcome")
        await party.host.say("start")
        for turn, (roll, *marks) in enumerate(ROLLS, start=1):
            await party.host.say("type_roll", turn=turn, roll=roll)
            for guest, written in zip(party.guests, marks, strict=True):
                assert (await guest.say("ask", marks=written))["type"] == "options"
                assert (await guest.say("ink", turn=turn, marks=written))["type"] == "inked"
        everybody = [*party.guests, screen]
        for guest in everybody:
            await guest.hear("turn", turn=len(ROLLS))
        return [guest.heard for guest in everybody]


def test_a_game_sounds_the_same_on_both_ways(tmp_path: Path) -> None:
    short = asyncio.run(game(tmp_path / "short"))
    with (
        mock.patch("support.server.running_server.server_config", plain_config),
        mock.patch.object(GatheringProtocol, "write_frame") as write_frame,
    ):
        long = asyncio.run(game(tmp_path / "long"))
    write_frame.assert_not_called()
    assert [without_changing(heard) for heard in short] == [without_changing(heard) for heard in long]


def without_changing(heard: list[Heard]) -> list[Heard]:
    return [{key: value for key, value in message.items() if key not in CHANGING} for message in heard]
