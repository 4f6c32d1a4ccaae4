"""Limits for one address, and what is let in: origins, headers, codes, connections, messages."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from support.server.guest import HOME, Guest, Reply, fetch, open_party
from support.server.running_server import PATIENT, on_a_server
from support.server.typed_table import typed_party
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus


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
        assert json.loads(await asyncio.wait_for(socket.recv(), 10))["type"] == "welcome"


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
async def test_codes_cannot_be_guessed_one_after_another(port: int) -> None:
    """Neither by requests nor by websockets; somebody at another address is not held up by it."""
    walked = [(await fetch(port, "GET", f"/api/tables/AAA{letter}")).status for letter in "ABCDEFGHJKMN" * 3]
    assert 429 in walked
    assert set(walked[-10:]) == {429}
    with pytest.raises(InvalidStatus):
        await Guest(port, "AAAA").come()
    assert (await fetch(port, "GET", "/api/layouts")).status == 200, "what tells nothing of a code is still answered"
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple"})).status == 201
    assert (await fetch(port, "GET", "/api/tables/AAAB", address="127.0.0.9")).status == 404
    for _ in range(20):
        lost = await Guest(port, "BBBB", address="127.0.0.10").come()
        assert (await lost.hear("refused"))["code"] == "code"
    with pytest.raises(InvalidStatus):
        await Guest(port, "BBBB", address="127.0.0.10").come()


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
async def test_who_sends_too_much_is_read_more_slowly_and_loses_nothing(port: int) -> None:
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
async def test_a_server_has_room_for_so_many_tables(port: int) -> None:
    for _ in range(3):
        await open_party(port, come=False)
    reply = await fetch(port, "POST", "/api/tables", {"adventure": "temple"})
    assert (reply.status, reply.json()["code"]) == (503, "tables")
