"""Limits for one address, allowed origins, security headers, and guesses of codes."""

from __future__ import annotations

import asyncio
import http.client
import json
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME, PATIENCE, Guest, Reply, fetch, open_party
from support.server.running_server import PATIENT, on_a_server, served
from support.server.typed_table import typed_party
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pennypapers.server.app import LOGGED_PATH
from pennypapers.server.limits import Guesses
from pennypapers.server.store.contract import StoreError
from pennypapers.server.store.sqlite import SqliteStore


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "http://[", "x"]
)
def test_pages_of_other_hosts_are_refused(tmp_path: Path, origin: str) -> None:
    @on_a_server(PATIENT)
    async def scenario(port: int) -> None:
        party = await open_party(port, "ana", come=False)
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{HOME}:{port}{party.path}/socket", origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    scenario(tmp_path)


@on_a_server(PATIENT)
async def test_a_page_of_this_host_is_let_in(port: int) -> None:
    party = await open_party(port, "ana", come=False)
    async with connect(f"ws://{HOME}:{port}{party.path}/socket", origin=f"http://{HOME}:{port}") as socket:  # type: ignore[arg-type]
        await socket.send('{"type":"hello"}')
        assert json.loads(await asyncio.wait_for(socket.recv(), LONG_ENOUGH))["type"] == "welcome"


HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def strict(reply: Reply) -> bool:
    policy = reply.headers.get("content-security-policy", "")
    return (
        reply.headers.items() >= HEADERS.items()
        and "frame-ancestors 'none'" in policy
        and "default-src 'self'" in policy
        and "unsafe" not in policy
    )


@on_a_server(replace(PATIENT, requests_per_second=0.01, request_burst=30))
async def test_every_answer_has_strict_headers_and_every_error_a_code_and_a_sentence(port: int) -> None:
    asked = [
        ("GET", "/healthz", None, 200),
        ("GET", "/api/layouts", None, 200),
        ("POST", "/api/tables", {"adventure": "temple"}, 201),
        ("GET", "/nothing", None, 404),
        ("GET", "/api/tables/ZZZZ", None, 404),
        ("GET", "/api/tables/Z", None, 400),
        ("PUT", "/api/tables", None, 405),
        ("POST", "/api/tables", None, 400),
        ("POST", "/api/tables", [1], 400),
        ("POST", "/api/tables", {"adventure": "temple", "layout": "x" * 20_000}, 400),
        ("POST", "/api/replay", {"text": "x"}, 400),
        ("POST", "/api/score", {"text": "x" * 5_000_000}, 413),
    ]
    for method, path, data, status in asked:
        reply = await fetch(port, method, path, data)
        assert reply.status == status, (method, path, reply.text[:200])
        assert strict(reply), (method, path)
        if status >= 400:
            assert reply.json()["code"]
            assert reply.json()["says"]
    for _ in range(30):
        await fetch(port, "GET", "/api/layouts")
    for path in ("/api/layouts", "/metrics", "/schema/nothing", "/api/tables/ZZZZ/record"):
        late = await fetch(port, "GET", path)
        assert (late.status, late.json()["code"]) == (429, "slowly"), "whatever a route would have answered"
        assert strict(late)


@on_a_server(replace(PATIENT, misses_per_second=0.01, miss_burst=20))
async def test_wrong_codes_wait_and_nobody_with_a_right_one_does(port: int) -> None:
    """Neither with requests nor with websockets; not even for a table that nobody at this address has found before."""
    known, other = await open_party(port, "ana"), await open_party(port, address="127.0.0.9")
    watched = await open_party(port, address="127.0.0.9")
    for letter in "ABCDEFGHJKMNPQRSTUVWX":
        assert (await fetch(port, "GET", f"/api/tables/AAA{letter}")).status == 404
    flood = [await Guest(port, f"ZZ{a}{b}").come() for a in "ABCDEF" for b in "ABCDEF"]
    refused = await asyncio.gather(*(guest.hear("refused") for guest in flood[Guesses.MOST_WAITING :]))
    assert {each["code"] for each in refused} == {"slowly"}, "the queue is full"
    assert (await known.get()).status == 200
    assert (await known.host.say("lock"))["type"] == "done"
    assert (await fetch(port, "GET", "/api/layouts")).status == 200
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple"})).status == 201
    assert (await fetch(port, "GET", f"/api/tables/{other.code}")).status == 200
    await (await Guest(port, watched.code.lower()).come()).hear("welcome")
    assert (await fetch(port, "GET", "/api/tables/AAAB", address="127.0.0.9")).status == 404
    assert (await fetch(port, "GET", "/api/tables/ZZZZ")).json()["code"] == "slowly"
    await asyncio.gather(*(guest.go() for guest in flood))


