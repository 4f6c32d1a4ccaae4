"""Sockets and bodies: how many an address may have, and how long they may take."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from unittest import mock

from support.server.event_loop import LONG_ENOUGH, Run
from support.server.guest import HOME, fetch, open_party
from support.server.manual_clock import ManualClock
from support.server.running_server import PATIENT, on_a_server

from pennypapers.hosting.protocol.sizes import LONGEST_MARKS
from pennypapers.server.bodies import LARGEST, PER_ADDRESS
from pennypapers.server.limits import Limits
from pennypapers.server.serving import HEADER_BYTES
from pennypapers.server.sockets import Sockets, raise_file_limit
from pennypapers.server.store.sqlite import SqliteStore

CLOCK = ManualClock()
HURRIED = replace(PATIENT, body_seconds=0.05)
SLOW_BODY = b"POST /api/score HTTP/1.1\r\nhost: here\r\ncontent-length: %d\r\n\r\n{"
SLOW_CHUNKS = b"POST /api/score HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n"


async def said_to(port: int, data: bytes, *, address: str = HOME) -> bytes:
    """Send these bytes and nothing more; returns all that the server sends until it closes the connection."""
    reader, writer = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
    try:
        writer.write(data)
        return await asyncio.wait_for(reader.read(), LONG_ENOUGH)
    except ConnectionError:
        return b""
    finally:
        writer.close()


@on_a_server(HURRIED, clock=CLOCK)
async def test_headers_that_do_not_come_are_not_waited_for(port: int) -> None:
    for silent in (b"", b"GET / HTTP/1.1\r\nhost: here\r\n", b"POST /api/count HTTP/1.1\r\n"):
        assert await CLOCK.passing(said_to(port, silent), HURRIED.header_seconds) == b""


@on_a_server(HURRIED, clock=CLOCK)
async def test_a_second_request_may_not_be_slower_than_the_first(port: int) -> None:
    reader, writer = await asyncio.open_connection(HOME, port)
    writer.write(b"GET /api/bots HTTP/1.1\r\nhost: here\r\n\r\n")
    assert (await reader.readuntil(b"]")).startswith(b"HTTP/1.1 200")
    writer.write(b"GET /api/bots HTTP/1.1\r\nho")  # from now on the web server waits for the rest
    with suppress(ConnectionError):
        assert await CLOCK.passing(reader.read(), HURRIED.header_seconds) == b"", "cut off"
    writer.close()


@on_a_server(PATIENT, clock=CLOCK)
async def test_an_answer_that_is_not_taken_in_time_is_cut_off(port: int) -> None:
    begun = asyncio.Event()

    async def endless(_: SqliteStore) -> None:
        begun.set()
        await asyncio.get_running_loop().create_future()

    with mock.patch.object(SqliteStore, "probe", endless):
        answer = asyncio.create_task(said_to(port, b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"))
        await begun.wait()
        await CLOCK.pass_by(PATIENT.request_seconds - 1)
        await asyncio.wait([answer], timeout=0.01)
        assert not answer.done(), "its headers were in time"
        await CLOCK.pass_by(1)
        assert await answer == b""


@on_a_server(HURRIED, clock=CLOCK)
async def test_a_body_that_does_not_come_is_refused(port: int) -> None:
    head, _, body = (await said_to(port, SLOW_BODY % 1000)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    assert b"content-security-policy: default-src 'self'" in head
    assert json.loads(body)["code"] == "slowly"


@on_a_server(PATIENT)
async def test_headers_have_a_limited_size(port: int) -> None:
    """They are read at once, however many there are."""
    for lines, status in ((HEADER_BYTES // 8, b"200"), (HEADER_BYTES // 2, b"400")):
        many = b"GET /api/bots HTTP/1.1\r\nhost: here\r\nconnection: close\r\n" + b"a:\r\n" * lines + b"\r\n"
        assert (await said_to(port, many)).startswith(b"HTTP/1.1 " + status)


@on_a_server(PATIENT)
async def test_what_is_large_arrives_whole(port: int) -> None:
    """A body of many portions, and a message as large as it may be."""
    party = await open_party(port, "ana")
    reply = await fetch(port, "POST", "/api/score", {"text": "x" * 900_000})
    assert (reply.status, reply.json()["line"]) == (400, 1)
    assert (await party.host.say("ask", marks="y" * LONGEST_MARKS))["code"] == "notation.mark"


@on_a_server(replace(PATIENT, body_seconds=LONG_ENOUGH), clock=CLOCK)
async def test_slow_bodies_of_one_address_hold_a_limited_number_of_bytes(port: int) -> None:
    """Whether they announce how long they are or not."""
    most = PER_ADDRESS // LARGEST
    slow = [await asyncio.open_connection(HOME, port) for _ in range(most)]
    for number, (_, writer) in enumerate(slow):
        writer.write(SLOW_CHUNKS if number % 2 else SLOW_BODY % LARGEST)
    while (head := await said_to(port, SLOW_BODY % 10 + b"}" * 9)).startswith(b"HTTP/1.1 400"):
        await asyncio.sleep(0.01)  # until the server has read all of their headers
    assert head.startswith(b"HTTP/1.1 429")
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple"}, address="127.0.0.2")).status == 201
    assert (await fetch(port, "GET", "/api/bots")).status == 200, "what has no body is answered"
    for _, writer in slow:
        writer.close()


@on_a_server(replace(PATIENT, sockets_per_address=5, connections_per_address=2), clock=CLOCK)
async def test_an_address_has_a_limited_number_of_sockets_and_websockets_may_be_silent(port: int) -> None:
    party = await open_party(port, "ana", "ben", address="127.0.0.3")
    silent = [await asyncio.open_connection(HOME, port, local_addr=("127.0.0.3", 0)) for _ in range(3)]
    assert await said_to(port, b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n", address="127.0.0.3") == b""
    assert (await fetch(port, "GET", "/healthz")).status == 200, "somebody else is let in"
    for reader, writer in silent:
        assert await CLOCK.passing(reader.read(), PATIENT.header_seconds) == b"", "they were cut off"
        writer.close()
    assert (await fetch(port, "GET", "/healthz", address="127.0.0.3")).status == 200
    assert (await party.host.say("lock"))["type"] == "done", "a websocket is not cut off"


def transport(port: int) -> mock.Mock:
    return mock.Mock(**{"get_extra_info.return_value": ("192.0.2.1", port)})


def test_the_log_says_when_open_files_run_out_and_when_an_address_has_too_many(run: Run) -> None:
    async def scenario() -> None:
        with mock.patch("pennypapers.server.sockets.LOGGER.warning") as warning:
            sockets = Sockets(Limits(), most_files=10)
            lines = [transport(port) for port in range(6)]
            for line in lines:
                sockets.opened(line)
            assert [line.abort.called for line in lines] == [False] * 5 + [True], "half of the files"
            assert "192.0.2.1" in warning.call_args.args[1]
            for line in lines:
                sockets.closed(line)
            assert len(sockets) == 0
            crowded = Sockets(replace(Limits(), sockets_per_address=10), most_files=20)
            with mock.patch("pennypapers.server.sockets.visitor", lambda client: str(client[1])):
                for port in range(17):
                    crowded.opened(transport(port))
            assert warning.call_args.args[1:] == (17, 20)

    run(scenario())


def test_a_process_may_open_as_many_files_as_it_is_allowed(tmp_path: Path) -> None:
    most = raise_file_limit()
    assert most is not None
    files = [(tmp_path / str(number)).open("w") for number in range(min(most // 4, 300))]
    for file in files:
        file.close()
