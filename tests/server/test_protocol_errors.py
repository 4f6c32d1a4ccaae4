"""Hostile clients: every bad message is answered with a code and a sentence, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from guest import HOME, Guest, Party, Reply, fetch, open_party
from robot import Robot, play_all
from running_server import QUICK, on_a_server, served
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pennypapers.server.sqlite_store import SqliteStore
from pennypapers.server.store import StoreError

PATIENT = replace(QUICK, away_seconds=60, host_seconds=60)
OPEN = "adventure: temple\nname: open\ngrid:\no o o\no o o\n"

BAD_MESSAGES = [
    "",
    " ",
    "null",
    "[]",
    "0",
    '"hello"',
    "{",
    "{}",
    '{"type":null}',
    '{"type":"hello"',
    '{"type":"Ink"}',
    '{"type":"welcome","number":1}',
    '{"type":"ink","turn":0,"marks":"a1=1"}',
    '{"type":"ink","turn":1.5,"marks":"a1=1"}',
    '{"type":"ink","turn":"1","marks":"a1=1"}',
    '{"type":"ink","turn":99999999999999999999,"marks":"a1=1"}',
    '{"type":"ink","turn":1,"marks":null}',
    '{"type":"ink","turn":1,"marks":"a1=1","seat":0}',
    '{"type":"ink","turn":1,"marks":"a1=1","token":"x"}',
    '{"type":"ink","turn":1,"marks":"\\ud800"}',
    '{"type":"ink","id":-1}',
    '{"type":"ink","id":"x"}',
    '{"type":"remove","seat":-1}',
    '{"type":"remove","seat":100}',
    '{"type":"pause","on":"yes"}',
    '{"type":"ask","marks":"' + "a1=1 " * 500 + '"}',
    "[" * 5000,
    '{"type":"ask","marks":' + "[" * 3000,
    "\x00",
    "NaN",
]

BAD_TURNS = {
    "a1": "notation",
    "a1=16": "notation",
    "a1=0": "notation",
    "A1=1": "notation",
    "a01=1": "notation",
    "a1=1;": "notation",
    "a1=1\n": "notation",
    "ana: a1=1": "notation",
    "forest(": "notation",
    "city(a1,,a2)": "notation",
    "a1=9": "G4",
    "z99=1": "T1.off",
    "a1=!": "G6.none",
    "a1=B": "T2.symbol",
    "-": "T2.pass",
    "": "T2.none",
    "a1=1 b1=2": "T2.one",
    "a1x": "G9.nothing",
    "a1*7": "T2.treasure",
    "forest(a1,a2,b1,b2,c1)": "T2.discovery",
}


async def typed_party(port: int, *names: str) -> Party:
    """A table at its first roll, which is 1 2 3."""
    party = await open_party(port, *names, layout=OPEN, options="dice=by_hand")
    await party.host.say("start")
    await party.host.say("type_roll", turn=1, roll="1 2 3")
    for guest in party.guests:
        await guest.hear("roll")
    return party


async def state_of(party: Party) -> tuple[str, object]:
    """All that anybody can see of a table, without when it is looked at."""
    watching = await Guest(party.port, party.code).come()
    welcome = await watching.hear("welcome")
    await watching.go()
    return (await party.get("/record")).text, welcome


@on_a_server(PATIENT)
async def test_a_message_that_cannot_be_read_is_refused_and_changes_nothing(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    before = await state_of(party)
    for message in BAD_MESSAGES:
        for guest in party.guests:
            await guest.send(message)
            refused = await guest.hear("refused")
            assert refused["code"] == "message", message
            assert refused["says"].startswith("this message cannot be read: ")
            assert len(refused["says"]) < 500
    assert await state_of(party) == before


@on_a_server(PATIENT)
async def test_a_turn_that_breaks_a_rule_is_refused_with_its_clause_and_changes_nothing(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    before = await state_of(party)
    for marks, code in BAD_TURNS.items():
        for kind in ("ask", "ink") if marks else ("ink",):
            fields = {"marks": marks} | ({"turn": 1} if kind == "ink" else {})
            refused = await party.guests[1].say(kind, **fields)
            assert (refused["type"], refused["code"]) == ("refused", code), marks
            assert refused["says"]
            assert refused.get("clause") == (code.partition(".")[0] if code != "notation" else None)
    assert await state_of(party) == before


@on_a_server(PATIENT)
async def test_random_bytes_are_refused_and_the_connection_lives(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    before = await state_of(party)
    rng = random.Random(11)
    for _ in range(60):
        data = rng.randbytes(rng.randrange(200))
        await party.guests[1].send(data)
        assert (await party.guests[1].hear("refused"))["code"] == "message"
        text = "".join(chr(rng.choice((rng.randrange(0xD800), rng.randrange(128)))) for _ in range(rng.randrange(80)))
        await party.guests[1].send(text)
        assert (await party.guests[1].hear("refused"))["code"] == "message"
    whole = json.dumps({"type": "ink", "turn": 1, "marks": "a1=9", "id": 1})
    for _ in range(60):
        at, other = rng.randrange(len(whole) - 1), rng.choice('{}[]",:x0\\ \x7f')
        if whole[at] != other:
            await party.guests[1].send(whole[:at] + other + whole[at + 2 :])
            assert (await party.guests[1].hear("refused", "inked", "done"))["type"] == "refused"
    assert await state_of(party) == before


@on_a_server(PATIENT)
async def test_a_huge_message_ends_its_connection_and_nothing_else(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    before = await state_of(party)
    ben = party.guests[1]
    await ben.send('{"type":"ask","marks":"' + "x" * 20_000 + '"}')
    assert await ben.closed() == 1009
    await ben.come()
    await ben.hear("welcome")
    assert await state_of(party) == before


@pytest.mark.parametrize(
    "first",
    ["", "{}", "garbage", '{"type":"ink","turn":1,"marks":"a1=1"}', '{"type":"hello","after":-1}', b"\x00\xff"],
)
def test_who_does_not_say_hello_is_not_let_in(tmp_path: Path, first: str | bytes) -> None:
    @on_a_server(PATIENT)
    async def scenario(port: int) -> None:
        party = await typed_party(port, "ana")
        async with connect(f"ws://{HOME}:{port}{party.path}/socket") as socket:
            await socket.send(first)
            refused = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert (refused["type"], refused["code"]) == ("refused", "hello")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code == 4003

    scenario(tmp_path)


@on_a_server(PATIENT)
async def test_messages_sent_twice_late_or_out_of_order_ink_once(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    ana, ben = party.guests
    answers = await asyncio.gather(*(ben.say("ink", turn=1, marks="a1=1") for _ in range(5)))
    assert [each["type"] for each in answers] == ["inked"] * 5
    for other in ("b1=1", "a1=2", ""):
        refused = await ben.say("ink", turn=1, marks=other)
        assert refused["code"] == "G8.committed", "what is inked stays"
    assert (await ben.say("ask"))["code"] == "G8.committed"
    early = await ana.say("ink", turn=2, marks="a1=1")
    assert early["code"] == "stale"
    assert (await ana.say("ink", turn=1, marks="c2=3"))["type"] == "inked"
    await ana.say("type_roll", turn=2, roll="1 2 3")
    late = await ben.say("ink", turn=1, marks="a1=1")
    assert late["code"] == "stale"
    turns = [line for line in (await party.get("/record")).text.splitlines() if line.startswith(("1. ", "2. "))]
    assert turns == ["1. 1 2 3 | ana: c2=3 | ben: a1=1"]


@on_a_server(PATIENT)
async def test_two_tabs_with_one_seat_are_one_player(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    ana, ben = party.guests
    other = await Guest(port, party.code, ben.token).come()
    await other.hear("welcome")
    both = await asyncio.gather(ben.say("ink", turn=1, marks="a1=1"), other.say("ink", turn=1, marks="b1=2"))
    assert sorted(each["type"] for each in both) == ["inked", "refused"]
    await ben.go()
    assert (await other.hear("progress", waiting=[0]))["here"] == [0, 1], "one tab closed, the seat is still there"
    assert (await ana.say("ink", turn=1, marks="a1=1"))["type"] == "inked"
    assert len((await other.hear("turn"))["turns"]) == 2


@on_a_server(PATIENT)
async def test_a_seat_is_the_connections_and_never_the_clients_word(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    watching = await Guest(port, party.code).come()
    for claim in ({"seat": 0}, {"you": 0}, {"token": party.host.token}, {"player": "ana"}):
        await watching.send({"type": "ink", "turn": 1, "marks": "a1=1", **claim})
        assert (await watching.hear("refused"))["code"] == "message"
    await watching.send({"type": "hello", "token": party.host.token})
    assert (await watching.hear("refused"))["code"] == "hello"
    elsewhere = await open_party(port, "ana", "ben")
    stranger = await Guest(port, party.code, elsewhere.host.token).come()
    assert (await stranger.hear("refused"))["code"] == "token"
    assert await stranger.closed() == 4003


class FullStore(SqliteStore):
    """A store that can be told that its disk is full for events in which this stands."""

    full_for: bytes | None = None
    refused = 0

    async def append(self, table: str, after: int, rows: Sequence[bytes]) -> None:
        if self.full_for is not None and any(self.full_for in row for row in rows):
            self.refused += 1
            raise StoreError("the disk is full")
        await super().append(table, after, rows)


def test_what_cannot_be_saved_is_refused_and_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = FullStore(tmp_path / "tables.db")
        async with asyncio.timeout(30), served(tmp_path, PATIENT, store=store) as port:
            party = await typed_party(port, "ana", "ben")
            before = await state_of(party)
            store.full_for = b""
            refused = await party.host.say("ink", turn=1, marks="a1=1")
            assert (refused["type"], refused["code"]) == ("refused", "store")
            reply = await party.post("/seats", {"take_over": 1})
            assert reply.json()["code"] == "seat"
            assert (await party.host.say("lock"))["code"] == "store"
            assert await state_of(party) == before
            store.full_for = None
            assert (await party.host.say("ink", turn=1, marks="a1=1"))["type"] == "inked"

    asyncio.run(scenario())


def test_a_bot_whose_turn_could_not_be_saved_plays_it_again(tmp_path: Path) -> None:
    """Everybody waits for it, so nobody else would do anything."""

    async def scenario() -> None:
        store = FullStore(tmp_path / "tables.db")
        async with asyncio.timeout(30), served(tmp_path, PATIENT, store=store) as port:
            party = await open_party(port, "ana", layout=OPEN, options="dice=by_hand")
            await party.host.say("add_bot")
            await party.host.say("start")
            store.full_for = b'"by_bot":true'
            await party.host.say("type_roll", turn=1, roll="1 2 3")
            while (await party.host.say("ink", turn=1, marks="a1=1"))["type"] != "inked":
                assert store.refused, "refused only when it was saved together with the bot's turn"
            while not store.refused:
                await asyncio.sleep(0.01)
            store.full_for = None
            assert (await party.host.hear("turn", turn=1))["turns"][1]["by_bot"]

    asyncio.run(scenario())


def test_a_table_that_expires_under_its_guests_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        async with asyncio.timeout(30), served(tmp_path, PATIENT, store=store) as port:
            party = await typed_party(port, "ana")
            assert await store.expire(-1) == 1
            refused = await party.host.say("ink", turn=1, marks="a1=1")
            assert (refused["code"], refused["says"]) == ("code", "this table has expired")

    asyncio.run(scenario())


# -- limits ------------------------------------------------------------------------------------------------


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
async def test_codes_cannot_be_walked_through(port: int) -> None:
    """Neither by requests nor by websockets; somebody at another address is not held up by it."""
    walked = [(await fetch(port, "GET", f"/api/tables/AAA{letter}")).status for letter in "ABCDEFGHJKMN" * 3]
    assert 429 in walked
    assert set(walked[-10:]) == {429}
    with pytest.raises(InvalidStatus):
        await Guest(port, "AAAA").come()
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
    assert (await sixth.hear("refused"))["code"] == "full"
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


@on_a_server(PATIENT)
async def test_clients_that_come_and_go_all_the_time_get_to_the_end(port: int) -> None:
    party = await open_party(port, "ana", "ben", "cleo")
    await party.host.say("start")
    robots = [Robot(guest, i) for i, guest in enumerate(party.guests)]
    for turns in range(1, 60):
        await play_all(robots, turns)
        if all(robot.ended for robot in robots):
            break
    assert [robot.connections > 5 for robot in robots] == [True] * 3
    assert (await party.get("/verify")).json()["good"]
