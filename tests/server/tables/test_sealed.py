"""Secrets that no message or response may contain: marks of an open turn, the seed, and tokens."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, Party, fetch, open_party
from support.server.marks import marks_in
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server, running_server, served

from pennypapers.hosting.tokens import token_hash
from pennypapers.rules import parse_marks
from pennypapers.server.session import table_session as session
from pennypapers.server.session.lines import encoded_message
from pennypapers.server.store.sqlite import SqliteStore

FOUR = ("ana", "ben", "cleo", "dan")


class Witness(Robot):
    """A robot that searches every message for other seats' marks of the open turn."""

    def told_too_early(self) -> list[str]:
        """Messages that contain marks which are neither this seat's nor of a closed turn."""
        own = {mark for marks in self.acknowledged.values() for mark in marks_in(marks)}
        early: list[str] = []
        for message in self.guest.heard:
            raw = json.dumps(message)
            if message["type"] in ("turn", "options", "inked"):
                continue
            if found := marks_in(raw) - own:
                early.append(f"{found} in {raw}")
        return early


@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
def test_no_message_of_a_game_contains_marks_of_an_open_turn(tmp_path: Path, adventure: str) -> None:
    """Searches the raw text of every message: marks may occur only in answers to their owner and in closed turns."""

    async def game(port: int) -> tuple[Party, list[Witness]]:
        party = await open_party(port, *FOUR, adventure=adventure)
        party.guests.append(Guest(port, party.code))
        screen = await party.guests[4].come()
        await party.host.say("start")
        witnesses = [Witness(guest, i) for i, guest in enumerate(party.guests[:4])]
        await play_all(list(witnesses))
        await screen.hear("end")
        return party, [*witnesses, Witness(screen, 0)]

    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT) as port:
            party, witnesses = await game(port)
            for witness in witnesses:
                assert not witness.told_too_early()
                kinds = {message["type"] for message in witness.guest.heard}
                assert kinds >= {"welcome", "roll", "turn", "end"}
            for answered in party.guests[:4]:
                _answers_are_ones_own(answered)

    asyncio.run(whole())


def _answers_are_ones_own(guest: Guest) -> None:
    """Assert that a turn is sent when it closes, and `options` and `inked` only in answer to a request."""
    open_turn = 0
    for message in guest.heard:
        if message["type"] == "roll":
            open_turn = message["roll"]["turn"]
        elif message["type"] == "turn":
            assert message["turn"] == open_turn, "a turn is sent once, when it closes"
            assert [each["seat"] for each in message["turns"]] == [0, 1, 2, 3]
        elif message["type"] in ("options", "inked"):
            assert message["re"] is not None


@on_a_server(PATIENT)
async def test_a_client_that_connects_in_an_open_turn_sees_only_who_has_inked(port: int) -> None:
    party = await open_party(port, *FOUR)
    await party.host.say("start")
    empty = (await party.host.hear("start"))["sheets"]
    robots = [Robot(guest, i) for i, guest in enumerate(party.guests)]
    await play_all(robots[:3], turns=1)
    last = party.guests[3]
    for viewer in (Guest(port, party.code), Guest(port, party.code, last.token), Guest(port, party.code, "x" * 30)):
        await viewer.come()
        first = await viewer.hear("welcome", "refused")
        assert not marks_in(json.dumps(first))
        assert first.get("waiting", [3]) == [3]
        assert first.get("sheets", empty) == empty, "as of the last closed turn"
        await viewer.go()
    own = Guest(port, party.code, party.guests[0].token)
    await own.come()
    assert marks_in((await own.hear("welcome"))["inked"]) >= marks_in(robots[0].acknowledged[1])
    for path in ("", "/record", "/steps", "/verify"):
        assert not marks_in((await party.get(path)).text)
    assert (await party.get()).json()["turns"] == 0


@on_a_server(PATIENT)
async def test_a_draft_is_sent_to_its_owner_only_and_kept_over_a_reload(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout="adventure: temple\nname: open\ngrid:\no o o\no o o\n")
    ana, ben = party.guests
    await ana.say("start")
    await ana.hear("roll")
    options = await ana.say("ask")
    choice = options["choices"][0]
    mark = f"{choice['spaces'][0]}={choice['values'][0]}"
    asked = await ana.say("ask", marks=mark)
    assert asked["type"] == "options"
    assert (asked["marks"], asked["may_ink"]) == (mark, True)
    await ana.come()
    assert (await ana.hear("welcome"))["draft"] == mark
    await ben.come()
    assert "draft" not in await ben.hear("welcome")
    assert not any(mark in raw for raw in ben.raw)