@on_a_server(replace(PATIENT, misses_per_second=0.01, miss_burst=5))
async def test_wrong_codes_of_websockets_alone_wait_too(port: int) -> None:
    for letter in "ABCDE":
        wrong = await Guest(port, f"AAA{letter}").come()
        assert (await wrong.hear("refused"))["code"] == "code"
    flood = [await Guest(port, f"ZZ{a}{b}").come() for a in "ABCDEF" for b in "ABCDEF"]
    refused = await asyncio.gather(*(guest.hear("refused") for guest in flood[Guesses.MOST_WAITING :]))
    assert {each["code"] for each in refused} == {"slowly"}
    await asyncio.gather(*(guest.go() for guest in flood))


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_posts_of_other_hosts_pages_are_refused(tmp_path: Path, origin: str) -> None:
    @on_a_server(PATIENT)
    async def scenario(port: int) -> None:
        def post(said: str) -> tuple[int, str]:
            line = http.client.HTTPConnection(HOME, port, timeout=PATIENCE)
            line.request(
                "POST", "/api/tables", '{"adventure":"temple"}', {"origin": said, "content-type": "text/plain"}
            )
            reply = line.getresponse()
            found = reply.status, json.loads(reply.read()).get("code")
            line.close()
            return found

        assert await asyncio.to_thread(post, origin) == (403, "origin")
        assert (await asyncio.to_thread(post, f"http://{HOME}:{port}"))[0] == 201

    scenario(tmp_path)


def test_an_internal_error_is_logged_with_the_id_in_the_response(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        broken = mock.patch.object(store, "find", side_effect=ZeroDivisionError)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            with broken, mock.patch("pennypapers.server.app.LOGGER.error") as logged:
                reply = await fetch(port, "GET", "/api/tables/ABCD")
            assert (reply.status, reply.json()["code"]) == (500, "failed")
            assert reply.json()["facts"]["request"] == reply.headers["x-request-id"]
            assert isinstance(logged.call_args.kwargs["exc_info"], ZeroDivisionError)
            with broken, mock.patch("pennypapers.server.session.lines.websocket.LOGGER.exception") as logged:
                assert await (await Guest(port, "ABCD").come()).closed() == 1011
            assert logged.call_args.args[1] == "ABCD"

    asyncio.run(scenario())


def test_a_store_that_cannot_be_reached_refuses_a_hello(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            with mock.patch.object(store, "find", side_effect=StoreError("the database is away")):
                guest = await Guest(port, "ABCD").come()
                assert (await guest.hear("refused"))["code"] == "store"
                assert await guest.closed() == 4003

    asyncio.run(scenario())


@on_a_server(PATIENT)
async def test_a_long_address_does_not_fill_the_log(port: int) -> None:
    with mock.patch("pennypapers.server.app.LOGGER.info") as logged:
        assert (await fetch(port, "GET", f"/{'x' * 5000}")).status == 404
    assert len(logged.call_args.kwargs["extra"]["facts"]["path"]) == LOGGED_PATH


@on_a_server(replace(PATIENT, connections_per_address=3, connections_per_table=5))
async def test_connections_are_limited_by_address_and_by_table(port: int) -> None:
    party = await open_party(port, come=False)
    guests = [Guest(port, party.code, address=f"127.0.0.{2 + i // 3}") for i in range(5)]
    for guest in guests:
        await guest.come()
    with pytest.raises(InvalidStatus):
        await Guest(port, party.code, address="127.0.0.2").come()
    sixth = await Guest(port, party.code, address="127.0.0.4").come()
    assert (await sixth.hear("refused"))["code"] == "full.connections"
    await guests[0].go()
    await (await Guest(port, party.code, address="127.0.0.2").come()).hear("welcome")


@on_a_server(replace(PATIENT, messages_per_second=20, message_burst=5))
async def test_a_client_that_sends_too_much_is_read_more_slowly_and_loses_nothing(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    ana, ben = party.guests
    loop = asyncio.get_running_loop()
    began = loop.time()
    flood = asyncio.gather(*(ben.say("ask") for _ in range(25)))
    await ana.say("ask")
    assert loop.time() - began < 0.5, "nobody else waits for it"
    assert [each["type"] for each in await flood] == ["options"] * 25
    assert loop.time() - began > 0.9


@on_a_server(replace(PATIENT, tables=3))
async def test_the_number_of_tables_is_limited(port: int) -> None:
    for _ in range(3):
        await open_party(port, come=False)
    reply = await fetch(port, "POST", "/api/tables", {"adventure": "temple"})
    assert (reply.status, reply.json()["code"]) == (503, "tables")
