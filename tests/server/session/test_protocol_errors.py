"""Invalid messages: each is answered with a code and a sentence, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from unittest import mock

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME, Guest, open_party
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server
from support.server.typed_table import state_of, typed_party
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

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
    "a1": "notation.mark",
    "a1=16": "notation.value",
    "a1=0": "notation.value",
    "A1=1": "notation.mark",
    "a01=1": "notation.mark",
    "a1=1;": "notation.value",
    "a1=1\n": "notation.value",
    "ana: a1=1": "notation.mark",
    "forest(": "notation.mark",
    "city(a1,,a2)": "notation.space",
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


@on_a_server(PATIENT)
async def test_a_message_that_cannot_be_read_is_refused_and_changes_nothing(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    before = await state_of(party)
    for message in BAD_MESSAGES:
        for guest in party.guests:
            await guest.send(message)
            refused = await guest.hear("refused")
            assert refused["code"] == "message", message
            assert refused["says"] == "this page and the server do not understand each other; reload the page"
            assert 0 < len(refused["facts"]["why"]) < 500
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
            assert refused.get("clause") == (code.partition(".")[0] if not code.startswith("notation.") else None)
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


@on_a_server(PATIENT)
async def test_a_client_that_says_nothing_is_not_waited_for(port: int) -> None:
    party = await open_party(port, "ana")
    with mock.patch("pennypapers.server.session.lines.dialogue.HELLO_SECONDS", 0.05):
        async with asyncio.timeout(LONG_ENOUGH), connect(f"ws://{HOME}:{port}{party.path}/socket") as silent:
            assert json.loads(await silent.recv())["code"] == "hello"
            await silent.wait_closed()
            assert silent.close_code == 4003


@pytest.mark.parametrize(
    "first",
    ["", "{}", "garbage", '{"type":"ink","turn":1,"marks":"a1=1"}', '{"type":"hello","after":-1}', b"\x00\xff"],
)
def test_a_client_whose_first_message_is_no_hello_is_refused(tmp_path: Path, first: str | bytes) -> None:
    @on_a_server(PATIENT)
    async def scenario(port: int) -> None:
        party = await typed_party(port, "ana")
        async with connect(f"ws://{HOME}:{port}{party.path}/socket") as socket:
            await socket.send(first)
            refused = json.loads(await asyncio.wait_for(socket.recv(), LONG_ENOUGH))
            assert (refused["type"], refused["code"]) == ("refused", "hello")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), LONG_ENOUGH)
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
    assert early["code"] == "stale.early"
    assert (await ana.say("ink", turn=1, marks="c2=3"))["type"] == "inked"
    await ana.say("type_roll", turn=2, roll="1 2 3")
    again = await ben.say("ink", turn=1, marks="a1=1")
    assert again["type"] == "inked", "the same once more is harmless when its turn has closed"
    late = await ben.say("ink", turn=1, marks="b1=1")
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
async def test_whose_seat_it_is_follows_from_the_token_and_not_from_a_request(port: int) -> None:
    party = await typed_party(port, "ana", "ben")
    watching = await Guest(port, party.code).come()
    for claim in ({"seat": 0}, {"you": 0}, {"token": party.host.token}, {"player": "ana"}):
        await watching.send({"type": "ink", "turn": 1, "marks": "a1=1", **claim})
        assert (await watching.hear("refused"))["code"] == "message"
    await watching.send({"type": "hello", "token": party.host.token})
    assert (await watching.hear("refused"))["code"] == "hello.twice"
    elsewhere = await open_party(port, "ana", "ben")
    stranger = await Guest(port, party.code, elsewhere.host.token).come()
    assert (await stranger.hear("refused"))["code"] == "token"
    assert await stranger.closed() == 4003


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