def secrets_of(folder: Path, guests: list[Guest], party: Party) -> set[str]:
    """All secrets: the seed in several encodings, the tokens and their hashes."""
    seed = asyncio.run(_seed(folder, party.code))
    tokens = [each for each in (party.host_token, *(guest.token for guest in guests)) if each]
    return {seed.hex(), seed.hex().upper(), repr(seed), *tokens, *map(token_hash, tokens)}


async def _seed(folder: Path, code: str) -> bytes:
    store = SqliteStore(folder / "tables.db")
    try:
        found = await store.find(code)
    finally:
        await store.close()
    assert found is not None
    return found.seed


def test_secrets_are_in_no_message_answer_error_or_log(tmp_path: Path) -> None:
    """A game up to its last turn, with all kinds of requests and errors."""
    said: list[str] = []

    async def game(port: int) -> tuple[Party, list[Guest]]:
        party = await open_party(port, "ana", "ben")
        guests = [*party.guests, await Guest(port, party.code).come(), await Guest(port, party.code, "wrong").come()]
        await party.host.say("start")
        await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)], turns=5)
        for guest in party.guests:
            await guest.come()
            for odd in ("", "{", '{"type":"seed"}', '{"type":"ink","marks":"\\ud800"}', "null", b"\xff\x00"):
                await guest.send(odd)
            for kind in ("start", "ask", "ink", "skip", "remove", "pass_host", "play_again", "add_bot", "hello"):
                await guest.say(kind)
        for method, path, data in (
            ("GET", party.path, None),
            ("GET", f"{party.path}/record", None),
            ("GET", f"{party.path}/verify", None),
            ("GET", "/healthz", None),
            ("GET", "/metrics", None),
            ("GET", "/schema/openapi.json", None),
            ("GET", "/api/messages.json", None),
            ("GET", "/api/nothing", None),
            ("PUT", party.path, {}),
            ("POST", f"{party.path}/seats", {"name": 3}),
            ("POST", f"{party.path}/seats", {"take_over": 1}),
            ("POST", f"{party.path}/bots", []),
        ):
            for token in (None, "wrong", party.guests[0].token):
                reply = await fetch(port, method, path, data, token=token)
                said.append(f"{reply.text} {reply.headers}")
        await party.go()
        for guest in guests:
            await guest.go()
            said.extend(guest.raw)
        return party, guests

    with running_server(tmp_path) as server:
        party, guests = asyncio.run(asyncio.wait_for(game(server.port), LONG_ENOUGH))
        assert server.stop() == 0
        said.append(server.log)
    hidden = secrets_of(tmp_path, guests, party) - {"wrong"}
    assert len(said) > 100
    assert not [(secret, text) for text in said for secret in hidden if secret in text]


def test_tokens_are_long_and_kept_as_hashes_only(tmp_path: Path) -> None:
    async def whole() -> list[str]:
        async with served(tmp_path, PATIENT) as port:
            party = await open_party(port, "ana", "ben", come=False)
            return [party.host_token, *(guest.token or "" for guest in party.guests)]

    tokens = asyncio.run(whole())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert len(token) * 6 >= 128, "as many bits as a key"
        assert token.encode() not in kept
        assert token_hash(token).encode() in kept
    assert len(set(tokens)) == 3


@on_a_server(replace(PATIENT, progress_seconds=0.5))
async def test_progress_is_sent_a_few_times_a_second_and_not_for_every_seat(port: int) -> None:
    names = [f"seat {i}" for i in range(30)]
    party = await open_party(port, *names, layout="adventure: temple\nname: open\ngrid:\n" + "o o o o o o\n" * 6)
    screen = await Guest(port, party.code).come()
    await party.host.say("start")
    loop = asyncio.get_running_loop()
    began = loop.time()
    await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)], turns=3)
    await screen.hear("turn", turn=3)
    told = [message for message in screen.heard if message["type"] == "progress"]
    assert len(told) <= (loop.time() - began) / 0.5 + 1


@on_a_server(PATIENT)
async def test_a_broadcast_is_encoded_once_whatever_the_number_of_seats(port: int) -> None:
    party = await open_party(port, *[f"seat {i}" for i in range(20)])
    with mock.patch.object(session, "encoded", side_effect=encoded_message.encoded) as encoded:
        await party.host.say("start")
        for guest in party.guests:
            await guest.hear("roll")
    kinds = [type(call.args[0]).__name__ for call in encoded.call_args_list]
    assert kinds.count("StartNews") == kinds.count("RollNews") == 1


def test_a_mark_is_found_in_any_text() -> None:
    """A test of the search itself: it finds marks in every notation."""
    for text in ("c4=15", "d2x", "e5*7", "a1=!", "b2=H", "forest(a1,a2,b2,b3,c3)"):
        assert marks_in(f'{{"marks":"{text}"}}') == {str(parse_marks(text)[0])}
